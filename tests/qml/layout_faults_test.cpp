#include "bridge/layout_faults.h"

#include <memory>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QtTest>

/// The gallery's judge finds what it is there to find, and nothing else.
class LayoutFaultsTest : public QObject {
  Q_OBJECT

private slots:
  void each_fault_is_found_data() {
    QTest::addColumn<QString>("items"); // in a window of 200 x 200
    QTest::addColumn<QString>("fault"); // empty: none
    const auto row = [](const char* name, const char* items, const char* fault) {
      QTest::newRow(name) << QString(items) << QString(fault);
    };
    row("nothing", "", "");
    row("a text", "Text { text: 'all' }", "");
    row("a text cut short", "Text { text: 'a long sentence'; width: 40; elide: Text.ElideRight }", "is cut short");
    row("a text that may be cut short",
        "Text { text: 'a long sentence'; width: 40; elide: Text.ElideRight; objectName: 'mayShorten' }", "");
    row("a broken word", "Text { text: 'Kakurokarten'; width: 40; wrapMode: Text.Wrap }", "is broken");
    row("words on a button",
        "Rectangle { width: 150; height: 48; Accessible.role: Accessible.Button; Text { text: 'yes' } }", "");
    row("words that reach out of a button",
        "Rectangle { x: 50; width: 20; height: 48; Accessible.role: Accessible.Button; Text { text: 'much too long' } "
        "}",
        "reaches out of its button");
    row("a text half outside", "Text { text: 'outside'; x: 180 }", "\"outside\" reaches out of the window");
    row("a clipped text", "Item { clip: true; width: 20; height: 40; Text { text: 'clipped' } }", "is clipped");
    row("two texts", "Text { text: 'one' } Text { text: 'two'; y: 50 }", "");
    row("two texts in one place", "Text { text: 'one' } Text { text: 'two'; x: 4 }", "lie over one another");
    row("one text under a sheet",
        "Text { text: 'one' } Rectangle { width: 200; height: 200 } Text { text: 'two'; x: 4 }", "");
    row("a hidden fault", "Text { text: 'outside'; x: 180; visible: false }", "");
    row("a picture", "Image { width: 50; height: 50; x: 150 }", "");
    row("a picture half outside", "Image { width: 50; height: 50; x: 180 }", "reaches out of the window");
    row("a button", "Item { width: 48; height: 48; TapHandler {} }", "");
    row("a small button", "Item { width: 48; height: 40; TapHandler {} }", "can't be touched well: 48 x 40");
    row("a small button with a margin", "Item { x: 9; y: 9; width: 40; height: 40; TapHandler { margin: 4 } }", "");
    row("a button half outside", "MouseArea { x: 170; width: 48; height: 48 }", "can't be touched well: 30 x 48");
    row("a small button for no finger", "Item { width: 8; height: 8; TapHandler { enabled: false } }", "");
    row("a list in a slit", "Flickable { width: 200; height: 20; contentHeight: 300 }", "scrolls in too little room");
    row("a board", "Item { objectName: 'board'; property real cellSize: 20 }", "");
    row("a tiny board", "Item { objectName: 'board'; property real cellSize: 12 }", "too small: cells of 12.0");
    row("something with a name",
        "Item { activeFocusOnTab: true; Accessible.role: Accessible.Button; Accessible.name: 'a' }", "");
    row("nothing with a role", "Item { activeFocusOnTab: true }", "has no role for the screen reader");
    row("nothing with a name", "Item { activeFocusOnTab: true; Accessible.role: Accessible.Button }", "has no name");
    row("something with a number for a name",
        "Item { activeFocusOnTab: true; Accessible.role: Accessible.Button; Accessible.name: 'row ' + 0 / 0 }",
        "has no name");
  }
  void each_fault_is_found() {
    QFETCH(QString, items);
    QFETCH(QString, fault);
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData(("import QtQuick\nWindow { visible: true; width: 200; height: 200; " + items + " }").toUtf8(),
                      {});
    const std::unique_ptr<QObject> made(component.create());
    auto* window = qobject_cast<QQuickWindow*>(made.get());
    QVERIFY2(window, qPrintable(component.errorString()));
    QVERIFY(QTest::qWaitForWindowExposed(window));
    const QStringList found = layoutFaults(*window);
    QVERIFY2(found.size() == (fault.isEmpty() ? 0 : 1), qPrintable(found.join("; ")));
    if (!fault.isEmpty()) QVERIFY2(found[0].contains(fault), qPrintable(found[0]));
  }
};

QTEST_MAIN(LayoutFaultsTest)
#include "layout_faults_test.moc"
