#include "fixture.h"
#include "store/leaves.h"
#include "store/log.h"
#include "support/qtest.h"
#include "support/rounds.h"

#include <fstream>
#include <map>
#include <set>

// Every byte and every page of a database of each version, and of a log, is damaged; each is opened as the app does,
// twice. A sample is tried, the same every time; NINEFOLD_SEED draws another one, NINEFOLD_SAMPLE sets how many of each
// kind, NINEFOLD_LONG=1 tries them all.

using namespace ninefold;
using namespace ninefold::store;
using std::string;

namespace {

constexpr std::size_t pageSize = 4096;

/// Whether all that a sample is taken from is to be tried.
bool inFull() { return std::getenv("NINEFOLD_LONG") != nullptr; }

string contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write(const fs::path& file, const string& bytes) { std::ofstream(file, std::ios::binary) << bytes; }

/// Begins a match of any game with a few moves, or plays it to its end.
void playSome(Books& books, std::uint64_t seed, bool toTheEnd, std::vector<Player> people) {
  withGame(seed % gameNames().size(), [&]<Rules G>() {
    const int seats = std::max(G::fewestSeats, 2);
    static const nlohmann::json none = nlohmann::json::object();
    Played<G> played(seed, {seats, seatAt(0), readOptions<G>(Node(none), seats)});
    people.resize(static_cast<std::size_t>(seats));
    const Daily daily{string(G::id), 20261118, 20261118};
    const MatchId id = books.matches.create(played.fresh(people, seed % 3 == 0 ? std::optional(daily) : std::nullopt));
    for (int moves = 0; moves < (toTheEnd ? 400 : 8); ++moves) {
      const auto next = played.move(id);
      if (!next) break;
      books.matches.append(*next);
    }
  });
}

void fillBooks(Books& books, int matches) {
  const ProfileId ada = books.profiles.add({.name = "Ada", .colour = 1, .avatar = "fox"});
  const ProfileId ben = books.profiles.add({.name = "Ben", .colour = 2, .shape = 1});
  books.settings.set("theme", "\"dark\"");
  books.settings.set("sounds", R"({"volume":3})");
  books.puzzles.add({.givens = string(80, '.') + "9", .title = "Ada's own"});
  for (int i = 0; i < matches; ++i)
    playSome(books, static_cast<std::uint64_t>(i), i % 5 == 4,
             {{ada}, i % 2 == 0 ? Player{ben} : Player{.computer = 2}});
  books.puzzles.stroke(MatchId{1}, {3, R"({"note":[3,5]})"});
}

/// A database, as it was a while ago, and its log.
struct Model {
  string bytes, old, log;
  std::map<MatchId, SavedMatch> truth;
};

using Shown = std::map<MatchId, std::size_t>; // how many inputs of a match can be had

Shown loadable(const Connection& db, const std::map<MatchId, SavedMatch>& truth) {
  Shown shown;
  const Now never = [] { return Time{0}; };
  for (const auto& [id, real] : truth) {
    try {
      shown[id] = Matches(const_cast<Connection&>(db), never).load(id).inputs.size();
    } catch (const Error&) {
    }
  }
  return shown;
}

/// What SQLite reads of a damaged file, and what a plain reader finds in its leaves.
Shown readableIn(const fs::path& dir, const std::map<MatchId, SavedMatch>& truth) {
  TempDir aside;
  const fs::path copy = aside.path / "copy.db", log = dir / "ninefold.db-wal";
  Shown best;
  const auto take = [&](const Connection& db) {
    for (const auto& [id, inputs] : loadable(db, truth)) best[id] = std::max(best[id], inputs);
  };
  try {
    copyFile(dir / "ninefold.db", copy);
    if (fs::exists(log)) copyFile(log, with(copy, "-wal"));
    take(Connection(copy, Access::read));
  } catch (const Error&) {
  }
  removeDatabase(copy);
  try {
    copyFile(dir / "ninefold.db", copy);
    putInto(copy, log);
    Connection leaves;
    migrate(leaves);
    gatherLeaves(copy, leaves);
    take(leaves);
  } catch (const Error&) {
  }
  return best;
}

} // namespace

class EveryByteTest : public QObject {
  Q_OBJECT

  std::map<int, Model> models; // by version; 0: with a log
  std::uint64_t seed = 20261120;

  struct Tally {
    int tried = 0, opened = 0, rescued = 0, recounted = 0, whole = 0, cut = 0, lost = 0, plainWrong = 0;
  } tally;

  /// Whether what is shown was so at some time: its last inputs may be missing with the log.
  static bool wasSo(const SavedMatch& shown, const std::map<MatchId, SavedMatch>& truth) {
    const auto found = truth.find(shown.id);
    if (found == truth.end()) return false;
    const SavedMatch& real = found->second;
    return shown.match.start == real.match.start && shown.match.players == real.match.players &&
           shown.inputs.size() <= real.inputs.size() &&
           std::equal(shown.inputs.begin(), shown.inputs.end(), real.inputs.begin()) &&
           (shown.status != Status::finished ||
            (shown.inputs.size() == real.inputs.size() && shown.outcome == real.outcome));
  }

  /// Opens a damaged database twice; what is wrong with that, or "".
  string tryOne(const Model& model, const string& bytes, const string& log, bool withBackups) {
    TempDir temp;
    const fs::path file = temp.path / "ninefold.db";
    write(file, bytes);
    if (!log.empty()) write(with(file, "-wal"), log);
    if (withBackups) {
      fs::create_directory(temp.path / "backups");
      for (int i = 1; i <= 3; ++i)
        write(temp.path / "backups" / ("ninefold-0000000" + std::to_string(i) + ".db"), model.bytes);
    }
    Shown readable = readableIn(temp.path, model.truth);
    // Damage to the last change in a log can't be told from a power cut, which takes that change away.
    if (!log.empty() && !readLog(with(file, "-wal"), file).damaged) readable.erase(model.truth.rbegin()->first);
    ++tally.tried;
    std::set<MatchId> played; // here: a match that is lost for good may have left its number
    for (int start = 1; start <= 2; ++start) {
      auto answer = Store::open(temp.path);
      const string which = start == 1 ? "first start: " : "second start: ";
      if (!answer) return which + string(answer.error().key()) + " " + answer.error().detail;
      Store& store = **answer;
      const Opening& opening = store.opening();
      const bool rescued = opening.how == Opening::How::rescued;
      if (start == 1) {
        (rescued ? tally.rescued : tally.opened) += 1;
        tally.recounted += opening.recounted;
        tally.whole += opening.rescued.matches;
        tally.cut += opening.rescued.cut;
        tally.lost += opening.rescued.lost;
        const auto people = store.read([](const Books& books) { return books.profiles.all(); });
        if (!people) return which + "nobody can be asked for";
        for (const Profile& one : *people) {
          const bool right = (one.name == "Ada" && one.avatar == "fox") || (one.name == "Ben" && one.shape == 1) ||
                             one.name.starts_with("Player ");
          if (!right) ++tally.plainWrong;
        }
      } else if (opening.how != Opening::How::opened || opening.recounted) {
        return which + "not a normal one: " + opening.why;
      }
      for (const auto& [id, real] : model.truth) {
        if (played.contains(id)) continue;
        const auto saved = store.read([id = id](const Books& books) { return books.matches.load(id); });
        if (saved && !wasSo(*saved, model.truth)) return which + "a wrong match is shown as right";
        const auto before = readable.find(id);
        if (before != readable.end() && before->second > (saved ? saved->inputs.size() : 0))
          return which + "what could be read of match " + std::to_string(static_cast<int>(id)) + " is gone";
        if (withBackups && log.empty() && rescued && (!saved || saved->lost > 0))
          return which + "a match isn't taken from a backup";
      }
      const auto findings = store.check();
      if (!findings || !findings->empty())
        return which + "unsound: " + (findings ? findings->front() : "can't be read");
      Played<Tiles> one(77);
      const auto wrote = store.write([&](Books& books) {
        const MatchId id = books.matches.create(one.fresh({{}, {}}));
        for (int i = 0; i < 2; ++i) books.matches.append(*one.move(id));
        return id;
      });
      if (!wrote) return which + "no game is possible: " + wrote.error().detail;
      played.insert(*wrote);
    }
    int good = 0;
    for (const fs::path& each : automaticBackups({temp.path})) {
      const auto held = Store::preview(each);
      if (!held) return "a backup got worse";
      good += held->matches >= (log.empty() ? 10 : 7);
    }
    return withBackups && good < 3 ? "a good backup was pushed out" : "";
  }

  void wantOf(const Model& model, const string& bytes, const string& log, Rng& luck, const QString& what) {
    const string wrong = tryOne(model, bytes, log, luck.below(4) == 0);
    QVERIFY2(wrong.empty(), qPrintable(what + ": " + QString::fromStdString(wrong)));
  }

  /// Some numbers below `all`, or all of them, in order.
  static std::vector<std::size_t> sample(std::size_t all, int most, Rng& luck) {
    std::set<std::size_t> some;
    if (inFull() || all <= static_cast<std::size_t>(most))
      for (std::size_t i = 0; i < all; ++i) some.insert(i);
    else
      while (some.size() < static_cast<std::size_t>(most)) some.insert(luck.below(static_cast<std::uint32_t>(all)));
    return {some.begin(), some.end()};
  }

  void eachVersion() {
    QTest::addColumn<int>("version");
    for (int version = 1; version <= schemaVersion; ++version)
      QTest::newRow(qPrintable(QString("version %1").arg(version))) << version;
    QTest::newRow("the log") << 0;
  }

  void report(const char* kind, int version) const {
    const string name = version > 0 ? "version " + std::to_string(version) : "the log";
    qInfo("%s, %s: %d damaged; %d opened (%d counted anew), %d rescued with %d matches whole, %d cut, %d lost; %d "
          "wrong names",
          kind, name.c_str(), tally.tried, tally.opened, tally.recounted, tally.rescued, tally.whole, tally.cut,
          tally.lost, tally.plainWrong);
  }

private slots:
  void initTestCase() {
    seed = static_cast<std::uint64_t>(rounds("NINEFOLD_SEED", 20261120));
    TempDir temp;
    const fs::path file = temp.path / "model.db";
    for (int version = 1; version <= schemaVersion; ++version)
      for (const int matches : {7, 10}) {
        BooksInMemory source;
        fillBooks(source.books, matches);
        removeDatabase(file);
        writeAs(file, source.db, version);
        Model& model = models[version];
        (matches == 7 ? model.old : model.bytes) = contents(file);
        if (matches == 10)
          for (int id = 1; id <= matches; ++id) model.truth[MatchId{id}] = source.books.matches.load(MatchId{id});
      }
    // What a start finds after the app was killed: seven matches in the file, three in the log.
    auto store = *Store::open(temp.path / "a", {.automaticBackups = false});
    QVERIFY(bool(store->write([](Books& books) { fillBooks(books, 7); })));
    store.reset();
    store = *Store::open(temp.path / "a", {.automaticBackups = false});
    Model& model = models[0];
    model.old = contents(temp.path / "a" / "ninefold.db");
    for (std::uint64_t i = 7; i < 10; ++i)
      QVERIFY(bool(store->write([&](Books& books) { playSome(books, i, i == 9, {}); })));
    model.bytes = contents(temp.path / "a" / "ninefold.db");
    model.log = contents(temp.path / "a" / "ninefold.db-wal");
    for (int id = 1; id <= 10; ++id)
      model.truth[MatchId{id}] = *store->read([&](const Books& books) { return books.matches.load(MatchId{id}); });
    QVERIFY(model.log.size() > 10 * pageSize);
  }

  void init() { tally = {}; }

  void any_byte_may_change_data() { eachVersion(); }

  void any_byte_may_change() {
    QFETCH(int, version);
    const Model& model = models[version];
    Rng luck(seed + static_cast<std::uint64_t>(version));
    const string& target = version > 0 ? model.bytes : model.log;
    for (const std::size_t at : sample(target.size(), rounds("NINEFOLD_SAMPLE", 40), luck))
      for (const int way : {1, 0x55, 0x80}) {
        if (!inFull() && luck.below(3) != 0) continue;
        string damaged = target;
        damaged[at] = static_cast<char>(damaged[at] ^ way);
        wantOf(model, version > 0 ? damaged : model.bytes, version > 0 ? "" : damaged, luck,
               QString("byte %1 ^ %2").arg(at).arg(way));
        if (QTest::currentTestFailed()) return;
      }
    report("bytes", version);
  }

  void any_bit_of_the_header_may_change_data() { eachVersion(); }

  void any_bit_of_the_header_may_change() {
    QFETCH(int, version);
    const Model& model = models[version];
    Rng luck(seed);
    const string& target = version > 0 ? model.bytes : model.log;
    for (const std::size_t bit : sample(version > 0 ? 800 : 32 * 8, rounds("NINEFOLD_SAMPLE", 40), luck)) {
      string damaged = target;
      damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
      wantOf(model, version > 0 ? damaged : model.bytes, version > 0 ? "" : damaged, luck, QString("bit %1").arg(bit));
      if (QTest::currentTestFailed()) return;
    }
    report("bits of the header", version);
  }

  void any_page_may_be_another_data() { eachVersion(); }

  void any_page_may_be_another() {
    QFETCH(int, version);
    const Model& model = models[version];
    const std::size_t head = version > 0 ? 0 : 32, unit = version > 0 ? pageSize : pageSize + 24;
    const string& target = version > 0 ? model.bytes : model.log;
    const std::size_t pages = (target.size() - head) / unit;
    Rng luck(seed + 100 + static_cast<std::uint64_t>(version));
    for (const std::size_t each : sample(5 * pages, rounds("NINEFOLD_SAMPLE", 40) / 2, luck)) {
      const std::size_t at = head + each / 5 * unit;
      const auto other = head + luck.below(static_cast<std::uint32_t>(pages)) * unit;
      const string old = version > 0 && at + unit <= model.old.size() ? model.old.substr(at, unit) : string(unit, '\0');
      string page = target.substr(at, unit);
      const char* ways[] = {"zeroed", "torn", "of another page", "old", "random"};
      switch (each % 5) {
      case 0: page = string(unit, '\0'); break;
      case 1: page.replace(unit / 2, unit, old, unit / 2, unit); break;
      case 2: page = target.substr(other, unit); break;
      case 3: page = old; break;
      case 4:
        for (char& byte : page) byte = static_cast<char>(luck.below(256));
        break;
      }
      string damaged = target;
      damaged.replace(at, unit, page);
      wantOf(model, version > 0 ? damaged : model.bytes, version > 0 ? "" : damaged, luck,
             QString("page %1 %2").arg(each / 5 + 1).arg(ways[each % 5]));
      if (QTest::currentTestFailed()) return;
    }
    report("pages", version);
  }

  void any_page_may_be_the_last_data() { eachVersion(); }

  void any_page_may_be_the_last() {
    QFETCH(int, version);
    const Model& model = models[version];
    const std::size_t head = version > 0 ? 0 : 32, unit = version > 0 ? pageSize : pageSize + 24;
    const string& target = version > 0 ? model.bytes : model.log;
    Rng luck(seed);
    for (const std::size_t pages : sample((target.size() - head) / unit, rounds("NINEFOLD_SAMPLE", 40) / 4, luck)) {
      const string damaged = target.substr(0, head + pages * unit);
      if (version > 0 && damaged.empty()) continue; // an empty file is a fresh one
      wantOf(model, version > 0 ? damaged : model.bytes, version > 0 ? "" : damaged, luck,
             QString("%1 pages").arg(pages));
      if (QTest::currentTestFailed()) return;
    }
    report("truncations", version);
  }

  void any_byte_of_a_backup_may_change() {
    const Model& model = models[schemaVersion];
    TempDir temp;
    const fs::path backup = temp.path / "mine.ninefold";
    auto store = *Store::open(temp.path / "a", {.automaticBackups = false});
    QVERIFY(bool(store->write([](Books& books) { fillBooks(books, 1); })));
    Rng luck(seed);
    int restored = 0, refused = 0;
    for (const std::size_t at : sample(model.bytes.size(), 5 * rounds("NINEFOLD_SAMPLE", 40), luck)) {
      string damaged = model.bytes;
      damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
      write(backup, damaged);
      const auto done = store->restore(backup);
      (done ? restored : refused) += 1;
      for (const auto& [id, real] : model.truth) {
        const auto saved = store->read([id = id](const Books& books) { return books.matches.load(id); });
        if (done) QVERIFY2(saved && wasSo(*saved, model.truth), qPrintable(QString("byte %1").arg(at)));
      }
      const auto findings = store->check();
      QVERIFY2(findings && findings->empty(), qPrintable(QString("byte %1").arg(at)));
    }
    qInfo("backups: %d damaged; %d restored with nothing wrong, %d refused", restored + refused, restored, refused);
    QVERIFY(restored > 0 && refused > 0);
  }
};

QTEST_APPLESS_MAIN(EveryByteTest)
#include "every_byte_test.moc"
