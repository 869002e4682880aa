#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

/// What people have to be told, and perhaps what can be done about it.
struct Notice {
  Q_GADGET
  QML_VALUE_TYPE(notice)
  Q_PROPERTY(QString title MEMBER title FINAL)
  Q_PROPERTY(QString text MEMBER text FINAL)
  Q_PROPERTY(QString offer MEMBER offer FINAL)

public:
  QString title{}, text{};
  QString offer{}; // to put the backup in the place of what was rescued; empty: there is none
};
