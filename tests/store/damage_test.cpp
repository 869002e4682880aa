#include "play.h"
#include "support/qtest.h"
#include "support/rounds.h"

#include <fstream>
#include <map>

// Random damage to a database and its log. NINEFOLD_DAMAGED_FILES sets how many are tried.

using namespace ninefold;
using namespace ninefold::store;
using std::string;

namespace {

string contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// A piece of bad luck with a file.
string mutated(string bytes, Rng& luck) {
  const auto somewhere = [&] { return luck.below(static_cast<std::uint32_t>(bytes.size())); };
  const auto noise = [&](std::size_t at, std::size_t count) {
    for (std::size_t i = at; i < std::min(bytes.size(), at + count); ++i)
      bytes[i] = static_cast<char>(luck.next() & 0xFF);
  };
  if (bytes.empty()) return "x";
  switch (luck.below(8)) {
  case 0: // single bits, here and there
    for (std::uint32_t i = 0, n = 1 + luck.below(20); i < n; ++i)
      bytes[somewhere()] ^= static_cast<char>(1 << luck.below(8));
    break;
  case 1: noise(somewhere(), 1 + luck.below(64)); break;
  case 2: noise(somewhere() / 512 * 512, 512); break;
  case 3: noise(somewhere() / 4096 * 4096, 4096 * (1 + luck.below(3))); break;
  case 4: bytes.resize(somewhere()); break;
  case 5: { // two pages change places
    const std::size_t a = somewhere() / 4096 * 4096, b = somewhere() / 4096 * 4096;
    if (a + 4096 <= bytes.size() && b + 4096 <= bytes.size()) {
      const string page = bytes.substr(a, 4096);
      bytes.replace(a, 4096, bytes.substr(b, 4096));
      bytes.replace(b, 4096, page);
    }
    break;
  }
  case 6: { // a stretch of zeros, as some file systems leave it
    const std::size_t at = somewhere();
    const std::size_t count = std::min<std::size_t>(bytes.size() - at, 1 + luck.below(20000));
    bytes.replace(at, count, string(count, '\0'));
    break;
  }
  case 7: noise(0, 1 + luck.below(200)); break;
  }
  return bytes;
}

} // namespace

class DamageTest : public QObject {
  Q_OBJECT

  TempDir model;
  string database, log;
  std::map<MatchId, SavedMatch> truth;

  /// Whether what is shown as right was so, at some time: some of its last inputs may be missing with the log.
  bool wasSo(const SavedMatch& shown) const {
    const auto found = truth.find(shown.id);
    if (found == truth.end()) return false;
    const SavedMatch& real = found->second;
    return shown.match.start == real.match.start && shown.match.players == real.match.players &&
           shown.done == static_cast<int>(shown.inputs.size()) && shown.inputs.size() <= real.inputs.size() &&
           std::equal(shown.inputs.begin(), shown.inputs.end(), real.inputs.begin()) &&
           (shown.status != Status::finished || shown.inputs.size() == real.inputs.size());
  }

private slots:
  void initTestCase() {
    auto store = *Store::open(model.path, {.automaticBackups = false});
    const auto plays = [&](std::uint64_t seed, int most) {
      (void)store->write([&](Books& books) {
        Played<Tiles> played(seed);
        const MatchId id = books.matches.create(played.fresh({{static_cast<ProfileId>(1)}, {.computer = 1}}));
        for (int i = 0; i < most; ++i)
          if (auto next = played.move(id)) books.matches.append(*next);
        truth[id] = books.matches.load(id);
      });
    };
    (void)store->write([](Books& books) { books.profiles.add({.name = "Ada"}); });
    for (std::uint64_t seed = 0; seed < 12; ++seed) plays(seed, seed % 3 == 0 ? 20 : 1000);
    store.reset(); // moves the log into the file
    store = *Store::open(model.path, {.automaticBackups = false});
    for (std::uint64_t seed = 12; seed < 16; ++seed) plays(seed, seed % 2 == 0 ? 20 : 1000);
    database = contents(model.path / "ninefold.db");
    log = contents(model.path / "ninefold.db-wal");
    QVERIFY(database.size() > 50000 && log.size() > 50000);
  }

  void no_damage_crashes_shows_a_wrong_match_or_keeps_ninefold_from_starting() {
    const int files = rounds("NINEFOLD_DAMAGED_FILES", 1000);
    int rescues = 0, matches = 0, refused = 0, later = 0;
    for (int i = 0; i < files; ++i) {
      Rng luck(static_cast<std::uint64_t>(i));
      TempDir temp;
      const fs::path file = temp.path / "ninefold.db";
      const auto where = luck.below(10);
      std::ofstream(file, std::ios::binary) << (where < 8 ? mutated(database, luck) : database);
      std::ofstream(with(file, "-wal"), std::ios::binary) << (where > 6 ? mutated(log, luck) : log);
      const auto fails = [&](const char* what, const string& why = "") {
        return QString("file %1: %2 %3").arg(i).arg(what).arg(why.c_str());
      };
      auto store = Store::open(temp.path, {.automaticBackups = false});
      QVERIFY2(bool(store), qPrintable(fails("not opened:", store ? "" : store.error().detail)));
      rescues += (*store)->opening().how == Opening::How::rescued;
      for (const auto& [id, real] : truth) {
        const auto shown = (*store)->read([id = id](const Books& books) { return books.matches.load(id); });
        if (!shown) {
          ++refused;
          continue;
        }
        ++matches;
        QVERIFY2(wasSo(*shown), qPrintable(fails("a wrong match is shown as right")));
      }
      // Usable, at the latest after another start.
      const auto plays = [&] {
        Played<Tiles> played(77);
        return bool((*store)->write([&](Books& books) {
          const MatchId id = playWhole(books, played, {{}, {}});
          if (books.matches.load(id).inputs != played.inputs()) throw Error{Trouble::changed};
        }));
      };
      const auto sound = [&] {
        const auto findings = (*store)->check();
        return findings && std::none_of(findings->begin(), findings->end(),
                                        [](const string& each) { return !each.starts_with("match "); });
      };
      if (!sound() || !plays()) {
        ++later;
        suspect({temp.path}); // as Store does with an error that it hands out
        store = Error{};      // closed
        store = Store::open(temp.path, {.automaticBackups = false});
        QVERIFY2(bool(store), qPrintable(fails("not opened again")));
        QVERIFY2(sound(), qPrintable(fails("not sound after another start")));
        QVERIFY2(plays(), qPrintable(fails("no game is possible")));
      }
    }
    qInfo("%d files: %d rescued at once, %d later; %d matches shown, %d refused", files, rescues, later, matches,
          refused);
  }
};

QTEST_APPLESS_MAIN(DamageTest)
#include "damage_test.moc"
