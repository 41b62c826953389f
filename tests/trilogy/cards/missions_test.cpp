// The 22 missions: who does them, what they bring each side, and where.

#include <gtest/gtest.h>

#include "rules/trilogy/names/read_names.h"
#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

/// What a mission brings, and scores, to each side.
struct Mission {
  const char* card;
  const char* place;  ///< its territory
  const char* from;   ///< one beside it
  int good, evil;     ///< battalions
  int good_points, evil_points;
  const char* where;  ///< the region or territory for them; "" for anywhere
};

/// A Leader of the seat goes into the place of the mission and does it.
Game done_by(const char* seat, const Mission& mission) {
  const std::string other = seat == std::string("yellow") ? "red" : "yellow";
  json position{{"phase", "turn"},
                {"step", "fortify"},
                {"toAct", seat},
                {"fill", {{"owner", other}}},
                {"territories",
                 {{"harad", {{"owner", seat}}},
                  {mission.place, {{"owner", seat}}},
                  {mission.from, {{"owner", seat}, {"battalions", 4}, {"leader", seat}}}}},
                {"adventureCards", {{seat, list(mission.card)}}}};
  Game game(position);
  const std::string from(mission.from);
  const std::string place(mission.place);
  game.play("territory " + from);
  if (game.question() == "fortify-to") game.play("territory " + place);
  game.play("fortify " + from + " " + place + " 1 leader");
  game.play(std::string("mission ") + mission.card);
  EXPECT_EQ(game.cards("playedCards", seat), Options{mission.card});
  return game;
}

bool lies_in(const Game& game, const std::string& territory, const std::string& where) {
  const auto id = trilogy::find_territory(game.rules(), territory);
  const auto& row = game.rules().territories[static_cast<std::size_t>(id)];
  const auto& region = game.rules().regions[static_cast<std::size_t>(row.region)];
  return where.empty() || where == territory || where == region.id;
}

/// The battalions may stand on every territory held in the area, and on no other.
void expect_area(const Game& game, const char* seat, const std::string& where, int count) {
  for (const json& id : game.at("/owned/" + std::string(seat))) {
    const bool allowed =
        game.why_not({{"do", "place"}, {"territory", id}, {"count", count}}).empty();
    EXPECT_EQ(allowed, lies_in(game, id.get<std::string>(), where)) << id;
  }
}

int score_of(const char* seat, const char* card) {
  const auto score = [&](const json& played) {
    return Game(json{{"phase", "over"},
                     {"winner", "yellow"},
                     {"fill", {{"owner", "yellow"}}},
                     {"territories", {{"harad", {{"owner", "red"}}}}},
                     {"ring", {{"territory", "mount-doom"}, {"destroyed", true}}},
                     {"playedCards", {{seat, played}}}})
        .at("/score/" + std::string(seat))
        .get<int>();
  };
  return score(list(card)) - score(json::array());
}

void expect_battalions(const Mission& mission) {
  for (const char* seat : {"yellow", "red"}) {
    SCOPED_TRACE(seat);
    const bool good = seat == std::string("yellow");
    const int count = good ? mission.good : mission.evil;
    const Game game = done_by(seat, mission);
    const bool one_place = game.question() != "place-where";
    if (one_place) {  // all of them stand in the one place there is
      EXPECT_EQ(game.battalions(mission.place), 2 + count);
    } else {
      EXPECT_EQ(game.at("/toPlace/" + std::string(seat)), count);
      expect_area(game, seat, mission.where, count);
    }
    EXPECT_EQ(score_of(seat, mission.card), good ? mission.good_points : mission.evil_points);
  }
}

void expect_card(const Mission& mission) {
  for (const char* seat : {"yellow", "red"}) {
    SCOPED_TRACE(seat);
    Game game = done_by(seat, mission);
    if (game.question() == "fortify-from") game.play("end-step");
    EXPECT_EQ(game.question(), "draw-territory") << "even without a conquest";
    const bool good = seat == std::string("yellow");
    EXPECT_EQ(score_of(seat, mission.card), good ? mission.good_points : mission.evil_points);
  }
}

TEST(TrilogyCards, ElvenHalls) {
  expect_battalions({"mission-elven-halls", "north-mirkwood", "carrock", 2, 1, 2, 3, ""});
}

TEST(TrilogyCards, MountDoom) {
  expect_battalions({"mission-mount-doom", "mount-doom", "barad-dur", 2, 2, 2, 2, ""});
}

TEST(TrilogyCards, Erebor) {
  expect_battalions({"mission-erebor", "esgaroth", "north-mirkwood", 4, 2, 1, 2, "rhun"});
}

TEST(TrilogyCards, Hobbiton) {
  expect_battalions({"mission-hobbiton", "the-shire", "buckland", 2, 2, 2, 2, "eriador"});
}

TEST(TrilogyCards, Harlond) {
  expect_card({"mission-harlond", "harlindon", "mithlond", 0, 0, 2, 3, ""});
}

TEST(TrilogyCards, GreyHavens) {
  expect_battalions({"mission-grey-havens", "mithlond", "forlindon", 2, 4, 2, 1, "eriador"});
}

TEST(TrilogyCards, Weathertop) {
  expect_battalions({"mission-weathertop", "weather-hills", "borderlands", 2, 2, 2, 2, "arnor"});
}

TEST(TrilogyCards, MountGundabad) {
  expect_battalions({"mission-mount-gundabad", "eastern-angmar", "carrock", 4, 4, 1, 1, "arnor"});
}

TEST(TrilogyCards, CarnDum) {
  expect_battalions({"mission-carn-dum", "forodwaith", "angmar", 2, 2, 2, 2, "arnor"});
}

TEST(TrilogyCards, Bree) {
  expect_battalions({"mission-bree", "fornost", "borderlands", 2, 6, 2, 1, "arnor"});
}

TEST(TrilogyCards, Lothlorien) {
  expect_card({"mission-lothlorien", "lorien", "fangorn", 0, 0, 2, 2, ""});
}

TEST(TrilogyCards, Rauros) {
  expect_battalions({"mission-rauros", "the-wold", "emyn-muil", 2, 2, 2, 2, "rhovanion"});
}

TEST(TrilogyCards, Dagorlad) {
  expect_battalions({"mission-dagorlad", "dead-marshes", "brown-lands", 2, 2, 2, 2, "rhovanion"});
}

TEST(TrilogyCards, EasterlingEncampment) {
  expect_battalions(
      {"mission-easterling-encampment", "brown-lands", "dead-marshes", 6, 2, 1, 2, "rhovanion"});
}

TEST(TrilogyCards, Osgiliath) {
  expect_battalions({"mission-osgiliath", "ithilien", "dead-marshes", 2, 4, 2, 1, "gondor"});
}

TEST(TrilogyCards, Erech) {
  expect_battalions({"mission-erech", "vale-of-erech", "anfalas", 6, 6, 1, 1, "gondor"});
}

TEST(TrilogyCards, Pelargir) {
  expect_battalions({"mission-pelargir", "lebennin", "belfalas", 5, 5, 1, 1, "gondor"});
}

TEST(TrilogyCards, DolAmroth) {
  expect_battalions({"mission-dol-amroth", "belfalas", "lamedon", 2, 2, 2, 2, ""});
}

TEST(TrilogyCards, HaradrimEncampment) {
  expect_battalions(
      {"mission-haradrim-encampment", "khand", "near-harad", 2, 4, 2, 1, "haradwaith"});
}

TEST(TrilogyCards, Edoras) {
  expect_card({"mission-edoras", "gap-of-rohan", "enedwaith", 0, 0, 2, 2, ""});
}

TEST(TrilogyCards, Tharbad) {
  expect_battalions({"mission-tharbad", "minhiriath", "belfalas", 4, 4, 1, 1, "rohan"});
}

TEST(TrilogyCards, GatesOfMoria) {
  expect_battalions({"mission-gates-of-moria", "eregion", "dunland", 2, 4, 2, 1, "eregion"});
}

}  // namespace
}  // namespace trilogy_tests
