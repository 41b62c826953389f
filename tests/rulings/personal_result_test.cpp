// Who of the winning team did best: R-315.

#include <gtest/gtest.h>

#include "tests/rulings/teams.h"

namespace rulings {
namespace {

struct Captured {
  const char* region;
  const char* by;
};

/// The last die of a turn at whose end these Settlements are in the enemy's hands.
Setting end_with(std::initializer_list<Captured> settlements) {
  Setting setting = four_players().dice("free", {"event"}).set("/elvenRings/free", 0);
  for (const Captured& one : settlements) {
    const std::string by = one.by;
    const bool free = by == "gondor" || by == "rohan";
    setting.set("/regions/" + std::string(one.region),
                {{"control", free ? "free" : "shadow"}, {"capturedBy", by}});
  }
  return setting;
}

/// The seat that did best; "shared" if none did.
std::string best(std::initializer_list<Captured> settlements, std::string_view victory) {
  Game game(end_with(settlements));
  game.play("use skip");
  EXPECT_EQ(game.winner(), victory);
  const json seat = game.at("/winnerSeat");
  EXPECT_EQ(game.events("won").back()["best"], seat);
  return seat.is_null() ? "shared" : seat.get<std::string>();
}

constexpr std::string_view kShadow = "shadow shadow-military";
constexpr std::string_view kFree = "free free-military";

TEST(Rulings, R315_OfTheShadowWhoseNationsCapturedMore) {
  EXPECT_EQ(best({{"erebor", "saruman"},
                  {"lorien", "saruman"},
                  {"rivendell", "saruman"},
                  {"dol-amroth", "witch-king"},
                  {"helms-deep", "witch-king"}},
                 kShadow),
            "saruman");
  EXPECT_EQ(best({{"erebor", "saruman"},
                  {"lorien", "saruman"},
                  {"rivendell", "witch-king"},
                  {"dol-amroth", "witch-king"},
                  {"helms-deep", "witch-king"}},
                 kShadow),
            "witch-king");
}

TEST(Rulings, R315_LessWhatHisOwnNationsLost) {
  // Six points against four, but Orthanc is lost: four each.
  EXPECT_EQ(best({{"erebor", "saruman"},
                  {"lorien", "saruman"},
                  {"rivendell", "saruman"},
                  {"dol-amroth", "witch-king"},
                  {"helms-deep", "witch-king"},
                  {"orthanc", "rohan"}},
                 kShadow),
            "shared");
  // Far Harad too: three against four.
  EXPECT_EQ(best({{"erebor", "saruman"},
                  {"lorien", "saruman"},
                  {"rivendell", "saruman"},
                  {"dol-amroth", "witch-king"},
                  {"helms-deep", "witch-king"},
                  {"orthanc", "rohan"},
                  {"far-harad", "gondor"}},
                 kShadow),
            "witch-king");
}

TEST(Rulings, R315_OfTheFreePeoplesWhoLostLess) {
  // Two Strongholds are won; who won them does not matter.
  EXPECT_EQ(best({{"orthanc", "rohan"}, {"moria", "rohan"}, {"edoras", "saruman"}}, kFree),
            "gondor");
  EXPECT_EQ(best({{"orthanc", "rohan"}, {"moria", "rohan"}, {"pelargir", "saruman"}}, kFree),
            "rohan");
  EXPECT_EQ(best({{"orthanc", "rohan"},
                  {"moria", "rohan"},
                  {"pelargir", "saruman"},
                  {"dale", "witch-king"}},
                 kFree),
            "shared");
  // A Town is worth nothing.
  EXPECT_EQ(best({{"orthanc", "rohan"}, {"moria", "gondor"}, {"bree", "saruman"}}, kFree),
            "shared");
}

TEST(Rulings, R315_ACaptureIsCreditedToTheOwnerOfTheUnits) {
  for (const auto& [seat, army] :
       {std::pair("saruman", "isengard 1R"), std::pair("witch-king", "sauron 1R")}) {
    Game game(four_players(seat)
                  .army("westemnet", army)
                  .control("westemnet", "shadow")
                  .at_war({"isengard", "sauron"})
                  .dice("shadow", {"army", "event"})
                  .dice("free", {"event"}));
    game.play({"die army", "use move-armies", "region edoras"});
    EXPECT_EQ(game.at("/regions/edoras/capturedBy"), seat);
  }
}

TEST(Rulings, R311_R315_AMixedArmysCaptureToItsController) {
  Game game(four_players("witch-king")
                .set("/regions/westemnet",
                     [] {
                       json region = mixed_army("witch-king", {{"sauron", 2}, {"isengard", 1}});
                       region["control"] = "shadow";
                       return region;
                     }())
                .at_war({"isengard", "sauron"})
                .dice("shadow", {"army", "event"})
                .dice("free", {"event"}));
  game.play({"die army", "use move-armies", "region edoras", "go"});
  EXPECT_EQ(game.at("/regions/edoras/capturedBy"), "witch-king");
}

TEST(Rulings, R271_R315_ARecaptureIsNobodysAnyMore) {
  Game game(end_with({{"edoras", "saruman"}})
                .army("folde", "rohan 1R")
                .dice("free", {"muster-army", "event"}));
  game.play({"die muster-army", "use move-armies", "region edoras"});
  EXPECT_EQ(game.control("edoras"), "free");
  EXPECT_EQ(game.at("/regions/edoras/capturedBy"), nullptr);
}

}  // namespace
}  // namespace rulings
