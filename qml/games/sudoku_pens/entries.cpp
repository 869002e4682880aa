#include "bridge/entry_words.h"

namespace ninefold::sudoku_pens {

using Style = EntryWords::Style;

QList<EntryWords> entries() {
  return {{
      .id = "sudoku_pens",
      .title = Games::tr("Sudoku Pens"),
      .begins = Games::tr("By custom the oldest begins."),
      .styles = {Style::SideBySide, Style::TableStyle},
      .timed = true,
      .table = gamePage("sudoku_pens/PensTable.qml"),
      .miniature = gamePage("sudoku_pens/PensMiniature.qml"),
      .figure = gamePage("sudoku_pens/PensFigure.qml"),
      .rules = gamePage("sudoku_pens/PensRules.qml"),
      .scenes = gamePage("sudoku_pens/PensScenes.qml"),
      .deals = gamePage("sudoku_pens/PensPuzzles.qml"),
      .dealsTitle = Games::tr("Choose a puzzle"),
      .dealsLine = Games::tr("By grade, from the box, or your own"),
      .solution = gamePage("sudoku_pens/PensSolution.qml"),
      .daily = Games::tr("A Sudoku in three grades"),
      .alone = {{.title = Games::tr("A puzzle"),
                 .line = Games::tr("In your own time."),
                 .options = {{"mode", "solo"}, {"limit", 0}}},
                {.title = Games::tr("Against the clock"),
                 .line = Games::tr("Twenty minutes, as the rulebook suggests."),
                 .options = {{"mode", "solo"}, {"limit", 1200}}},
                {.title = Games::tr("Choose a puzzle"),
                 .line = Games::tr("By grade, from the box, or your own"),
                 .options = {{"mode", "solo"}},
                 .chooses = true}},
      .options =
          {
              refereeWords(Games::tr("A wrong digit isn’t accepted."),
                           Games::tr("A wrong digit is wiped at once, and the turn is over."),
                           Games::tr("A wrong digit stands unless another player objects.")),
              {"mode",
               Games::tr("How you play"),
               {
                   {"standard", Games::tr("In turns"), Games::tr("One digit each, within 30 seconds.")},
                   {"solo", Games::tr("Alone"), Games::tr("Solve the puzzle in your own time.")},
                   {"speed", Games::tr("Speed"), Games::tr("As many digits as you can in 30 seconds, then the next.")},
               }},
              {"limit",
               Games::tr("Time limit"),
               {
                   {0, Games::tr("None"), Games::tr("As long as it takes.")},
                   {600, Games::tr("10 min"), Games::tr("When the time is up, the game is over.")},
                   {1200, Games::tr("20 min"),
                    Games::tr("As the rulebook suggests. When the time is up, the game is over.")},
                   {1800, Games::tr("30 min"), Games::tr("When the time is up, the game is over.")},
               }},
              {"check",
               Games::tr("What counts as wrong"),
               {
                   {"rule", Games::tr("The rule"), Games::tr("A digit that is already in its row, column or block.")},
                   {"solution", Games::tr("The solution"), Games::tr("Any digit that differs from the solution."),
                    Games::tr("By the solution")},
               }},
              {"rounds",
               Games::tr("Rounds"),
               {
                   {0, Games::tr("As many as players"), Games::tr("Each of you begins one round.")},
                   {1, "1", Games::tr("One turn for each of you."), Games::tr("%n round(s)", nullptr, 1)},
                   {2, "2", Games::tr("Two turns for each of you."), Games::tr("%n round(s)", nullptr, 2)},
                   {6, "6", Games::tr("Six turns for each of you."), Games::tr("%n round(s)", nullptr, 6)},
               }},
          },
  }};
}

/// Nothing is left to chance.
QString drawn(int) { return {}; }

} // namespace ninefold::sudoku_pens
