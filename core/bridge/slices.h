#pragma once

#include <QBasicTimer>
#include <QObject>
#include <QQmlEngine>
#include <QQmlIncubationController>
#include <QQmlParserStatus>

/// Makes what is loaded asynchronously a little at a time, so that pictures, touches and answers come in between. Lies
/// in the window, and serves all of its engine.
class Slices : public QObject, public QQmlParserStatus, public QQmlIncubationController {
  Q_OBJECT
  Q_INTERFACES(QQmlParserStatus)
  QML_ELEMENT

  /// How long a slice is, in milliseconds. What can't be parted takes as long as it takes.
  Q_PROPERTY(int length MEMBER length NOTIFY lengthChanged FINAL)

public:
  using QObject::QObject;

  void classBegin() override {}
  void componentComplete() override;

signals:
  void lengthChanged();

protected:
  void incubatingObjectCountChanged(int count) override;
  void timerEvent(QTimerEvent* event) override;

private:
  QBasicTimer next;
  int length = 2;
};
