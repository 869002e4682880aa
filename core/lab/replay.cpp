#include "games/games.h"
#include "lab/command.h"
#include "match/record.h"
#include "match/record_text.h"

#include <fstream>
#include <string>
#include <vector>

namespace ninefold {

namespace {

constexpr std::string_view help =
    R"(ninefold-lab replay [--stop-on-error] [--strict-deal] FILE...

Reads records, applies every move and prints what happened, one JSON object a
line. A FILE holds one record, or many, one a line; - is the standard input.

  --stop-on-error   end a record at its first refused move
  --strict-deal     refuse deals that are short or begin in the middle

Exit code: 0 if every record could be read, 1 if one was refused, 2 for bad usage.
)";

struct Wishes {
  bool stopOnError = false;
  Deals deals = Deals::any;
};

void append(std::string& out, const std::vector<int>& values) {
  out += '[';
  for (std::size_t i = 0; i < values.size(); ++i) out += (i ? "," : "") + std::to_string(values[i]);
  out += ']';
}

void appendScores(std::string& out, const Standing& standing) {
  out += "\"scores\":";
  append(out, standing.scores);
  if (standing.game) out += ",\"game\":" + std::to_string(*standing.game);
}

template<Rules G> void appendState(std::string& out, const typename G::State& state) {
  const Standing standing = G::standing(state);
  out += ",\"turn\":";
  out += standing.turn ? std::to_string(index(*standing.turn)) : "null";
  out += ',';
  appendScores(out, standing);
  out += standing.over ? ",\"over\":true" : ",\"over\":false";
  out += ",\"state\":\"" + G::everything(state) + "\"}\n";
}

void appendEnd(std::string& out, const Standing& standing) {
  out += "{\"end\":true,";
  appendScores(out, standing);
  out += ",\"winners\":[";
  const char* comma = "";
  for (Seat seat : standing.winners) {
    out += comma + std::to_string(index(seat));
    comma = ",";
  }
  if (standing.gameWins) out += comma + std::string("\"game\"");
  out += standing.over ? "],\"over\":true}\n" : "],\"over\":false}\n";
}

template<Rules G> std::string replayed(const Record<G>& record, const Wishes& wishes) {
  auto state = G::begin(record.table, record.deal);
  std::string out = "{\"move\":0,\"ok\":true";
  appendState<G>(out, state);
  for (std::size_t i = 0; i < record.inputs.size(); ++i) {
    auto step = G::apply(state, record.inputs[i]);
    out += "{\"move\":" + std::to_string(i + 1);
    if (step) {
      state = std::move(step->state);
      out += ",\"ok\":true";
    } else {
      out += ",\"ok\":false,\"error\":\"" + std::string(key(step.error())) + '"';
    }
    appendState<G>(out, state);
    if (!step && wishes.stopOnError) break;
  }
  appendEnd(out, G::standing(state));
  return out;
}

/// Replays all records of a stream; whether every one of them could be read.
bool replayAll(std::istream& in, const Wishes& wishes, std::ostream& out) {
  bool fine = true;
  const auto refuse = [&](const Fault& fault) {
    fine = false;
    out << nlohmann::json{{"refused", fault.text()}}.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)
        << '\n';
  };
  RecordStream records(in);
  while (const auto document = records.next()) {
    if (!*document) {
      refuse(document->error());
      continue;
    }
    try {
      const Node record(**document);
      out << withGame(gameOf(record),
                      [&]<Rules G>() { return replayed<G>(readRecord<G>(record, wishes.deals), wishes); });
    } catch (const Fault& fault) {
      refuse(fault);
    }
  }
  return fine;
}

} // namespace

int replayCommand(Args args, Streams streams) {
  Wishes wishes;
  std::vector<std::string> files;
  for (std::string_view arg : args) {
    if (arg == "--help") {
      streams.out << help;
      return allWell;
    }
    if (arg == "--stop-on-error") {
      wishes.stopOnError = true;
    } else if (arg == "--strict-deal") {
      wishes.deals = Deals::full;
    } else if (arg.starts_with("-") && arg != "-") {
      streams.err << "ninefold-lab replay: " << arg << " is not known; see --help\n";
      return badUsage;
    } else {
      files.emplace_back(arg);
    }
  }
  if (files.empty()) {
    streams.err << "ninefold-lab replay: no file given; see --help\n";
    return badUsage;
  }
  bool fine = true;
  for (const std::string& name : files) {
    std::ifstream file;
    if (name != "-") file.open(name, std::ios::binary);
    // A folder can be opened, but not read.
    if (name != "-" && (!file || (file.peek(), file.bad()))) {
      streams.err << "ninefold-lab replay: " << name << " can't be read\n";
      return badUsage;
    }
    fine = replayAll(name == "-" ? streams.in : file, wishes, streams.out) && fine;
  }
  return fine ? allWell : somethingRefused;
}

} // namespace ninefold
