#pragma once

#include <QFont>
#include <QImage>
#include <QPainterPath>
#include <QQmlEngine>
#include <QQuickItem>

/// An item that is a picture, painted once for all that look the same: a board of them is made and drawn in a fraction
/// of the time that rectangles and texts would take.
class Picture : public QQuickItem {
  Q_OBJECT
  QML_ANONYMOUS

public:
  explicit Picture(QQuickItem* parent = nullptr);

protected:
  /// Everything that `paint` goes by, but for size and pixels, in words: the same words, the same picture; none, none.
  virtual QString look() const = 0;
  virtual void paint(QPainter& painter) const = 0;

  /// A text with its middle at a point: that of its digits, 0.712 of their size high, whatever the font's box.
  static QPainterPath written(const QString& text, QFont::Weight weight, QPointF middle, qreal size);

  void updatePolish() override;
  QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData*) override;
  void geometryChange(const QRectF& now, const QRectF& before) override;
  void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
  QImage painted(qreal ratio) const;

  QString looked; // as what the picture was painted
  QImage picture;
  bool another = false; // whether the picture is newer than what is drawn
};
