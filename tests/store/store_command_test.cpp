#include "fixture.h"
#include "lab/command.h"
#include "support/qtest.h"

#include <fstream>
#include <sstream>

using namespace ninefold;
using namespace ninefold::store;
using std::string;

namespace {

struct Said {
  int code = 0;
  nlohmann::json found;
};

Said lab(const fs::path& dir, bool copy = false) {
  std::istringstream in;
  std::ostringstream out, err;
  const string path = dir.string();
  std::vector<std::string_view> args{path, "--json"};
  if (copy) args.emplace_back("--copy");
  const int code = storeCommand(args, {in, out, err});
  return {code, nlohmann::json::parse(out.str(), nullptr, false)};
}

fs::path fixture(int version) {
  return NINEFOLD_SOURCE_DIR "/tests/store/fixtures/version-" + std::to_string(version) + ".db";
}

} // namespace

class StoreCommandTest : public QObject {
  Q_OBJECT

private slots:
  void it_tells_what_was_found() {
    TempDir temp;
    const Said fresh = lab(temp.path);
    QCOMPARE(fresh.code, allWell);
    QCOMPARE(fresh.found["found"].get<string>(), string("fresh"));
    copyFile(fixture(1), temp.path / "ninefold.db");
    const Said older = lab(temp.path);
    QCOMPARE(older.code, allWell);
    QCOMPARE(older.found["found"].get<string>(), string("brought up"));
    QCOMPARE(older.found["from"].get<int>(), 1);
    QCOMPARE(older.found["matches"].get<int>(), 4);
    QCOMPARE(older.found["finished"].get<int>(), 3);
    QVERIFY(older.found["inputs"].get<int>() > 9);
    QCOMPARE(lab(temp.path).found["found"].get<string>(), string("opened"));
    auto held = *Store::open(temp.path);
    const Said locked = lab(temp.path);
    QCOMPARE(locked.code, somethingRefused);
    QCOMPARE(locked.found["found"].get<string>(), string("locked"));
  }

  void a_copy_leaves_everything_as_it_was() {
    TempDir temp;
    copyFile(fixture(2), temp.path / "ninefold.db");
    std::fstream(temp.path / "ninefold.db", std::ios::binary | std::ios::in | std::ios::out) << string(16, 'x');
    const Said copied = lab(temp.path, true);
    QCOMPARE(copied.code, allWell);
    QCOMPARE(copied.found["found"].get<string>(), string("rescued"));
    QCOMPARE(copied.found["whole"].get<int>(), 4);
    QCOMPARE(copied.found["lost"].get<int>(), 0);
    QCOMPARE(std::distance(fs::directory_iterator(temp.path), {}), std::ptrdiff_t{1});
    QCOMPARE(lab(temp.path).found["found"].get<string>(), string("rescued"));
    QCOMPARE(lab(temp.path).found["found"].get<string>(), string("opened"));
  }

  void bad_usage_says_so() {
    std::istringstream in;
    std::ostringstream out, err;
    const std::vector<std::string_view> args{"/no such folder"};
    QCOMPARE(storeCommand(args, {in, out, err}), badUsage);
    QVERIFY(!err.str().empty());
  }
};

QTEST_APPLESS_MAIN(StoreCommandTest)
#include "store_command_test.moc"
