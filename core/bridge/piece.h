#pragma once

#include "bridge/matter.h"
#include "bridge/picture.h"

#include <QPointer>

/// A small physical object: light from above, a lip below it, a number on it. Says what it is by shape first.
class Piece : public Picture {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(Matter* matter READ matter WRITE setMatter NOTIFY changed REQUIRED FINAL)
  Q_PROPERTY(Form form MEMBER form NOTIFY changed FINAL)
  Q_PROPERTY(QString text MEMBER text NOTIFY changed FINAL)
  /// How high the text is, as a share of the piece.
  Q_PROPERTY(qreal digitRatio MEMBER digitRatio NOTIFY changed FINAL)
  /// It is read from all sides: a line below tells 6 from 9.
  Q_PROPERTY(bool allRound MEMBER allRound NOTIFY changed FINAL)
  /// A small sign in the upper corner.
  Q_PROPERTY(QString mark MEMBER mark NOTIFY changed FINAL)
  Q_PROPERTY(bool innerLine MEMBER innerLine NOTIFY changed FINAL)
  /// Angles in the corners.
  Q_PROPERTY(bool cornered MEMBER cornered NOTIFY changed FINAL)
  /// How far the lip stands out below; less than 0: as suits the size.
  Q_PROPERTY(qreal lip MEMBER lip NOTIFY changed FINAL)

public:
  enum Form { Square, Rounded, Cut, Round };
  Q_ENUM(Form)

  explicit Piece(QQuickItem* parent = nullptr);

  Matter* matter() const { return made; }
  void setMatter(Matter* of);

signals:
  void changed();

protected:
  QString look() const override;
  void paint(QPainter& painter) const override;

private:
  QPointer<Matter> made;
  Form form = Square;
  QString text, mark;
  qreal digitRatio = 0.6, lip = -1;
  bool innerLine = false, cornered = false, allRound = false;
};
