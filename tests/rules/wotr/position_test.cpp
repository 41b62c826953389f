// Positions, as section 6 of the design describes them.

#include "rules/wotr/positions/position.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "rules/wotr/board/place.h"
#include "rules/wotr/flow/setup.h"
#include "rules/wotr/json/state_json.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/names/read_id.h"
#include "tests/harness/sanitized.h"
#include "tests/rules/wotr/random_play.h"

namespace wotr {
namespace {

using nlohmann::json;

std::string fault(const json& position) {
  const auto state = parse_position(rules(), position);
  return state ? std::string() : state.error();
}

State parsed(const json& position) {
  const auto state = parse_position(rules(), position);
  EXPECT_TRUE(state.ok()) << (state ? "" : state.error());
  return state ? *state : State{};
}

json army(std::string_view owner, std::string_view nation, int regulars, int elites = 0) {
  return {{"owner", owner},
          {"units", {{std::string(nation), {{"regular", regulars}, {"elite", elites}}}}}};
}

TEST(Position, TheEmptyObjectIsTheStartOfAGame) {
  EXPECT_TRUE(parsed(json::object()) == new_state(rules()));
}

TEST(Position, ARegionNamedIsReplacedWhole) {
  const State state = parsed({{"regions", {{"osgiliath", {{"deployments", json::array()}}}}}});
  EXPECT_TRUE(is_empty(figures_in(state.board, region("osgiliath"))));
  EXPECT_EQ(count_of(state.board.reinforcements, regular_of(Nation::kGondor)), 6 + 2);
}

TEST(Position, AnEmptyBoardHasNobodyOnIt) {
  const json bree = {{"deployments", {army("free", "north", 2)}}};
  const State state = parsed({{"board", "empty"}, {"regions", {{"bree", bree}}}});
  int units = 0;
  for (const Figures& here : state.board.regions) {
    units += units_of(here, Side::kFree) + units_of(here, Side::kShadow);
  }
  EXPECT_EQ(units, 2);
  EXPECT_EQ(count_of(state.board.reinforcements, elite_of(Nation::kSauron)), 6);
}

TEST(Position, ACapturedSettlementCountsForItsCaptor) {
  const json dale = {{"control", "shadow"}, {"deployments", {army("shadow", "sauron", 1)}}};
  const json position = {{"regions", {{"dale", dale}}}, {"victoryPoints", {{"shadow", 1}}}};
  EXPECT_TRUE(parsed(position).board.captured.contains(region("dale")));
  EXPECT_EQ(fault({{"victoryPoints", {{"shadow", 1}}}}),
            "position, victoryPoints.shadow: the Settlements captured are worth 0");
}

TEST(Position, AGarrisonIsBesieged) {
  json inside = army("free", "rohan", 1);
  inside["group"] = "besieged";
  const json siege = {{"deployments", {inside, army("shadow", "isengard", 3)}}};
  const State state = parsed({{"regions", {{"helms-deep", siege}}}});
  const std::uint8_t place = region_of(rules(), region("helms-deep")).stronghold;
  EXPECT_EQ(units_of(state.board.garrisons[place], Side::kFree), 1);
}

TEST(Position, ACompanionOnTheMapHasLeftTheFellowship) {
  const json bree = {{"deployments", {{{"owner", "free"}, {"characters", {"strider"}}}}}};
  const State state = parsed({{"regions", {{"bree", bree}}}});
  EXPECT_EQ(count(state.board.fellowship.companions), 6);
  EXPECT_EQ(place_of(rules(), state.board, Character::kStrider), in_region(region("bree")));
}

TEST(Position, AragornTookTheFigureOfStrider) {
  const json pelargir = {{"deployments", {{{"owner", "free"}, {"characters", {"aragorn"}}}}}};
  const State state = parsed({{"regions", {{"pelargir", pelargir}}}});
  EXPECT_EQ(place_of(rules(), state.board, Character::kStrider), kCasualties);
}

TEST(Position, CompanionsThatAreNowhereAreGone) {
  const State state = parsed({{"fellowship", {{"companions", {"strider", "gimli"}}}}});
  EXPECT_EQ(state.board.fellowship.guide, Character::kStrider);
  EXPECT_EQ(place_of(rules(), state.board, Character::kBoromir), kCasualties);
}

TEST(Position, WithoutCompanionsGollumGuides) {
  const State state = parsed({{"fellowship", {{"companions", json::array()}, {"mordorStep", 2}}}});
  EXPECT_EQ(state.board.fellowship.guide, Character::kGollum);
  EXPECT_EQ(state.board.fellowship.mordor_step, 2);
}

TEST(Position, CardsNotNamedAreInTheirDecks) {
  const State state = parsed({{"phase", "action"},
                              {"dice", {{"free", {"event"}}}},
                              {"hands", {{"free", {"elven-cloaks"}}}},
                              {"decks", {{"free", {{"character", 23}}}}}});
  EXPECT_EQ(std::count(state.cards.begin(), state.cards.end(), CardPlace::kDeck), 95);
}

TEST(Position, APhaseBeginsWithItsFirstQuestion) {
  const auto question = [](const json& position) {
    return id_of(static_cast<DecisionKind>(decision(rules(), parsed(position)).kind));
  };
  EXPECT_EQ(question({{"phase", "recover"}}), "draw-free-character");
  EXPECT_EQ(question({{"phase", "hunt-allocation"}}), "allocation");
  EXPECT_EQ(question({{"phase", "action-roll"}}), "action-roll-free");
  EXPECT_EQ(question({{"phase", "action"}, {"dice", {{"free", {"event"}}}}}), "choose-die");
  EXPECT_EQ(question({{"phase", "fellowship"}, {"fellowship", {{"progress", 2}}}}), "declare");
}

TEST(Position, TheSideToActMayBeTheShadow) {
  const json position = {{"phase", "action"},
                         {"toAct", "shadow"},
                         {"dice", {{"free", {"event"}}, {"shadow", {"army", "muster"}}}}};
  EXPECT_EQ(decision(rules(), parsed(position)).seat, seat_of(Side::kShadow));
}

TEST(Position, TilesNotNamedAreInThePoolOrDrawn) {
  const auto kEye = static_cast<std::size_t>(Tile::kEyeReveal);
  const State drawn = parsed({{"drawnTiles", {"eye-reveal"}}});
  EXPECT_EQ(drawn.board.hunt_pool[kEye], 3);
  const State pool = parsed({{"huntPool", {"eye-reveal", "the-ring-is-mine"}}});
  EXPECT_EQ(pool.board.hunt_pool[kEye], 1);
  EXPECT_EQ(pool.board.drawn_tiles[kEye], 3);
}

TEST(Position, TheCardOfATileInPlayIsDiscarded) {  // R-144
  const auto place_of = [](const State& state, std::string_view card) {
    return state.cards[static_cast<std::size_t>(find_card(rules(), card))];
  };
  const State state = parsed({{"huntPool", {"the-ring-is-mine"}},
                              {"specialTiles", {"elven-rope"}},
                              {"decks", {{"free", {{"character", 23}}}}}});
  EXPECT_EQ(place_of(state, "the-ring-is-mine"), CardPlace::kDiscard);
  EXPECT_EQ(place_of(state, "elven-rope"), CardPlace::kDiscard);
  EXPECT_EQ(place_of(state, "elven-cloaks"), CardPlace::kDeck);
}

TEST(Position, AMinionThatWasSeenAndIsNowhereHasFallen) {  // R-110
  const State state = parsed({{"minionsSeen", {"saruman"}}});
  EXPECT_EQ(place_of(rules(), state.board, Character::kSaruman), kCasualties);
  EXPECT_EQ(state.board.minions_seen, only(Character::kSaruman));
}

/// Fields that contradict each other.
TEST(Position, ASpecialTileCannotBeInPlayBeforeItsCard) {  // R-144
  for (const char* field : {"huntPool", "drawnTiles", "removedTiles", "specialTiles"}) {
    json position = {{"phase", "action"}, {"dice", {{"free", {"event"}}}}};
    position[field] = {"elven-cloaks"};
    const std::string sentence = "position, " + std::string(field) +
                                 ": the tile \"elven-cloaks\" lies here, but its card has not been "
                                 "played (R-144)";
    EXPECT_EQ(fault(position), "");
    json in_hand = position;
    in_hand["hands"]["free"] = {"elven-cloaks"};
    EXPECT_EQ(fault(in_hand), sentence);
    json face_down = position;
    face_down["hiddenDiscards"]["free"] = {"elven-cloaks"};
    EXPECT_EQ(fault(face_down), sentence);
    json in_deck = position;
    in_deck["decks"]["free"]["character"] = {"elven-cloaks"};
    EXPECT_EQ(fault(in_deck), sentence);
    json counted = position;
    counted["decks"]["free"]["character"] = 24;
    EXPECT_EQ(fault(counted),
              "position, decks.free.character: the other piles leave 23 cards in it");
  }
}

struct Wrong {
  const char* position;
  std::string_view sentence;
};
class WrongPosition : public ::testing::TestWithParam<Wrong> {};

TEST_P(WrongPosition, GetsASentence) {
  EXPECT_EQ(fault(json::parse(GetParam().position)), GetParam().sentence);
}

INSTANTIATE_TEST_SUITE_P(
    Fields, WrongPosition,
    ::testing::Values(
        Wrong{"[]", "position: an object is expected"},
        Wrong{R"({"weather": "bad"})", "position: there is no field \"weather\" here"},
        Wrong{R"({"turn": 0})", "position, turn: 0 is not a number from 1 to 9999"},
        Wrong{R"({"phase": "tea"})", "position, phase: there is no phase \"tea\""},
        Wrong{R"({"board": "full"})", "position, board: the only other board is \"empty\""},
        Wrong{R"({"regions": {"mordor": {}}})",
              "position, regions.mordor: there is no such region"},
        Wrong{R"({"regions": {"bree": {"hobbits": 2}}})",
              "position, regions.bree: there is no field \"hobbits\" here"},
        Wrong{R"({"regions": {"arnor": {"control": "free"}}})",
              "position, regions.arnor.control: there is no Settlement to control"},
        Wrong{R"({"regions": {"bree": {"deployments": [{"units": {}}]}}})",
              "position, regions.bree.deployments.1: the field \"owner\" is missing"},
        Wrong{R"({"regions": {"bree": {"deployments": [
                 {"owner": "free", "units": {"sauron": {"regular": 1}}}]}}})",
              "position, regions.bree.deployments.1: some of these figures are of the other side"},
        Wrong{R"({"regions": {"bree": {"deployments": [
                 {"owner": "free", "group": "besieged", "units": {"north": {"regular": 1}}}]}}})",
              "position, regions.bree.deployments.1.group: only who controls a Stronghold can be "
              "besieged in it"},
        Wrong{R"({"regions": {"bree": {"deployments": [
                 {"owner": "free", "units": {"dwarves": {"regular": 6}}}]}}})",
              "position: it places 9 of dwarves.regular, but there are only 5"},
        Wrong{R"({"regions": {"bree": {"deployments": [
                 {"owner": "free", "units": {"north": {"regular": -2}}}]}}})",
              "position, regions.bree.deployments.1.units.north.regular: -2 is not a number from 0 "
              "to 60"},
        Wrong{R"({"offBoard": {"free": {"reinforcements": {"gondor": {"regular": 3}}}}})",
              "position, offBoard.free.reinforcements.gondor.regular: the figures that are placed "
              "leave 6 in reinforcements"},
        Wrong{R"({"offBoard": {"shadow": {"removed": {"sauron": {"regular": 1}}}}})",
              "position, offBoard.shadow.removed: Shadow units and Nazgûl that are lost are "
              "reinforcements (R-236)"},
        Wrong{R"({"characters": {"strider": "bree"}})",
              "position, characters.strider: no deployment of this region names him"},
        Wrong{
            R"({"characters": {"strider": "eliminated"}, "fellowship": {"companions": ["strider"]}})",
            "position, fellowship.companions: the position has strider in two places"},
        Wrong{R"({"characters": {"saruman": "fellowship"}})",
              "position: saruman never walks with the Ring"},
        Wrong{R"({"fellowship": {"guide": "boromir"}})",
              "position: boromir may not be the Guide (R-045)"},
        Wrong{R"({"fellowship": {"progress": 13}})",
              "position, fellowship.progress: 13 is not a number from 0 to 12"},
        Wrong{R"({"fellowship": {"mordorStep": 1, "progress": 2}})",
              "position: Progress is 0 on the Mordor Track (R-172)"},
        Wrong{R"({"fellowship": {"progress": 2, "hidden": false}})",
              "position: a Revealed Fellowship has Progress 0 (R-131)"},
        Wrong{R"({"fellowship": {"corruption": 12}})",
              "position: 12 Corruption would have ended the game (R-280)"},
        Wrong{R"({"fellowship": {"mordorStep": 5}})",
              "position: step 5 of the Mordor Track would have ended the game (R-280)"},
        Wrong{R"({"regions": {"edoras": {"control": "shadow", "deployments": [
                 {"owner": "shadow", "characters": ["saruman"]}]}}})",
              "position: edoras: Saruman never leaves Orthanc (R-100)"},
        Wrong{R"({"politicalTrack": {"rohan": {"step": 4, "active": false}}})",
              "position: rohan is at war, but passive (R-261)"},
        Wrong{R"({"politicalTrack": {"rohan": {"step": 5}}})",
              "position, politicalTrack.rohan.step: 5 is not a number from 1 to 4"},
        Wrong{R"({"hands": {"free": ["foul-thing"]}})",
              "position, hands.free.1: there is no card \"foul-thing\""},
        Wrong{R"({"hands": {"shadow": ["elven-cloaks"]}})",
              "position, hands.shadow.1: this card is of the other side"},
        Wrong{R"({"hands": {"free": ["elven-cloaks"]}, "discards": {"free": ["elven-cloaks"]}})",
              "position, discards.free.1: this card is in two places"},
        Wrong{R"({"decks": {"free": {"strategy": 3}}})",
              "position, decks.free.strategy: the other piles leave 24 cards in it"},
        Wrong{R"({"dice": {"free": ["army"]}})",
              "position, dice.free.1: no unused die of this side shows that face (R-015)"},
        Wrong{R"({"phase": "action", "dice": {"free": ["event", "event", "event", "event", "event",
                  "event", "event"]}})",
              "position: free has more than 6 Action dice"},
        Wrong{R"({"elvenRings": {"free": 3, "shadow": 1}})",
              "position: there are three Elven Rings"},
        Wrong{R"({"huntPool": ["3", "3", "3", "3"]})",
              "position: there are only 3 Hunt tiles \"3\""},
        Wrong{R"({"winner": "free"})",
              "position, winner: \"victory\" does not say how this side won"},
        Wrong{R"({"victory": "shadow-military"})",
              "position: the game is over, but nobody has won it so (R-280)"},
        Wrong{R"({"victory": "ring-destroyed", "fellowship": {"mordorStep": 4}})",
              "position: the game is over, but nobody has won it so (R-280)"},
        Wrong{R"({"winnerSeat": "free"})",
              "position, winnerSeat: the Settlements captured do not say that this seat did best "
              "(R-315)"},
        Wrong{R"({"minionsSeen": ["strider"]})",
              "position, minionsSeen: only Minions are remembered (R-106)"},
        Wrong{R"({"minionsSeen": ["saruman"], "characters": {"saruman": "aside"}})",
              "position, minionsSeen: saruman is set aside, and so has not been seen (R-106)"},
        Wrong{R"({"messengerUsed": true})",
              "position: without the Mouth of Sauron there is no Messenger (R-116)"},
        Wrong{R"({"options": {"players": 3}})",
              "position, options.players: this game is played with 2"},
        Wrong{R"({"battle": {"kind": "field"}})",
              "position, battle: the field \"attacker\" is missing"},
        Wrong{R"({"pending": []})", "position: something is pending exactly until somebody won"},
        Wrong{R"({"pending": [{"do": "dance"}]})",
              "position, pending.1: step: \"dance\" is unknown"},
        Wrong{R"({"regions": {"bree": {"deployments": [
                 {"owner": "free", "leaders": {"north": 1}}]}}})",
              "position: bree: a Leader stands without a unit (R-089)"},
        Wrong{R"({"regions": {"bree": {"deployments": [
                 {"owner": "shadow", "units": {"sauron": {"regular": 1}}}]}}})",
              "position: bree: an Army stands in an enemy Settlement that it did not capture "
              "(R-270)"},
        Wrong{R"({"regions": {"dagorlad": {"deployments": [
                 {"owner": "shadow", "units": {"sauron": {"regular": 11}}}]}},
                 "board": "empty"})",
              "position: dagorlad: more than 10 units stand there (R-086)"}));

/// More than a byte can count: 264 Nazgûl are not 8.
TEST(Position, CountsFiguresBeyondAByte) {
  json position = {{"board", "empty"}, {"regions", json::object()}};
  for (std::size_t i = 0; i < 33; ++i) {
    position["regions"][rules().regions[i].id] = {
        {"deployments", {{{"owner", "shadow"}, {"nazgul", 8}}}}};
  }
  EXPECT_EQ(fault(position), "position: it places 264 of nazgul, but there are only 8");
}

constexpr int kSavedEvery = harness::kIsSanitized ? 70 : 7;  ///< steps

/// Saves hold this: it must give the equal state back at every moment of a game.
TEST(Position, IsTheWholeStateInTheMiddleOfAnything) {
  for (const unsigned seed : {1u, 2u, 3u}) {
    play_random_game(seed, [](const State& state, int step) {
      if (step % kSavedEvery != 0) return;
      const json written = state_json(rules(), state);
      const auto read = parse_position(rules(), json::parse(written.dump()));
      ASSERT_TRUE(read.ok()) << read.error();
      ASSERT_TRUE(*read == state) << json::diff(written, state_json(rules(), *read));
    });
  }
}

TEST(Position, AFinishedGameStaysFinished) {
  State last;
  play_random_game(4, [&](const State& state, int) { last = state; });
  ASSERT_NE(last.board.victory, Victory::kNone);
  const auto read = parse_position(rules(), state_json(rules(), last));
  ASSERT_TRUE(read.ok()) << read.error();
  EXPECT_TRUE(*read == last);
}

/// Any field with any wrong type gives a sentence, never a crash.
TEST(Position, NoWrongTypeThrows) {
  const json good = state_json(rules(), new_state(rules()));
  const std::vector<json> wrong = {true,       -1,           1e300, "x", json::array({1}),
                                   {{"a", 1}}, {{"free", 7}}};
  for (const auto& [field, old] : good.items()) {
    for (const json& value : wrong) {
      json position = good;
      position[field] = value;
      static_cast<void>(fault(position));
      if (!old.is_object() || old.empty()) continue;
      position = good;
      position[field][old.begin().key()] = value;
      static_cast<void>(fault(position));
    }
  }
}

}  // namespace
}  // namespace wotr
