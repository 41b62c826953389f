// What the cards and the board hold as data for rulings of event cards.

#include <map>

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

/// The cards of a deck by their icon.
std::map<std::string, int> icons_of(wotr::Side side, wotr::Deck deck) {
  std::map<std::string, int> icons;
  for (const wotr::Card& card : tables(json::object()).cards) {
    if (card.side == side && card.deck == deck) ++icons[std::string(wotr::id_of(card.icon))];
  }
  return icons;
}

TEST(Rulings, R070_FourDecksOfTwentyFourAndTheirIcons) {
  for (const wotr::Side side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    EXPECT_EQ(icons_of(side, wotr::Deck::kCharacter),
              (std::map<std::string, int>{{"character", 24}}));
    // Strategy cards have the one or the other, and nothing else.
    const auto strategy = icons_of(side, wotr::Deck::kStrategy);
    EXPECT_EQ(strategy.size(), 2u);
    EXPECT_EQ(strategy.at("army") + strategy.at("muster"), 24);
  }
}

TEST(Rulings, R070_EveryCardHasWordsAPlaceInItsDeckAndACombatHalfOfItsSide) {
  const wotr::Rules& rules = tables(json::object());
  for (const wotr::Card& card : rules.cards) {
    EXPECT_FALSE(card.title.empty() || card.effect_text.empty()) << card.id;
    EXPECT_GE(card.number, 1) << card.id;
    EXPECT_LE(card.number, 24) << card.id;
    const wotr::CombatHalf& half = rules.combat_halves.at(card.combat);
    EXPECT_EQ(half.side, card.side) << card.id;
    EXPECT_FALSE(half.title.empty() || half.effect_text.empty()) << half.id;
    EXPECT_LE(half.initiative[0], 7) << half.id;
  }
}

// Several cards share a combat half; none is without a card.
TEST(Rulings, R070_ThirtyEightCombatHalves) {
  const wotr::Rules& rules = tables(json::object());
  std::map<std::uint8_t, int> cards_with;
  for (const wotr::Card& card : rules.cards) ++cards_with[card.combat];
  EXPECT_EQ(cards_with.size(), 38u);
  int free = 0;
  for (const auto& [half, cards] : cards_with) {
    free += rules.combat_halves.at(half).side == wotr::Side::kFree;
  }
  EXPECT_EQ(free, 21);
}

TEST(Rulings, R346_BothSidesUnitsStandTogetherOnlyInASiege) {
  EXPECT_THROW(Game(Setting().empty_map().army("osgiliath", "gondor 1R, sauron 1R")),
               std::runtime_error);
  EXPECT_THROW(Game(Setting().empty_map().army("minas-tirith", "gondor 1R, sauron 1R")),
               std::runtime_error);
  const Game siege(Setting()
                       .empty_map()
                       .army("minas-tirith", "sauron 1R")
                       .garrison("minas-tirith", "gondor 1R"));
  EXPECT_EQ(siege.standing("minas-tirith"), "sauron 1R");
  EXPECT_EQ(siege.inside("minas-tirith"), "gondor 1R");
}

TEST(Rulings, R347_TheCoastsOfGondor) {
  std::vector<std::string> coasts;
  for (const wotr::Region& region : tables(json::object()).regions) {
    if (region.coast && region.nation == wotr::Nation::kGondor) coasts.push_back(region.id);
  }
  EXPECT_EQ(sorted(coasts),
            std::vector<std::string>({"anfalas", "dol-amroth", "lamedon", "pelargir"}));
}

}  // namespace
}  // namespace rulings
