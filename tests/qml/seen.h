#pragma once

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>

// What can be seen in a window, and what it is called.

/// What the screen reader says of an item.
inline QString nameOf(QQuickItem* item) {
  auto* accessible = QAccessible::queryAccessibleInterface(item);
  return accessible ? accessible->text(QAccessible::Name) : QString();
}

inline QPointF middle(const QQuickItem* item) { return item->mapToScene(QPointF(item->width(), item->height()) / 2); }

template<class T> void gatherSeen(QQuickItem* item, QList<T*>& found) {
  if (!item->isVisible()) return;
  if (auto* wanted = qobject_cast<T*>(item)) found << wanted;
  for (QQuickItem* child : item->childItems()) gatherSeen(child, found);
}

/// All items of a type that are shown.
template<class T = QQuickItem> QList<T*> seen(const QQuickWindow& window) {
  QList<T*> found;
  gatherSeen(window.contentItem(), found);
  return found;
}

/// The first item shown that is called so; null if there is none.
inline QQuickItem* named(const QQuickWindow& window, const QString& name) {
  for (QQuickItem* item : seen(window))
    if (nameOf(item) == name) return item;
  return nullptr;
}
