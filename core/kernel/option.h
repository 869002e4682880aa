#pragma once

#include "kernel/referee.h"

#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace ninefold {

/// A value of an option, as records have it.
using OptionValue = std::variant<bool, int, std::string_view>;

/// What can be agreed before a deal. Each game declares its options once, in its options.cpp; records, challenge codes,
/// the page that sets a game up and what draws tables at random read them from there.
struct OptionSpec {
  std::string_view key; // in records
  /// What it can be, the standard first. Codes count them: a new one comes last. Of a number these are the ones that
  /// people are offered.
  std::vector<OptionValue> values;
  bool number = false;  // any from 1 up, or 0 where nothing was agreed
  bool silent = false;  // the standard is said by leaving the option out
  bool ofTable = false; // no matter of the rules: kept beside a match, in no record and no code
};

/// An option with its place in what a game agrees on. A choice is known by its place among the values, a number by
/// itself.
template<class Options> struct Option : OptionSpec {
  using Get = int (*)(const Options&);
  using Set = void (*)(Options&, int);
  using Fits = bool (*)(const Options&, int seats);
  using Applies = bool (*)(const Options&);

  Get get = nullptr; // none where it is no matter of the rules
  Set set = nullptr;
  Fits fits = nullptr;     // whether its value goes with the other options and so many seats; always, if it is missing
  const char* misfit = ""; // what is to be said if it doesn't
  Applies applies = nullptr; // whether the others leave anything to choose; always, if it is missing
  Fits sensible = nullptr;   // whether people are offered its value; always, if it fits

  Option but(std::vector<OptionValue> others) && {
    values = std::move(others);
    return std::move(*this);
  }
  Option saidByLeavingOut() && {
    silent = true;
    return std::move(*this);
  }
  Option ifItFits(Fits when, const char* otherwise) && {
    fits = when;
    misfit = otherwise;
    return std::move(*this);
  }
  Option onlyIf(Applies when) && {
    applies = when;
    return std::move(*this);
  }
  Option offeredIf(Fits when) && {
    sensible = when;
    return std::move(*this);
  }
};

namespace detail {
template<class T> struct MemberOf;
template<class T, class Options> struct MemberOf<T Options::*> {
  using Type = T;
  using Owner = Options;
};
} // namespace detail

/// A choice that the game holds as an enum, or as a bool, in the order of the values.
template<auto member> auto choice(std::string_view key, std::vector<OptionValue> values) {
  using Member = detail::MemberOf<decltype(member)>;
  using Options = typename Member::Owner;
  Option<Options> option;
  option.key = key;
  option.values = std::move(values);
  option.get = [](const Options& options) { return static_cast<int>(options.*member); };
  option.set = [](Options& options, int value) { options.*member = static_cast<typename Member::Type>(value); };
  return option;
}

/// What is agreed on or not.
template<auto member> auto yesOrNo(std::string_view key) {
  return choice<member>(key, {false, true}).saidByLeavingOut();
}

/// A number from 1 up, or 0; `offered` are those that people are offered.
template<auto member> auto numberOption(std::string_view key, std::vector<OptionValue> offered) {
  auto option = choice<member>(key, std::move(offered)).saidByLeavingOut();
  option.number = true;
  return option;
}

/// Something that is agreed at the table and that the rules never see.
template<class Options> Option<Options> tableOption(std::string_view key, std::vector<OptionValue> values) {
  Option<Options> option;
  option.key = key;
  option.values = std::move(values);
  option.ofTable = true;
  return option;
}

/// Who notices mistakes: every game has that (G-6). With one seat nobody is left who could.
template<class Options> Option<Options> refereeOption() {
  return choice<&Options::referee>("referee", {"assist", "strict", "table"})
      .offeredIf([](const Options& options, int seats) { return options.referee != Referee::table || seats > 1; });
}

/// Whether the option says anything in a record with these options.
template<class Options> bool isSaid(const Option<Options>& option, const Options& options) {
  if (option.ofTable || (option.applies && !option.applies(options))) return false;
  return !option.silent || option.get(options) != 0;
}

/// Whether its value goes with the other options and with so many seats.
template<class Options> bool fits(const Option<Options>& option, const Options& options, int seats) {
  return !option.fits || option.fits(options, seats);
}

} // namespace ninefold
