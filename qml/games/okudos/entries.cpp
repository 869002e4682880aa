#include "bridge/entry_words.h"

namespace ninefold::okudos {

using Style = EntryWords::Style;

QList<EntryWords> entries() {
  return {{
      .id = "okudos",
      .title = Games::tr("O’kudos"),
      .begins = Games::tr("Who begins is drawn by lot."),
      .lot = true,
      .styles = {Style::Pass, Style::TableStyle, Style::SideBySide},
      .reveals = true,
      .table = gamePage("okudos/OkudosTable.qml"),
      .miniature = gamePage("okudos/OkudosMiniature.qml"),
      .figure = gamePage("okudos/OkudosFigure.qml"),
      .rules = gamePage("okudos/OkudosRules.qml"),
      .scenes = gamePage("okudos/OkudosScenes.qml"),
      .daily = Games::tr("Against Tokei, who misses nothing"),
      .options =
          {
              refereeWords(Games::tr("A chip can’t be laid where it breaks the rule."),
                           Games::tr("A chip laid against the rule stands, and the next player gets it for a point."),
                           Games::tr("A chip laid against the rule stays until somebody sees it and collects it.")),
              {"three_sectors",
               Games::tr("Sectors"),
               {
                   {false, Games::tr("Two each"), Games::tr("Three sectors belong to the game, and it can win.")},
                   {true, Games::tr("Three each"), Games::tr("All sectors are shared out; the game has none."),
                    Games::tr("Three sectors each")},
               }},
              {"game_top_two",
               Games::tr("What the game counts"),
               {
                   {false, Games::tr("Its three"), Games::tr("The game counts all its sectors.")},
                   {true, Games::tr("Its best two"), Games::tr("The game counts its two best sectors only."),
                    Games::tr("The game’s best two sectors")},
               }},
              {"irregular_to_discard",
               Games::tr("Collected chips"),
               {
                   {false, Games::tr("A point each"), Games::tr("Whoever collects a wrong chip keeps it for a point.")},
                   {true, Games::tr("Nothing"), Games::tr("Wrong chips leave the game and score nothing."),
                    Games::tr("Collected chips score nothing")},
               }},
          },
  }};
}

QString drawn(int count) { return Games::tr("%n chip(s)", nullptr, count); }

} // namespace ninefold::okudos
