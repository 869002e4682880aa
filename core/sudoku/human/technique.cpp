#include "sudoku/human/technique.h"

#include <array>
#include <cstddef>

namespace ninefold::human {

namespace {

struct Names {
  std::string_view key, name;
};

constexpr std::array<Names, static_cast<std::size_t>(Technique::last) + 1> table{{
    {"none", "Nothing"},
    {"full_house", "Full house"},
    {"hidden_single_block", "Hidden single in a block"},
    {"hidden_single_line", "Hidden single in a line"},
    {"direct_pointing", "Direct pointing"},
    {"direct_claiming", "Direct claiming"},
    {"direct_hidden_pair", "Direct hidden pair"},
    {"naked_single", "Naked single"},
    {"direct_hidden_triplet", "Direct hidden triplet"},
    {"pointing", "Pointing"},
    {"claiming", "Claiming"},
    {"naked_pair", "Naked pair"},
    {"x_wing", "X-Wing"},
    {"hidden_pair", "Hidden pair"},
    {"naked_triplet", "Naked triplet"},
    {"swordfish", "Swordfish"},
    {"hidden_triplet", "Hidden triplet"},
    {"xy_wing", "XY-Wing"},
    {"xyz_wing", "XYZ-Wing"},
    {"unique_rectangle_1", "Unique rectangle type 1"},
    {"unique_rectangle_2", "Unique rectangle type 2"},
    {"unique_rectangle_3", "Unique rectangle type 3"},
    {"unique_rectangle_4", "Unique rectangle type 4"},
    {"unique_loop_1", "Unique loop type 1"},
    {"unique_loop_2", "Unique loop type 2"},
    {"unique_loop_3", "Unique loop type 3"},
    {"unique_loop_4", "Unique loop type 4"},
    {"naked_quad", "Naked quad"},
    {"jellyfish", "Jellyfish"},
    {"hidden_quad", "Hidden quad"},
    {"bug_1", "Bivalue grave type 1"},
    {"bug_2", "Bivalue grave type 2"},
    {"bug_3", "Bivalue grave type 3"},
    {"bug_4", "Bivalue grave type 4"},
    {"aligned_pair", "Aligned pair exclusion"},
    {"x_cycle", "X-Cycle"},
    {"y_cycle", "Y-Cycle"},
    {"skyscraper", "Skyscraper"},
    {"kite", "2-String Kite"},
    {"turbot_fish", "Turbot Fish"},
    {"x_chain", "X-Chain"},
    {"w_wing", "W-Wing"},
    {"xy_cycle", "Forcing cycle"},
    {"xy_chain", "Forcing chain"},
    {"aligned_triplet", "Aligned triplet exclusion"},
    {"nishio", "Nishio"},
    {"cell_chains", "Forcing chains from a cell"},
    {"region_chains", "Forcing chains from a house"},
    {"dynamic_contradiction", "Dynamic chains to a contradiction"},
    {"dynamic_double", "Dynamic chains either way"},
    {"dynamic_cell", "Dynamic chains from a cell"},
    {"dynamic_region", "Dynamic chains from a house"},
    {"dynamic_plus", "Dynamic chains with patterns"},
    {"nested", "Nested chains"},
    {"brute_force", "Trying it out"},
}};

} // namespace

std::string_view key(Technique technique) { return table[static_cast<std::size_t>(technique)].key; }

std::string_view name(Technique technique) { return table[static_cast<std::size_t>(technique)].name; }

} // namespace ninefold::human
