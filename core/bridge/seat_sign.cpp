#include "bridge/seat_sign.h"

#include <array>
#include <cmath>
#include <numbers>
#include <QPainter>
#include <QPolygonF>

namespace {

/// The shapes of the seats lie between -0.5 and 0.5, with rounded corners of that radius.
struct Shape {
  QPolygonF corners;              // none: a circle
  qreal rounding, initial, below; // how high the initial is, and how far below the middle it stands
};

QPolygonF star() {
  QPolygonF points;
  for (int i = 0; i < 10; ++i) {
    const double angle = (i * 36 - 90) * std::numbers::pi / 180, reach = i % 2 == 0 ? 0.5 : 0.25;
    points << QPointF(std::cos(angle), std::sin(angle)) * reach;
  }
  return points;
}

const Shape& shapeOf(int seat) {
  static const std::array shapes{
      Shape{{}, 0.46, 0.42, 0},                                                           // ●
      Shape{{{0, -0.42}, {0.47, 0.38}, {-0.47, 0.38}}, 0.03, 0.32, 0.14},                 // ▲
      Shape{{{-0.36, -0.36}, {0.36, -0.36}, {0.36, 0.36}, {-0.36, 0.36}}, 0.07, 0.42, 0}, // ■
      Shape{{{0, -0.415}, {0.415, 0}, {0, 0.415}, {-0.415, 0}}, 0.056, 0.42, 0},          // ◆
      Shape{star(), 0, 0.32, 0},                                                          // ★
  };
  return shapes[static_cast<std::size_t>(seat)];
}

} // namespace

SeatSign::SeatSign(QQuickItem* parent) : Picture(parent) {
  connect(this, &SeatSign::seatChanged, this, &QQuickItem::polish);
  connect(this, &SeatSign::changed, this, &QQuickItem::polish);
}

QString SeatSign::look() const {
  return seat < 0 ? QString() : QString("seat %1 %2 %3 ").arg(seat).arg(ground.rgba()).arg(ink.rgba()) + initial;
}

void SeatSign::paint(QPainter& painter) const {
  const Shape& shape = shapeOf(seat);
  const qreal size = width();
  const QPointF middle(size / 2, size / 2);
  painter.setBrush(ground);
  const QPen round(ground, 2 * shape.rounding * size, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  painter.setPen(shape.rounding > 0 ? round : QPen(Qt::NoPen));
  if (shape.corners.isEmpty())
    painter.drawPoint(middle);
  else
    painter.drawPolygon(QTransform::fromTranslate(middle.x(), middle.y()).scale(size, size).map(shape.corners));
  if (!initial.isEmpty())
    painter.fillPath(written(initial, QFont::Bold, middle + QPointF(0, shape.below * size), shape.initial * size), ink);
}
