#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

/// Every clause of the rules (docs/rules) has a test that names it.
class ClausesTest : public QObject {
  Q_OBJECT

  static QString read(const QString& path) {
    QFile file(path);
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
  }

  static constexpr auto ours = NINEFOLD_SOURCE_DIR "/docs/rules";
  static constexpr auto shared = NINEFOLD_SOURCE_DIR "/../shared/rules";

private slots:
  void every_clause_has_a_test_that_names_it() {
    const QDir rules(ours);
    QSet<QString> named;
    const QRegularExpression testName("\\bvoid ((?:G|KC|KL|SP|OK|ST)_[0-9]+a?)_[a-z]");
    QDirIterator tests(NINEFOLD_SOURCE_DIR "/tests", {"*.cpp", "*.qml"}, QDir::Files, QDirIterator::Subdirectories);
    while (tests.hasNext())
      for (auto found = testName.globalMatch(read(tests.next())); found.hasNext();)
        named.insert(found.next().captured(1).replace('_', '-'));

    int clauses = 0;
    QStringList unnamed;
    const QRegularExpression clause("^- `((?:G|KC|KL|SP|OK|ST)-[0-9]+a?)`", QRegularExpression::MultilineOption);
    for (const QString& page : rules.entryList({"*.md"}))
      for (auto found = clause.globalMatch(read(rules.filePath(page))); found.hasNext(); ++clauses)
        if (const QString id = found.next().captured(1); !named.contains(id)) unnamed << id;
    QVERIFY(clauses > 100);
    QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join(' ')));
  }

  void the_pages_are_those_beside_the_project() {
    const QDir rules(shared);
    if (!rules.exists()) QSKIP("no ../shared beside this checkout");
    QCOMPARE(QDir(ours).entryList({"*.md"}), rules.entryList({"*.md"}));
    for (const QString& page : rules.entryList({"*.md"}))
      QVERIFY2(read(QDir(ours).filePath(page)) == read(rules.filePath(page)), qPrintable(page));
  }
};

QTEST_APPLESS_MAIN(ClausesTest)
#include "clauses_test.moc"
