#include "store/store.h"

#include "lab/command.h"

#include <cstdlib>
#include <nlohmann/json.hpp>

namespace ninefold {

namespace {

using namespace store;

constexpr std::string_view help =
    R"(ninefold-lab store DIR [--copy] [--json]

Opens a data folder as the app does, and tells what was found there: fresh,
opened, brought up (from an older version), rescued, newer, locked or trouble;
then how many matches and inputs there are and whether all is sound. What the app
would mend is mended.

  --copy   work on a copy, which is gone afterwards
  --json   one JSON object instead of lines

Exit code: 0 if the app can use the folder now, 1 if it can't, 2 for bad usage.
)";

struct Wanted {
  fs::path dir;
  bool copy = false, json = false;
};

/// A copy of a folder, gone with its owner.
class Copy {
public:
  explicit Copy(const fs::path& of) {
    std::string name = (fs::temp_directory_path() / "ninefold-copy-XXXXXX").string();
    if (!::mkdtemp(name.data())) throw Error{Trouble::io, name};
    path = name;
    fs::copy(of, path, fs::copy_options::recursive | fs::copy_options::copy_symlinks);
  }
  ~Copy() {
    std::error_code ignored;
    fs::remove_all(path, ignored);
  }
  Copy(const Copy&) = delete;
  Copy& operator=(const Copy&) = delete;

  fs::path path;
};

nlohmann::ordered_json contentsOf(Store& store) {
  const auto counted = store.read([](const Books& books) {
    const Matches& all = books.matches;
    return nlohmann::ordered_json{
        {"matches", all.count()}, {"inputs", all.inputCount()}, {"finished", all.finishedCount()}};
  });
  if (!counted) throw counted.error();
  nlohmann::ordered_json out = *counted;
  const auto findings = store.check();
  if (!findings) throw findings.error();
  out["integrity"] = findings->empty() ? nlohmann::ordered_json("ok") : nlohmann::ordered_json(*findings);
  return out;
}

nlohmann::ordered_json lookAt(const fs::path& dir) {
  auto opened = Store::open(dir, {.automaticBackups = false});
  if (!opened) {
    const Error& error = opened.error();
    const char* found = error.what == Trouble::newer         ? "newer"
                        : error.what == Trouble::openAlready ? "locked"
                                                             : "trouble";
    return {{"found", found}, {"why", std::string(error.key()) + ": " + error.detail}};
  }
  const Opening& opening = (*opened)->opening();
  nlohmann::ordered_json out;
  switch (opening.how) {
  case Opening::How::fresh: out["found"] = "fresh"; break;
  case Opening::How::opened: out["found"] = opening.broughtUpFrom > 0 ? "brought up" : "opened"; break;
  case Opening::How::rescued:
    out = {{"found", "rescued"},         {"why", opening.why},           {"whole", opening.rescued.matches},
           {"cut", opening.rescued.cut}, {"lost", opening.rescued.lost}, {"beside", opening.rescued.beside}};
    break;
  }
  if (opening.broughtUpFrom > 0) out["from"] = opening.broughtUpFrom;
  if (opening.recounted) out["recounted"] = true;
  if (opening.setAside) out["setAside"] = opening.setAside->string();
  out.update(contentsOf(**opened));
  return out;
}

void print(const nlohmann::ordered_json& found, bool json, std::ostream& out) {
  constexpr auto replace = nlohmann::json::error_handler_t::replace;
  if (json) {
    out << found.dump(-1, ' ', false, replace) << '\n';
    return;
  }
  for (const auto& [name, value] : found.items())
    out << name << ": " << (value.is_string() ? value.get<std::string>() : value.dump(-1, ' ', false, replace)) << '\n';
}

} // namespace

int storeCommand(Args args, Streams streams) {
  Wanted wishes;
  for (std::string_view arg : args) {
    if (arg == "--help") {
      streams.out << help;
      return allWell;
    }
    if (arg == "--copy") {
      wishes.copy = true;
    } else if (arg == "--json") {
      wishes.json = true;
    } else if (arg.starts_with("-") || !wishes.dir.empty()) {
      streams.err << "ninefold-lab store: " << arg << " isn't understood; see --help\n";
      return badUsage;
    } else {
      wishes.dir = arg;
    }
  }
  std::error_code error;
  if (wishes.dir.empty() || !fs::is_directory(wishes.dir, error)) {
    streams.err << "ninefold-lab store: " << (wishes.dir.empty() ? "no folder given" : "that is no folder")
                << "; see --help\n";
    return badUsage;
  }
  try {
    std::optional<Copy> copy;
    if (wishes.copy) copy.emplace(wishes.dir);
    const auto found = lookAt(copy ? copy->path : wishes.dir);
    print(found, wishes.json, streams.out);
    return found.contains("integrity") && found["integrity"] == "ok" ? allWell : somethingRefused;
  } catch (const Error& fault) {
    streams.err << "ninefold-lab store: " << fault.key() << ": " << fault.detail << '\n';
  } catch (const std::exception& fault) {
    streams.err << "ninefold-lab store: " << fault.what() << '\n';
  }
  return somethingRefused;
}

} // namespace ninefold
