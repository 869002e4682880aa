#include "bridge/sheet_match.h"

#include "grid/cell.h"

#include <algorithm>
#include <nlohmann/json.hpp>

using nlohmann::json;

namespace {

constexpr qsizetype fitting = 3;

} // namespace

QString WrittenDigit::place() const {
  const int columns = ninefold::nineByNine.columns;
  return QString::fromStdString(
      ninefold::name({static_cast<std::int8_t>(cell % columns), static_cast<std::int8_t>(cell / columns)}));
}

int SheetMatch::digitOn(int key, int code) {
  if (key >= Qt::Key_1 && key <= Qt::Key_9) return key - Qt::Key_0;
    // With Shift it has another name on each layout; where it lies is the same on all.
#if defined(Q_OS_WIN) || defined(Q_OS_ANDROID)
  constexpr int one = 2;
#elif defined(Q_OS_LINUX)
  constexpr int one = 10;
#else
  constexpr int one = 0;
#endif
  const bool named = key > Qt::Key_Space && key < Qt::Key_A; // a sign
  return one > 0 && named && code >= one && code < one + 9 ? code - one + 1 : 0;
}

void SheetMatch::sit() {
  connect(match(), &MatchController::started, this, &SheetMatch::begin);
  connect(match(), &MatchController::changed, this, &SheetMatch::look);
  connect(match(), &MatchController::happened, this, &SheetMatch::add);
  begin();
}

void SheetMatch::begin() {
  written.clear();
  const json record = json::parse(match()->record().toStdString(), nullptr, false); // nothing once the table was left
  for (const json& move : record.is_object() ? record["moves"] : json::array())
    if (const auto at = move.find("write"); at != move.end())
      if (const auto cell = ninefold::cellNamed(at->get<std::string>()))
        written << WrittenDigit{cell->row * match()->columns() + cell->column, move.value("seat", 0),
                                move.value("digit", 0)};
  look();
}

void SheetMatch::add(const QString& what, int seat, const QVariantList& cells, int digit) {
  if (what != "written") return;
  written << WrittenDigit{cells.value(0).toInt(), seat, digit};
  look();
}

void SheetMatch::look() {
  const auto& cells = match()->cells()->all();
  QList<int> seen;
  QList<WrittenDigit> found;
  for (auto one = written.rbegin(); one != written.rend() && found.size() < fitting; ++one) {
    const auto at = static_cast<std::size_t>(one->cell);
    if (at >= cells.size() || seen.contains(one->cell) || cells[at].number != one->digit) continue;
    if (!cells[at].owner || ninefold::index(*cells[at].owner) != one->seat) continue;
    seen << one->cell;
    found << *one;
  }
  if (std::exchange(standing, found) != found) emit latestChanged();
}
