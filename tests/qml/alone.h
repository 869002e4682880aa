#pragma once

#include "qml/screen.h"
#include "qml/whole_app.h"

/// Somebody before the app, who finds things by what the screen reader calls them and presses them by the keyboard: so
/// that it makes no difference what has to be scrolled to.
struct Alone : WholeApp {
  explicit Alone(QSize size = {412, 915}) : WholeApp(size) {
    window->requestActivate();
    if (!QTest::qWaitForWindowActive(window)) qFatal("the window isn't active");
  }

  QList<QQuickItem*> all() const {
    QList<QQuickItem*> found;
    gather(window->contentItem(), found);
    return found;
  }
  QStringList names() const {
    QStringList names;
    for (QQuickItem* item : all()) names << Screen::nameOf(item);
    names.removeAll("");
    return names;
  }
  /// What can be seen and used and is called so, or else by a name that starts like this.
  QQuickItem* find(const QString& name) const {
    QQuickItem* nearly = nullptr;
    for (QQuickItem* item : all()) {
      if (!item->isEnabled()) continue;
      const QString called = Screen::nameOf(item);
      if (called == name) return item;
      if (!nearly && called.startsWith(name)) nearly = item;
    }
    return nearly;
  }
  QQuickItem* item(const QString& name) const {
    QQuickItem* found = find(name);
    if (!found) qFatal("nothing is called %s; there is: %s", qPrintable(name), qPrintable(names().join(" | ")));
    return found;
  }
  bool shows(const QString& name) const { return find(name) != nullptr; }
  void choose(const QString& name) {
    item(name)->forceActiveFocus(Qt::TabFocusReason);
    key(Qt::Key_Return);
  }
  void type(const QString& field, const QString& words) {
    item(field)->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(window, Qt::Key_A, Qt::ControlModifier);
    for (const char letter : words.toLatin1()) QTest::keyClick(window, letter);
    QTest::qWait(20);
  }
  void key(Qt::Key key) {
    QTest::keyClick(window, key);
    QTest::qWait(20);
  }
  void back() { key(Qt::Key_Back); }

private:
  static void gather(QQuickItem* item, QList<QQuickItem*>& found) {
    if (!item->isVisible()) return;
    found << item;
    for (QQuickItem* child : item->childItems()) gather(child, found);
  }
};
