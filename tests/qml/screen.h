#pragma once

#include "bridge/icon_provider.h"
#include "bridge/match_controller.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStyleHints>
#include <QtTest>

/// The table of a match in a window.
struct Screen {
  QQmlEngine engine;
  QQuickWindow window;
  MatchController match;
  QQuickItem* table = nullptr;

  explicit Screen(int width = 1280, int height = 800) {
    QGuiApplication::styleHints()->setMouseDoubleClickInterval(0); // as the app does
    engine.addImageProvider("icon", new IconProvider);
    engine.addImportPath("qrc:/qt/qml");
    window.resize(width, height);
    window.show();
  }

  ~Screen() { delete table; } // before the match that it shows

  /// Shows the table of the match that was begun.
  void sit() {
    QQmlComponent component(&engine);
    component.setData("import Ninefold\nGameTable { anchors.fill: parent }", QUrl("qrc:/qt/qml/Ninefold/test.qml"));
    auto* object = component.createWithInitialProperties({{"match", QVariant::fromValue(&match)}});
    if (!object) qFatal("%s", qPrintable(component.errorString()));
    table = qobject_cast<QQuickItem*>(object);
    table->setParent(&window);
    table->setParentItem(window.contentItem());
    table->setSize(window.size());
    table->forceActiveFocus();
    QTest::qWait(50);
  }

  /// All items of a type or with an object name below the table, seen ones only.
  template<class T = QQuickItem> QList<T*> all() const {
    QList<T*> found;
    gather(window.contentItem(), found);
    return found;
  }

  /// What the screen reader would find by that name.
  QQuickItem* named(const QString& name) const {
    for (QQuickItem* item : all<QQuickItem>())
      if (nameOf(item) == name) return item;
    return nullptr;
  }

  static QString nameOf(QQuickItem* item);

  static QPointF middle(const QQuickItem* item) { return item->mapToScene(QPointF(item->width(), item->height()) / 2); }

private:
  template<class T> static void gather(QQuickItem* item, QList<T*>& found) {
    if (!item->isVisible()) return;
    if (auto* wanted = qobject_cast<T*>(item)) found << wanted;
    for (QQuickItem* child : item->childItems()) gather(child, found);
  }
};

inline QString Screen::nameOf(QQuickItem* item) {
  auto* accessible = QAccessible::queryAccessibleInterface(item);
  return accessible ? accessible->text(QAccessible::Name) : QString();
}
