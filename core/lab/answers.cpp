#include "lab/answers.h"

#include "match/record_text.h"

#include <fstream>
#include <nlohmann/json.hpp>

namespace ninefold {

int answerRecords(std::string_view command, const std::string& name, Streams streams, const Answer& answer) {
  std::ifstream file;
  if (name != "-") file.open(name, std::ios::binary);
  // A folder can be opened, but not read.
  if (name != "-" && (!file || (file.peek(), file.bad()))) {
    streams.err << "ninefold-lab " << command << ": " << name << " can't be read; see --help\n";
    return badUsage;
  }
  bool fine = true;
  RecordStream records(name == "-" ? streams.in : file);
  while (const auto record = records.next()) {
    const auto out = *record ? answer(**record) : nlohmann::ordered_json{{"refused", record->error().text()}};
    fine = fine && !out.contains("refused");
    streams.out << out.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
  }
  return fine ? allWell : somethingRefused;
}

} // namespace ninefold
