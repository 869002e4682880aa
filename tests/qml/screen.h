#pragma once

#include "bridge/icon_provider.h"
#include "bridge/match_controller.h"
#include "qml/seen.h"

#include <QQmlComponent>
#include <QQmlEngine>
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

  template<class T = QQuickItem> QList<T*> all() const { return seen<T>(window); }
  QQuickItem* named(const QString& name) const { return ::named(window, name); }
  static QString nameOf(QQuickItem* item) { return ::nameOf(item); }
  static QPointF middle(const QQuickItem* item) { return ::middle(item); }
};
