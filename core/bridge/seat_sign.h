#pragma once

#include "bridge/picture.h"

#include <QColor>

/// The shape of a seat, with an initial on it: every seat has a shape of its own, so that none is told by colour alone.
class SeatSign : public Picture {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(int seat MEMBER seat NOTIFY seatChanged REQUIRED FINAL) // -1: nobody's, nothing is drawn
  Q_PROPERTY(QString initial MEMBER initial NOTIFY changed FINAL)
  Q_PROPERTY(QColor ground MEMBER ground NOTIFY changed FINAL)
  Q_PROPERTY(QColor ink MEMBER ink NOTIFY changed FINAL)

public:
  explicit SeatSign(QQuickItem* parent = nullptr);

signals:
  void seatChanged(); // of its own: colours go by it
  void changed();

protected:
  QString look() const override;
  void paint(QPainter& painter) const override;

private:
  int seat = -1;
  QString initial;
  QColor ground, ink;
};
