#include "tests/screens/rare_positions.h"

#include "tests/cards/combat.h"
#include "tests/cards/hunt_cards.h"

namespace screen {
namespace {

/// Words of Power: which Companion is silenced?
wotr::State silence() {
  return cards::shadow_uses(cards::shadow_attacks("sauron 1R, 1N", "gondor 1R, boromir, gimli"),
                            "worn-with-sorrow-and-toil")
      .value();
}

/// The Nazgûl Strike!: which card of the table is lost?
wotr::State card_from_table() {
  rulings::Setting setting;
  setting.empty_map().army("hollin", "1N").fellowship({{"region", "hollin"}, {"progress", 2}});
  setting.set("/tableCards/free", {"axe-and-bow", "horn-of-gondor"});
  rulings::Game game(cards::holding(setting, "shadow", {"the-nazgul-strike"}));
  cards::play_event(game, "the-nazgul-strike");
  game.play({"stop", "option discard-from-table"});
  return game.value();
}

/// The Breaking of the Fellowship: who leaves?
wotr::State scatter() {
  rulings::Setting setting;
  setting.empty_map()
      .fellowship(cards::company({"strider", "gimli", "peregrin"}, "strider"))
      .set("/fellowship/hidden", false);
  rulings::Game game(cards::holding(setting, "shadow", {"the-breaking-of-the-fellowship"}));
  cards::play_event(game, "the-breaking-of-the-fellowship");
  game.play("tile 2-reveal");
  return game.value();
}

}  // namespace

std::vector<wotr::State> rare_positions() { return {silence(), card_from_table(), scatter()}; }

}  // namespace screen
