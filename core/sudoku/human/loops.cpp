#include "sudoku/human/find.h"
#include "sudoku/human/subsets.h"

namespace ninefold::human {

namespace {

/// Unique rectangles and loops: cells that all take the same two digits, two in each house they touch. Without a digit
/// more the puzzle would have two solutions, so one of the cells that have more digits takes one of those.
class LoopSearch {
public:
  LoopSearch(const Position& where, Step& into) : position(where), best(into) {}

  bool run() {
    counted(position).two.each([&](int start) {
      const Digits both = position.candidates(start);
      a = first(both);
      b = first(both & (both - 1u));
      pool = position.cells(a) & position.cells(b);
      length = 0;
      if (mayBeInALoop(pool).has(start)) extend(start, 2, 0, -1);
    });
    return found;
  }

private:
  const Position& position;
  Step& best;
  bool found = false;
  int a = 0, b = 0;
  CellSet pool, inLoop;
  std::array<int, 81> loop{};
  int length = 0;
  std::array<unsigned, 2> housesTaken{}; // by the cells on even places of the loop, and on odd ones: one in each house

  unsigned pair() const { return 1u << a | 1u << b; }
  int at(int i) const { return loop[static_cast<std::size_t>(i)]; }

  /// Without the cells that have a neighbour in one of their houses at most, and then those that are left so.
  static CellSet mayBeInALoop(CellSet cells) {
    CellSet all;
    do {
      all = cells;
      all.each([&](int cell) {
        int housesShared = 0;
        for (int kind = 0; kind < 3; ++kind) {
          CellSet others = cells & cellsOf(houseOf(cell, kind));
          others.drop(cell);
          housesShared += others.empty() ? 0 : 1;
        }
        if (housesShared < 2) cells.drop(cell);
      });
    } while (cells != all);
    return cells;
  }

  /// `mayHaveMore` is how many further cells may have digits beside the pair; any number may if it is always the same
  /// one digit. As in the rating's definition, what a branch has looked at counts for the branches after it.
  void extend(int cell, int mayHaveMore, unsigned extra, int lastKind) {
    unsigned& taken = housesTaken[static_cast<std::size_t>(length & 1)];
    const unsigned houses = 1u << houseOf(cell, block) | 1u << houseOf(cell, row) | 1u << houseOf(cell, column);
    if ((taken & houses) != 0) return;
    taken |= houses;
    loop[static_cast<std::size_t>(length++)] = cell;
    inLoop.add(cell);
    for (int kind = 0; kind < 3; ++kind) {
      if (kind == lastKind) continue;
      (pool & cellsOf(houseOf(cell, kind))).each([&](int next) {
        if (next == at(0) && length >= 4) {
          if (housesTaken[0] == housesTaken[1]) use();
        } else if (!inLoop.has(next)) {
          const unsigned digits = position.candidates(next);
          extra |= digits & ~pair();
          if (count(digits) == 2 || count(extra) == 1 || mayHaveMore > 0)
            extend(next, count(digits) > 2 ? mayHaveMore - 1 : mayHaveMore, extra, kind);
        }
      });
    }
    inLoop.drop(cell);
    --length;
    taken &= ~houses;
  }

  int base() const { return length >= 10 ? 50 : length >= 8 ? 47 : length >= 6 ? 46 : 45; }

  int type(const Step& step) const {
    const bool rectangle = step.technique <= Technique::uniqueRectangle4;
    return static_cast<int>(step.technique) -
           static_cast<int>(rectangle ? Technique::uniqueRectangle1 : Technique::uniqueLoop1);
  }

  Step start(int kindOfStep, int rating) const {
    Step step;
    step.technique = static_cast<Technique>(
        static_cast<int>(length == 4 ? Technique::uniqueRectangle1 : Technique::uniqueLoop1) + kindOfStep - 1);
    step.rating = rating;
    step.cells = inLoop;
    step.digits = static_cast<Digits>(pair());
    for (int i = 0; i < length; ++i)
      if (count(position.candidates(at(i))) > 2) step.more.add(at(i));
    return step;
  }

  void offer(Step step) {
    if (!step.removes()) return;
    if (found && (best.rating < step.rating || (best.rating == step.rating && type(best) <= type(step)))) return;
    best = std::move(step);
    found = true;
  }

  void use() {
    int more[2] = {-1, -1}, n = 0;
    unsigned extra = 0;
    for (int i = 0; i < length; ++i) {
      const unsigned digits = position.candidates(at(i));
      if (count(digits) <= 2) continue;
      if (n < 2) more[n] = at(i);
      ++n;
      extra |= digits & ~pair();
    }
    if (n == 1) {
      Step step = start(1, base());
      step.remove(a, more[0]);
      step.remove(b, more[0]);
      offer(std::move(step));
    } else if (n >= 2 && count(extra) == 1) {
      Step step = start(2, base());
      const int d = first(extra);
      step.moreDigits = digit(d);
      CellSet removed = position.cells(d);
      step.more.each([&](int cell) { removed &= peersOf(cell); });
      step.remove(d, removed);
      offer(std::move(step));
    } else if (n == 2) {
      sets(more[0], more[1], extra);
    }
    if (n == 2) locked(more[0], more[1]);
  }

  /// Type 3: the digits more of the two cells count as one cell's, in a naked or hidden set with others.
  void sets(int c1, int c2, unsigned extra) {
    for (int size = count(extra); size <= 7; ++size) {
      for (int kind = 0; kind < 3; ++kind) {
        const int house = houseOf(c1, kind);
        if (house != houseOf(c2, kind)) continue;
        if (size * 2 <= position.open(house)) naked(c1, c2, extra, size, house);
        if (size * 2 < position.open(house)) hidden(c1, c2, extra, size, house);
      }
    }
  }

  void naked(int c1, int c2, unsigned extra, int size, int house) {
    unsigned eligible = 0;
    for (int p = 0; p < 9; ++p) {
      const int cell = cellAt(house, p), n = count(position.candidates(cell));
      if (cell != c1 && cell != c2 && n >= 2 && n <= size) eligible |= 1u << p;
    }
    const unsigned shared = extra & position.candidates(c1) & position.candidates(c2);
    eachSubset(size - 1, eligible, [&](unsigned places) {
      unsigned digits = 0;
      eachBit(places, [&](int p) { digits |= position.candidates(cellAt(house, p)); });
      if (count(digits | extra) != size || count(digits | shared) != size) return false;
      Step step = start(3, base() + size - 1);
      const CellSet cells = cellsAt(house, static_cast<Places>(places));
      CellSet others = cellsOf(house).without(cells);
      others.drop(c1);
      others.drop(c2);
      eachBit(digits | extra, [&](int d) { step.remove(d, position.cells(d) & others); });
      step.more |= cells;
      step.moreDigits = static_cast<Digits>(digits | extra);
      step.houses = {house};
      offer(std::move(step));
      return false;
    });
  }

  void hidden(int c1, int c2, unsigned extra, int size, int house) {
    const unsigned skip = 1u << placeOf(c2, kindOf(house)), both = skip | 1u << placeOf(c1, kindOf(house));
    eachSubset(size - 2, 0x1ffu & ~extra & ~pair(), [&](unsigned choice) {
      unsigned places = 0;
      bool possible = true;
      eachBit(choice | pair(), [&](int d) {
        const unsigned where = position.places(house, d) & ~skip;
        possible = possible && where != 0;
        places |= where;
      });
      if (!possible || count(places) != size) return false;
      places &= ~both;
      Step step = start(3, base() + count(places) - 1);
      const CellSet cells = cellsAt(house, static_cast<Places>(places));
      for (int d = 0; d < 9; ++d)
        if (((choice | pair()) >> d & 1) == 0) step.remove(d, position.cells(d) & cells);
      step.more |= cells;
      step.moreDigits = static_cast<Digits>(choice | pair());
      step.houses = {house};
      offer(std::move(step));
      return false;
    });
  }

  /// Type 4: one digit of the pair has no other place in a house of the two cells, so neither takes the other digit.
  void locked(int c1, int c2) {
    int houseOfA = -1, houseOfB = -1;
    for (int kind = 0; kind < 3; ++kind) {
      const int house = houseOf(c1, kind);
      if (house != houseOf(c2, kind)) continue;
      if (count(position.places(house, a)) == 2) houseOfA = house;
      if (count(position.places(house, b)) == 2) houseOfB = house;
    }
    if (houseOfA < 0 && houseOfB < 0) return;
    Step step = start(4, base());
    const int gone = houseOfA >= 0 ? b : a;
    step.moreDigits = digit(gone);
    step.houses = {houseOfA >= 0 ? houseOfA : houseOfB};
    step.remove(gone, c1);
    step.remove(gone, c2);
    offer(std::move(step));
  }
};

} // namespace

bool findUniqueLoop(const Position& position, Step& found) { return LoopSearch(position, found).run(); }

} // namespace ninefold::human
