#include "bridge/entry_words.h"

namespace ninefold::sudoku_tiles {

using Style = EntryWords::Style;

QList<EntryWords> entries() {
  return {
      {
          .id = "sudoku_tiles",
          .title = Games::tr("SuDoku Tiles"),
          .begins = Games::tr("By custom the oldest begins."),
          .styles = {Style::Pass, Style::TableStyle, Style::SideBySide},
          .fixed = {{"board", "adult"}},
          .table = gamePage("sudoku_tiles/TilesTable.qml"),
          .miniature = gamePage("sudoku_tiles/TilesMiniature.qml"),
          .figure = gamePage("sudoku_tiles/TilesFigure.qml"),
          .rules = gamePage("sudoku_tiles/TilesRules.qml"),
          .scenes = gamePage("sudoku_tiles/TilesScenes.qml"),
          .daily = Games::tr("Fill the board, alone"),
          .alone = {{
              .title = Games::tr("Fill the board"),
              .line = Games::tr("Lay every tile you draw: as many points as you can."),
          }},
          .options =
              {
                  refereeWords(
                      Games::tr("A tile can’t be laid where its number is already in the row, column or block."),
                      Games::tr("A wrong tile is set aside at once and scores nothing."),
                      Games::tr("A wrong tile counts unless somebody objects before the next turn.")),
                  {"scoring",
                   Games::tr("What counts"),
                   {
                       {"standard", Games::tr("Everything"),
                        Games::tr("A point for each tile in the block, the row and the column.")},
                       {"lines", Games::tr("Lines"),
                        Games::tr("A point for each tile in the row, and one for each in the column.")},
                   }},
              },
      },
      {
          .id = "sudokids",
          .title = Games::tr("Sudokids"),
          .age = Games::tr("from 6 years"),
          .begins = Games::tr("By custom the oldest begins."),
          .styles = {Style::Pass, Style::TableStyle, Style::SideBySide},
          .wordless = true,
          .fixed = {{"board", "kids"}},
          .table = gamePage("sudoku_tiles/TilesTable.qml"),
          .miniature = gamePage("sudoku_tiles/KidsMiniature.qml"),
          .figure = gamePage("sudoku_tiles/KidsFigure.qml"),
          .rules = gamePage("sudoku_tiles/KidsRules.qml"),
          .scenes = gamePage("sudoku_tiles/TilesScenes.qml"),
          .daily = Games::tr("Fill the board, alone"),
          .alone = {{
              .title = Games::tr("Fill the board"),
              .line = Games::tr("Lay every tile you draw: as many points as you can."),
          }},
          .options =
              {
                  refereeWords(Games::tr("An animal can’t be laid where it is already in the row, column or block."),
                               Games::tr("A wrong animal is set aside at once and scores nothing."),
                               Games::tr("A wrong animal counts unless somebody objects before the next turn.")),
                  {"scoring",
                   Games::tr("What counts"),
                   {
                       {"standard", Games::tr("Everything"),
                        Games::tr("A point for each animal in the block, the row and the column.")},
                       {"block", Games::tr("Block"),
                        Games::tr("A point for each animal in the same block. The easiest.")},
                       {"lines", Games::tr("Lines"),
                        Games::tr("A point for each animal in the row, and one for each in the column.")},
                   }},
                  {"start",
                   Games::tr("At the start"),
                   {
                       {"gold", Games::tr("Six animals"),
                        Games::tr("One golden tile of each animal lies on the board.")},
                       {"empty", Games::tr("Empty board"), Games::tr("All 36 tiles are in the pile.")},
                   }},
              },
      }};
}

QString drawn(int count) { return Games::tr("%n tile(s)", nullptr, count); }

} // namespace ninefold::sudoku_tiles
