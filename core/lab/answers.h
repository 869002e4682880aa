#pragma once

#include "lab/command.h"

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace ninefold {

/// What is said of a record; a text in "refused" where there is nothing to say.
using Answer = std::function<nlohmann::ordered_json(const nlohmann::json& record)>;

/// Answers all records of that file, - is the standard input, one JSON object a line. How the subcommand ends.
int answerRecords(std::string_view command, const std::string& name, Streams, const Answer&);

} // namespace ninefold
