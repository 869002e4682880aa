#include "bridge/piece.h"

#include <array>
#include <cmath>
#include <QCache>
#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QTextStream>

namespace {

constexpr qreal drawn = 100; // the size of the outlines that all texts are scaled from

QFont outlined() {
  QFont font = QGuiApplication::font();
  font.setPixelSize(drawn);
  font.setWeight(QFont::DemiBold);
  return font;
}

/// A text from x on, on a baseline.
QPainterPath written(const QString& text, qreal x, qreal baseline, qreal size) {
  QPainterPath outline;
  outline.addText(0, 0, outlined(), text);
  return QTransform::fromTranslate(x, baseline).scale(size / drawn, size / drawn).map(outline);
}

QPainterPath rounded(const QRectF& place, qreal radius) {
  QPainterPath path;
  path.addRoundedRect(place, radius, radius);
  return path;
}

QPainterPath octagon(const QRectF& place, qreal cut) {
  const auto [x1, y1, x2, y2] = std::array{place.left(), place.top(), place.right(), place.bottom()};
  QPainterPath path;
  path.addPolygon(QPolygonF{{{x1 + cut, y1},
                             {x2 - cut, y1},
                             {x2, y1 + cut},
                             {x2, y2 - cut},
                             {x2 - cut, y2},
                             {x1 + cut, y2},
                             {x1, y2 - cut},
                             {x1, y1 + cut}}});
  path.closeSubpath();
  return path;
}

QColor faded(QColor colour, float share) {
  colour.setAlphaF(colour.alphaF() * share);
  return colour;
}

/// Diagonals over a place, from its upper left corner on.
void hatch(QPainter& painter, const QRectF& place, const QColor& colour) {
  const qreal pitch = std::max(4.0, place.width() * 0.16);
  painter.save();
  painter.translate(place.topLeft());
  painter.setPen(QPen(colour, std::max(1.0, place.width() * 0.035)));
  for (qreal c = pitch; c < place.width() + place.height(); c += pitch) {
    const qreal x = std::min(c, place.width()), y = std::min(c, place.height());
    painter.drawLine(QPointF(x, c - x), QPointF(c - y, y));
  }
  painter.restore();
}

/// An angle in each corner of a piece.
void corners(QPainter& painter, const QSizeF& size, const QColor& colour) {
  const qreal reach = size.width() * 0.16, thick = std::max(1.5, size.width() * 0.03);
  for (const bool right : {false, true}) {
    for (const bool below : {false, true}) {
      const qreal x = size.width() * (right ? 0.92 : 0.08) - (right ? reach : 0);
      const qreal y = size.height() * (below ? 0.87 : 0.08) - (below ? reach : 0);
      painter.fillRect(QRectF(x, below ? y + reach - thick : y, reach, thick), colour);
      painter.fillRect(QRectF(right ? x + reach - thick : x, y, thick, reach), colour);
    }
  }
}

/// What was painted of late, by how it looks; its cost is counted in bytes.
QCache<QString, QImage>& pictures() {
  static QCache<QString, QImage> painted(8 << 20);
  return painted;
}

} // namespace

Piece::Piece(QQuickItem* parent) : QQuickItem(parent) {
  setFlag(ItemHasContents);
  connect(this, &Piece::changed, this, &QQuickItem::polish);
}

void Piece::setMatter(Matter* of) {
  if (made == of) return;
  if (made) made->disconnect(this);
  made = of;
  if (made) connect(made, &Matter::changed, this, &QQuickItem::polish);
  emit changed();
}

QString Piece::look(qreal ratio) const {
  QString words;
  QTextStream(&words) << width() << ' ' << height() << ' ' << ratio << ' ' << made->top.rgba() << ' '
                      << made->bottom.rgba() << ' ' << made->lip.rgba() << ' ' << made->ink.rgba() << ' '
                      << made->edge.rgba() << ' ' << made->hatch.rgba() << ' ' << form << innerLine << cornered << ' '
                      << lip << ' ' << digitRatio << ' ' << mark << ' ' << text;
  return words;
}

void Piece::paint(QPainter& painter) const {
  const qreal depth = lip < 0 ? std::max(1.5, width() * 0.05) : lip;
  const QRectF face(0, 0, width(), height() - depth);
  const QRectF inside = face.adjusted(width() * 0.09, width() * 0.09, -width() * 0.09, -width() * 0.09);
  const qreal radius = std::min(width(), height()) * (form == Round ? 0.5 : form == Rounded ? 0.2 : 0.12);
  const auto shape = [&](const QRectF& place, qreal smaller) {
    return form == Cut ? octagon(place, width() * 0.17) : rounded(place, std::max(0.0, radius - smaller));
  };
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillPath(shape(face.translated(0, depth), 0), made->lip);
  QLinearGradient light(face.topLeft(), face.bottomLeft());
  light.setStops({{0, made->top}, {1, made->bottom}});
  painter.fillPath(shape(face, 0), light);
  if (made->hatch.alpha() > 0) {
    painter.save();
    painter.setClipPath(shape(face, 0));
    hatch(painter, face, made->hatch);
    painter.restore();
  }
  if (made->edge.alpha() > 0)
    painter.strokePath(shape(face.adjusted(0.75, 0.75, -0.75, -0.75), 0.75), QPen(made->edge, 1.5));
  if (innerLine || form == Cut)
    painter.strokePath(shape(inside.adjusted(0.5, 0.5, -0.5, -0.5), width() * 0.045), QPen(faded(made->ink, 0.37F), 1));
  if (cornered) corners(painter, QSizeF(width(), height()), made->lip);

  const QFontMetricsF metrics(outlined());
  if (!mark.isEmpty()) {
    const qreal size = width() * 0.26;
    painter.fillPath(written(mark, width() * 0.1, height() * 0.02 + metrics.ascent() * size / drawn, size),
                     faded(made->ink, 0.75F));
  }
  if (!text.isEmpty()) {
    const qreal size = std::min(width(), height()) * digitRatio;
    const qreal breadth = metrics.horizontalAdvance(text) * size / drawn;
    // Digits reach 0.712 of their size above the baseline: so their middle is the face's, whatever the font's box.
    painter.fillPath(written(text, (width() - breadth) / 2, face.center().y() + 0.356 * size, size), made->ink);
  }
}

QImage Piece::painted(qreal ratio) const {
  QImage image((size() * ratio).toSize() + QSize(1, 1), QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  paint(painter);
  return image;
}

void Piece::updatePolish() {
  if (!made || !window()) return;
  const qreal ratio = window()->effectiveDevicePixelRatio();
  const bool seen = width() > 0 && height() > 0;
  const QString now = seen ? look(ratio) : QString();
  if (now == looked) return;
  looked = now;
  picture = {};
  if (seen) {
    const QImage* known = pictures().object(looked);
    picture = known ? *known : painted(ratio);
    if (!known) pictures().insert(looked, new QImage(picture), picture.sizeInBytes());
  }
  another = true;
  update();
}

QSGNode* Piece::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
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

void Piece::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickItem::geometryChange(now, before);
  if (now.size() != before.size()) polish();
}

void Piece::itemChange(ItemChange change, const ItemChangeData& data) {
  if (change == ItemSceneChange || change == ItemDevicePixelRatioHasChanged) {
    looked.clear(); // a picture of another window's
    polish();
  }
  QQuickItem::itemChange(change, data);
}
