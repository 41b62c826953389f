#include "game/carve/carvings.h"

#include <array>

#include "game/carve/figures.h"

namespace table::carve {
namespace {

using enum Rank;

constexpr std::array<Carving, 37> kCarvings{
    {{"gondor-regular", "gondor", kRegular, gondor_regular},
     {"gondor-elite", "gondor", kElite, gondor_elite},
     {"gondor-leader", "gondor", kLeader, gondor_leader},
     {"rohan-regular", "rohan", kRegular, rohan_regular},
     {"rohan-elite", "rohan", kElite, rohan_elite},
     {"rohan-leader", "rohan", kLeader, rohan_leader},
     {"elves-regular", "elves", kRegular, elves_regular},
     {"elves-elite", "elves", kElite, elves_elite},
     {"elves-leader", "elves", kLeader, elves_leader},
     {"dwarves-regular", "dwarves", kRegular, dwarves_regular},
     {"dwarves-elite", "dwarves", kElite, dwarves_elite},
     {"dwarves-leader", "dwarves", kLeader, dwarves_leader},
     {"north-regular", "north", kRegular, north_regular},
     {"north-elite", "north", kElite, north_elite},
     {"north-leader", "north", kLeader, north_leader},
     {"isengard-regular", "isengard", kRegular, isengard_regular},
     {"isengard-elite", "isengard", kElite, isengard_elite},
     {"sauron-regular", "sauron", kRegular, sauron_regular},
     {"sauron-elite", "sauron", kElite, sauron_elite, kLargeBase},
     {"nazgul", "sauron", kLeader, nazgul, kLargeBase},
     {"southrons-regular", "southrons", kRegular, southrons_regular},
     {"southrons-elite", "southrons", kElite, southrons_elite, kLargeBase},
     {"gandalf-the-grey", "", kCharacter, gandalf_the_grey, kLargeBase},
     {"strider", "", kCharacter, strider, kLargeBase},
     {"boromir", "", kCharacter, boromir, kLargeBase},
     {"legolas", "", kCharacter, legolas, kLargeBase},
     {"gimli", "", kCharacter, gimli, kLargeBase},
     {"meriadoc", "", kCharacter, meriadoc, kLargeBase},
     {"peregrin", "", kCharacter, peregrin, kLargeBase},
     {"gandalf-the-white", "", kCharacter, gandalf_the_white, kLargeBase},
     {"aragorn", "", kCharacter, aragorn, kLargeBase},
     {"gollum", "", kCharacter, gollum, kLargeBase},
     {"saruman", "", kCharacter, saruman, kLargeBase},
     {"witch-king", "", kCharacter, witch_king, kLargeBase},
     {"mouth-of-sauron", "", kCharacter, mouth_of_sauron, kLargeBase},
     {"fellowship", "", kFellowship, fellowship, kFellowshipBaseRadius},
     {"fellowship-hidden", "", kFellowship, fellowship_hidden, kFellowshipBaseRadius}}};

}  // namespace

std::span<const Carving> carvings() { return kCarvings; }

}  // namespace table::carve
