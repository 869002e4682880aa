#include "damages.h"
#include "store/leaves.h"
#include "store/log.h"
#include "support/qtest.h"

// Every byte and every page of a database of each version, and of a log, is damaged; each is opened as the app does,
// twice. NINEFOLD_SAMPLE sets how many of each kind are tried; see damages.h for which, and for trying them all.

using namespace ninefold;
using namespace ninefold::store;
using std::string;

namespace {

/// What SQLite reads of a damaged file, and what a plain reader finds in its leaves.
Shown readableIn(const string& bytes, const string& log, const Truth& truth) {
  const TempDir aside;
  const fs::path file = aside.path / "as-it-was.db", copy = aside.path / "copy.db";
  put(file, bytes);
  if (!log.empty()) put(with(file, "-wal"), log);
  Shown best;
  const auto take = [&](Connection& db) {
    const Now never = [] { return Time{0}; };
    for (const auto& [id, inputs] : shownBy(Books(db, never), truth)) best[id] = std::max(best[id], inputs);
  };
  try {
    copyFile(file, copy);
    if (!log.empty()) copyFile(with(file, "-wal"), with(copy, "-wal"));
    Connection db(copy, Access::read);
    take(db);
  } catch (const Error&) {
  }
  removeDatabase(copy);
  try {
    copyFile(file, copy);
    putInto(copy, with(file, "-wal"));
    Connection leaves;
    migrate(leaves);
    gatherLeaves(copy, leaves);
    take(leaves);
  } catch (const Error&) {
  }
  // Damage to the last change in a log can't be told from a power cut, which takes that change away.
  if (!log.empty() && !readLog(with(file, "-wal"), file).damaged) best.erase(truth.rbegin()->first);
  return best;
}

/// Plays a match of two moves, as anybody does who has started the app.
string playOneMore(Store& store, std::set<MatchId>& played) {
  Played<Tiles> one(77);
  const auto wrote = store.write([&](Books& books) {
    const MatchId id = books.matches.create(one.fresh({{}, {}}));
    for (int i = 0; i < 2; ++i) books.matches.append(*one.move(id));
    return id;
  });
  if (!wrote) return "no game is possible: " + wrote.error().detail;
  played.insert(*wrote);
  return "";
}

} // namespace

class EveryByteTest : public QObject {
  Q_OBJECT

  std::vector<Model> models;

  struct Tally {
    int tried = 0, opened = 0, rescued = 0, recounted = 0, whole = 0, cut = 0, lost = 0, plainWrong = 0;
  } tally;

  void count(const Opening& opening, const std::vector<Profile>& people) {
    (opening.how == Opening::How::rescued ? tally.rescued : tally.opened) += 1;
    tally.recounted += opening.recounted;
    tally.whole += opening.rescued.matches;
    tally.cut += opening.rescued.cut;
    tally.lost += opening.rescued.lost;
    for (const Profile& one : people) {
      const bool right = (one.name == "Ada" && one.avatar == "fox") || (one.name == "Ben" && one.shape == 1) ||
                         one.name.starts_with("Player ");
      tally.plainWrong += !right;
    }
  }

  /// Opens a damaged database twice; what is wrong with that, or "".
  string tryOne(const Model& model, const string& bytes, const string& log, bool withBackups) {
    const TempDir temp;
    const fs::path file = temp.path / "ninefold.db";
    put(file, bytes);
    if (!log.empty()) put(with(file, "-wal"), log);
    if (withBackups) {
      fs::create_directory(temp.path / "backups");
      for (int i = 1; i <= 3; ++i)
        put(temp.path / "backups" / ("ninefold-0000000" + std::to_string(i) + ".db"), model.database);
    }
    ++tally.tried;
    std::set<MatchId> played;        // here: a match that is lost for good may have left its number
    std::optional<Shown> readable{}; // asked for only where something is missing
    for (int start = 1; start <= 2; ++start) {
      auto answer = Store::open(temp.path);
      const string which = start == 1 ? "first start: " : "second start: ";
      if (!answer) return which + string(answer.error().key()) + " " + answer.error().detail;
      Store& store = **answer;
      const Opening& opening = store.opening();
      const bool rescued = opening.how == Opening::How::rescued;
      const auto people = store.read([](const Books& books) { return books.profiles.all(); });
      if (!people) return which + "nobody can be asked for";
      if (start == 1)
        count(opening, *people);
      else if (opening.how != Opening::How::opened || opening.recounted)
        return which + "not a normal one: " + opening.why;
      for (const auto& [id, real] : model.truth) {
        if (played.contains(id)) continue;
        const auto saved = store.read([id = id](const Books& books) { return books.matches.load(id); });
        if (saved && !wasSo(*saved, model.truth)) return which + "a wrong match is shown as right";
        if (withBackups && log.empty() && rescued && (!saved || saved->lost > 0))
          return which + "a match isn't taken from a backup";
        const std::size_t shown = saved ? saved->inputs.size() : 0;
        if (shown == real.inputs.size()) continue;
        if (!readable) readable = readableIn(bytes, log, model.truth);
        if (const auto before = readable->find(id); before != readable->end() && before->second > shown)
          return which + "what could be read of match " + std::to_string(static_cast<int>(id)) + " is gone";
      }
      if (start == 1) { // a second one that is normal has looked at all of it itself
        const auto findings = store.check();
        if (!findings || !findings->empty())
          return which + "unsound: " + (findings ? findings->front() : "can't be read");
      }
      if (const string wrong = playOneMore(store, played); !wrong.empty()) return which + wrong;
    }
    int good = 0;
    for (const fs::path& each : automaticBackups({temp.path})) {
      const auto held = Store::preview(each);
      if (!held) return "a backup got worse";
      good += held->matches >= (log.empty() ? 10 : 7);
    }
    return withBackups && good < 3 ? "a good backup was pushed out" : "";
  }

  void eachModel() {
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < models.size(); ++i) QTest::newRow(models[i].name.c_str()) << static_cast<int>(i);
  }

  void tryAll(Damages::Kind kind, int usual) {
    QFETCH(int, number);
    const Model& model = models[static_cast<std::size_t>(number)];
    const Damages damages(model, kind);
    for (const std::size_t each : tried(damages.count(), usual)) {
      const string damaged = damages.made(each);
      const string wrong = tryOne(model, model.hasLog() ? model.database : damaged, model.hasLog() ? damaged : "",
                                  Rng(each).below(4) == 0);
      QVERIFY2(wrong.empty(), (damages.what(each) + ": " + wrong).c_str());
    }
    qInfo("%d of %zu damaged; %d opened (%d counted anew), %d rescued with %d matches whole, %d cut, %d lost; %d wrong "
          "names",
          tally.tried, damages.count(), tally.opened, tally.recounted, tally.rescued, tally.whole, tally.cut,
          tally.lost, tally.plainWrong);
  }

  static int sample() { return rounds("NINEFOLD_SAMPLE", 40); }

private slots:
  void initTestCase() {
    models = allModels();
    QVERIFY(models.back().log.size() > 10 * pageSize);
  }

  void init() { tally = {}; }

  void any_byte_may_change_data() { eachModel(); }
  void any_byte_may_change() { tryAll(Damages::Kind::byte, sample()); }

  void any_bit_of_the_header_may_change_data() { eachModel(); }
  void any_bit_of_the_header_may_change() { tryAll(Damages::Kind::bit, sample()); }

  void any_page_may_be_another_data() { eachModel(); }
  void any_page_may_be_another() { tryAll(Damages::Kind::page, sample() / 2); }

  void any_page_may_be_the_last_data() { eachModel(); }
  void any_page_may_be_the_last() { tryAll(Damages::Kind::end, sample() / 4); }
};

QTEST_APPLESS_MAIN(EveryByteTest)
#include "every_byte_test.moc"
