#pragma once

#include <QQuickWindow>
#include <QStringList>

/// What is wrong with what a window shows, measured from its items: text that is cut off, items that reach out of the
/// window, touch targets under 48 dp, texts that lie over one another.
QStringList layoutFaults(const QQuickWindow& window);
