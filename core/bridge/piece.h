#pragma once

#include "bridge/matter.h"

#include <QImage>
#include <QPointer>
#include <QQuickItem>

/// A small physical object: light from above, a lip below it, a number on it. Says what it is by shape first.
///
/// One picture, painted once for all pieces that look the same: a board of them is made and drawn in a fraction of the
/// time that rectangles and texts would take.
class Piece : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(Matter* matter READ matter WRITE setMatter NOTIFY changed REQUIRED FINAL)
  Q_PROPERTY(Form form MEMBER form NOTIFY changed FINAL)
  Q_PROPERTY(QString text MEMBER text NOTIFY changed FINAL)
  /// How high the text is, as a share of the piece.
  Q_PROPERTY(qreal digitRatio MEMBER digitRatio NOTIFY changed FINAL)
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
  void updatePolish() override;
  QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData*) override;
  void geometryChange(const QRectF& now, const QRectF& before) override;
  void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
  QString look(qreal ratio) const;
  QImage painted(qreal ratio) const;
  void paint(QPainter& painter) const;

  QPointer<Matter> made;
  Form form = Square;
  QString text, mark;
  qreal digitRatio = 0.6, lip = -1;
  bool innerLine = false, cornered = false;

  QString looked; // as what the picture was painted
  QImage picture;
  bool another = false; // whether the picture is newer than what is drawn
};
