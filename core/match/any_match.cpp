#include "match/any_match.h"

#include "ai/player.h"
#include "games/all_tellings.h" // made from games.def
#include "games/games.h"
#include "match/record.h"

#include <algorithm>

namespace ninefold {

namespace {

template<Playable G> class Erased final : public AnyMatch {
public:
  struct Typed : AnyInput {
    explicit Typed(Input<G> typed) : input(std::move(typed)) {}
    std::string text() const override {
      Input<G> timeless = input;
      timeless.ms.reset();
      return nlohmann::json(write<G>(timeless)).dump();
    }
    Input<G> input;
  };

  explicit Erased(const Record<G>& record) : match(record.table, record.deal), seed(record.seed) {}

  std::string_view game() const override { return G::id; }
  int seats() const override { return match.table().seats; }
  bool hasSecrets() const override { return G::secrets; }
  Standing standing() const override { return standingToKeep(match); }

  nlohmann::ordered_json record() const override {
    Record<G> whole{match.table(), match.deal(), seed, {}};
    for (std::size_t i = 0; i < match.length(); ++i) whole.inputs.push_back(match.input(i));
    return write(whole);
  }

  std::uint64_t dealHash() const override { return hashOf<G>(match.deal()); }

  Scene scene(Viewer viewer) const override {
    return G::present(match.view(viewer), viewer ? draftOf(*viewer) : typename G::Draft{});
  }

  std::shared_ptr<const AnyInput> touch(Seat seat, const Gesture& gesture) override {
    auto touched = G::interpret(match.view(seat), draftOf(seat), gesture);
    draftOf(seat) = std::move(touched.draft);
    if (!touched.move) return nullptr;
    const bool seated =
        std::visit([](const auto& move) { return madeBySeat<std::decay_t<decltype(move)>>; }, *touched.move);
    return std::make_shared<Typed>(Input<G>{seated ? Viewer(seat) : nobody, *std::move(touched.move)});
  }

  void forgetDraft(Seat seat) override {
    if constexpr (KeepsNotes<G>)
      G::forget(draftOf(seat));
    else
      draftOf(seat) = {};
  }

  std::shared_ptr<const AnyInput> inputFrom(const nlohmann::json& encoded) const override {
    return std::make_shared<Typed>(readInput<G>(Node(encoded), match.table()));
  }

  Result<Played> play(const AnyInput& any, Milliseconds took) override {
    Input<G> input = dynamic_cast<const Typed&>(any).input;
    if (took) input.ms = took;
    auto events = match.play(std::move(input));
    if (!events) return events.error();
    return Played{*std::move(events), match.hash(match.length() - 1)};
  }

  Events news(Viewer viewer) const override {
    const auto ends = [&](std::size_t i) {
      const Events& events = match.events(i);
      const auto objects = [](const Event& event) { return event.kind == Event::Kind::challenged; };
      // Whoever only objected has had no turn; whose sand ran out has.
      if (viewer && std::any_of(events.begin(), events.end(), [&](const Event& event) {
            return event.kind == Event::Kind::sandOut && event.seat == viewer;
          }))
        return true;
      if (viewer) return match.input(i).seat == viewer && std::none_of(events.begin(), events.end(), objects);
      return std::any_of(events.begin(), events.end(), isNews);
    };
    std::size_t from = match.length();
    while (from > 0 && !ends(from - 1)) --from;
    if (from > 0 && (from == match.length() || !viewer)) --from;
    Events news;
    for (; from < match.length(); ++from)
      for (Event& event : heardBy(match.events(from), nobody, seats())) news.push_back(std::move(event));
    return news;
  }

  void takeBack() override { match.takeBack(); }

  std::string notes(Seat seat) const override {
    if constexpr (KeepsNotes<G>) return G::notes(draftOf(seat)).dump();
    return {};
  }

  void setNotes(Seat seat, const nlohmann::json& notes) override {
    if constexpr (KeepsNotes<G>) G::setNotes(draftOf(seat), Node(notes));
  }

  std::vector<nlohmann::ordered_json> legal(Viewer viewer) const override {
    std::vector<nlohmann::ordered_json> inputs;
    for (auto& move : G::legal(match.view(viewer))) inputs.push_back(write<G>(Input<G>{viewer, std::move(move)}));
    return inputs;
  }

  bool hasPlayers() const override { return ai::HasPlayers<G>; }

  std::optional<Thinking> thinking(Seat seat, ai::Level level, std::uint64_t person) const override {
    if constexpr (ai::HasPlayers<G>) {
      auto view = match.view(seat);
      if (G::legal(view).empty()) return std::nullopt;
      return [=, view = std::move(view), memory = memoryOf(seat)](const ai::Stop& stop) -> std::optional<Advice> {
        auto thought = G::think(view, memory, level, person, stop);
        if (!thought) return std::nullopt;
        const auto written = [&](auto& move) { return write<G>(Input<G>{seat, std::move(move)}).dump(); };
        Advice advice{.input = written(thought->move), .after = thought->after, .nodes = thought->nodes};
        for (auto& choice : thought->best) advice.best.push_back({written(choice.move), choice.worth});
        return advice;
      };
    } else {
      return std::nullopt;
    }
  }

  Reason reason() const override {
    if (match.length() == 0) return {};
    if constexpr (GivesReasons<G>)
      return reasonFor<G>(match.viewBefore(nobody), match.view(nobody), match.events(match.length() - 1), seats());
    else
      return {}; // nothing is looked for
  }

  bool coached() const override {
    if constexpr (GivesGuides<G> && ai::HasPlayers<G>)
      return coaches(match.table());
    else
      return false;
  }

  Guide guide(Seat seat, const std::string& input) const override {
    if constexpr (GivesGuides<G>)
      return guideTo(match.view(seat), readInput<G>(Node(nlohmann::json::parse(input)), match.table()).move);
    else
      return {};
  }

  std::size_t length() const override { return match.length(); }
  int turns() const override {
    int made = 0;
    for (std::size_t i = 0; i < match.length(); ++i)
      made +=
          match.input(i).seat && std::none_of(match.events(i).begin(), match.events(i).end(),
                                              [](const Event& event) { return event.kind == Event::Kind::challenged; });
    return made;
  }
  Viewer lastSeat() const override { return length() > 0 ? match.input(length() - 1).seat : nobody; }
  bool canUndo(UndoTo to) const override { return match.canUndo(to); }
  bool canRedo() const override { return match.canRedo(); }
  void undo() override { match.undo(); }
  void redo() override { match.redo(); }

private:
  /// All that the seat has heard so far, from the log: so it is right after an undo, too.
  auto memoryOf(Seat seat) const {
    typename G::Memory memory{};
    if constexpr (!std::is_empty_v<typename G::Memory>) {
      auto state = G::begin(match.table(), match.deal());
      for (std::size_t i = 0; i < match.length(); ++i) {
        state = std::move(G::apply(state, match.input(i))->state);
        ai::takeIn<G>(memory, match.input(i).ms, G::view(state, seat), heardBy(match.events(i), seat, seats()));
      }
    }
    return memory;
  }

  typename G::Draft& draftOf(Seat seat) { return drafts[static_cast<std::size_t>(seat)]; }
  const typename G::Draft& draftOf(Seat seat) const { return drafts[static_cast<std::size_t>(seat)]; }

  Match<G> match;
  std::vector<typename G::Draft> drafts{static_cast<std::size_t>(match.table().seats)};
  std::optional<std::uint64_t> seed;
};

template<Playable G> Result<std::unique_ptr<AnyMatch>, Fault> open(const Node& node, Deals deals) {
  const Record<G> record = readRecord<G>(node, deals);
  auto match = std::make_unique<Erased<G>>(record);
  for (std::size_t i = 0; i < record.inputs.size(); ++i) {
    const auto played = match->play(typename Erased<G>::Typed(record.inputs[i]), {});
    if (!played) return Fault{"moves[" + std::to_string(i) + "]", std::string(key(played.error()))};
  }
  return std::unique_ptr<AnyMatch>(std::move(match));
}

} // namespace

nlohmann::json freshRecord(std::string_view game, int seats, std::int64_t seed) {
  return freshRecord(game, seats, seed, nlohmann::json::object());
}

nlohmann::json freshRecord(std::string_view game, int seats, std::int64_t seed, nlohmann::json options) {
  return {{"format", recordFormat},        {"game", game}, {"seats", seats},
          {"options", std::move(options)}, {"seed", seed}, {"moves", nlohmann::json::array()}};
}

Result<std::unique_ptr<AnyMatch>, Fault> openMatch(const nlohmann::json& record, Deals deals) {
  try {
    const Node node(record);
    return withGame(gameOf(node), [&]<Playable G>() { return open<G>(node, deals); });
  } catch (const Fault& fault) {
    return fault;
  }
}

} // namespace ninefold
