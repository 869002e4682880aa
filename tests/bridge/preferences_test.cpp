#include "bridge/archive.h"
#include "bridge/preferences.h"

#include <QtTest>

/// What is remembered where nothing can be kept.
class PreferencesTest : public QObject {
  Q_OBJECT

private slots:
  void init() {
    Archive::close();
    Archive::keepIn({});
    QVERIFY(!Archive::here().keeps());
  }
  void cleanupTestCase() { Archive::close(); }

  void people_are_changed_and_removed_one_by_one() {
    Preferences who;
    const int mika = who.addPerson("Mika", "fox"), jun = who.addPerson("Jun", "crane");
    QVERIFY(who.changePerson(mika, " Oma ", "teapot"));
    QCOMPARE(who.people().size(), 2);
    QCOMPARE(who.person(mika)["name"].toString(), QString("Oma"));
    QCOMPARE(who.person(mika)["avatar"].toString(), QString("teapot"));
    who.removePerson(jun);
    QCOMPARE(who.people().size(), 1);
    QVERIFY(who.addPerson("Ben", "bear") != jun);
  }

  void names_are_nobody_elses() {
    Preferences who;
    const int mika = who.addPerson("Mika", "fox"), jun = who.addPerson("Jun", "crane");
    QCOMPARE(who.addPerson("Mika", "bear"), 0);
    QCOMPARE(who.addPerson(" ", "bear"), 0);
    QVERIFY(!who.changePerson(jun, "Mika", "crane"));
    QVERIFY(who.changePerson(mika, "Mika", "bear"));
    QVERIFY(!who.changePerson(99, "Nobody", "fox"));
    QCOMPARE(who.people().size(), 2);
  }
};

QTEST_GUILESS_MAIN(PreferencesTest)
#include "preferences_test.moc"
