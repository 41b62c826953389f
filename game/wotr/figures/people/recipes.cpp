#include "game/wotr/figures/people/recipes.h"

#include <array>

#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/people/people.h"

namespace wotr_figures {

using figures::kLargeBase;

namespace {

using enum Rank;

constexpr std::array<Recipe, 37> kRecipes{
    {{{"gondor-regular", gondor_regular}, "gondor", kRegular},
     {{"gondor-elite", gondor_elite}, "gondor", kElite},
     {{"gondor-leader", gondor_leader}, "gondor", kLeader},
     {{"rohan-regular", rohan_regular}, "rohan", kRegular},
     {{"rohan-elite", rohan_elite}, "rohan", kElite},
     {{"rohan-leader", rohan_leader}, "rohan", kLeader},
     {{"elves-regular", elves_regular}, "elves", kRegular},
     {{"elves-elite", elves_elite}, "elves", kElite},
     {{"elves-leader", elves_leader}, "elves", kLeader},
     {{"dwarves-regular", dwarves_regular}, "dwarves", kRegular},
     {{"dwarves-elite", dwarves_elite}, "dwarves", kElite},
     {{"dwarves-leader", dwarves_leader}, "dwarves", kLeader},
     {{"north-regular", north_regular}, "north", kRegular},
     {{"north-elite", north_elite}, "north", kElite},
     {{"north-leader", north_leader}, "north", kLeader},
     {{"isengard-regular", isengard_regular}, "isengard", kRegular},
     {{"isengard-elite", isengard_elite}, "isengard", kElite},
     {{"sauron-regular", sauron_regular}, "sauron", kRegular},
     {{"sauron-elite", sauron_elite, kLargeBase}, "sauron", kElite},
     {{"nazgul", nazgul, kLargeBase}, "sauron", kLeader},
     {{"southrons-regular", southrons_regular}, "southrons", kRegular},
     {{"southrons-elite", southrons_elite, kLargeBase}, "southrons", kElite},
     {{"gandalf-the-grey", gandalf_the_grey, kLargeBase}, "", kCharacter},
     {{"strider", strider, kLargeBase}, "", kCharacter},
     {{"boromir", boromir, kLargeBase}, "", kCharacter},
     {{"legolas", legolas, kLargeBase}, "", kCharacter},
     {{"gimli", gimli, kLargeBase}, "", kCharacter},
     {{"meriadoc", meriadoc, kLargeBase}, "", kCharacter},
     {{"peregrin", peregrin, kLargeBase}, "", kCharacter},
     {{"gandalf-the-white", gandalf_the_white, kLargeBase}, "", kCharacter},
     {{"aragorn", aragorn, kLargeBase}, "", kCharacter},
     {{"gollum", gollum, kLargeBase}, "", kCharacter},
     {{"saruman", saruman, kLargeBase}, "", kCharacter},
     {{"witch-king", witch_king, kLargeBase}, "", kCharacter},
     {{"mouth-of-sauron", mouth_of_sauron, kLargeBase}, "", kCharacter},
     {{"fellowship", fellowship, kFellowshipBaseRadius}, "", kFellowship},
     {{"fellowship-hidden", fellowship_hidden, kFellowshipBaseRadius}, "", kFellowship}}};

}  // namespace

std::span<const Recipe> recipes() { return kRecipes; }

}  // namespace wotr_figures
