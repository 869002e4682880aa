#pragma once

#include "bridge/archive.h"
#include "bridge/icon_provider.h"
#include "bridge/match_controller.h"
#include "support/idle.h"

#include <QAccessible>
#include <QQmlApplicationEngine>
#include <QQmlExpression>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStyleHints>
#include <QTemporaryDir>
#include <QtQuickTest/quicktest.h>
#include <QtTest>

/// How the system tells an app that it goes to the background. Qt has it in a private header, but lets everybody link
/// it.
class QWindowSystemInterface {
public:
  struct SynchronousDelivery {};
  template<class Delivery> static void handleApplicationStateChanged(Qt::ApplicationState state, bool evenIfKnown);
};

/// What should be there isn't.
struct Missing : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The app as it is shipped, in a window, with a folder of its own to keep things in; and a person before it, with a
/// finger and a keyboard.
class Screen {
public:
  /// What it keeps is at first what is in a folder, if one is named.
  explicit Screen(QSize size = {412, 915}, const QString& filled = {}) {
    QGuiApplication::styleHints()->setMouseDoubleClickInterval(0); // as the app does
    if (!filled.isEmpty())
      for (const QString& file : QDir(filled).entryList(QDir::Files))
        if (!QFile::copy(QDir(filled).filePath(file), folder.filePath(file))) qFatal("%s", qPrintable(file));
    start(size);
  }
  virtual ~Screen() { stop(); }

  /// Starts the app; once more as if it had been killed meanwhile. Where several run at once, the first one's folder is
  /// everybody's.
  void start(QSize size) {
    stop();
    if (running++ == 0) Archive::keepIn(folder.path());
    engine = std::make_unique<QQmlApplicationEngine>();
    engine->addImageProvider("icon", new IconProvider);
    engine->addImportPath("qrc:/qt/qml");
    engine->load(QUrl("qrc:/qt/qml/Ninefold/app/Main.qml"));
    window = qobject_cast<QQuickWindow*>(engine->rootObjects().value(0));
    if (!window) qFatal("the app doesn't start");
    match = window->property("match").value<MatchController*>();
    takeTime(true);
    window->resize(size);
    window->requestActivate();
    if (!QTest::qWaitForWindowActive(window)) qFatal("the window isn't active");
    Screen::settle();
  }
  /// As if it had been killed.
  void stop() {
    if (!engine) return;
    engine.reset(); // before what it asks
    if (--running > 0) return;
    Archive::close();
    Archive::keepIn({});
  }

  /// What something is worth, or does, in QML.
  QVariant ask(const QString& expression) const {
    QQmlExpression asked(qmlContext(window), window, expression);
    const QVariant answer = asked.evaluate();
    if (asked.hasError()) qFatal("%s", qPrintable(asked.error().toString()));
    if (!comesTrue([this] { return !match->arrives(); })) missing("match"); // that may have been asked for
    return answer;
  }
  /// Whether people take their time: then the next touch comes long after a hand-over, else in the midst of it.
  void takeTime(bool wish) const {
    match->setProperty("deafFor", wish ? 0 : 3'600'000);
    ask(QString("Theme.haste = %1").arg(wish ? 0 : 3'600'000));
  }
  /// Where the app is, once that can be seen.
  QString page() const { return isMaking() ? QString() : ask("App.page").toString(); }

  /// Deals a game of Home's, set up as it is at first, and goes to its table.
  void deal(const QString& entry, int seed) {
    ask(QString("App.begin('%1', App.setUpOf('%1'), %2, {})").arg(entry).arg(seed));
  }
  /// Goes to the table of a match that was begun without it.
  void sit() {
    ask("App.sitDown()");
    settle();
  }
  /// Until what was done is kept, and everything has found its place.
  virtual void settle() {
    Archive::here().have([](ninefold::store::Books&) {});
    QCoreApplication::processEvents();
    awaitAnswers();
    if (!comesTrue([this] { return !isMaking(); })) missing("whole page");
    awaitAnswers(); // what it asked
    if (!comesTrue([this] { return !QQuickTest::qIsPolishScheduled(window); })) missing("the picture");
  }

  /// Whether a page is being made, a little at a time.
  bool isMaking() const { return window->property("making").toBool(); }

  /// Until the store has answered all that it was asked; it does so in the order in which was asked.
  static void awaitAnswers() {
    bool answered = false;
    Asking asking;
    Archive::here().ask(
        asking, [](const ninefold::store::Books&) { return true; }, [&](std::optional<bool>) { answered = true; });
    if (!comesTrue([&] { return answered; })) missing("answer of the store");
  }

  /// All items of a type that can be seen, in the window or in a part of it.
  template<class T = QQuickItem> QList<T*> all(QQuickItem* within = nullptr) const {
    QList<T*> found;
    gather(within ? within : window->contentItem(), found);
    return found;
  }
  /// What belongs to an item that can be seen, without being one itself: a clock, a coach.
  template<class T> T* part() const {
    for (QQuickItem* item : all())
      if (T* found = item->findChild<T*>(QString(), Qt::FindDirectChildrenOnly)) return found;
    missing(T::staticMetaObject.className());
  }
  /// What the screen reader says of an item.
  static QString nameOf(QQuickItem* item) {
    auto* accessible = QAccessible::queryAccessibleInterface(item);
    return accessible ? accessible->text(QAccessible::Name) : QString();
  }
  QStringList names() const {
    QStringList names;
    for (QQuickItem* item : all()) names << nameOf(item);
    names.removeAll("");
    return names;
  }
  /// What can be seen and used and is called so, by its object name or by the screen reader; if there is none, what the
  /// screen reader calls by a name that starts like this.
  QQuickItem* find(const QString& name, QQuickItem* within = nullptr) const {
    QList<QQuickItem*> usable = all(within);
    usable.removeIf([](const QQuickItem* item) { return !item->isEnabled(); });
    for (QQuickItem* item : usable)
      if (item->objectName() == name) return item;
    QQuickItem* nearly = nullptr;
    for (QQuickItem* item : usable) {
      const QString called = nameOf(item);
      if (called == name) return item;
      if (!nearly && called.startsWith(name)) nearly = item;
    }
    return nearly;
  }
  QQuickItem* item(const QString& name, QQuickItem* within = nullptr) const {
    if (QQuickItem* found = find(name, within)) return found;
    missing(name + "; there is: " + names().join(" | "));
  }
  bool shows(const QString& name) const { return find(name) != nullptr; }
  [[noreturn]] static void missing(const QString& what) { throw Missing("there is no " + what.toStdString()); }

  static QPoint middle(const QQuickItem* item) {
    return item->mapToScene(QPointF(item->width(), item->height()) / 2).toPoint();
  }
  void tap(QPoint at) {
    QTest::touchEvent(window, finger).press(1, at);
    QTest::touchEvent(window, finger).release(1, at);
    settle();
  }
  void tap(const QString& name) { tap(middle(item(name))); }
  /// Whether an item can be touched in its middle: on a low window it may have to be scrolled to.
  bool isInSight(const QQuickItem* item) const {
    QRectF seen(QPointF(), window->size());
    for (const QQuickItem* up = item->parentItem(); up; up = up->parentItem())
      if (up->clip()) seen &= up->mapRectToScene(up->boundingRect());
    return seen.contains(middle(item));
  }
  void drag(QPoint from, QPoint to) {
    QTest::touchEvent(window, finger).press(1, from);
    for (int step = 1; step <= 8; ++step) QTest::touchEvent(window, finger).move(1, from + (to - from) * step / 8);
    Screen::settle(); // moves are gathered until the next frame
    QTest::touchEvent(window, finger).release(1, to);
    settle();
  }
  void key(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) {
    QTest::keyClick(window, key, with);
    settle();
  }
  void back() { key(Qt::Key_Back); }
  /// Somebody goes to another app, or comes back.
  void goToBackground(bool there) {
    QWindowSystemInterface::handleApplicationStateChanged<QWindowSystemInterface::SynchronousDelivery>(
        there ? Qt::ApplicationSuspended : Qt::ApplicationActive, false);
    settle();
  }
  /// Presses what may have to be scrolled to, by the keyboard.
  void choose(const QString& name) {
    item(name)->forceActiveFocus(Qt::TabFocusReason);
    key(Qt::Key_Space);
  }
  void type(const QString& field, const QString& words) {
    item(field)->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(window, Qt::Key_A, Qt::ControlModifier);
    for (const char letter : words.toLatin1()) QTest::keyClick(window, letter);
    settle();
  }

  const QTemporaryDir folder;
  QPointingDevice* const finger = QTest::createTouchDevice();
  QQuickWindow* window = nullptr;
  MatchController* match = nullptr;

private:
  template<class T> static void gather(QQuickItem* item, QList<T*>& found) {
    if (!item->isVisible()) return;
    if (auto* wanted = qobject_cast<T*>(item)) found << wanted;
    for (QQuickItem* child : item->childItems()) gather(child, found);
  }

  static inline int running = 0;
  std::unique_ptr<QQmlApplicationEngine> engine;
};
