#include "bridge/entry.h"

#include "ai/computer.h"
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

/// Whatever kind of number it became on its way.
bool same(const QVariant& one, const QVariant& other) {
  return one.isValid() && other.isValid() && one.toString() == other.toString();
}

const OptionSpec* specOf(const CatalogueEntry& game, const QString& key) {
  const auto found = std::ranges::find_if(game.options, [&](const auto& one) { return asText(one.key) == key; });
  return found == game.options.end() ? nullptr : &*found;
}

/// What was chosen, as the core has it; what isn't among the values is as standard.
Chosen chosenOf(const CatalogueEntry& game, const QVariantMap& chosen) {
  Chosen all;
  for (const OptionSpec& option : game.options) {
    const QVariant wish = chosen.value(asText(option.key));
    const auto found =
        std::ranges::find_if(option.values, [&](const OptionValue& one) { return same(asVariant(one), wish); });
    if (found == option.values.end()) continue;
    all[std::string(option.key)] = option.number ? wish.toInt() : static_cast<int>(found - option.values.begin());
  }
  return all;
}

const ValueWords* findIn(const QList<ValueWords>& values, const QVariant& wish) {
  const auto found = std::ranges::find_if(values, [&](const ValueWords& one) { return same(one.value, wish); });
  return found == values.end() ? nullptr : &*found;
}

/// The value that is taken while nothing is chosen.
const ValueWords* standardIn(const QList<ValueWords>& values, const OptionSpec* spec) {
  if (values.isEmpty()) return nullptr;
  const auto* declared = spec ? findIn(values, asVariant(spec->values.front())) : nullptr;
  return declared ? declared : &values.front();
}

} // namespace

Entry::Entry(const CatalogueEntry& game, EntryWords inWords, QObject* parent)
    : QObject(parent), declared(game), words(std::move(inWords)) {}

QString Entry::game() const { return asText(declared.id); }
QString Entry::players() const { return QString("%1–%2").arg(least()).arg(most()); }
int Entry::least() const { return declared.fewestSeats; }
int Entry::most() const { return declared.mostSeats; }
int Entry::computers() const { return declared.computers ? std::min(ai::figures, most() - 1) : 0; }
bool Entry::hands() const { return declared.secrets; }

bool Entry::isOf(const QString& wanted, const QVariantMap& options) const {
  if (wanted != game()) return false;
  for (auto fixed = words.fixed.begin(); fixed != words.fixed.end(); ++fixed)
    if (!same(fixed.value(), options.value(fixed.key()))) return false;
  return true;
}

Entry::Style Entry::styleOf(int wish) const {
  const auto style = static_cast<Style>(wish);
  return words.styles.contains(style) ? style : words.styles.front();
}

QList<ValueWords> Entry::valuesFor(const OptionWords& option, int seats, const QVariantMap& chosen) const {
  QList<ValueWords> values;
  const OptionSpec* spec = specOf(declared, option.key);
  if (!spec) return values;
  QVariantMap all = chosen;
  all.insert(words.fixed);
  const auto places = ninefold::offered(declared.id, spec->key, seats, chosenOf(declared, all));
  for (const ValueWords& one : option.values)
    if (std::ranges::any_of(places, [&](auto place) { return same(asVariant(spec->values[place]), one.value); }))
      values << one;
  return values;
}

QList<OptionWords> Entry::offered(int seats, const QVariantMap& chosen) const {
  QList<OptionWords> all;
  for (const OptionWords& option : words.options)
    if (const auto values = valuesFor(option, seats, chosen); values.size() > 1)
      all << OptionWords{option.key, option.title, values};
  return all;
}

QVariantMap Entry::settled(int seats, const QVariantMap& chosen) const {
  QVariantMap agreed;
  for (const OptionWords& option : words.options) {
    const auto values = valuesFor(option, seats, agreed);
    const ValueWords* wish = findIn(values, chosen.value(option.key));
    if (!wish) wish = standardIn(values, specOf(declared, option.key));
    if (wish) agreed[option.key] = wish->value;
  }
  agreed.insert(words.fixed);
  return agreed;
}

QVariantMap Entry::dealt(int seats, const QVariantMap& chosen) const {
  QVariantMap agreed = settled(seats, chosen);
  for (const OptionSpec& option : declared.options) {
    const QString key = asText(option.key);
    if (option.ofTable || (option.silent && same(agreed.value(key), asVariant(option.values.front()))))
      agreed.remove(key);
  }
  return agreed;
}

QVariantMap Entry::chosenIn(int seats, const QVariantMap& options) const {
  QVariantMap chosen = options;
  for (const OptionWords& option : words.options) {
    const OptionSpec* spec = specOf(declared, option.key);
    if (!spec || !spec->silent || chosen.contains(option.key)) continue;
    if (const auto* left = findIn(valuesFor(option, seats, chosen), asVariant(spec->values.front())))
      chosen[option.key] = left->value;
  }
  return chosen;
}

QString Entry::variant(int seats, const QVariantMap& options, const QString& grade) const {
  QStringList parts{seats == 1 ? Games::tr("Alone") : Games::tr("%n players", nullptr, seats)};
  for (const Remark& one : words.remarks)
    if (same(options.value(one.key), one.value)) parts << one.words;
  for (const OptionWords& option : words.options) {
    const ValueWords* mine = findIn(option.values, options.value(option.key));
    const auto values = valuesFor(option, seats, options);
    const ValueWords* standard = standardIn(values, specOf(declared, option.key));
    if (mine && (!standard || *mine != *standard)) parts << (mine->named.isEmpty() ? mine->title : mine->named);
  }
  parts << gradeName(grade);
  parts.removeAll("");
  return parts.join(" · ");
}

void Entry::tellAnew(EntryWords other) {
  words = std::move(other);
  emit retold();
}
