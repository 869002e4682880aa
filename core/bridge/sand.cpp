#include "bridge/sand.h"

#include <algorithm>
#include <array>
#include <QPolygonF>
#include <utility>

namespace {

constexpr qreal filled = 0.62; // of a bulb, by all the sand there is
constexpr qreal neckX = 90, neckY = 131;
constexpr qreal base = 108.7; // from the neck
constexpr int steps = 20;     // along one side of an outline

/// The inside of a bulb at some height: how far that is from the neck, how wide it is to one side, and how much of the
/// bulb lies nearer to the neck.
struct Ring {
  qreal depth = 0, half = 0, area = 0;
};

using Bulb = std::array<Ring, 41>;

constexpr qreal bezier(qreal a, qreal b, qreal c, qreal d, qreal t) {
  const qreal u = 1 - t;
  return a * u * u * u + 3 * b * u * u * t + 3 * c * u * t * t + d * t * t * t;
}

/// From the neck to the base.
constexpr Bulb bulb = [] {
  Bulb rings{};
  for (std::size_t i = 0; i < rings.size(); ++i) {
    const qreal t = 1 - static_cast<qreal>(i) / (rings.size() - 1);
    rings[i].depth = neckY - bezier(22.3, 83.2, 104.9, neckY, t);
    rings[i].half = neckX - bezier(32.4, 32.4, 83.7, 83.7, t);
    if (i == 0) continue;
    const Ring& before = rings[i - 1];
    rings[i].area = before.area + (rings[i].depth - before.depth) * (rings[i].half + before.half) / 2;
  }
  return rings;
}();

/// What the bulb has where it has so much of something else.
qreal where(qreal Ring::*known, qreal value, qreal Ring::*wanted) {
  const auto after = std::find_if(bulb.begin() + 1, bulb.end() - 1, [&](const Ring& r) { return r.*known >= value; });
  const Ring &a = *(after - 1), &b = *after;
  const qreal way = std::clamp((value - a.*known) / (b.*known - a.*known), 0.0, 1.0);
  return a.*wanted + (b.*wanted - a.*wanted) * way;
}

/// How far from the neck the sand reaches that fills that share of a bulb, counted from the neck.
qreal depthOf(qreal share) { return where(&Ring::area, share * bulb.back().area, &Ring::depth); }
qreal halfAt(qreal depth) { return where(&Ring::depth, depth, &Ring::half); }

/// Along the glass from one depth to another and back on the other side; the bulb above is upside down.
QPolygonF alongTheGlass(qreal from, qreal to, int down) {
  QPolygonF outline;
  for (int i = 0; i <= steps; ++i) {
    const qreal depth = from + (to - from) * i / steps;
    outline << QPointF(neckX - halfAt(depth) + 1, neckY + down * depth);
  }
  for (int i = steps; i >= 0; --i) outline << QPointF(2 * neckX - outline[i].x(), outline[i].y());
  return outline;
}

/// Closes an outline by a surface, given by the points from its right side to its middle: how far out, how low.
QVariantList closed(QPolygonF outline, std::initializer_list<QPointF> surface) {
  for (const QPointF& point : surface) outline << QPointF(neckX + point.x(), point.y());
  for (auto point = std::rbegin(surface) + 1; point != std::rend(surface); ++point)
    outline << QPointF(neckX - point->x(), point->y());
  outline << outline.first();
  return {outline.begin(), outline.end()};
}

} // namespace

void Sand::setShare(qreal wish) {
  if (std::exchange(part, wish) != wish) emit changed();
}

void Sand::setFlows(bool wish) {
  if (std::exchange(flowing, wish) != wish) emit changed();
}

QVariantList Sand::above() const {
  const qreal depth = depthOf(part * filled);
  if (part <= 0 || depth < 0.5) return {};
  const qreal dip = std::min(5.0, depth * 0.2), level = neckY - depth;
  // From the surface on the left down to the neck, and up again.
  return closed(alongTheGlass(depth, 0, -1), {{halfAt(depth) / 2, level + dip * 0.75}, {0, level + dip}});
}

qreal Sand::top() const {
  const qreal rise = flowing ? std::min(18.0, (1 - part) * 90) : std::min(8.0, (1 - part) * 60);
  return neckY + depthOf(1 - (1 - part) * filled) - rise;
}

QVariantList Sand::below() const {
  if (part >= 1) return {};
  const qreal depth = depthOf(1 - (1 - part) * filled), half = halfAt(depth), rise = neckY + depth - top();
  return closed(alongTheGlass(depth, base, 1),
                {{half * 0.35, top() + rise * 0.62}, {half * 0.12, top() + rise * 0.16}, {0, top()}});
}
