#include "challenge/solved_problem.h"

#include "games/games.h"
#include "match/record.h"

namespace ninefold::challenge {

std::optional<SolvedProblem> solvedProblem(const nlohmann::json& record) {
  return withGame(gameOf(Node(record)), [&]<Playable G>() -> std::optional<SolvedProblem> {
    if constexpr (KnowsBest<G>) {
      auto problem = readRecord<G>(Node(record), Deals::any);
      if (auto best = G::bestMove(problem.table, problem.deal)) {
        problem.inputs = {{problem.table.first, *std::move(best)}};
        return SolvedProblem{G::par(problem.table, problem.deal).value_or(0), write(problem)};
      }
    }
    return std::nullopt;
  });
}

} // namespace ninefold::challenge
