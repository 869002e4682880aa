#include "lab/command.h"
#include "support/qtest.h"
#include "support/rounds.h"

#include <sstream>

// NINEFOLD_KILLS sets how often the player is killed.

using namespace ninefold;

class SoakTest : public QObject {
  Q_OBJECT

private slots:
  void nothing_is_lost_when_ninefold_is_killed() {
    const std::string kills = std::to_string(rounds("NINEFOLD_KILLS", 200));
    std::istringstream in;
    std::ostringstream out, err;
    const std::vector<std::string_view> args{"--kills", kills};
    const int code = soakCommand(args, {in, out, err});
    qInfo("%s%s", out.str().c_str(), err.str().c_str());
    QCOMPARE(code, allWell);
  }

  void bad_usage_says_so() {
    for (const std::vector<std::string_view>& args :
         {std::vector<std::string_view>{"--kills"}, {"--kills", "x"}, {"--kills", "0"}, {"--nonsense", "1"}}) {
      std::istringstream in;
      std::ostringstream out, err;
      QCOMPARE(soakCommand(args, {in, out, err}), badUsage);
      QVERIFY(err.str().find("isn't understood") != std::string::npos);
    }
  }
};

QTEST_APPLESS_MAIN(SoakTest)
#include "soak_test.moc"
