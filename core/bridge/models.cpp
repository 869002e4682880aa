#include "bridge/models.h"

#include "bridge/kinds.h"
#include "bridge/words.h"

#include <algorithm>

using namespace ninefold;

namespace {

/// Digits as QML likes them: a list of numbers.
QVariantList digits(const DigitSet& set) {
  QVariantList list;
  for (int digit = 1; digit <= 9; ++digit)
    if (set.has(static_cast<Digit>(digit))) list << digit;
  return list;
}

} // namespace

bool CellsModel::isTried(int column, int row) const {
  return std::any_of(all().begin(), all().end(), [=](const SceneCell& cell) {
    return cell.at.column == column && cell.at.row == row && cell.marks.has(Mark::tried);
  });
}

QVariant CellsModel::data(const QModelIndex& at, int role) const {
  if (!has(at)) return {};
  const SceneCell& cell = row(at);
  switch (role) {
  case ColumnRole: return cell.at.column;
  case RowRole: return cell.at.row;
  case FaceRole: return Kind::kindOf(cell.face);
  case NumberRole: return cell.number;
  case PrintedRole: return cell.printed;
  case OwnerRole: return cell.owner ? ninefold::index(*cell.owner) : -1;
  case SumRole: return cell.sum;
  case SectorRole: return cell.sector;
  case LegalRole: return cell.marks.has(Mark::legal);
  case SelectedRole: return cell.marks.has(Mark::selected);
  case LatestRole: return cell.marks.has(Mark::latest);
  case WrongRole: return cell.marks.has(Mark::wrong);
  case CountsRole: return cell.marks.has(Mark::counts);
  case CoveredRole: return cell.marks.has(Mark::covered);
  case GoldenRole: return cell.marks.has(Mark::goldStart);
  case TriedRole: return cell.marks.has(Mark::tried);
  case CornerRole: return digits(cell.corner);
  case CentreRole: return digits(cell.centre);
  case Qt::DisplayRole:
  case LabelRole: return inWords(cell.label, names);
  default: return {};
  }
}

QHash<int, QByteArray> CellsModel::roleNames() const {
  return {{ColumnRole, "column"},   {RowRole, "row"},           {FaceRole, "face"},     {NumberRole, "number"},
          {PrintedRole, "printed"}, {OwnerRole, "owner"},       {SumRole, "sum"},       {SectorRole, "sector"},
          {LegalRole, "legal"},     {SelectedRole, "selected"}, {LatestRole, "latest"}, {WrongRole, "wrong"},
          {CountsRole, "counts"},   {CoveredRole, "covered"},   {GoldenRole, "golden"}, {TriedRole, "tried"},
          {CornerRole, "corner"},   {CentreRole, "centre"},     {LabelRole, "label"}};
}

/// There are many cells, and most of what happens to them is that a mark comes or goes.
QList<int> CellsModel::differences(const SceneCell& was, const SceneCell& is) const {
  static constexpr std::pair<Mark, Role> marks[] = {{Mark::legal, LegalRole},      {Mark::selected, SelectedRole},
                                                    {Mark::latest, LatestRole},    {Mark::wrong, WrongRole},
                                                    {Mark::counts, CountsRole},    {Mark::covered, CoveredRole},
                                                    {Mark::goldStart, GoldenRole}, {Mark::tried, TriedRole}};
  SceneCell marked = was;
  marked.marks = is.marks;
  marked.label = is.label;
  if (marked != is) return {};
  QList<int> roles;
  for (const auto& [mark, role] : marks)
    if (was.marks.has(mark) != is.marks.has(mark)) roles << role;
  if (was.label != is.label) roles << LabelRole << Qt::DisplayRole;
  return roles;
}

int PiecesModel::played() const {
  const auto found = std::find_if(all().begin(), all().end(), [](const ScenePiece& piece) { return piece.played; });
  return found == all().end() ? -1 : static_cast<int>(found - all().begin());
}

QVariant PiecesModel::data(const QModelIndex& at, int role) const {
  if (!has(at)) return {};
  const ScenePiece& piece = row(at);
  switch (role) {
  case FaceRole: return Kind::kindOf(piece.face);
  case NumberRole: return piece.number;
  case PickedRole: return piece.selected;
  case PlayedRole: return piece.played;
  case Qt::DisplayRole:
  case LabelRole: return inWords(piece.label, names);
  default: return {};
  }
}

QHash<int, QByteArray> PiecesModel::roleNames() const {
  return {
      {FaceRole, "face"}, {NumberRole, "number"}, {PickedRole, "picked"}, {PlayedRole, "played"}, {LabelRole, "label"}};
}

QVariant SeatsModel::data(const QModelIndex& at, int role) const {
  if (!has(at)) return {};
  const SceneSeat& seat = row(at);
  const bool known = seat.scoreKnownTo == KnownTo::all || (seat.scoreKnownTo == KnownTo::viewer && handShown);
  switch (role) {
  case SeatRole: return ninefold::index(seat.seat);
  case Qt::DisplayRole:
  case NameRole: return names.value(ninefold::index(seat.seat));
  case ScoreRole: return known ? seat.score : 0;
  case ScoreKnownRole: return known;
  case WonRole: return seat.won;
  case TurnRole: return seat.turn;
  case OutRole: return seat.out;
  case DeclaredRole: return seat.declared;
  case ObjectsRole: return objectors.has(seat.seat);
  case OpenRole: {
    QVariantList pieces;
    for (const ScenePiece& piece : seat.open)
      pieces << QVariantMap{{"face", Kind::kindOf(piece.face)},
                            {"number", piece.number},
                            {"picked", piece.selected},
                            {"played", piece.played},
                            {"label", inWords(piece.label, names)}};
    return pieces;
  }
  default: return {};
  }
}

QHash<int, QByteArray> SeatsModel::roleNames() const {
  return {{SeatRole, "seat"}, {NameRole, "name"},      {ScoreRole, "score"}, {ScoreKnownRole, "scoreKnown"},
          {WonRole, "won"},   {TurnRole, "turn"},      {OutRole, "out"},     {DeclaredRole, "declared"},
          {OpenRole, "open"}, {ObjectsRole, "objects"}};
}

/// What lies open before a seat is many items on the screen.
QList<int> SeatsModel::differences(const SceneSeat& was, const SceneSeat& is) const {
  if (was.open != is.open) return {};
  QList<int> roles = roleNames().keys();
  roles.removeOne(OpenRole);
  return roles;
}

void SeatsModel::showObjectors(SeatSet seats) {
  if (objectors == seats) return;
  objectors = seats;
  if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1), {ObjectsRole});
}

QVariant RunsModel::data(const QModelIndex& at, int role) const {
  if (!has(at)) return {};
  const SceneRun& run = row(at);
  switch (role) {
  case ColumnRole: return run.from.column;
  case RowRole: return run.from.row;
  case ToColumnRole: return run.to.column;
  case ToRowRole: return run.to.row;
  case SeatRole: return ninefold::index(run.seat);
  default: return {};
  }
}

QHash<int, QByteArray> RunsModel::roleNames() const {
  return {
      {ColumnRole, "column"}, {RowRole, "row"}, {ToColumnRole, "toColumn"}, {ToRowRole, "toRow"}, {SeatRole, "seat"}};
}

QVariant SectorsModel::data(const QModelIndex& at, int role) const {
  if (!has(at)) return {};
  const SceneSector& sector = row(at);
  switch (role) {
  case PointsRole: return sector.points;
  case CountsRole: return sector.counts;
  case OwnerRole: return sector.owner ? ninefold::index(*sector.owner) : -1;
  case GameRole: return sector.game;
  case Qt::DisplayRole:
  case LabelRole: return inWords(sector.label, names);
  default: return {};
  }
}

QHash<int, QByteArray> SectorsModel::roleNames() const {
  return {
      {PointsRole, "points"}, {CountsRole, "counts"}, {OwnerRole, "owner"}, {GameRole, "game"}, {LabelRole, "label"}};
}

QVariant ActionsModel::data(const QModelIndex& at, int role) const {
  if (!has(at)) return {};
  const SceneAction& action = row(at);
  switch (role) {
  case ActionRole: return Kind::kindOf(action.action);
  case EnabledRole: return action.enabled;
  case OnRole: return action.on;
  case Qt::DisplayRole:
  case LabelRole: return inWords(action.label, names);
  default: return {};
  }
}

QHash<int, QByteArray> ActionsModel::roleNames() const {
  return {{ActionRole, "action"}, {EnabledRole, "usable"}, {OnRole, "on"}, {LabelRole, "label"}};
}
