#pragma once

#include "challenge/qr.h"

#include <QQuickPaintedItem>

/// A text as a QR symbol: black on white in every look, its quiet zone round it, each module of whole pixels.
class QrPicture : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT

  /// Capitals, digits and dashes.
  Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged FINAL)

public:
  explicit QrPicture(QQuickItem* parent = nullptr) : QQuickPaintedItem(parent) {}

  QString text() const { return shown; }
  void setText(const QString& wish);

  void paint(QPainter* painter) override;

signals:
  void textChanged();

private:
  QString shown;
  ninefold::challenge::QrSymbol symbol;
};
