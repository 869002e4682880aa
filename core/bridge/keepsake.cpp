#include "bridge/keepsake.h"

#include "bridge/archive.h"

#include <QDir>
#include <QSaveFile>

QString Keepsake::keep(const QImage& picture, const QString& name) {
  const QDir folder(Archive::here().sharedFolder());
  folder.mkpath(".");
  QSaveFile out(folder.filePath(name + ".png"));
  const bool whole = !picture.isNull() && out.open(QIODevice::WriteOnly) && picture.save(&out, "PNG") && out.commit();
  return whole ? QDir::toNativeSeparators(out.fileName()) : QString();
}
