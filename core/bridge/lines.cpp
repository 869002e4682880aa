#include "bridge/lines.h"

#include <QQuickWindow>
#include <QSGRectangleNode>

void Lines::setPlaces(const QVariantList& wish) {
  if (given == wish) return;
  given = wish;
  update();
  emit changed();
}

void Lines::setColor(const QColor& wish) {
  if (colour == wish) return;
  colour = wish;
  update();
  emit changed();
}

QSGNode* Lines::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
  QSGNode* all = old ? old : new QSGNode;
  while (all->childCount() > given.size()) delete all->lastChild();
  while (all->childCount() < given.size()) all->appendChildNode(window()->createRectangleNode());
  QSGNode* node = all->firstChild();
  for (const QVariant& place : given) {
    static_cast<QSGRectangleNode*>(node)->setRect(place.toRectF());
    static_cast<QSGRectangleNode*>(node)->setColor(colour);
    node = node->nextSibling();
  }
  return all;
}
