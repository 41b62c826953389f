#include "game/carve/carvings.h"

#include <array>

#include "game/carve/figures.h"

namespace table::carve {
namespace {

using enum Rank;

constexpr std::array<Carving, 37> kCarvings{
    {{"gondor-regular", "gondor", Regular, gondor_regular},
     {"gondor-elite", "gondor", Elite, gondor_elite},
     {"gondor-leader", "gondor", Leader, gondor_leader},
     {"rohan-regular", "rohan", Regular, rohan_regular},
     {"rohan-elite", "rohan", Elite, rohan_elite},
     {"rohan-leader", "rohan", Leader, rohan_leader},
     {"elves-regular", "elves", Regular, elves_regular},
     {"elves-elite", "elves", Elite, elves_elite},
     {"elves-leader", "elves", Leader, elves_leader},
     {"dwarves-regular", "dwarves", Regular, dwarves_regular},
     {"dwarves-elite", "dwarves", Elite, dwarves_elite},
     {"dwarves-leader", "dwarves", Leader, dwarves_leader},
     {"north-regular", "north", Regular, north_regular},
     {"north-elite", "north", Elite, north_elite},
     {"north-leader", "north", Leader, north_leader},
     {"isengard-regular", "isengard", Regular, isengard_regular},
     {"isengard-elite", "isengard", Elite, isengard_elite},
     {"sauron-regular", "sauron", Regular, sauron_regular},
     {"sauron-elite", "sauron", Elite, sauron_elite, kLargeBase},
     {"nazgul", "sauron", Leader, nazgul, kLargeBase},
     {"southrons-regular", "southrons", Regular, southrons_regular},
     {"southrons-elite", "southrons", Elite, southrons_elite, kLargeBase},
     {"gandalf-the-grey", "", Character, gandalf_the_grey, kLargeBase},
     {"strider", "", Character, strider, kLargeBase},
     {"boromir", "", Character, boromir, kLargeBase},
     {"legolas", "", Character, legolas, kLargeBase},
     {"gimli", "", Character, gimli, kLargeBase},
     {"meriadoc", "", Character, meriadoc, kLargeBase},
     {"peregrin", "", Character, peregrin, kLargeBase},
     {"gandalf-the-white", "", Character, gandalf_the_white, kLargeBase},
     {"aragorn", "", Character, aragorn, kLargeBase},
     {"gollum", "", Character, gollum, kLargeBase},
     {"saruman", "", Character, saruman, kLargeBase},
     {"witch-king", "", Character, witch_king, kLargeBase},
     {"mouth-of-sauron", "", Character, mouth_of_sauron, kLargeBase},
     {"fellowship", "", Fellowship, fellowship, kFellowshipBaseRadius},
     {"fellowship-hidden", "", Fellowship, fellowship_hidden, kFellowshipBaseRadius}}};

}  // namespace

std::span<const Carving> carvings() { return kCarvings; }

}  // namespace table::carve
