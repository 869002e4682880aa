#include "bridge/entry_words.h"

namespace ninefold::kakuro_call {

using Style = EntryWords::Style;

QList<EntryWords> entries() {
  return {{
      .id = "kakuro_call",
      .title = Games::tr("Kakuro Call"),
      .styles = {Style::TableStyle, Style::SideBySide},
      .table = gamePage("kakuro_call/CallTable.qml"),
      .miniature = gamePage("kakuro_call/CallMiniature.qml"),
      .figure = gamePage("kakuro_call/CallFigure.qml"),
      .rules = gamePage("kakuro_call/CallRules.qml"),
      .scenes = gamePage("kakuro_call/CallScenes.qml"),
      .daily = Games::tr("Alone, in your own time"),
      .alone = {{.title = Games::tr("With the hourglass"),
                 .line = Games::tr("Find a row for each total before the sand runs out."),
                 .options = {{"hourglass", 60}}},
                {.title = Games::tr("Without the hourglass"),
                 .line = Games::tr("Take as long as you like for each total."),
                 .options = {{"hourglass", "off"}}}},
      .options =
          {
              refereeWords(Games::tr("The row you mark shows what it adds up to, and what is wrong with it. A wrong "
                                     "call counts all the same."),
                           Games::tr("No running total: a row is judged when you show it."),
                           Games::tr("A row counts as right unless somebody objects before the next total.")),
              {"hourglass",
               Games::tr("Hourglass"),
               {
                   {30, Games::tr("30 s"), Games::tr("Starts when half of you say “Impossible”. Quick!"),
                    Games::tr("Hourglass 30 s")},
                   {60, Games::tr("60 s"), Games::tr("Starts when half of you say “Impossible”.")},
                   {90, Games::tr("90 s"), Games::tr("Starts when half of you say “Impossible”."),
                    Games::tr("Hourglass 90 s")},
                   {120, Games::tr("120 s"), Games::tr("Starts when half of you say “Impossible”. Unhurried."),
                    Games::tr("Hourglass 120 s")},
                   {"off", Games::tr("None"), Games::tr("A total is put aside when all of you say “Impossible”."),
                    Games::tr("No hourglass")},
               }},
              {"show",
               Games::tr("To show a row"),
               {
                   {30, Games::tr("30 s"), Games::tr("A call that isn’t shown in time is wrong.")},
                   {0, Games::tr("No limit"), Games::tr("Take as long as you need.")},
               }},
          },
  }};
}

QString drawn(int count) { return Games::tr("%n total(s)", nullptr, count); }

} // namespace ninefold::kakuro_call
