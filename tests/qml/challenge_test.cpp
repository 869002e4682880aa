#include "challenge/code.h"
#include "qml/screen.h"

#include <nlohmann/json.hpp>
#include <QClipboard>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

using namespace ninefold;
using nlohmann::json;

/// Deals that are handed on from one to another.
class ChallengeTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { app = std::make_unique<Screen>(); }
  void init() { app->ask("App.home()"); }
  void cleanupTestCase() { app.reset(); }

  void who_types_a_code_is_dealt_what_its_origin_was_data() {
    QTest::addColumn<QString>("chosen");
    QTest::newRow("Kakuro Cards") << "Many";
    QTest::newRow("Kakuro Call") << "90 s";
    QTest::newRow("O’kudos") << "By lot";
    QTest::newRow("SuDoku Tiles") << "Penalised";
    QTest::newRow("Sudokids") << "Empty board";
    QTest::newRow("Sudoku Pens") << "The solution";
  }
  void who_types_a_code_is_dealt_what_its_origin_was() {
    QFETCH(QString, chosen);
    app->choose(QTest::currentDataTag() + QString(","));
    app->choose(chosen);
    app->choose("Share this deal");
    const QString code = codeShown();
    QVERIFY(!code.isEmpty());
    app->back();
    app->choose("Deal");
    QCOMPARE(app->page(), "table");
    const json origin = record();
    beTold();
    app->back();
    if (!app->match->warning().isEmpty()) {
      QVERIFY(!app->shows("Share this deal")); // it would tell what is hidden
    } else {
      app->choose("Share this deal"); // it is the table's from then on
      QCOMPARE(codeShown(), code);
      app->back();
    }
    app->choose("Leave the table");

    takeUp(code.toLower().remove('-'));
    QVERIFY(app->shows("A challenge"));
    app->choose("Deal");
    QTRY_COMPARE(app->page(), "table");
    beTold();
    QVERIFY(app->match->kept() > 0);
    // The one says what is standard, the other leaves it out.
    QCOMPARE(record()["seed"], origin["seed"]);
    QVERIFY2(*challenge::invitationTo(record()) == *challenge::invitationTo(origin), record().dump().c_str());
    QCOMPARE(QString::fromStdString(challenge::codeOf(*challenge::invitationTo(record()))), code);
  }

  void a_problem_is_made_anew_and_keeps_its_code_over_a_restart() {
    const auto problem = challenge::checked(
        {.game = "kakuro_cards", .options = {{"turns", "one"}, {"flips", "one"}}, .level = 2, .seed = 4711});
    const QString code = QString::fromStdString(codeOf(*problem));
    takeUp(code);
    QVERIFY(app->shows("Alone · Best turn · Easy"));
    app->choose("Deal");
    QTRY_COMPARE(app->page(), "table");
    QCOMPARE(record(), json(startOf(*problem)));
    app->ask("App.home()");
    app->start({412, 915});
    app->choose("Continue Kakuro Cards");
    QCOMPARE(app->match->code(), code);
  }

  void what_is_no_code_is_refused_in_a_sentence_and_changes_nothing_data() {
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("one letter is wrong") << "1810-50VW-DZXN-8EC0"
                                         << "There is a mistake in this code.";
    QTest::newRow("two have changed places") << "1810-5V0W-DZXM-8EC0"
                                             << "There is a mistake in this code.";
    QTest::newRow("some is missing") << "1810-50"
                                     << "That isn’t a whole code";
    QTest::newRow("no letter of a code") << "1810-50VW-DZXM-8EU0"
                                         << "A code has digits and letters only";
    QTest::newRow("of a newer app") << sealed("2ZZZ-1234-5678-9A") << "This code comes from a newer Ninefold.";
    QTest::newRow("of no game of ours") << sealed("1ZZZ-1234-5678-9A") << "This code doesn’t belong to any game.";
  }
  void what_is_no_code_is_refused_in_a_sentence_and_changes_nothing() {
    QFETCH(QString, code);
    QFETCH(QString, sentence);
    takeUp(code);
    QVERIFY2(app->shows(sentence), qPrintable(app->names().join(" | ")));
    QVERIFY(!app->shows("A challenge"));
    QCOMPARE(app->ask("App.history.length").toInt(), 2);
    QCOMPARE(app->ask("App.props.entryId").toString(), "sudokids");
  }

  void the_sentence_is_in_the_language_of_the_app() {
    app->ask("Preferences.language = 'de'");
    app->choose("Sudokids,");
    app->type("Code eingeben", "1810-50VW-DZXN-8EC0");
    app->key(Qt::Key_Return);
    const QString shown = app->names().join(" | ");
    app->ask("Preferences.language = 'en'");
    QVERIFY2(shown.contains("In diesem Code steckt ein Fehler."), qPrintable(shown));
  }

  void whoever_is_challenged_may_begin_with_points() {
    app->choose("Sudokids,");
    app->choose("Orange doesn’t play");
    app->choose("Share this deal");
    const QString even = codeShown();
    app->choose("20 point");
    const QString ahead = codeShown();
    QVERIFY(ahead != even);
    app->choose("Copy as text");
    QCOMPARE(QGuiApplication::clipboard()->text(), "Ninefold · Sudokids\n" + ahead);
    app->back();
    app->type("Challenge code", ahead);
    app->choose("Take it up");
    QVERIFY(app->shows("You begin with 20 point"));
  }

  void the_picture_can_be_scanned_data() {
    QTest::addColumn<int>("look");
    QTest::newRow("light") << 1;
    QTest::newRow("dark") << 2;
    QTest::newRow("contrast") << 3;
  }
  void the_picture_can_be_scanned() {
    const QString scanner = QStandardPaths::findExecutable("zbarimg");
    if (scanner.isEmpty()) QSKIP("no zbarimg here");
    QFETCH(int, look);
    app->ask(QString("Preferences.look = %1").arg(look));
    app->choose("Sudokids,");
    app->choose("Share this deal");
    const QString picture = app->folder.filePath("screen.png");
    QVERIFY(app->window->grabWindow().save(picture));
    QProcess scan;
    scan.start(scanner, {"-q", "--raw", picture});
    QVERIFY(scan.waitForFinished());
    QCOMPARE(QString::fromLatin1(scan.readAllStandardOutput()).trimmed(), codeShown());
  }

private:
  /// Where something is hidden all are told that somebody knows the code.
  void beTold() const {
    QCOMPARE(app->shows("Dealt from a code"), !app->match->warning().isEmpty());
    QCOMPARE(!app->match->warning().isEmpty(), app->match->game() != "sudoku_pens");
    if (!app->match->warning().isEmpty()) app->tap("OK");
  }
  /// The code that can be read on the screen.
  QString codeShown() const {
    static const QRegularExpression code("^[0-9A-Z]{4}-[0-9A-Z-]+$");
    for (const QString& name : app->names())
      if (code.match(name).hasMatch()) return name;
    return {};
  }
  /// Types a code where another game is being set up.
  void takeUp(const QString& code) {
    app->ask("App.home()");
    app->choose("Sudokids,");
    app->type("Challenge code", code);
    app->choose("Take it up");
  }
  json record() const { return json::parse(app->match->record().toStdString()); }

  /// A code with that beginning whose last two letters vouch for it: found by trying.
  static QString sealed(const QString& beginning) {
    const QString letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    for (const QChar a : letters)
      for (const QChar b : letters) {
        const QString code = beginning + a + b;
        const auto read = challenge::invitationFrom(code.toStdString());
        if (read || read.error() != challenge::CodeFault::mistyped) return code;
      }
    return {};
  }

  std::unique_ptr<Screen> app;
};

QTEST_MAIN(ChallengeTest)
#include "challenge_test.moc"
