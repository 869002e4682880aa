#include "sudoku/human/technique.h"

#include "kernel/phrase.h"

#include <array>
#include <cstddef>

namespace ninefold::human {

namespace {

struct Names {
  std::string_view key, name;
};

constexpr std::array<Names, static_cast<std::size_t>(Technique::last) + 1> table{{
    {"none", NINEFOLD_WORDS("Nothing")},
    {"full_house", NINEFOLD_WORDS("Full house")},
    {"hidden_single_block", NINEFOLD_WORDS("Hidden single in a block")},
    {"hidden_single_line", NINEFOLD_WORDS("Hidden single in a line")},
    {"direct_pointing", NINEFOLD_WORDS("Direct pointing")},
    {"direct_claiming", NINEFOLD_WORDS("Direct claiming")},
    {"direct_hidden_pair", NINEFOLD_WORDS("Direct hidden pair")},
    {"naked_single", NINEFOLD_WORDS("Naked single")},
    {"direct_hidden_triplet", NINEFOLD_WORDS("Direct hidden triplet")},
    {"pointing", NINEFOLD_WORDS("Pointing")},
    {"claiming", NINEFOLD_WORDS("Claiming")},
    {"naked_pair", NINEFOLD_WORDS("Naked pair")},
    {"x_wing", NINEFOLD_WORDS("X-Wing")},
    {"hidden_pair", NINEFOLD_WORDS("Hidden pair")},
    {"naked_triplet", NINEFOLD_WORDS("Naked triplet")},
    {"swordfish", NINEFOLD_WORDS("Swordfish")},
    {"hidden_triplet", NINEFOLD_WORDS("Hidden triplet")},
    {"xy_wing", NINEFOLD_WORDS("XY-Wing")},
    {"xyz_wing", NINEFOLD_WORDS("XYZ-Wing")},
    {"unique_rectangle_1", NINEFOLD_WORDS("Unique rectangle type 1")},
    {"unique_rectangle_2", NINEFOLD_WORDS("Unique rectangle type 2")},
    {"unique_rectangle_3", NINEFOLD_WORDS("Unique rectangle type 3")},
    {"unique_rectangle_4", NINEFOLD_WORDS("Unique rectangle type 4")},
    {"unique_loop_1", NINEFOLD_WORDS("Unique loop type 1")},
    {"unique_loop_2", NINEFOLD_WORDS("Unique loop type 2")},
    {"unique_loop_3", NINEFOLD_WORDS("Unique loop type 3")},
    {"unique_loop_4", NINEFOLD_WORDS("Unique loop type 4")},
    {"naked_quad", NINEFOLD_WORDS("Naked quad")},
    {"jellyfish", NINEFOLD_WORDS("Jellyfish")},
    {"hidden_quad", NINEFOLD_WORDS("Hidden quad")},
    {"bug_1", NINEFOLD_WORDS("Bivalue grave type 1")},
    {"bug_2", NINEFOLD_WORDS("Bivalue grave type 2")},
    {"bug_3", NINEFOLD_WORDS("Bivalue grave type 3")},
    {"bug_4", NINEFOLD_WORDS("Bivalue grave type 4")},
    {"aligned_pair", NINEFOLD_WORDS("Aligned pair exclusion")},
    {"x_cycle", NINEFOLD_WORDS("X-Cycle")},
    {"y_cycle", NINEFOLD_WORDS("Y-Cycle")},
    {"skyscraper", NINEFOLD_WORDS("Skyscraper")},
    {"kite", NINEFOLD_WORDS("2-String Kite")},
    {"turbot_fish", NINEFOLD_WORDS("Turbot Fish")},
    {"x_chain", NINEFOLD_WORDS("X-Chain")},
    {"w_wing", NINEFOLD_WORDS("W-Wing")},
    {"xy_cycle", NINEFOLD_WORDS("Forcing cycle")},
    {"xy_chain", NINEFOLD_WORDS("Forcing chain")},
    {"aligned_triplet", NINEFOLD_WORDS("Aligned triplet exclusion")},
    {"nishio", NINEFOLD_WORDS("Nishio")},
    {"cell_chains", NINEFOLD_WORDS("Forcing chains from a cell")},
    {"region_chains", NINEFOLD_WORDS("Forcing chains from a house")},
    {"dynamic_contradiction", NINEFOLD_WORDS("Dynamic chains to a contradiction")},
    {"dynamic_double", NINEFOLD_WORDS("Dynamic chains either way")},
    {"dynamic_cell", NINEFOLD_WORDS("Dynamic chains from a cell")},
    {"dynamic_region", NINEFOLD_WORDS("Dynamic chains from a house")},
    {"dynamic_plus", NINEFOLD_WORDS("Dynamic chains with patterns")},
    {"nested", NINEFOLD_WORDS("Nested chains")},
    {"brute_force", NINEFOLD_WORDS("Trying it out")},
}};

} // namespace

std::string_view key(Technique technique) { return table[static_cast<std::size_t>(technique)].key; }

std::string_view name(Technique technique) { return table[static_cast<std::size_t>(technique)].name; }

} // namespace ninefold::human
