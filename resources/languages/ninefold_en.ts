<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AddSeatSheet</name>
    <message numerus="yes">
        <source>The table is full: %n can play.</source>
        <translation>
            <numerusform>The table is full: %n can play.</numerusform>
            <numerusform>The table is full: %n can play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AlonePanel</name>
    <message numerus="yes">
        <source>Against %n computer(s)</source>
        <translation>
            <numerusform>Against %n computer</numerusform>
            <numerusform>Against %n computers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BestTurnPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CallTable</name>
    <message numerus="yes">
        <source>%n total(s) left</source>
        <translation>
            <numerusform>%n total left</numerusform>
            <numerusform>%n totals left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <translation>
            <numerusform>%n aside</numerusform>
            <numerusform>%n aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n rows: %1.</source>
        <translation>
            <numerusform>There was %n row: %1.</numerusform>
            <numerusform>There were %n rows: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CallerPanel</name>
    <message numerus="yes">
        <source>%1, with %n action tile(s)</source>
        <translation>
            <numerusform>%1, with %n action tile</numerusform>
            <numerusform>%1, with %n action tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n total(s) left</source>
        <translation>
            <numerusform>%n total left</numerusform>
            <numerusform>%n totals left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <translation>
            <numerusform>%n aside</numerusform>
            <numerusform>%n aside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChallengeSheet</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComputerLine</name>
    <message numerus="yes">
        <source>%1, %n point(s), out until the next total</source>
        <translation>
            <numerusform>%1, %n point, out until the next total</numerusform>
            <numerusform>%1, %n points, out until the next total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayHead</name>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>day in a row</numerusform>
            <numerusform>days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A streak of %n day(s)</source>
        <translation>
            <numerusform>A streak of %n day</numerusform>
            <numerusform>A streak of %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisivePanel</name>
    <message numerus="yes">
        <source>%n turn(s) decided it</source>
        <translation>
            <numerusform>%n turn decided it</numerusform>
            <numerusform>%n turns decided it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n turn(s)</source>
        <translation>
            <numerusform>The other %n turn</numerusform>
            <numerusform>The other %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisiveRow</name>
    <message numerus="yes">
        <source>%1 overlooks %n point(s)</source>
        <translation>
            <numerusform>%1 overlooks %n point</numerusform>
            <numerusform>%1 overlooks %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EdgeStrip</name>
    <message numerus="yes">
        <source>%1, %n point(s), to move</source>
        <translation>
            <numerusform>%1, %n point, to move</numerusform>
            <numerusform>%1, %n points, to move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairCard</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairPage</name>
    <message numerus="yes">
        <source>Each column holds %n value(s), from the one below it on.</source>
        <translation>
            <numerusform>Each column holds %n value, from the one below it on.</numerusform>
            <numerusform>Each column holds %n values, from the one below it on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n players</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n total(s)</source>
        <translation>
            <numerusform>%n total</numerusform>
            <numerusform>%n totals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n more to continue</source>
        <translation>
            <numerusform>%n more to continue</numerusform>
            <numerusform>%n more to continue</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hourglass</name>
    <message numerus="yes">
        <source>hourglass, %n second(s) left</source>
        <translation>
            <numerusform>hourglass, %n second left</numerusform>
            <numerusform>hourglass, %n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoneResult</name>
    <message numerus="yes">
        <source>%n point(s) short of the par of %1</source>
        <translation>
            <numerusform>%n point short of the par of %1</numerusform>
            <numerusform>%n points short of the par of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonthPanel</name>
    <message numerus="yes">
        <source>A streak of %n day(s)</source>
        <translation>
            <numerusform>A streak of %n day</numerusform>
            <numerusform>A streak of %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest was %n day(s). A day of rest never breaks a streak.</source>
        <translation>
            <numerusform>The longest was %n day. A day of rest never breaks a streak.</numerusform>
            <numerusform>The longest was %n days. A day of rest never breaks a streak.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>News</name>
    <message numerus="yes">
        <source>%1 collects %n chip(s)</source>
        <translation>
            <numerusform>%1 collects %n chip</numerusform>
            <numerusform>%1 collects %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n chip(s)</source>
        <translation>
            <numerusform>%1 discards %n chip</numerusform>
            <numerusform>%1 discards %n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1, %n left</numerusform>
            <numerusform>%1, %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnerRow</name>
    <message numerus="yes">
        <source>%1, %n point(s), wins</source>
        <translation>
            <numerusform>%1, %n point, wins</numerusform>
            <numerusform>%1, %n points, wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PensSand</name>
    <message numerus="yes">
        <source>second(s)</source>
        <translation>
            <numerusform>second</numerusform>
            <numerusform>seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PensShelf</name>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileSign</name>
    <message numerus="yes">
        <source>%n tile(s) put aside</source>
        <translation>
            <numerusform>%n tile put aside</numerusform>
            <numerusform>%n tiles put aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the pile</source>
        <translation>
            <numerusform>%n tile in the pile</numerusform>
            <numerusform>%n tiles in the pile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewPill</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleShelf</name>
    <message numerus="yes">
        <source>%n puzzle(s) kept.</source>
        <translation>
            <numerusform>%n puzzle kept.</numerusform>
            <numerusform>%n puzzles kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) kept. The others don’t have exactly one solution.</source>
        <translation>
            <numerusform>%n puzzle kept. The others don’t have exactly one solution.</numerusform>
            <numerusform>%n puzzles kept. The others don’t have exactly one solution.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankRow</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultHead</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n point(s) behind</source>
        <translation>
            <numerusform>%1 is %n point behind</numerusform>
            <numerusform>%1 is %n points behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at once</source>
        <translation>
            <numerusform>%n point at once</numerusform>
            <numerusform>%n points at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n hint(s) by the coach</source>
        <translation>
            <numerusform>With %n hint by the coach</numerusform>
            <numerusform>With %n hints by the coach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsColumn</name>
    <message numerus="yes">
        <source>Score, last %n match(es)</source>
        <translation>
            <numerusform>Score, last %n match</numerusform>
            <numerusform>Score, last %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n time(s)</source>
        <translation>
            <numerusform>%1: %n time</numerusform>
            <numerusform>%1: %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are here: %n point(s) in the last match</source>
        <translation>
            <numerusform>You are here: %n point in the last match</numerusform>
            <numerusform>You are here: %n points in the last match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 times ahead, %3 times behind in %n match(es)</source>
        <translation>
            <numerusform>%1: %2 times ahead, %3 times behind in %n match</numerusform>
            <numerusform>%1: %2 times ahead, %3 times behind in %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time, last %n match(es)</source>
        <translation>
            <numerusform>Time, last %n match</numerusform>
            <numerusform>Time, last %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them with help, listed separately</source>
        <translation>
            <numerusform>%n of them with help, listed separately</numerusform>
            <numerusform>%n of them with help, listed separately</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 won, %3 lost in %n match(es)</source>
        <translation>
            <numerusform>%1: %2 won, %3 lost in %n match</numerusform>
            <numerusform>%1: %2 won, %3 lost in %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatBadge</name>
    <message numerus="yes">
        <source>%1, %n point(s), to move</source>
        <translation>
            <numerusform>%1, %n point, to move</numerusform>
            <numerusform>%1, %n points, to move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatStrip</name>
    <message numerus="yes">
        <source>%1, %n point(s), out until the next total</source>
        <translation>
            <numerusform>%1, %n point, out until the next total</numerusform>
            <numerusform>%1, %n points, out until the next total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SectorGround</name>
    <message numerus="yes">
        <source>sector %1, %n point(s) uncovered</source>
        <translation>
            <numerusform>sector %1, %n point uncovered</numerusform>
            <numerusform>sector %1, %n points uncovered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message numerus="yes">
        <source>%n match(es) could be recovered.</source>
        <translation>
            <numerusform>%n match could be recovered.</numerusform>
            <numerusform>%n matches could be recovered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n couldn’t be read any more.</source>
        <translation>
            <numerusform>%n couldn’t be read any more.</numerusform>
            <numerusform>%n couldn’t be read any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is also a backup with %n match(es).</source>
        <translation>
            <numerusform>There is also a backup with %n match.</numerusform>
            <numerusform>There is also a backup with %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <translation>
            <numerusform>%n point ahead</numerusform>
            <numerusform>%n points ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>%n point behind</numerusform>
            <numerusform>%n points behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message numerus="yes">
        <source>You begin with %n point(s).</source>
        <translation>
            <numerusform>You begin with %n point.</numerusform>
            <numerusform>You begin with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolvedHead</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>Dailies were played on %n day(s) of the last year</source>
        <translation>
            <numerusform>Dailies were played on %n day of the last year</numerusform>
            <numerusform>Dailies were played on %n days of the last year</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Supply</name>
    <message numerus="yes">
        <source>%n times %1</source>
        <translation>
            <numerusform>%n times %1</numerusform>
            <numerusform>%n times %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TodayCard</name>
    <message numerus="yes">
        <source>A streak of %n day(s)</source>
        <translation>
            <numerusform>A streak of %n day</numerusform>
            <numerusform>A streak of %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new puzzle(s)</source>
        <translation>
            <numerusform>%n new puzzle</numerusform>
            <numerusform>%n new puzzles</numerusform>
        </translation>
    </message>
</context>
</TS>
