#pragma once

#include "bridge/thinker.h"

#include <nlohmann/json_fwd.hpp>
#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

/// The turn that brings most in a problem of one turn: worked out in the background, from the record of the match.
class BestTurn : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(QString record READ record WRITE setRecord NOTIFY changed FINAL)
  /// What it brings; -1: there is no such turn, or it isn't known yet.
  Q_PROPERTY(int points READ points NOTIFY changed FINAL)
  /// The card, whether its red side is up, and the cells: where it is laid, then those that are turned over.
  Q_PROPERTY(int card READ card NOTIFY changed FINAL)
  Q_PROPERTY(bool sum READ sum NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList cells READ cells NOTIFY changed FINAL)
  /// The board after it, for a picture.
  Q_PROPERTY(QVariantMap board READ board NOTIFY changed FINAL)
  /// The record of the match in which it was played.
  Q_PROPERTY(QString played READ played NOTIFY changed FINAL)

public:
  using QObject::QObject;

  QString record() const { return text; }
  void setRecord(const QString& wish);
  int points() const { return found.points; }
  int card() const { return found.card; }
  bool sum() const { return found.sum; }
  QVariantList cells() const { return found.cells; }
  QVariantMap board() const { return found.board; }
  QString played() const { return found.played; }

signals:
  void changed();

private:
  struct Found {
    int points = -1;
    int card = 0;
    bool sum = false;
    QVariantList cells{};
    QVariantMap board{};
    QString played{};
  };

  static Found look(const nlohmann::json& record);

  QString text;
  Found found;
  Thinker thinker;
};
