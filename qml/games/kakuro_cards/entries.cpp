#include "bridge/entry_words.h"

namespace ninefold::kakuro_cards {

using Style = EntryWords::Style;

namespace {

/// The hardest is for those who can turn over as many cards as they like.
QVariantMap problemOf(int level) { return {{"turns", "one"}, {"flips", level == 5 ? "many" : "one"}}; }

} // namespace

QList<EntryWords> entries() {
  return {{
      .id = "kakuro_cards",
      .title = Games::tr("Kakuro Cards"),
      .begins = Games::tr("By custom the youngest begins."),
      .styles = {Style::Pass, Style::TableStyle, Style::SideBySide},
      .table = gamePage("kakuro_cards/CardsTable.qml"),
      .miniature = gamePage("kakuro_cards/CardsMiniature.qml"),
      .figure = gamePage("kakuro_cards/CardsFigure.qml"),
      .rules = gamePage("kakuro_cards/CardsRules.qml"),
      .scenes = gamePage("kakuro_cards/CardsScenes.qml"),
      .daily = Games::tr("Best turns: five problems of one turn each, harder and harder"),
      .alone = {{
                    .title = Games::tr("Score attack"),
                    .line = Games::tr("All cards are yours: score as many points as you can."),
                },
                {.title = Games::tr("Best turn"),
                 .line = Games::tr(
                     "Two cards, one turn: find the one that scores most. Each problem is harder than the last."),
                 .problems = 5,
                 .problem = problemOf}},
      .options =
          {
              refereeWords(
                  Games::tr("A move against the rules isn’t accepted; every Kakuro is found and scored for you."),
                  Games::tr(
                      "You claim your Kakuros yourself. A wrong claim is noticed at once and costs the turn’s points."),
                  Games::tr("Only the others can object to a wrong claim, before the next turn.")),
              {"flips",
               Games::tr("Turning cards over"),
               {
                   {"one", Games::tr("One"),
                    Games::tr("After placing your card you may turn over one that was on the board before.")},
                   {"many", Games::tr("Many"),
                    Games::tr("For experienced players: any number of cards, all in one Kakuro."),
                    Games::tr("Many cards")},
               }},
          },
      .remarks = {{"turns", "one", Games::tr("Best turn")}},
  }};
}

QString drawn(int count) { return Games::tr("%n card(s)", nullptr, count); }

} // namespace ninefold::kakuro_cards
