// What each seat may know: R-334.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

constexpr core::Viewer kFree = core::viewer_of(core::Seat{0});
constexpr core::Viewer kShadow = core::viewer_of(core::Seat{1});

json seen(const Game& game, core::Viewer viewer) {
  return wotr::Game::view_json(game.rules(), wotr::Game::view(game.rules(), game.value(), viewer));
}

std::size_t options_shown(const Game& game, core::Viewer viewer) {
  const wotr::View view = wotr::Game::view(game.rules(), game.value(), viewer);
  return wotr::Game::decision_of(view).actions.size();
}

json counts(int character, int strategy) {
  return {{"hidden", {{"character", character}, {"strategy", strategy}}}};
}

/// What the events of this action are to the viewer.
std::vector<json> events_seen(const Game& game, const json& action, core::Viewer viewer) {
  wotr::State state = game.value();
  core::EventSink events;
  const auto parsed = wotr::Game::parse_action(game.rules(), action);
  EXPECT_FALSE(wotr::Game::apply(game.rules(), state, *parsed, &events).refused());
  std::vector<json> shown;
  for (const core::Event& event : events) {
    shown.push_back(wotr::Game::event_json(game.rules(), wotr::Game::mask(event, viewer)));
  }
  return shown;
}

/// Cards in every place where a card can be.
Setting cards_everywhere() {
  return Setting()
      .set("/hands", {{"free", {"axe-and-bow", "book-of-mazarbul", "the-red-arrow"}},
                      {"shadow", {"orc-patrol", "olog-hai"}}})
      .set("/hiddenDiscards", {{"free", {"athelas"}}, {"shadow", {"hill-trolls"}}})
      .set("/discards", {{"free", {"bilbos-song"}}, {"shadow", {"stormcrow"}}})
      .set("/tableCards", {{"free", {"horn-of-gondor"}}, {"shadow", {"wormtongue"}}})
      .dice("free", {"event", "muster"})
      .dice("shadow", {"event", "army"});
}

TEST(Rulings, R334_AHandIsItsOwnersTheOthersSeeTheBacks) {
  const Game game(cards_everywhere());
  EXPECT_EQ(seen(game, kFree)["hands"],
            json({{"free", {"axe-and-bow", "book-of-mazarbul", "the-red-arrow"}},
                  {"shadow", counts(1, 1)}}));
  EXPECT_EQ(seen(game, kShadow)["hands"],
            json({{"free", counts(1, 2)}, {"shadow", {"orc-patrol", "olog-hai"}}}));
  EXPECT_EQ(seen(game, core::kPublic)["hands"],
            json({{"free", counts(1, 2)}, {"shadow", counts(1, 1)}}));
}

TEST(Rulings, R334_HandLimitDiscardsAreFaceDown) {
  const Game game(cards_everywhere());
  EXPECT_EQ(seen(game, kFree)["hiddenDiscards"],
            json({{"free", {"athelas"}}, {"shadow", counts(0, 1)}}));
  EXPECT_EQ(seen(game, kShadow)["hiddenDiscards"],
            json({{"free", counts(1, 0)}, {"shadow", {"hill-trolls"}}}));
}

TEST(Rulings, R334_NobodySeesIntoADeck) {
  const Game game(cards_everywhere());
  // Character: 24 less the hand, the discards and the table.
  const json decks{{"free", {{"character", 20}, {"strategy", 22}}},
                   {"shadow", {{"character", 22}, {"strategy", 21}}}};
  for (const core::Viewer viewer : {kFree, kShadow, core::kPublic}) {
    EXPECT_EQ(seen(game, viewer)["decks"], decks);
  }
}

TEST(Rulings, R334_UsedCardsAndTheTableLieOpen) {
  const Game game(cards_everywhere());
  for (const core::Viewer viewer : {kFree, kShadow, core::kPublic}) {
    EXPECT_EQ(seen(game, viewer)["discards"],
              json({{"free", {"bilbos-song"}}, {"shadow", {"stormcrow"}}}));
    EXPECT_EQ(seen(game, viewer)["tableCards"],
              json({{"free", {"horn-of-gondor"}}, {"shadow", {"wormtongue"}}}));
  }
}

TEST(Rulings, R334_BoardTracksAndHuntPoolAreTheSameForAll) {
  const Game game(cards_everywhere()
                      .set("/drawnTiles", {"3", "eye-reveal"})
                      .set("/specialTiles", {"elven-cloaks"})
                      .fellowship({{"corruption", 4}, {"progress", 3}}));
  const json all = game.state();
  for (const core::Viewer viewer : {kFree, kShadow, core::kPublic}) {
    json view = seen(game, viewer);
    for (const auto& [field, value] : view.items()) {
      if (field == "hands" || field == "hiddenDiscards" || field == "decks") continue;
      EXPECT_EQ(value, all[field]) << field;
    }
    EXPECT_EQ(view["drawnTiles"], json({"3", "eye-reveal"}));
    EXPECT_EQ(view["huntPool"].size(), 14u);
    EXPECT_FALSE(view.contains("pending"));
  }
}

TEST(Rulings, R334_AViewTellsNothingOfWhatIsHidden) {
  // Other cards of the same backs: to the other side the two games look alike.
  const Game one(cards_everywhere());
  const Game other(cards_everywhere()
                       .set("/hands/free", {"wizards-staff", "fear-fire-foes", "wisdom-of-elrond"})
                       .set("/hiddenDiscards/free", {"axe-and-bow"}));
  EXPECT_EQ(seen(one, kShadow), seen(other, kShadow));
  EXPECT_EQ(seen(one, core::kPublic), seen(other, core::kPublic));
  EXPECT_NE(seen(one, kFree), seen(other, kFree));
}

TEST(Rulings, R334_WhyNotTellsNothingOfTheOthersCards) {
  // One of these the Shadow holds, the other lies in its deck.
  const Game game(cards_everywhere());
  EXPECT_EQ(game.why_not({{"do", "play-card"}, {"card", "orc-patrol"}}),
            game.why_not({{"do", "play-card"}, {"card", "isildurs-bane"}}));
}

TEST(Rulings, R334_ADrawShowsTheCardToItsOwnerOnly) {
  Game game(Setting().phase("recover"));
  for (const core::Viewer viewer : {kFree, kShadow, core::kPublic}) {
    EXPECT_EQ(options_shown(game, viewer), 0u);  // what is left in the deck
  }
  const json draw{{"do", "draw"}, {"card", "axe-and-bow"}};
  const json shown{{"do", "card-drawn"},
                   {"seat", "free"},
                   {"side", "free"},
                   {"deck", "character"},
                   {"card", "axe-and-bow"}};
  json masked = shown;
  masked["card"] = "hidden";
  EXPECT_EQ(events_seen(game, draw, kFree), std::vector<json>{shown});
  EXPECT_EQ(events_seen(game, draw, kShadow), std::vector<json>{masked});
  EXPECT_EQ(events_seen(game, draw, core::kPublic), std::vector<json>{masked});
}

TEST(Rulings, R033_R334_TheChoiceOfADiscardIsHiddenToo) {
  Game game(Setting().phase("recover").set(
      "/hands/free", {"the-last-battle", "a-power-too-great", "help-unlooked-for", "cirdans-ships",
                      "the-red-arrow"}));
  game.play({"draw axe-and-bow", "draw book-of-mazarbul"});
  EXPECT_EQ(game.question(), "discard");
  EXPECT_EQ(options_shown(game, kFree), 7u);
  EXPECT_EQ(options_shown(game, kShadow), 0u);

  const json discard{{"do", "discard"}, {"card", "the-red-arrow"}};
  json shown{{"do", "card-discarded"},
             {"seat", "free"},
             {"side", "free"},
             {"deck", "strategy"},
             {"card", "the-red-arrow"}};
  EXPECT_EQ(events_seen(game, discard, kFree), std::vector<json>{shown});
  shown["card"] = "hidden";
  EXPECT_EQ(events_seen(game, discard, kShadow), std::vector<json>{shown});
  game.play("discard the-red-arrow");
  EXPECT_EQ(seen(game, kShadow)["hiddenDiscards"]["free"], counts(0, 1));
}

TEST(Rulings, R334_OptionsAreShownToTheDecidingSeat) {
  Game game(Setting().phase("hunt-allocation"));
  EXPECT_EQ(options_shown(game, kShadow), 8u);
  EXPECT_EQ(options_shown(game, kFree), 0u);
  EXPECT_EQ(options_shown(game, core::kPublic), 0u);
  game.play("allocate 2");
  // Dice are thrown in the open.
  EXPECT_EQ(options_shown(game, kFree), 5u);
  EXPECT_EQ(options_shown(game, core::kPublic), 5u);
}

TEST(Rulings, R334_ADrawnTileIsSeenByAll) {
  Game game(Setting()
                .empty_map()
                .set("/huntBox", {{"free", 0}, {"shadow", 1}})
                .dice("free", {"character", "event"})
                .dice("shadow", {"event"}));
  game.play({"die character", "use move-fellowship"});
  game.roll({6});
  EXPECT_EQ(options_shown(game, core::kPublic), 7u);  // the kinds in the pool lie open
  const std::vector<json> shown = events_seen(game, {{"do", "tile"}, {"tile", "3"}}, core::kPublic);
  EXPECT_EQ(shown[0], json({{"do", "hunt-tile"}, {"tile", "3"}}));
}

}  // namespace
}  // namespace rulings
