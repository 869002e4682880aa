#pragma once

#include <QQuickImageProvider>

/// Line icons in any colour: image://icon/undo/2c4a6e is icons/line/undo.svg with its one colour replaced. The software
/// renderer draws no shader effects, so tinting happens here.
class IconProvider : public QQuickImageProvider {
public:
  IconProvider();
  QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};
