#pragma once

#include "kernel/scene.h"

#include <QVariantMap>

/// A board as a picture of it is drawn: {columns, rows, cells: [{face, number, printed, seat}]}.
QVariantMap shownBoard(const ninefold::Scene& scene);
