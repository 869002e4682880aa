#pragma once

#include <QColor>
#include <QObject>
#include <QQmlEngine>

/// What a piece is made of: the light from above, the lip below, what is written on it; and perhaps a line round it,
/// and diagonals over it.
class Matter : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(QColor top MEMBER top NOTIFY changed FINAL)
  Q_PROPERTY(QColor bottom MEMBER bottom NOTIFY changed FINAL)
  Q_PROPERTY(QColor lip MEMBER lip NOTIFY changed FINAL)
  Q_PROPERTY(QColor ink MEMBER ink NOTIFY changed FINAL)
  Q_PROPERTY(QColor edge MEMBER edge NOTIFY changed FINAL)
  Q_PROPERTY(QColor hatch MEMBER hatch NOTIFY changed FINAL)

public:
  using QObject::QObject;

  QColor top, bottom, lip, ink;
  QColor edge = Qt::transparent, hatch = Qt::transparent;

signals:
  void changed();
};
