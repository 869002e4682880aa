#include "bridge/daily_calendar.h"
#include "bridge/today.h"
#include "support/idle.h"

#include <nlohmann/json.hpp>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace ninefold;
using namespace ninefold::store;
using nlohmann::json;

namespace {

constexpr auto place = "dailies";

/// An app on a certain day. Each start begins without knowing anything but what is on the disk.
struct Start {
  Today today{QCoreApplication::instance()};
  QSignalSpy making{&today, &Today::making}, made{&today, &Today::made};

  explicit Start(QDate day = {2026, 11, 20}) {
    today.setClock([day] { return day; });
  }
  /// Makes ahead until it is done; how many dates had to be made.
  qsizetype ahead() {
    const qsizetype before = making.size();
    today.makeAhead();
    const Date first = today.date(), next = daysAfter(first, 1);
    const bool there =
        QTest::qWaitFor([&] { return !today.puzzlesOf(first).empty() && !today.puzzlesOf(next).empty(); }, 60'000);
    Archive::here().have([](Books&) {}); // what was posted is done by now
    return there ? making.size() - before : -1;
  }
};

std::string kept() {
  return Archive::here().ask([](const Books& books) { return books.settings.get(place).value_or(""); }).value_or("");
}
void keep(const std::string& text) {
  Archive::here().have([&](Books& books) { books.settings.set(place, text); });
}

/// Everything that is offered of a puzzle.
QStringList told(const std::vector<MadePuzzle>& all) {
  QStringList lines;
  for (const MadePuzzle& one : all)
    lines << QString::fromStdString(one.daily.slot()) + ' ' + one.start + ' ' + one.code + ' ' + one.grade + ' ' +
                 QString::number(one.par);
  return lines;
}

} // namespace

class TodayTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder;
  std::string fresh; // as they are kept after they were made

private slots:
  void initTestCase() {
    Archive::keepIn(folder.path());
    Start first;
    QCOMPARE(first.ahead(), 2);
    fresh = kept();
    QVERIFY(!fresh.empty());
  }
  void init() { keep(fresh); }
  void cleanupTestCase() {
    Archive::close();
    Archive::keepIn({});
  }

  void a_second_start_makes_no_puzzles() {
    Archive::close(); // as if the app had been started anew
    Start second;
    QCOMPARE(second.ahead(), 0);
    QCOMPARE(kept(), fresh);
    QCOMPARE(told(second.today.puzzlesOf(20261120)), told(puzzlesMadeFor(20261120)));
    QCOMPARE(told(second.today.puzzlesOf(20261121)), told(puzzlesMadeFor(20261121)));
  }

  void the_next_day_one_date_is_made_and_the_day_before_is_kept_no_more() {
    Start next(QDate(2026, 11, 21));
    QCOMPARE(next.ahead(), 1);
    QCOMPARE(next.making[0][0].toInt(), 20261122);
    const PuzzlesByDate all = puzzlesKeptIn(kept());
    QCOMPARE(all.size(), std::size_t{2});
    QVERIFY(all.contains(20261121) && all.contains(20261122));
  }

  void those_of_other_rules_are_made_anew() {
    json other = json::parse(fresh);
    other["rules"] = challenge::rulesVersion + 1;
    keep(other.dump());
    Start start;
    QCOMPARE(start.ahead(), 2);
    QCOMPARE(kept(), fresh);
  }

  void damaged_ones_are_made_anew() {
    json changed = json::parse(fresh);
    changed["days"][0]["parts"]["sudokids"]["par"] = 1;
    keep(changed.dump());
    Start start;
    QCOMPARE(start.ahead(), 1); // the other date is as it was made
    QCOMPARE(kept(), fresh);
  }

  void whatever_is_kept_nothing_else_is_offered_than_what_would_be_made() {
    std::map<Date, QStringList> real;
    for (const auto& [date, all] : puzzlesKeptIn(fresh)) real[date] = told(all);
    QCOMPARE(real.size(), std::size_t{2});
    const auto onlyReal = [&](const std::string& text) {
      for (const auto& [date, all] : puzzlesKeptIn(text))
        if (!real.contains(date) || real.at(date) != told(all)) return false;
      return true;
    };
    for (const char* odd :
         {"", "x", "[]", "{}", "null", R"({"rules":1})", R"({"rules":1,"days":5})", R"({"rules":1,"days":[5]})",
          R"({"rules":1,"days":[{"date":20261199,"seal":0,"parts":{}}]})",
          R"({"rules":1,"days":[{"date":20261120,"seal":"x","parts":[]}]})"})
      QVERIFY2(puzzlesKeptIn(odd).empty(), odd);
    int stillGood = 0;
    for (std::size_t at = 0; at < fresh.size(); at += 7) {
      std::string damaged = fresh;
      damaged[at] = static_cast<char>(damaged[at] ^ (1 << at % 7));
      QVERIFY2(onlyReal(damaged), damaged.c_str());
      stillGood += static_cast<int>(puzzlesKeptIn(damaged).size());
      QVERIFY(onlyReal(fresh.substr(0, at)));
    }
    QVERIFY(stillGood > 0); // a date is good though the other isn't
  }

  void home_has_none_made_and_the_page_of_the_day_does() {
    keep("");
    Today::here().setClock([] { return QDate(2026, 11, 20); });
    QSignalSpy making(&Today::here(), &Today::making);
    DailyCalendar calendar;
    QTRY_VERIFY(calendar.known());
    Archive::here().have([](Books&) {});
    QTest::qWait(0);
    QCOMPARE(making.size(), 0); // only how many were played is read
    QCOMPARE(calendar.day()["date"].toInt(), 20261120);
    QVERIFY(!calendar.puzzles().isEmpty());
    QTRY_COMPARE(making.size(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(!Today::here().puzzlesOf(20261120).empty(), 60'000);
  }

  void where_nothing_can_be_kept_they_are_made_all_the_same() {
    Archive::close();
    Archive::keepIn({});
    Start start;
    QCOMPARE(start.ahead(), 2);
    Archive::close();
    Archive::keepIn(folder.path());
  }

  void an_archive_that_goes_before_it_has_answered_keeps_nobody_waiting() {
    Start start;
    start.today.makeAhead();
    Archive::close();
    QTRY_VERIFY_WITH_TIMEOUT(!start.today.puzzlesOf(20261121).empty(), 60'000);
  }
};

QTEST_GUILESS_MAIN(TodayTest)
#include "today_test.moc"
