#pragma once

#include <nlohmann/json.hpp>
#include <QVariantMap>

namespace ninefold {

/// What was agreed for a match, as records have it and as QML does.
nlohmann::ordered_json asJson(const QVariantMap& options);
QVariantMap asMap(const nlohmann::ordered_json& options);

} // namespace ninefold
