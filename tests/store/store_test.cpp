#include "fault_vfs.h"
#include "fixture.h"
#include "support/qtest.h"

#include <atomic>
#include <csignal>
#include <fstream>
#include <sys/wait.h>

using namespace ninefold;
using namespace ninefold::store;
using std::string;

namespace {

string contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write(const fs::path& file, const string& text) { std::ofstream(file, std::ios::binary) << text; }

std::unique_ptr<Store> opened(const fs::path& dir, Wishes wishes = {}) {
  auto answer = Store::open(dir, std::move(wishes));
  if (!answer) qFatal("%s: %s", string(answer.error().key()).c_str(), answer.error().detail.c_str());
  return *std::move(answer);
}

string troubleOpening(const fs::path& dir) {
  auto answer = Store::open(dir);
  return answer ? "" : string(answer.error().key());
}

/// A store with some matches in it, closed again.
void fill(const fs::path& dir, int matches) {
  auto store = opened(dir, {.automaticBackups = false});
  (void)store->write([&](Books& books) {
    for (int i = 0; i < matches; ++i) {
      Played<Tiles> played(static_cast<std::uint64_t>(i));
      playWhole(books, played, {{}, {}});
    }
  });
}

int countIn(Store& store) {
  return *store.read([](const Books& books) { return books.matches.count(); });
}

/// Waits until the keeper has said something.
std::vector<News> newsFrom(Store& store) {
  for (int i = 0; i < 500; ++i) {
    if (auto news = store.news(); !news.empty()) return news;
    ::usleep(10000);
  }
  return {};
}

constexpr auto fixtures = NINEFOLD_SOURCE_DIR "/tests/store/fixtures/version-";

} // namespace

class StoreTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() {
    faults::install();
    if (std::getenv("NINEFOLD_WRITE_FIXTURES"))
      for (int version = 1; version <= schemaVersion; ++version)
        if (const fs::path file = fixtures + std::to_string(version) + ".db"; !fs::exists(file))
          writeFixture(file, version);
  }

  void the_first_start_finds_nothing_and_the_second_what_was_left() {
    TempDir temp;
    {
      auto store = opened(temp.path / "made" / "on the way");
      QVERIFY(store->opening().how == Opening::How::fresh);
      QVERIFY(bool(store->write([](Books& books) { books.settings.set("theme", "1"); })));
    }
    auto store = opened(temp.path / "made" / "on the way");
    QVERIFY(store->opening().how == Opening::How::opened);
    QCOMPARE(**store->read([](const Books& books) { return books.settings.get("theme"); }), string("1"));
  }

  void a_move_is_reported_once_it_is_on_disk() {
    TempDir temp;
    std::atomic<int> woken = 0;
    auto store = opened(temp.path, {.wake = [&] { ++woken; }});
    Played<Tiles> played(1);
    const MatchId id = *store->write([&](Books& books) { return books.matches.create(played.fresh({{}, {}})); });
    std::vector<Ticket> tickets;
    for (int i = 0; i < 10; ++i) {
      const Append next = *played.move(id);
      tickets.push_back(store->post([next](Books& books) { books.matches.append(next); }));
    }
    std::vector<Report> reports;
    while (reports.size() < 10) {
      for (Report& report : store->reports()) {
        QVERIFY(!report.error);
        // Whoever hears of it finds it.
        const auto saved = store->read([&](const Books& books) { return books.matches.load(id); });
        QVERIFY(saved->inputs.size() > reports.size());
        reports.push_back(std::move(report));
      }
    }
    for (std::size_t i = 0; i < 10; ++i) QCOMPARE(reports[i].ticket, tickets[i]);
    QVERIFY(woken >= 10);
  }

  void a_full_disk_takes_the_move_back_and_the_game_goes_on_afterwards() {
    TempDir temp;
    auto store = opened(temp.path, {.vfs = faults::vfsName, .automaticBackups = false});
    Played<Tiles> played(2);
    const MatchId id = *store->write([&](Books& books) { return books.matches.create(played.fresh({{}, {}})); });
    const Append next = *played.move(id);
    faults::arm(Mishap::full, 0);
    const auto answer = store->write([&](Books& books) { books.matches.append(next); });
    QVERIFY(!answer);
    QCOMPARE(answer.error().key(), std::string_view("full"));
    QVERIFY(string(answer.error().sentence()).find("no room") != string::npos);
    QCOMPARE(store->read([&](const Books& books) { return books.matches.load(id); })->inputs.size(), std::size_t{0});
    faults::disarm();
    QVERIFY(bool(store->write([&](Books& books) { books.matches.append(next); })));
    QCOMPARE(store->read([&](const Books& books) { return books.matches.load(id); })->inputs.size(), std::size_t{1});
  }

  void what_fails_leaves_nothing_behind() {
    TempDir temp;
    auto store = opened(temp.path);
    const auto answer = store->write([](Books& books) {
      books.settings.set("half", "1");
      throw Error{Trouble::unusable};
    });
    QVERIFY(!answer);
    const auto other = store->write([](Books& books) {
      books.settings.set("half", "1");
      throw std::runtime_error("a job's own fault");
    });
    QCOMPARE(other.error().key(), std::string_view("unusable"));
    QVERIFY(!*store->read([](const Books& books) { return books.settings.get("half"); }));
  }

  void a_second_process_is_told_that_ninefold_is_open_already() {
    TempDir temp;
    int ready[2];
    QVERIFY(::pipe(ready) == 0);
    const pid_t other = ::fork();
    if (other == 0) {
      auto store = Store::open(temp.path);
      (void)!::write(ready[1], store ? "+" : "-", 1);
      for (;;) ::pause();
    }
    char answer = 0;
    QVERIFY(::read(ready[0], &answer, 1) == 1 && answer == '+');
    QCOMPARE(troubleOpening(temp.path), string("open-already"));
    ::kill(other, SIGKILL);
    ::waitpid(other, nullptr, 0);
    auto store = opened(temp.path); // the lock died with its process
    QCOMPARE(troubleOpening(temp.path), string("open-already"));
  }

  void a_database_of_every_version_is_brought_up_to_this_one_data() {
    QTest::addColumn<int>("version");
    for (int version = 1; version <= schemaVersion; ++version)
      QTest::newRow(qPrintable(QString("version %1").arg(version))) << version;
  }

  void a_database_of_every_version_is_brought_up_to_this_one() {
    QFETCH(int, version);
    TempDir temp;
    copyFile(fixtures + std::to_string(version) + ".db", temp.path / "ninefold.db");
    auto store = opened(temp.path);
    QVERIFY(store->opening().how == Opening::How::opened);
    QCOMPARE(store->opening().broughtUpFrom, version < schemaVersion ? version : 0);
    QCOMPARE(automaticBackups({temp.path}).size(), std::size_t{version < schemaVersion ? 1u : 0u});
    QVERIFY(store->check()->empty());
    const auto people = *store->read([](const Books& books) { return books.profiles.all(); });
    QCOMPARE(people.size(), std::size_t{2});
    QCOMPARE(people[0].name, string("Ada"));
    const auto lines = *store->read([](const Books& books) { return books.matches.unfinished(); });
    QCOMPARE(lines.size(), std::size_t{1});
    const auto saved = *store->read([&](const Books& books) { return books.matches.load(lines[0].id); });
    QCOMPARE(saved.done, 7);
    QCOMPARE(replayed<Tiles>(saved).length(), std::size_t{7});
    const auto totals = *store->read([&](const Books& books) { return books.statistics.totals(people[0].id); });
    QCOMPARE(totals.size(), std::size_t{1});
    QCOMPARE(totals[0].played, 3);
    QVERIFY(bool(store->write([](Books& books) { books.summary.rebuild(Summary::From::inputs); })));
    QVERIFY(*store->read([&](const Books& books) { return books.statistics.totals(people[0].id); }) == totals);
    if (version >= 3) {
      QCOMPARE(store->read([](const Books& books) { return books.puzzles.all(); })->size(), std::size_t{1});
      QCOMPARE(store->read([&](const Books& books) { return books.puzzles.pencil(lines[0].id); })->done, 1);
      QCOMPARE(store->read([&](const Books& books) { return books.dailies.streak(people[1].id, 20261119); })->current,
               1);
    }
  }

  void what_is_asked_aside_is_answered_in_order() {
    TempDir temp;
    std::vector<int> answers;
    {
      auto store = opened(temp.path);
      for (int i = 0; i < 20; ++i)
        store->readAside([i](const Books& books) { return i + books.matches.count(); },
                         [&](const Answer<int>& answer) { answers.push_back(answer ? *answer : -1); });
      store->readAside([](const Books& books) { return books.matches.load(MatchId{4711}).done; },
                       [&](const Answer<int>& answer) { answers.push_back(answer ? *answer : -1); });
    } // whoever closes it waits for the answers
    QCOMPARE(answers.size(), std::size_t{21});
    for (int i = 0; i < 20; ++i) QCOMPARE(answers[static_cast<std::size_t>(i)], i);
    QCOMPARE(answers.back(), -1);
  }

  void a_newer_database_is_left_untouched_data() {
    QTest::addColumn<bool>("inTheLog");
    QTest::newRow("in the file") << false;
    QTest::newRow("still in the log") << true;
  }

  void a_newer_database_is_left_untouched() {
    QFETCH(bool, inTheLog);
    TempDir temp;
    fill(temp.path, 1);
    const fs::path file = temp.path / "ninefold.db";
    {
      Connection newer(file, Access::write);
      if (inTheLog) newer.keepLogOnClose();
      newer.script("CREATE TABLE inventions (id INTEGER PRIMARY KEY) STRICT");
      newer.script(("PRAGMA user_version = " + std::to_string(schemaVersion + 1)).c_str());
      newer.script(("PRAGMA application_id = " + std::to_string(0x4E390000 + schemaVersion + 1)).c_str());
      QCOMPARE(stampOf(newer).ours(), true);
    }
    const string before = contents(file), log = contents(with(file, "-wal"));
    QCOMPARE(log.empty(), !inTheLog);
    QCOMPARE(troubleOpening(temp.path), string("newer"));
    QVERIFY(contents(file) == before);
    QVERIFY(contents(with(file, "-wal")) == log);
  }

  void a_version_number_that_doesn_t_fit_is_damage_not_a_newer_ninefold() {
    TempDir temp;
    fill(temp.path, 2);
    string bytes = contents(temp.path / "ninefold.db");
    bytes[63] = 77;
    write(temp.path / "ninefold.db", bytes);
    auto store = opened(temp.path);
    QVERIFY(store->opening().how == Opening::How::rescued);
    QCOMPARE(countIn(*store), 2);
  }

  void damage_that_shows_while_it_is_brought_up_is_mended_at_once_and_costs_no_backup() {
    const string whole = contents(fixtures + string("2.db"));
    for (const auto& [at, value] : std::vector<std::pair<std::size_t, int>>{{44478, whole[44478] ^ 0x55}, {18, 3}}) {
      TempDir temp;
      {
        auto store = opened(temp.path);
        for (int i = 0; i < 3; ++i) {
          store->backUpSoon();
          QVERIFY(newsFrom(*store).at(0).kind == News::Kind::backedUp);
        }
      }
      const auto before = automaticBackups({temp.path});
      QCOMPARE(before.size(), std::size_t{3});
      string bytes = whole;
      bytes[at] = static_cast<char>(value);
      write(temp.path / "ninefold.db", bytes);
      {
        auto store = opened(temp.path);
        QVERIFY(store->opening().how == Opening::How::rescued);
        QCOMPARE(countIn(*store), 4);
        QVERIFY(store->check()->empty());
      }
      QVERIFY(opened(temp.path)->opening().how == Opening::How::opened);
      QVERIFY(automaticBackups({temp.path}) == before);
    }
  }

  void no_bit_of_the_version_makes_it_a_newer_ninefold() {
    const string whole = contents(fixtures + string("5.db"));
    for (std::size_t bit = 0; bit < 32; ++bit) {
      TempDir temp;
      string bytes = whole;
      bytes[60 + bit / 8] = static_cast<char>(bytes[60 + bit / 8] ^ (1 << bit % 8));
      write(temp.path / "ninefold.db", bytes);
      auto store = opened(temp.path);
      QVERIFY(store->opening().how == Opening::How::rescued);
      QCOMPARE(countIn(*store), 5);
    }
  }

  void of_three_backups_one_is_from_before_the_last_start() {
    TempDir temp;
    const auto backs = [&](int times) {
      auto store = opened(temp.path);
      for (int i = 0; i < times; ++i) {
        store->backUpSoon();
        QVERIFY(newsFrom(*store).at(0).kind == News::Kind::backedUp);
      }
    };
    backs(2);
    backs(4);
    std::vector<string> names;
    for (const fs::path& each : automaticBackups({temp.path})) names.push_back(each.stem().string());
    QCOMPARE(names, (std::vector<string>{"ninefold-00000006", "ninefold-00000005", "ninefold-00000002"}));
  }

  void nothing_is_written_through_a_link() {
    TempDir temp, elsewhere;
    fill(temp.path, 1);
    write(elsewhere.path / "theirs.part", "theirs");
    fs::create_directory_symlink(elsewhere.path, temp.path / "backups");
    auto store = opened(temp.path);
    store->backUpSoon();
    QVERIFY(newsFrom(*store).at(0).kind == News::Kind::backedUp);
    QCOMPARE(std::distance(fs::directory_iterator(elsewhere.path), {}), std::ptrdiff_t{1});
    QCOMPARE(contents(elsewhere.path / "theirs.part"), string("theirs"));
    QVERIFY(fs::is_symlink(temp.path / "backups-aside-1") && !fs::is_symlink(temp.path / "backups"));
  }

  void a_database_with_two_names_becomes_a_file_of_its_own() {
    for (const bool symbolic : {false, true}) {
      TempDir temp, elsewhere;
      fill(temp.path, 2);
      const fs::path file = temp.path / "ninefold.db", other = elsewhere.path / "other.db";
      fs::rename(file, other);
      if (symbolic)
        fs::create_symlink(other, file);
      else
        fs::create_hard_link(other, file);
      const string before = contents(other);
      {
        auto store = opened(temp.path);
        QVERIFY(store->opening().how == Opening::How::opened);
        QVERIFY(bool(store->write([](Books& books) { books.settings.set("theme", "1"); })));
      }
      QVERIFY(contents(other) == before);
      QCOMPARE(countIn(*opened(temp.path)), 2);
    }
  }

  void a_folder_that_vanished_is_noticed_at_the_next_move() {
    TempDir temp;
    auto store = opened(temp.path);
    fs::remove_all(temp.path);
    const auto answer = store->write([](Books& books) { books.settings.set("theme", "1"); });
    QVERIFY(!answer);
    QCOMPARE(answer.error().key(), std::string_view("io"));
  }

  void what_is_kept_is_nobody_else_s_to_read() {
    TempDir temp;
    const fs::path dir = temp.path / "data";
    const auto rights = [](const fs::path& path) { return static_cast<int>(fs::status(path).permissions()); };
    {
      auto store = opened(dir);
      store->backUpSoon();
      QVERIFY(newsFrom(*store).at(0).kind == News::Kind::backedUp);
      QCOMPARE(rights(dir), 0700);
      QCOMPARE(rights(dir / "ninefold.db"), 0600);
      QCOMPARE(rights(dir / "ninefold.db-wal"), 0600);
      QCOMPARE(rights(store->backups()[0]), 0600);
    }
    fs::permissions(dir, fs::perms{0755});
    fs::permissions(dir / "ninefold.db", fs::perms{0644});
    opened(dir);
    QCOMPARE(rights(dir), 0700);
    QCOMPARE(rights(dir / "ninefold.db"), 0600);
    write(dir / "diary.txt", "somebody else's");
    fs::permissions(dir, fs::perms{0755});
    opened(dir);
    QCOMPARE(rights(dir), 0755);
  }

  void whatever_lies_in_its_place_ninefold_starts_data() {
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("matchesLeft");
    for (const auto& [what, left] : std::vector<std::pair<const char*, int>>{{"a folder", 0},
                                                                             {"a folder with things in it", 0},
                                                                             {"text", 0},
                                                                             {"zeros", 0},
                                                                             {"the header is gone", 5},
                                                                             {"the first page is gone", 5},
                                                                             {"the second half is gone", -1},
                                                                             {"a folder for the log", 5},
                                                                             {"another database", 0},
                                                                             {"a link to nowhere", 0}})
      QTest::newRow(what) << what << left;
  }

  void whatever_lies_in_its_place_ninefold_starts() {
    QFETCH(QString, what);
    QFETCH(int, matchesLeft);
    TempDir temp;
    fill(temp.path, 5);
    const fs::path file = temp.path / "ninefold.db";
    {
      auto store = opened(temp.path);
      store->backUpSoon();
      QCOMPARE(newsFrom(*store).size(), std::size_t{1});
    }
    string bytes = contents(file);
    if (what != "a folder for the log") fs::remove(file);
    if (what.startsWith("a folder")) fs::create_directory(what.endsWith("log") ? with(file, "-wal") : file);
    if (what.endsWith("in it")) write(file / "thing", "thing");
    if (what == "text") write(file, "Dear diary");
    if (what == "zeros") write(file, string(20000, '\0'));
    if (what == "the header is gone") write(file, string(100, 'x') + bytes.substr(100));
    if (what == "the first page is gone") write(file, string(4096, '\0') + bytes.substr(4096));
    if (what == "the second half is gone") write(file, bytes.substr(0, bytes.size() / 2));
    if (what == "another database") Connection(file, Access::write).script("CREATE TABLE recipes (name)");
    if (what == "a link to nowhere") fs::create_symlink("/nowhere/at/all", file);
    auto store = opened(temp.path);
    const Opening& opening = store->opening();
    QVERIFY(opening.how == Opening::How::rescued);
    QVERIFY(!opening.why.empty());
    QVERIFY(what == "a folder for the log" || fs::exists(fs::symlink_status(*opening.setAside)));
    if (matchesLeft >= 0) QCOMPARE(countIn(*store), matchesLeft);
    QCOMPARE(opening.rescued.matches + opening.rescued.cut, countIn(*store));
    QCOMPARE(opening.backupHolds->matches, 5);
    QVERIFY(store->check()->empty());
    QVERIFY(bool(store->restore(*opening.backup)));
    QCOMPARE(countIn(*store), 5);
    store.reset();
    QVERIFY(opened(temp.path)->opening().how == Opening::How::opened);
  }

  void a_rescue_that_was_interrupted_is_completed() {
    for (const bool halfMoved : {false, true}) {
      TempDir temp;
      fill(temp.path, 3);
      fs::rename(temp.path / "ninefold.db", temp.path / "ninefold.rescue");
      if (!halfMoved) write(temp.path / "ninefold.db", "damaged");
      write(temp.path / "ninefold.part", "of no use");
      auto store = opened(temp.path);
      QVERIFY(store->opening().how == Opening::How::rescued);
      QCOMPARE(countIn(*store), 3);
      QVERIFY(!fs::exists(temp.path / "ninefold.rescue") && !fs::exists(temp.path / "ninefold.part"));
    }
  }

  void damage_that_shows_later_is_mended_at_the_next_start() {
    TempDir temp;
    fill(temp.path, 60);
    const fs::path file = temp.path / "ninefold.db";
    string bytes = contents(file);
    int whole = 0;
    {
      auto store = opened(temp.path, {.automaticBackups = false});
      whole = countIn(*store);
      // The file goes bad while it is open.
      std::fstream out(file, std::ios::binary | std::ios::in | std::ios::out);
      out.seekp(static_cast<std::streamoff>(bytes.size() / 4096 / 2 * 4096));
      out << string(4096, '\x5A') << std::flush;
      const auto findings = store->check();
      QVERIFY(!findings || !findings->empty());
      store->backUpSoon(); // must not push out the good ones
      const auto news = newsFrom(*store);
      QVERIFY(news[0].kind == News::Kind::notBackedUp);
    }
    auto store = opened(temp.path);
    QVERIFY(store->opening().how == Opening::How::rescued);
    QVERIFY(countIn(*store) >= whole - 40);
    QVERIFY(store->check()->empty());
  }

  void a_backup_is_kept_after_each_finished_match_the_newest_three() {
    TempDir temp;
    auto store = opened(temp.path);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      Played<Tiles> played(seed);
      QVERIFY(bool(store->write([&](Books& books) { playWhole(books, played, {{}, {}}); })));
      const auto news = newsFrom(*store);
      QVERIFY(news.size() == 1 && news[0].kind == News::Kind::backedUp);
    }
    const auto backups = automaticBackups({temp.path});
    QCOMPARE(backups.size(), std::size_t{3});
    QCOMPARE(backups[0].filename().string(), string("ninefold-00000005.db"));
    QCOMPARE(Store::preview(backups[0])->matches, 5);
    QCOMPARE(Store::preview(backups[2])->matches, 3);
  }

  void a_backup_is_previewed_and_restored_whole() {
    TempDir temp, other;
    const fs::path file = temp.path / "mine.ninefold";
    {
      auto store = opened(temp.path / "a");
      Played<Tiles> played(3), open(4);
      QVERIFY(bool(store->write([&](Books& books) {
        const ProfileId ada = books.profiles.add({.name = "Ada"});
        playWhole(books, played, {{ada}, {}});
        books.matches.create(open.fresh({{}, {}}));
      })));
      QVERIFY(bool(store->backUp(file)));
    }
    const auto contained = Store::preview(file);
    QVERIFY(bool(contained));
    QVERIFY(contained->matches == 2 && contained->unfinished == 1 && contained->version == schemaVersion);
    QCOMPARE(contained->names, std::vector<string>{"Ada"});
    fill(other.path, 4);
    auto store = opened(other.path);
    QVERIFY(bool(store->restore(file)));
    QCOMPARE(countIn(*store), 2);
    QVERIFY(store->check()->empty());
    QCOMPARE(Store::preview(automaticBackups({other.path})[0])->matches, 4); // what was there before
    Played<Tiles> next(5);
    QVERIFY(bool(store->write([&](Books& books) { playWhole(books, next, {{}, {}}); })));
    store.reset();
    QCOMPARE(countIn(*opened(other.path)), 3);
  }

  void a_backup_of_an_older_version_can_be_restored() {
    TempDir temp;
    auto store = opened(temp.path);
    QVERIFY(bool(store->restore(fixtures + string("1.db"))));
    QCOMPARE(countIn(*store), 4);
    QVERIFY(store->check()->empty());
    const auto people = *store->read([](const Books& books) { return books.profiles.all(); });
    QCOMPARE(store->read([&](const Books& books) { return books.statistics.totals(people[0].id); })->size(),
             std::size_t{1});
  }

  void what_isn_t_a_backup_changes_nothing() {
    TempDir temp;
    fill(temp.path, 1);
    auto store = opened(temp.path);
    const fs::path file = temp.path / "other";
    const string good = contents(fixtures + string("3.db"));
    string newer = contents(fixtures + std::to_string(schemaVersion) + ".db"), damaged = good;
    newer[63] = newer[71] = 9;
    for (std::size_t page = 6; page < 10; ++page) damaged.replace(page * 4096, 4096, string(4096, '\x77'));
    for (const auto& [bytes, trouble] : std::vector<std::pair<string, string>>{
             {"", "not-a-backup"}, {"no database", "not-a-backup"}, {newer, "newer"}, {damaged, "damaged"}}) {
      write(file, bytes);
      QCOMPARE(Store::preview(file).error().key(), std::string_view(trouble));
      QCOMPARE(store->restore(file).error().key(), std::string_view(trouble));
    }
    // A trigger that somebody put in isn't run, not even asked what it does.
    write(file, good);
    Connection(file, Access::write).script("CREATE TRIGGER t AFTER INSERT ON inputs BEGIN DELETE FROM matches; END");
    QCOMPARE(store->restore(file).error().key(), std::string_view("not-a-backup"));
    QCOMPARE(store->restore(temp.path / "no such file").error().key(), std::string_view("not-a-backup"));
    QCOMPARE(countIn(*store), 1);
  }

  void a_backup_that_can_t_be_written_says_so() {
    TempDir temp;
    auto store = opened(temp.path);
    QVERIFY(!store->backUp(temp.path / "no such folder" / "mine.ninefold"));
    QVERIFY(!fs::exists(temp.path / "no such folder"));
  }
};

QTEST_APPLESS_MAIN(StoreTest)
#include "store_test.moc"
