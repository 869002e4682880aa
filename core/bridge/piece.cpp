#include "bridge/piece.h"

#include <array>
#include <cmath>
#include <QPainter>
#include <QTextStream>

namespace {

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

} // namespace

Piece::Piece(QQuickItem* parent) : Picture(parent) { connect(this, &Piece::changed, this, &QQuickItem::polish); }

void Piece::setMatter(Matter* of) {
  if (made == of) return;
  if (made) made->disconnect(this);
  made = of;
  if (made) connect(made, &Matter::changed, this, &QQuickItem::polish);
  emit changed();
}

QString Piece::look() const {
  QString words;
  if (!made) return words;
  QTextStream(&words) << "piece " << made->top.rgba() << ' ' << made->bottom.rgba() << ' ' << made->lip.rgba() << ' '
                      << made->ink.rgba() << ' ' << made->edge.rgba() << ' ' << made->hatch.rgba() << ' ' << form
                      << innerLine << cornered << ' ' << lip << ' ' << digitRatio << allRound << ' ' << mark << ' '
                      << text;
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

  if (!mark.isEmpty())
    painter.fillPath(
        written(mark, QFont::DemiBold, QPointF(width() * 0.18, height() * 0.02 + width() * 0.16), width() * 0.26),
        faded(made->ink, 0.75F));
  const qreal size = std::min(width(), height()) * digitRatio;
  if (!text.isEmpty()) painter.fillPath(written(text, QFont::DemiBold, face.center(), size), made->ink);
  if (allRound && (text == "6" || text == "9")) {
    const QPointF below = face.center() + QPointF(0, 0.46 * size);
    painter.fillRect(QRectF(below - QPointF(0.2, 0.03) * size, below + QPointF(0.2, 0.03) * size), made->ink);
  }
}
