#pragma once

#include <QHash>
#include <QObject>
#include <QUrl>

class QSoundEffect;

/// The sounds of resources/sounds, loaded once. Lives in a thread of its own: a sound server that hangs keeps nobody
/// waiting. Without a device it stays silent.
class Sounds : public QObject {
  Q_OBJECT

public:
  using QObject::QObject;

  void load();
  void play(const QString& name, qreal volume);

signals:
  void loaded();

private:
  QSoundEffect* fresh(const QUrl& source);

  QHash<QString, QSoundEffect*> ready; // the next of each
};
