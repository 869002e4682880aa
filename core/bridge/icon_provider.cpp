#include "bridge/icon_provider.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

IconProvider::IconProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

QImage IconProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
  const QString name = id.section('/', 0, 0);
  const QString colour = id.section('/', 1);
  QFile file(":/icons/line/" + name + ".svg");
  if (!file.open(QFile::ReadOnly)) {
    qWarning("there is no icon named %s", qPrintable(name));
    return {};
  }
  QSvgRenderer svg(file.readAll().replace("#2A241D", ('#' + colour).toUtf8()));
  const QSize asked(requestedSize.width(), requestedSize.width()); // they are square
  QImage image(asked.isEmpty() ? svg.defaultSize() : asked, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  svg.render(&painter);
  *size = image.size();
  return image;
}
