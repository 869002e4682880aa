#pragma once

#include <QQuickWindow>
#include <QStringList>

/// What is wrong with what a window shows, measured from its items: text that is cut off, texts and pictures that reach
/// out of the window, texts that lie over one another, touch targets under 48 dp, boards that nobody could read, and
/// what takes the keys without telling a screen reader its name and role.
QStringList layoutFaults(const QQuickWindow& window);
