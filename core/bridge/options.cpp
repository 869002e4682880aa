#include "bridge/options.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace ninefold {

nlohmann::ordered_json asJson(const QVariantMap& options) {
  auto out = nlohmann::ordered_json::object();
  for (auto option = options.begin(); option != options.end(); ++option) {
    const QVariant& value = option.value();
    auto& set = out[option.key().toStdString()];
    if (value.typeId() == QMetaType::Bool)
      set = value.toBool();
    else if (value.typeId() == QMetaType::QString)
      set = value.toString().toStdString();
    else
      set = value.toInt(); // whatever kind of number it became on its way
  }
  return out;
}

QVariantMap asMap(const nlohmann::ordered_json& options) {
  return QJsonDocument::fromJson(QByteArray::fromStdString(options.dump())).object().toVariantMap();
}

} // namespace ninefold
