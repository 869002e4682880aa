#include "games/common/node.h"
#include "games/sudoku_tiles/sudoku_tiles.h"
#include "kernel/date.h"
#include "kernel/hash.h"
#include "kernel/inline_vector.h"
#include "kernel/match.h"
#include "support/drawing.h"
#include "support/qtest.h"

using namespace ninefold;
using nlohmann::json;
using std::string;
using Tiles = sudoku_tiles::Game;

namespace {

/// The fault that reading runs into; "" if it runs into none.
template<class Read> string faultOf(const json& document, Read read) {
  try {
    read(Node(document));
  } catch (const Fault& fault) {
    return fault.text();
  }
  return "";
}

Match<Tiles> freshMatch(int seats, Referee referee = Referee::assist) {
  const Tiles::Table table{seats, seatAt(0), {.referee = referee}};
  Rng rng(7);
  return {table, Tiles::shuffle(table, rng)};
}

Input<Tiles> anyInput(const Match<Tiles>& match, int seat) {
  return {seatAt(seat), Tiles::legal(match.view(seatAt(seat)))[0]};
}

} // namespace

class KernelTest : public QObject {
  Q_OBJECT

private slots:
  void the_generator_yields_the_same_numbers_for_ever() {
    Rng rng(42);
    QCOMPARE(rng.next(), std::uint64_t{13679457532755275413u});
    QCOMPARE(rng.next(), std::uint64_t{2949826092126892291u});
    Rng other(2005);
    string drawn;
    for (int i = 0; i < 20; ++i) drawn += std::to_string(other.below(9));
    QCOMPARE(drawn, string("56137108116340526017"));
    std::array<int, 9> order{1, 2, 3, 4, 5, 6, 7, 8, 9};
    other.shuffle(order);
    string shuffled;
    for (int number : order) shuffled += std::to_string(number);
    QCOMPARE(shuffled, string("781395624"));
  }

  void the_generator_draws_evenly() {
    Rng rng(1);
    std::array<int, 7> count{};
    for (int i = 0; i < 70000; ++i) ++count[rng.below(7)];
    for (int each : count) QVERIFY(each > 9600 && each < 10400);
  }

  void a_few_values_are_kept_in_order() {
    InlineVector<int, 4> few;
    for (int value : {3, 1, 4}) few.push_back(value);
    QVERIFY(few.take(1));
    QVERIFY(!few.take(9));
    QCOMPARE(few.size(), std::size_t{2});
    QCOMPARE(few[0], 3);
    QCOMPARE(few.back(), 4);
    InlineVector<int, 4> same;
    same.push_back(3);
    same.push_back(4);
    QVERIFY(few == same);
  }

  void a_hash_tells_values_apart_and_their_order() {
    const auto of = [](int a, int b) { return (Hash() << a << b).value(); };
    QVERIFY(of(1, 2) != of(2, 1));
    QVERIFY((Hash() << std::optional<int>()).value() != (Hash() << std::optional<int>(0)).value());
    QCOMPARE((Hash() << 'a').value(), std::uint64_t{0xAF63DC4C8601EC8Cu}); // FNV-1a's own test vector
  }

  void a_fault_names_the_place() {
    const json document = json::parse(R"({"deal":{"pile":[5,12]},"seats":true,"first":1.0,"name":"x"})");
    QCOMPARE(faultOf(document, [](const Node& node) { node["deal"]["pile"].entry(1).number(1, 9); }),
             string("deal.pile[1]: 12 is not a number from 1 to 9"));
    QCOMPARE(faultOf(document, [](const Node& node) { node["seats"].number(1, 4); }),
             string("seats: true is not a number from 1 to 4"));
    QCOMPARE(faultOf(document, [](const Node& node) { node["first"].number(0, 3); }),
             string("first: 1.0 is not a number from 0 to 3"));
    QCOMPARE(faultOf(document, [](const Node& node) { node["deal"]["bag"]; }), string("deal.bag: is missing"));
    QCOMPARE(faultOf(document, [](const Node& node) { node["deal"].knowsOnly({"bag"}); }),
             string("deal.pile: is not known here"));
    QCOMPARE(faultOf(document,
                     [](const Node& node) {
                       node["name"].choice({"a", "b"});
                     }),
             string("name: 'x' is not one of a, b"));
    QCOMPARE(faultOf(json(5), [](const Node& node) { node["seats"]; }), string("record: is not an object"));
  }

  void a_fault_stays_short_and_readable_whatever_it_quotes() {
    const json document = {{"cell", string(100000, 'x')}, {"bytes", "\xff\xfe"}, {"deep", json::array({1, 2, 3})}};
    for (const char* member : {"cell", "bytes", "deep"}) {
      const string said = faultOf(document, [&](const Node& node) { node[member].cell(nineByNine); });
      QVERIFY(said.size() < 120);
      QVERIFY(QString::fromUtf8(said.c_str()).contains("is not a cell from A1 to I9"));
    }
  }

  void numbers_out_of_every_range_are_refused() {
    for (const char* text :
         {"18446744073709551615", "99999999999999999999999", "-9223372036854775808", "1e300", "null"})
      QVERIFY(!faultOf(json::parse(text), [](const Node& node) { node.number(0, 100); }).empty());
    QCOMPARE(faultOf(json(100), [](const Node& node) { node.number(0, 100); }), string());
  }

  void phrases_put_in_their_words() {
    QCOMPARE(inEnglish({"row %1, column %2, %3 of %3", {number(3), number(5), {Word::Kind::seat, 1}}}),
             string("row 3, column 5, seat 1 of seat 1"));
  }

  void an_event_without_an_audience_is_told_to_nobody() {
    const Events events{{.kind = Event::Kind::drew, .number = 7}};
    QVERIFY(heardBy(events, seatAt(0), 2).empty());
    QVERIFY(heardBy(events, nobody, 2).empty());
  }

  void undo_stops_at_a_draw_unless_one_plays_alone() {
    Match<Tiles> match = freshMatch(2);
    QVERIFY(!match.canUndo());
    QVERIFY(bool(match.play(anyInput(match, 0))));
    QVERIFY(!match.canUndo(UndoTo::barrier));
    QVERIFY(match.canUndo(UndoTo::start));
  }

  void redo_goes_on_until_something_else_is_played() {
    Match<Tiles> match = freshMatch(1);
    for (int i = 0; i < 3; ++i) QVERIFY(bool(match.play(anyInput(match, 0))));
    const string before = match.everything();
    match.undo();
    match.undo();
    QCOMPARE(match.length(), std::size_t{1});
    match.redo();
    match.redo();
    QVERIFY(!match.canRedo());
    QCOMPARE(match.everything(), before);
    match.undo();
    QVERIFY(bool(match.play(anyInput(match, 0))));
    QVERIFY(!match.canRedo());
  }

  void dates_are_counted_by_the_calendar() {
    for (int date : {20261118, 20240229, 20000229, 10000101, 99991231}) QVERIFY(isDate(date));
    for (int none : {0, -20261118, 20261131, 20260229, 19000229, 20261301, 20260001, 20260100, 9991231, 100000101})
      QVERIFY(!isDate(none));
    QCOMPARE(daysAfter(20261231, 1), 20270101);
    QCOMPARE(daysAfter(20260301, -1), 20260228);
    QCOMPARE(daysBetween(20240228, 20240301), 2);
    QCOMPARE(weekdayOf(20261118), 2); // a Wednesday
    Date date = 19991231;             // a Friday
    for (int day = 0; day < 1000; ++day, date = daysAfter(date, 1)) {
      QVERIFY(isDate(date));
      QCOMPARE(weekdayOf(date), (4 + day) % 7);
      QCOMPARE(daysBetween(19991231, date), day);
    }
    QCOMPARE(date, 20020926);
  }

  void a_refused_move_changes_nothing() {
    Match<Tiles> match = freshMatch(2);
    const string before = match.everything();
    QVERIFY(!match.play(anyInput(match, 0).seat == seatAt(0) ? Input<Tiles>{seatAt(1), sudoku_tiles::Place{at("A1")}}
                                                             : anyInput(match, 0)));
    QCOMPARE(match.everything(), before);
    QCOMPARE(match.length(), std::size_t{0});
  }
};

QTEST_APPLESS_MAIN(KernelTest)
#include "kernel_test.moc"
