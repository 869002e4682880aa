#include "bridge/arrivals.h"

#include "bridge/archive.h"
#include "bridge/match_memory.h"
#include "store/replay.h"

#include <nlohmann/json.hpp>

using namespace ninefold;
using nlohmann::json;

namespace {

/// Who sits where: people by their profiles, computers as `about` says.
std::vector<store::Player> sitters(int seats, const QVariantList& people, const QVariantMap& about) {
  std::vector<store::Player> sat(static_cast<std::size_t>(seats));
  const QVariantList computers = about["computers"].toList();
  for (std::size_t seat = 0; seat < sat.size(); ++seat) {
    const auto at = static_cast<qsizetype>(seat);
    if (const int person = people.value(at).toInt(); person > 0)
      sat[seat].profile = static_cast<store::ProfileId>(person);
    sat[seat].computer = computers.value(at).toInt();
  }
  return sat;
}

std::optional<store::Daily> dailyIn(const QVariantMap& about) {
  if (!about.contains("slot")) return std::nullopt;
  return store::Daily{about["slot"].toString().toStdString(), about["date"].toInt(), about["day"].toInt()};
}

} // namespace

/// Has something done on the disk; what follows is done only if it is still wanted then.
template<class Job, class Then> void Arrivals::await(Job job, Then then) {
  const auto answer = std::make_shared<std::optional<std::invoke_result_t<Job, store::Books&>>>();
  const auto tell = [=, this, before = dropped](const store::Error* error) {
    awaited = false;
    if (error) answer->reset();
    if (before == dropped)
      then(*answer);
    else
      emit Archive::here().matchesChanged(); // there may be one that nobody sits at
  };
  awaited = true;
  Archive::here().post([=](store::Books& books) { answer->emplace(job(books)); }, this, tell);
}

bool Arrivals::deal(const QString& record, const QVariantList& people, const QStringList& names,
                    const QVariantMap& about) {
  if (awaited) return false;
  auto played = store::playedFrom(json::parse(record.toStdString(), nullptr, false));
  if (!played) {
    emit failed(QString::fromStdString(played.error().text()));
    return false;
  }
  auto coming = std::make_shared<Arrival>();
  coming->names = names;
  coming->sat = sitters(played->match->seats(), people, about);
  coming->beside = {.code = about["code"].toString(),
                    .limit = about["limit"].toInt(),
                    .limitLeft = 1000 * about["limit"].toInt(),
                    .showing = about.value("show", Beside::usualShowing).toInt(),
                    .again = played->inputs.empty() ? 0 : played->match->turns() + 1};
  coming->match = std::move(played->match);
  if (!Archive::here().keeps()) {
    emit arrived(coming);
    return true;
  }
  const auto fresh =
      store::newMatch(*coming->match, coming->sat, about["level"].toString().toStdString(), dailyIn(about));
  struct Created {
    store::MatchId id;
    int hints; // of a puzzle of the day those of the times before
  };
  const auto create = [=, inputs = std::move(played->inputs), beside = coming->beside,
                       from = about["from"].toString().toStdString()](store::Books& books) {
    const auto made = inputs.empty() ? books.matches.create(fresh) : books.matches.tryAgain(fresh, inputs);
    if (beside != Beside{}) books.matches.saveClock(made, beside.text());
    if (!from.empty()) memory::remember(books, static_cast<int>(made), "from", from);
    return Created{made, fresh.daily ? books.matches.load(made).hints : 0};
  };
  await(create, [=, this](const std::optional<Created>& created) {
    if (!created) {
      emit failed(tr("The match can’t be saved. Is there room on the device?"));
      return;
    }
    emit Archive::here().matchesChanged();
    coming->id = created->id;
    coming->hints = created->hints;
    emit arrived(coming);
  });
  return true;
}

bool Arrivals::fetch(int wanted, const QStringList& names) {
  if (awaited) return false;
  // In its turn after what is still on its way to the disk: the clock of this very match may be.
  const auto load = [wanted](const store::Books& books) {
    const auto saved = books.matches.load(static_cast<store::MatchId>(wanted));
    auto found = std::make_shared<Arrival>();
    found->match = store::opened(saved);
    found->sat = saved.match.players;
    found->beside = Beside::read(saved.clock);
    found->id = saved.id;
    found->hints = saved.hints;
    found->pencil = books.puzzles.pencil(saved.id);
    return found;
  };
  await(load, [=, this](const std::optional<std::shared_ptr<Arrival>>& found) {
    if (!found) {
      emit failed(tr("This match can’t be opened any more."));
      return;
    }
    (*found)->names = names;
    emit arrived(*found);
  });
  return true;
}
