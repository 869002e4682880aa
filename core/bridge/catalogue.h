#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

/// What the games declare, as the page that sets one up asks for it.
class Catalogue : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

public:
  using QObject::QObject;

  /// The values of an option that are offered at a table of so many seats, where other options are as chosen.
  Q_INVOKABLE static QVariantList offered(const QString& game, const QString& option, int seats,
                                          const QVariantMap& chosen);
};
