#include "damages.h"
#include "support/qtest.h"

// What lies beside a database, damaged in all the ways in which a database is (see damages.h): backups of each version
// that are restored, or that a rescue looks at, and what a crash has left of a rescue. NINEFOLD_SAMPLE sets how many of
// each are tried.

using namespace ninefold;
using namespace ninefold::store;
using std::string;

namespace {

const char* const kinds[] = {"bytes", "bits of the header", "pages", "ends"};

/// What is wrong with what an open store shows, or "".
string wrongIn(Store& store, const Truth& truth, bool all) {
  for (const auto& [id, real] : truth) {
    const auto saved = store.read([id = id](const Books& books) { return books.matches.load(id); });
    if (saved ? !wasSo(*saved, truth) : all) return "match " + std::to_string(static_cast<std::int64_t>(id));
    if (saved && all && saved->inputs.size() != real.inputs.size()) return "a match isn't all there";
  }
  const auto findings = store.check();
  if (!findings) return "it can't be checked: " + findings.error().detail;
  return findings->empty() ? "" : findings->front();
}

} // namespace

class SpoiledTest : public QObject {
  Q_OBJECT

  std::vector<Model> models;
  const Truth old = truthOf(60, 2, 6); // what is there before

  void eachModel() {
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("kind");
    for (std::size_t i = 0; i < models.size(); ++i)
      for (int kind = 0; kind < static_cast<int>(std::size(kinds)); ++kind)
        QTest::newRow((models[i].name + ", " + kinds[kind]).c_str()) << static_cast<int>(i) << kind;
  }

  /// Of the bytes one in `thin`, where all are tried: a night has its end.
  template<class Try> void tryAll(Try what, std::size_t thin = 17) {
    QFETCH(int, number);
    QFETCH(int, kind);
    const Model& model = models[static_cast<std::size_t>(number)];
    const Damages damages(model, static_cast<Damages::Kind>(kind));
    if (kind != static_cast<int>(Damages::Kind::byte)) thin = 1;
    for (const std::size_t each : tried(damages.count(), rounds("NINEFOLD_SAMPLE", 40) / 4, thin)) {
      const string wrong = what(model, damages.made(each));
      QVERIFY2(wrong.empty(), (damages.what(each) + ": " + wrong).c_str());
    }
  }

private slots:
  void initTestCase() {
    models = allModels();
    models.pop_back(); // a backup has no log
  }

  void a_damaged_backup_is_restored_right_or_refused_data() { eachModel(); }

  void a_damaged_backup_is_restored_right_or_refused() {
    int restored = 0, refused = 0;
    const TempDir temp;
    const fs::path backup = temp.path / "mine.ninefold";
    auto store = opened(temp.path / "a", {.automaticBackups = false});
    QVERIFY(playOn(*store, 60, 2, 6));
    const string before = [&] {
      store.reset();
      return contents(temp.path / "a" / "ninefold.db");
    }();
    const auto restoreIt = [&](const Model& model, const string& bytes) -> string {
      if (!store) {
        fs::remove_all(temp.path / "a");
        fs::create_directory(temp.path / "a");
        put(temp.path / "a" / "ninefold.db", before);
        store = opened(temp.path / "a", {.automaticBackups = false});
      }
      put(backup, bytes);
      const auto held = Store::preview(backup);
      const auto done = store->restore(backup);
      (done ? restored : refused) += 1;
      if (done && !held) return "it was restored, though it couldn't be looked at";
      if (contents(backup) != bytes) return "the backup was changed";
      const string wrong = done ? wrongIn(*store, model.truth, true) : wrongIn(*store, old, true);
      if (!wrong.empty()) return (done ? "restored: " : "refused: ") + wrong;
      if (!done) return "";
      store.reset();
      const auto again = opened(temp.path / "a", {.automaticBackups = false});
      return again->opening().how == Opening::How::opened ? "" : "the next start: " + again->opening().why;
    };
    QFETCH(int, number);
    tryAll(restoreIt, number + 1 == static_cast<int>(models.size()) ? 1 : 17);
    qInfo("%d restored, %d refused", restored, refused);
    QVERIFY(restored + refused > 0 || std::getenv("NINEFOLD_SHARD")); // a shard may have none of a kind
  }

  void a_rescue_takes_nothing_wrong_from_a_damaged_backup_data() { eachModel(); }

  /// The database is lost but for its last pages; of three backups one is damaged, the newest or an older one.
  void a_rescue_takes_nothing_wrong_from_a_damaged_backup() {
    int round = 0;
    tryAll([&](const Model& model, const string& bytes) {
      const TempDir temp;
      string rest = model.database;
      rest.replace(100, rest.size() / 2, string(rest.size() / 2, 'x'));
      put(temp.path / "ninefold.db", rest);
      fs::create_directory(temp.path / "backups");
      const int damaged = ++round % 3 + 1;
      for (int i = 1; i <= 3; ++i)
        put(temp.path / "backups" / ("ninefold-0000000" + std::to_string(i) + ".db"),
            i == damaged ? bytes : model.database);
      Shown least;
      for (const auto& [id, real] : model.truth) least[id] = real.inputs.size();
      return startedTwice(temp.path, model.truth, least);
    });
  }

  void what_is_left_of_a_rescue_is_right_or_not_taken_data() { eachModel(); }

  /// The rescue is all there is, or lies beside a good database or a damaged one; so do other things left over.
  void what_is_left_of_a_rescue_is_right_or_not_taken() {
    int round = 0;
    tryAll([&](const Model& model, const string& bytes) {
      const TempDir temp;
      put(temp.path / "ninefold.rescue", bytes);
      put(temp.path / "ninefold.part", bytes);
      put(temp.path / "ninefold.work", bytes);
      const int beside = ++round % 3;
      Shown least;
      if (beside == 1) put(temp.path / "ninefold.db", model.database);
      if (beside == 2) put(temp.path / "ninefold.db", model.database.substr(0, model.database.size() / 2));
      if (beside == 1)
        for (const auto& [id, real] : model.truth) least[id] = real.inputs.size();
      Opening first;
      string wrong = startedTwice(temp.path, model.truth, least, &first);
      if (wrong.empty() && beside == 1 && first.how != Opening::How::opened) wrong = "the good one wasn't taken";
      return wrong;
    });
  }
};

QTEST_APPLESS_MAIN(SpoiledTest)
#include "spoiled_test.moc"
