#include "bridge/qr_picture.h"

#include <cmath>
#include <QPainter>
#include <QQuickWindow>

using namespace ninefold;

namespace {

constexpr int quiet = 4; // modules of white that have to lie round a symbol

} // namespace

void QrPicture::setText(const QString& wish) {
  if (shown == wish) return;
  shown = wish;
  const std::string words = wish.toStdString();
  symbol = words.empty() || words.size() > challenge::longestQrBytes ? challenge::QrSymbol() : challenge::qrOf(words);
  update();
  emit textChanged();
}

void QrPicture::paint(QPainter* painter) {
  if (symbol.size == 0) return;
  painter->fillRect(QRectF(0, 0, width(), height()), Qt::white);
  // Whole pixels: what a camera is to read has no grey edges.
  const qreal pixel = 1 / (window() ? window()->effectiveDevicePixelRatio() : 1);
  const auto whole = [&](qreal length) { return std::floor(length / pixel) * pixel; };
  const qreal module = whole(std::min(width(), height()) / (symbol.size + 2 * quiet));
  const QPointF corner(whole((width() - module * symbol.size) / 2), whole((height() - module * symbol.size) / 2));
  for (int row = 0; row < symbol.size; ++row)
    for (int column = 0; column < symbol.size; ++column)
      if (symbol.dark(column, row))
        painter->fillRect(QRectF(corner + QPointF(column, row) * module, QSizeF(module, module)), Qt::black);
}
