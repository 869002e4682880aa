#include "bridge/catalogue.h"

#include "bridge/words.h"
#include "games/catalogue.h"

#include <algorithm>

using namespace ninefold;

namespace {

QVariant asVariant(const OptionValue& value) {
  if (const auto* word = std::get_if<std::string_view>(&value)) return asText(*word);
  if (const auto* number = std::get_if<int>(&value)) return *number;
  return std::get<bool>(value);
}

/// What was chosen, as the core has it; what isn't among the values is as standard.
Chosen chosenOf(const CatalogueEntry& game, const QVariantMap& chosen) {
  Chosen all;
  for (const OptionSpec& option : game.options) {
    const QVariant wish = chosen.value(asText(option.key));
    const auto found = std::ranges::find_if(option.values, [&](const OptionValue& one) {
      return wish.isValid() && asVariant(one).toString() == wish.toString();
    });
    if (found == option.values.end()) continue;
    all[std::string(option.key)] = option.number ? wish.toInt() : static_cast<int>(found - option.values.begin());
  }
  return all;
}

} // namespace

QVariantList Catalogue::offered(const QString& game, const QString& option, int seats, const QVariantMap& chosen) {
  QVariantList values;
  const std::string id = game.toStdString(), key = option.toStdString();
  const auto entry = std::ranges::find(catalogue(), id, &CatalogueEntry::id);
  if (entry == catalogue().end()) return values;
  const auto spec = std::ranges::find(entry->options, key, &OptionSpec::key);
  if (spec == entry->options.end()) return values;
  for (const std::size_t place : ninefold::offered(id, key, seats, chosenOf(*entry, chosen)))
    values << asVariant(spec->values[place]);
  return values;
}
