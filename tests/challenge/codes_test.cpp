#include "ai/computer.h"
#include "challenge/code.h"
#include "support/qtest.h"
#include "support/tables.h"

#include <set>

using namespace ninefold;
using challenge::CodeFault;
using challenge::Invitation;
using std::string;

namespace {

constexpr std::string_view letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Any table of the game, as a invitation.
template<Rules G> Invitation randomInvitation(Rng& rng) {
  const auto table = randomTable<G>(rng);
  Invitation invitation{.game = string(G::id), .seats = table.seats, .first = table.first};
  writeOptions(invitation.options, G::options(), table.options);
  invitation.seed = rng.next() >> (64 - challenge::seedBits);
  if (rng.below(3) == 0) invitation.handicap = static_cast<int>(rng.below(challenge::mostHandicap + 1));
  return invitation;
}

/// What a code comes to: "ok", or the key of its fault.
string answer(const string& code) {
  const auto invitation = challenge::invitationFrom(code);
  return invitation ? "ok" : string(key(invitation.error()));
}

const Invitation pens{.game = "sudoku_pens", .options = {{"mode", "solo"}}, .level = 7, .seed = 123456789012};

} // namespace

class CodesTest : public QObject {
  Q_OBJECT

private slots:
  void a_code_stands_for_the_invitation_that_it_was_made_of() {
    Rng rng(1);
    for (std::size_t game = 0; game < gameNames().size(); ++game)
      for (int i = 0; i < 3000; ++i) {
        const Invitation invitation = withGame(game, [&]<Rules G>() { return randomInvitation<G>(rng); });
        const auto sound = checked(invitation);
        QVERIFY(bool(sound));
        const string code = codeOf(*sound);
        const auto read = challenge::invitationFrom(code);
        QVERIFY2(bool(read), code.c_str());
        QVERIFY(*read == *sound);
      }
  }

  void problems_of_every_level_have_codes() {
    for (int level = 0; level <= 9; ++level) {
      Invitation puzzle = pens;
      puzzle.level = level;
      QCOMPARE(challenge::invitationFrom(codeOf(*checked(puzzle)))->level, level);
    }
    for (int level = 0; level <= 5; ++level) {
      const Invitation turn{
          .game = "kakuro_cards", .options = {{"flips", "many"}, {"turns", "one"}}, .level = level, .seed = 7};
      QCOMPARE(challenge::invitationFrom(codeOf(*checked(turn)))->level, level);
    }
  }

  void a_table_against_computers_has_a_code() {
    for (int seats = 2; seats <= 4; ++seats)
      for (const ai::Level level : {ai::Level::beginner, ai::Level::casual, ai::Level::strong, ai::Level::master}) {
        const Invitation alone{.game = "okudos", .seats = seats, .against = level, .seed = 5};
        const auto read = challenge::invitationFrom(codeOf(*checked(alone)));
        QVERIFY(*read == *checked(alone));
        const auto numbers = computersOf(*read);
        QCOMPARE(numbers[0], 0);
        std::set<int> sit;
        for (std::size_t seat = 1; seat < numbers.size(); ++seat) {
          QVERIFY(ai::computerFrom(numbers[seat])->level == level);
          QVERIFY(sit.insert(numbers[seat]).second); // each another one
        }
      }
  }

  void computers_sit_only_where_they_can_play() {
    const auto fault = [](Invitation invitation) {
      const auto sound = checked(std::move(invitation));
      return sound ? string() : sound.error().place;
    };
    QCOMPARE(fault({.game = "okudos", .seats = 2, .against = ai::Level::greedy}), string("against"));
    QCOMPARE(fault({.game = "sudoku_tiles", .seats = 1, .against = ai::Level::master}), string("against"));
    QCOMPARE(fault({.game = "okudos", .seats = 2, .level = 1}), string("level"));
  }

  void a_common_code_has_less_than_twenty_characters() {
    Rng rng(2);
    for (std::size_t game = 0; game < gameNames().size(); ++game)
      for (int i = 0; i < 1000; ++i) {
        Invitation invitation = withGame(game, [&]<Rules G>() { return randomInvitation<G>(rng); });
        invitation.handicap = 0;
        invitation.options.erase("rounds");
        invitation.seed = (std::uint64_t{1} << challenge::seedBits) - 1;
        QVERIFY(codeOf(*checked(invitation)).size() < 20);
      }
  }

  void codes_stay_what_they_are() {
    QCOMPARE(codeOf(*checked(pens)), string("1810-7075-YK4D-18CQ"));
    const Invitation family{.game = "okudos",
                            .seats = 3,
                            .first = seatAt(2),
                            .options = {{"three_sectors", true}},
                            .seed = 1,
                            .handicap = 25};
    QCOMPARE(codeOf(*checked(family)), string("1D8G-9600-0000-02PV"));
    const Invitation alone{.game = "okudos", .seats = 2, .first = seatAt(1), .against = ai::Level::master, .seed = 1};
    QCOMPARE(codeOf(*checked(alone)), string("1CG4-8200-0000-004Y-C"));
  }

  void people_may_write_them_as_they_like() {
    const string code = codeOf(*checked(pens));
    string plain, spaced;
    for (char c : code) {
      if (c == '-') continue;
      plain += static_cast<char>(std::tolower(c));
      spaced += c == '0' ? 'O' : c == '1' ? 'l' : c;
      spaced += ' ';
    }
    QVERIFY(*challenge::invitationFrom(plain) == *checked(pens));
    QVERIFY(*challenge::invitationFrom(spaced) == *checked(pens));
  }

  void every_mistyped_letter_is_noticed() {
    Rng rng(3);
    for (std::size_t game = 0; game < gameNames().size(); ++game) {
      const string code = codeOf(*checked(withGame(game, [&]<Rules G>() { return randomInvitation<G>(rng); })));
      for (std::size_t i = 0; i < code.size(); ++i)
        for (char letter : letters) {
          if (code[i] == '-' || code[i] == letter) continue;
          string wrong = code;
          wrong[i] = letter;
          QCOMPARE(answer(wrong), string("mistyped"));
        }
    }
  }

  void two_wrong_letters_and_every_swap_are_noticed() {
    string code = codeOf(*checked(pens));
    std::erase(code, '-');
    for (std::size_t i = 0; i < code.size(); ++i)
      for (std::size_t j = i + 1; j < code.size(); ++j) {
        string swapped = code;
        std::swap(swapped[i], swapped[j]);
        if (swapped != code) QCOMPARE(answer(swapped), string("mistyped"));
        for (char a : letters)
          for (char b : letters) {
            string wrong = code;
            wrong[i] = a;
            wrong[j] = b;
            if (wrong != code) QCOMPARE(answer(wrong), string("mistyped"));
          }
      }
  }

  void what_is_no_code_of_ours_says_why() {
    const string code = codeOf(*checked(pens));
    QCOMPARE(answer(""), string("length"));
    QCOMPARE(answer("1810"), string("length"));
    QCOMPARE(answer(code.substr(0, code.size() - 1)), string("mistyped"));
    QCOMPARE(answer(code + "0"), string("mistyped"));
    QCOMPARE(answer(string(200, '0')), string("length"));
    QCOMPARE(answer(string(100000, '0')), string("length"));
    QCOMPARE(answer("1810-2117?"), string("letter"));
    QCOMPARE(answer("U" + code), string("letter"));
    QCOMPARE(answer(string(16, '0')), string("mistyped"));
    for (CodeFault fault :
         {CodeFault::letter, CodeFault::length, CodeFault::mistyped, CodeFault::newer, CodeFault::unknown})
      QVERIFY(string(sentence(fault).words).ends_with('.'));
  }

  void a_newer_code_is_told_from_a_wrong_one() {
    // A code of version 2, whatever it holds: the right two letters are found by trying them all.
    const auto sealed = [](const string& body, const char* fault) {
      int found = 0;
      for (char a : letters)
        for (char b : letters) found += answer(body + a + b) == fault;
      return found;
    };
    QCOMPARE(sealed("2ZZZ-1234-5678-9A", "newer"), 1);
    QCOMPARE(sealed("0ZZZ-1234-5678-9A", "unknown"), 1); // version 0 has never been
    QCOMPARE(sealed("1ZZZ-1234-5678-9A", "unknown"), 1); // there is no eighth game
  }

  void an_invitation_that_cannot_be_is_refused() {
    const auto place = [](Invitation invitation) {
      const auto sound = checked(std::move(invitation));
      return sound ? string("ok") : sound.error().place;
    };
    QCOMPARE(place(pens), string("ok"));
    QCOMPARE(place({.game = "chess"}), string("game"));
    QCOMPARE(place({.game = "okudos", .seats = 1}), string("seats"));
    QCOMPARE(place({.game = "okudos", .seats = 2, .first = seatAt(2)}), string("first"));
    QCOMPARE(place({.game = "okudos", .seats = 2, .options = {{"three_sectors", true}}}), string("three_sectors"));
    QCOMPARE(place({.game = "sudoku_tiles", .level = 1}), string("level"));
    QCOMPARE(place({.game = "kakuro_cards", .options = {{"turns", "one"}}, .level = 5}), string("level"));
    QCOMPARE(place({.game = "sudoku_tiles", .seed = std::uint64_t{1} << challenge::seedBits}), string("seed"));
    QCOMPARE(place({.game = "sudoku_tiles", .handicap = 1000}), string("handicap"));
    QCOMPARE(place({.game = "sudoku_tiles", .handicap = -1}), string("handicap"));
  }

  void an_invitation_starts_the_game_that_a_record_would() {
    const auto start =
        startOf(*challenge::checked({.game = "sudoku_tiles", .seats = 2, .first = seatAt(1), .seed = 99}));
    QCOMPARE(start.dump(),
             string(R"({"format":"ninefold/1","game":"sudoku_tiles","seats":2,"first":1,"options":{"referee":"assist",)"
                    R"("scoring":"standard","board":"adult"},"seed":99,"moves":[]})"));
    QVERIFY(startOf(*checked(pens)).contains("deal"));
  }
};

QTEST_APPLESS_MAIN(CodesTest)
#include "codes_test.moc"
