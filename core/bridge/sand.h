#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

/// How the sand lies in an hourglass whose inside is 180 wide and 262 high, with its neck at 90, 131. It follows from
/// the share that is above, and from whether it flows.
class Sand : public QObject {
  Q_OBJECT
  QML_ELEMENT

  /// How much is above, 0 to 1.
  Q_PROPERTY(qreal share READ share WRITE setShare NOTIFY changed FINAL)
  Q_PROPERTY(bool flows READ flows WRITE setFlows NOTIFY changed FINAL)
  /// Outlines, as points; empty where no sand is. The sand above sinks a little towards the middle, below it is a heap.
  Q_PROPERTY(QVariantList above READ above NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList below READ below NOTIFY changed FINAL)
  /// Where the sand that flows meets the heap.
  Q_PROPERTY(qreal top READ top NOTIFY changed FINAL)

public:
  using QObject::QObject;

  qreal share() const { return part; }
  void setShare(qreal wish);
  bool flows() const { return flowing; }
  void setFlows(bool wish);
  QVariantList above() const;
  QVariantList below() const;
  qreal top() const;

signals:
  void changed();

private:
  qreal part = 0;
  bool flowing = false;
};
