#pragma once

#include "bridge/match_controller.h"
#include "kernel/reason.h"

#include <QPointF>
#include <QVariantList>

/// What a computer player has just done, as long as that is shown: why, as far as everybody at the table can see it,
/// and where on the board.
class Deed : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(MatchController* match READ match WRITE setMatch NOTIFY changed REQUIRED FINAL)
  /// Whose it is; -1: none is shown.
  Q_PROPERTY(int seat READ seat NOTIFY changed FINAL)
  /// Empty if there is nothing to say.
  Q_PROPERTY(QString why READ why NOTIFY changed FINAL)
  /// Where its piece lies, in cells; -1, -1: nowhere.
  Q_PROPERTY(QPointF laid READ laid NOTIFY changed FINAL)
  /// What it scored: {column, row, toColumn, toRow, points}.
  Q_PROPERTY(QVariantList runs READ runs NOTIFY changed FINAL)

public:
  explicit Deed(QObject* parent = nullptr) : QObject(parent) {}

  MatchController* match() const { return table; }
  void setMatch(MatchController* other);
  int seat() const { return shown; }
  QString why() const;
  QPointF laid() const;
  QVariantList runs() const { return asMaps(reason.runs); }

  /// As QML has them.
  static QVariantList asMaps(const std::vector<ninefold::SceneRun>& runs);

signals:
  void changed();

private:
  void look();

  MatchController* table = nullptr;
  ninefold::Reason reason;
  int shown = -1;
};
