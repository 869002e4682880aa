#include "bridge/archive.h"
#include "bridge/puzzle_desk.h"
#include "bridge/puzzle_shelf.h"
#include "support/idle.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

namespace {

const QString tricky = "29...7..3......1.......2.8..7.9..5...35.7..9.14.8.......4..9.12......43..23..4...";
const QString gentle = "2....4..7...3...1......63.2...18.7..7......9.4..2....85...4..8.61......5..2....4.";

void write(const QString& file, const QByteArray& text) {
  QFile out(file);
  QVERIFY(out.open(QIODevice::WriteOnly));
  out.write(text);
}

} // namespace

/// Real files, and a real archive.
class PuzzleShelfTest : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> folder;

  /// What is told once a wish has been seen to.
  template<class Wish> QString toldAfter(PuzzleShelf& shelf, Wish wish) {
    QSignalSpy told(&shelf, &PuzzleShelf::told);
    wish();
    return !told.isEmpty() || told.wait(60'000) ? told.last()[0].toString() : QString("nothing");
  }
  QVariantMap kept(int i) { return PuzzleShelf::puzzles().value(i).toMap(); }

private slots:
  void init() {
    Archive::close();
    folder = std::make_unique<QTemporaryDir>();
    Archive::keepIn(folder->path());
  }
  void cleanupTestCase() {
    Archive::close();
    Archive::keepIn({});
  }

  void what_is_kept_is_there_the_next_time_the_latest_first() {
    PuzzleShelf shelf;
    QCOMPARE(toldAfter(shelf, [&] { shelf.keep({tricky}, ""); }), QString("1 puzzle(s) kept."));
    QCOMPARE(toldAfter(shelf, [&] { shelf.keep({gentle}, "evening.sdm"); }), QString("1 puzzle(s) kept."));
    Archive::close();
    QCOMPARE(PuzzleShelf::puzzles().size(), 2);
    QCOMPARE(kept(0)["givens"].toString(), gentle);
    QCOMPARE(kept(0)["title"].toString(), QString("evening.sdm"));
    QCOMPARE(kept(0)["grade"].toString(), QString("Gentle"));
    QCOMPARE(kept(1)["givens"].toString(), tricky);
    QCOMPARE(kept(1)["grade"].toString(), QString("Tricky"));
    QCOMPARE(kept(1)["count"].toInt(), 26);
  }

  void a_puzzle_that_cannot_be_played_is_not_kept() {
    PuzzleShelf shelf;
    const QStringList puzzles{QString(".").repeated(81), tricky, "55" + QString(".").repeated(79)};
    QCOMPARE(toldAfter(shelf, [&] { shelf.keep(puzzles, ""); }),
             QString("1 puzzle(s) kept. The others don’t have exactly one solution."));
    QCOMPARE(PuzzleShelf::puzzles().size(), 1);
  }

  void the_same_puzzle_is_kept_once_and_can_be_thrown_away() {
    PuzzleShelf shelf;
    toldAfter(shelf, [&] { shelf.keep({tricky, gentle, tricky}, ""); });
    QCOMPARE(PuzzleShelf::puzzles().size(), 2);
    QSignalSpy changed(&shelf, &PuzzleShelf::puzzlesChanged);
    shelf.forget(kept(0)["id"].toInt());
    QVERIFY(changed.wait(60'000));
    QCOMPARE(PuzzleShelf::puzzles().size(), 1);
  }

  void files_are_shown_with_what_is_in_them() {
    write(folder->filePath("two.sdm"), QString(tricky + "\n" + gentle + "\n").replace('.', '0').toUtf8());
    write(folder->filePath("broken.sdk"), "12345\n");
    write(folder->filePath("letter.doc"), "not looked at");
    PuzzleShelf shelf;
    QSignalSpy looked(&shelf, &PuzzleShelf::filesChanged);
    shelf.look();
    QVERIFY(looked.wait(60'000));
    QMap<QString, QVariantMap> files;
    for (const QVariant& file : shelf.property("files").toList()) files[file.toMap()["name"].toString()] = file.toMap();
    QCOMPARE(files.size(), 2);
    QCOMPARE(files["two.sdm"]["puzzles"].toStringList(), (QStringList{tricky, gentle}));
    QVERIFY(!files["broken.sdk"]["error"].toString().isEmpty());
  }

  void where_nothing_is_kept_no_file_is_looked_at() {
    Archive::close();
    Archive::keepIn({});
    PuzzleShelf shelf;
    shelf.look();
    letThoughtsArrive();
    QVERIFY(shelf.property("files").toList().isEmpty());
  }

  void what_is_saved_can_be_read_again_data() {
    QTest::addColumn<QString>("suffix");
    QTest::newRow("sdm") << "sdm";
    QTest::newRow("OpenSudoku") << "opensudoku";
  }
  void what_is_saved_can_be_read_again() {
    QFETCH(QString, suffix);
    PuzzleShelf shelf;
    toldAfter(shelf, [&] { shelf.keep({gentle, tricky}, ""); });
    QSignalSpy looked(&shelf, &PuzzleShelf::filesChanged);
    const QString told = toldAfter(shelf, [&] { shelf.save(suffix); });
    QVERIFY2(told.startsWith("Saved as ") && told.endsWith("." + suffix + "."), qPrintable(told));
    QVERIFY(!looked.isEmpty() || looked.wait(60'000));
    const auto files = shelf.property("files").toList();
    QCOMPARE(files.size(), 1);
    QCOMPARE(files[0].toMap()["puzzles"].toStringList(), (QStringList{gentle, tricky}));
  }

  void a_file_that_cannot_be_written_is_said_so() {
    PuzzleShelf shelf;
    toldAfter(shelf, [&] { shelf.keep({gentle}, ""); });
    // Folders in the place of the file, whenever it is written: even root can't write into that.
    const QDateTime now = QDateTime::currentDateTime();
    for (int second = 0; second < 30; ++second)
      QDir(folder->path()).mkdir(now.addSecs(second).toString("yyyy-MM-dd HH-mm-ss") + ".sdm");
    QCOMPARE(toldAfter(shelf, [&] { shelf.save("sdm"); }),
             QString("The file can’t be written. Is there room on the device?"));
  }

  void where_nothing_can_be_kept_nothing_is_said_to_be() {
    Archive::close();
    const QString path = folder->filePath("no folder");
    write(path, "");
    Archive::keepIn(path);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("^the store: io: "));
    PuzzleShelf shelf;
    QCOMPARE(toldAfter(shelf, [&] { shelf.keep({gentle}, ""); }), QString("Nothing can be saved."));
    QCOMPARE(toldAfter(shelf, [&] { shelf.save("sdm"); }), QString("Nothing can be saved."));
  }
};

QTEST_GUILESS_MAIN(PuzzleShelfTest)
#include "puzzle_shelf_test.moc"
