#include "bridge/picture.h"

#include <QCache>
#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>

namespace {

constexpr int drawn = 100; // the size of the outlines that all texts are scaled from

QFont outlined(QFont::Weight weight) {
  QFont font = QGuiApplication::font();
  font.setPixelSize(drawn);
  font.setWeight(weight);
  return font;
}

/// What was painted of late, by how it looks; its cost is counted in bytes.
QCache<QString, QImage>& pictures() {
  static QCache<QString, QImage> painted(8 << 20);
  return painted;
}

} // namespace

Picture::Picture(QQuickItem* parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

QPainterPath Picture::written(const QString& text, QFont::Weight weight, QPointF middle, qreal size) {
  const QFont font = outlined(weight);
  QPainterPath outline;
  outline.addText(-QFontMetricsF(font).horizontalAdvance(text) / 2, 0.356 * drawn, font, text);
  return QTransform::fromTranslate(middle.x(), middle.y()).scale(size / drawn, size / drawn).map(outline);
}

QImage Picture::painted(qreal ratio) const {
  QImage image((size() * ratio).toSize() + QSize(1, 1), QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  paint(painter);
  return image;
}

void Picture::updatePolish() {
  if (!window()) return;
  const qreal ratio = window()->effectiveDevicePixelRatio();
  const QString asIs = width() > 0 && height() > 0 ? look() : QString();
  const QString now = asIs.isEmpty() ? asIs : QString("%1 %2 %3 ").arg(width()).arg(height()).arg(ratio) + asIs;
  if (now == looked) return;
  looked = now;
  picture = {};
  if (!looked.isEmpty()) {
    const QImage* known = pictures().object(looked);
    picture = known ? *known : painted(ratio);
    if (!known) pictures().insert(looked, new QImage(picture), picture.sizeInBytes());
  }
  another = true;
  update();
}

QSGNode* Picture::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
  auto* node = static_cast<QSGImageNode*>(old);
  if (picture.isNull()) {
    delete node;
    return nullptr;
  }
  if (!node) {
    node = window()->createImageNode();
    node->setOwnsTexture(true);
    node->setFiltering(QSGTexture::Linear);
    another = true;
  }
  if (std::exchange(another, false)) {
    node->setTexture(window()->createTextureFromImage(picture, QQuickWindow::TextureCanUseAtlas));
    node->setRect(QRectF(QPointF(), picture.deviceIndependentSize()));
  }
  return node;
}

void Picture::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickItem::geometryChange(now, before);
  if (now.size() != before.size()) polish();
}

void Picture::itemChange(ItemChange change, const ItemChangeData& data) {
  if (change == ItemSceneChange || change == ItemDevicePixelRatioHasChanged) {
    looked.clear(); // a picture of another window's
    polish();
  }
  QQuickItem::itemChange(change, data);
}
