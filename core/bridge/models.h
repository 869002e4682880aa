#pragma once

#include "bridge/rows.h"
#include "kernel/scene.h"

#include <QQmlEngine>
#include <QStringList>

// The lists that a table shows. Their rows are the parts of a Scene, nothing added but names and translated words.

/// The cells of the board in reading order.
class CellsModel : public ninefold::Rows<ninefold::SceneCell> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("belongs to a match")

public:
  enum Role {
    ColumnRole = Qt::UserRole,
    RowRole,
    FaceRole,
    NumberRole,
    PrintedRole,
    OwnerRole,
    SumRole,
    SectorRole,
    LegalRole,
    SelectedRole,
    LatestRole,
    WrongRole,
    CountsRole,
    CoveredRole,
    GoldenRole,
    TriedRole,
    CornerRole,
    CentreRole,
    LabelRole,
  };
  Q_ENUM(Role)

  using Rows::Rows;
  QStringList names; // of the seats, for the labels

  /// Whether what lies there isn't placed yet.
  Q_INVOKABLE bool isTried(int column, int row) const;

  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

protected:
  QList<int> differences(const ninefold::SceneCell& was, const ninefold::SceneCell& is) const override;
};

/// Pieces in a hand or in an open supply.
class PiecesModel : public ninefold::Rows<ninefold::ScenePiece> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("belongs to a match")

public:
  enum Role { FaceRole = Qt::UserRole, NumberRole, PickedRole, PlayedRole, LabelRole };
  Q_ENUM(Role)

  using Rows::Rows;
  QStringList names;

  /// The piece that lies on the board already, part of a move being composed; -1: none.
  Q_INVOKABLE int played() const;

  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;
};

/// The seats round the table.
class SeatsModel : public ninefold::Rows<ninefold::SceneSeat> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("belongs to a match")

public:
  enum Role {
    SeatRole = Qt::UserRole,
    NameRole,
    ScoreRole,
    ScoreKnownRole,
    WonRole,
    TurnRole,
    OutRole,
    DeclaredRole,
    OpenRole,
    ObjectsRole,
  };
  Q_ENUM(Role)

  using Rows::Rows;
  QStringList names;
  /// Whether what only the viewer may know is shown: its hand is.
  bool handShown = false;
  /// Who may object to the move that was just made.
  ninefold::SeatSet objectors;
  void showObjectors(ninefold::SeatSet seats);

  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

protected:
  QList<int> differences(const ninefold::SceneSeat& was, const ninefold::SceneSeat& is) const override;
};

/// Rings round runs of cells: what somebody claims, or what a draft would score.
class RunsModel : public ninefold::Rows<ninefold::SceneRun> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("belongs to a match")

public:
  enum Role { ColumnRole = Qt::UserRole, RowRole, ToColumnRole, ToRowRole, SeatRole };
  Q_ENUM(Role)

  using Rows::Rows;

  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;
};

/// The parts of the board that somebody owns.
class SectorsModel : public ninefold::Rows<ninefold::SceneSector> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("belongs to a match")

public:
  enum Role { PointsRole = Qt::UserRole, CountsRole, OwnerRole, GameRole, LabelRole };
  Q_ENUM(Role)

  using Rows::Rows;
  QStringList names;

  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;
};

/// What can be pressed besides the board and the hand.
class ActionsModel : public ninefold::Rows<ninefold::SceneAction> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("belongs to a match")

public:
  enum Role { ActionRole = Qt::UserRole, EnabledRole, OnRole, LabelRole };
  Q_ENUM(Role)

  using Rows::Rows;
  QStringList names;

  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;
};
