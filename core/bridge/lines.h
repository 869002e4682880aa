#pragma once

#include <QColor>
#include <QQuickItem>
#include <QVariantList>

/// Upright rectangles of one colour: the lines of a board, the grain of wood. One item, however many they are.
class Lines : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(QVariantList places READ places WRITE setPlaces NOTIFY changed REQUIRED FINAL)
  Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY changed REQUIRED FINAL)

public:
  explicit Lines(QQuickItem* parent = nullptr) : QQuickItem(parent) { setFlag(ItemHasContents); }

  QVariantList places() const { return given; }
  void setPlaces(const QVariantList& wish);
  QColor color() const { return colour; }
  void setColor(const QColor& wish);

signals:
  void changed();

protected:
  QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData*) override;

private:
  QVariantList given; // of rectangles
  QColor colour;
};
