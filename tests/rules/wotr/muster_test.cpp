// The Muster result: recruiting, diplomacy, and the Companions who speak
// for their people.

#include "rules/wotr/politics/muster.h"

#include "tests/rules/wotr/turn_position.h"

namespace wotr {
namespace {

using enum DieFace;

constexpr Figure kElvenLeader = leader_of(Nation::kElves);
constexpr Figure kElvenRegular = regular_of(Nation::kElves);

bool recruits_at(Position& p, Figure figure, std::string_view id) {
  return recruit_regions(rules(), p.board(), figure).contains(region(id));
}

void begin_recruiting(Position& p, Side side, DieFace die = kMuster) {
  use_die(p, side, die, Use::kRecruit);
}

TEST(Muster, R120_NationsAtWarOnly) {
  Position p = empty_map({Nation::kSauron});
  EXPECT_FALSE(may_use(p, Side::kFree, kMuster, Use::kRecruit));
  begin_recruiting(p, Side::kShadow);
  EXPECT_TRUE(p.offers(ActionKind::kFigure, kSauronRegular));
  expect_refused(p, ActionKind::kFigure, regular_of(Nation::kIsengard));
  expect_refused(p, ActionKind::kFigure, regular_of(Nation::kSouthrons));
  expect_refused(p, ActionKind::kFigure, kGondorRegular);
}

TEST(Muster, R120_OneEliteAndNothingElse) {
  Position p = empty_map({Nation::kSauron});
  begin_recruiting(p, Side::kShadow);
  p.answer(ActionKind::kFigure, kSauronElite);
  p.answer_region("angmar");
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(count_in(p, "angmar", kSauronElite), 1);
  EXPECT_EQ(count_of(p.board().reinforcements, kSauronElite), 5);
}

TEST(Muster, R120_TwoFiguresInDifferentSettlements) {
  Position p = empty_map({Nation::kSauron});
  begin_recruiting(p, Side::kShadow);
  p.answer(ActionKind::kFigure, kSauronRegular);
  p.answer_region("barad-dur");
  ASSERT_EQ(p.question(), DecisionKind::kRecruitFigure);
  expect_refused(p, ActionKind::kFigure, kSauronElite);  // no Elite beside another figure
  p.answer(ActionKind::kFigure, kNazgul);
  expect_region_refused(p, "barad-dur");
  p.answer_region("dol-guldur");
  EXPECT_EQ(p.question(), DecisionKind::kNone);
  EXPECT_EQ(count_in(p, "barad-dur", kSauronRegular), 1);
  EXPECT_EQ(count_in(p, "dol-guldur", kNazgul), 1);
}

TEST(Muster, R120_TwoLeadersOrOneOfEach) {
  Position p = empty_map({Nation::kElves});
  put(p, "lorien", kElvenRegular);
  put(p, "rivendell", kElvenRegular);
  begin_recruiting(p, Side::kFree);
  p.answer(ActionKind::kFigure, kElvenLeader);
  p.answer_region("lorien");
  EXPECT_TRUE(p.offers(ActionKind::kFigure, kElvenRegular));
  p.answer(ActionKind::kFigure, kElvenLeader);  // Rivendell is the only other place
  EXPECT_EQ(count_in(p, "lorien", kElvenLeader), 1);
  EXPECT_EQ(count_in(p, "rivendell", kElvenLeader), 1);
}

TEST(Muster, R120_TheTwoMayBeOfDifferentNations) {
  Position p = empty_map({Nation::kGondor, Nation::kRohan});
  begin_recruiting(p, Side::kFree);
  p.answer(ActionKind::kFigure, kGondorRegular);
  p.answer_region("pelargir");
  p.answer(ActionKind::kFigure, regular_of(Nation::kRohan));
  p.answer_region("folde");
  EXPECT_EQ(count_in(p, "pelargir", kGondorRegular), 1);
  EXPECT_EQ(count_in(p, "folde", regular_of(Nation::kRohan)), 1);
}

TEST(Muster, R120_OneOfTheTwoIsEnough) {
  Position p = empty_map({Nation::kSauron});
  begin_recruiting(p, Side::kShadow);
  expect_refused(p, act(ActionKind::kStop));  // nothing at all is a skip
  p.answer(ActionKind::kFigure, kSauronRegular);
  p.answer_region("nurn");
  p.answer(ActionKind::kStop);
  EXPECT_EQ(count_of(p.board().reinforcements, kSauronRegular), 35);
}

TEST(Muster, R121_TownsCitiesAndStrongholdsOfTheirOwnNation) {
  Position p = empty_map({Nation::kGondor, Nation::kRohan});
  EXPECT_EQ(recruit_regions(rules(), p.board(), kGondorRegular).size(), 5);
  for (const char* id : {"minas-tirith", "dol-amroth", "pelargir", "lamedon", "lossarnach"}) {
    EXPECT_TRUE(recruits_at(p, kGondorElite, id)) << id;
  }
  EXPECT_FALSE(recruits_at(p, kGondorRegular, "osgiliath"));  // a Fortification
  EXPECT_FALSE(recruits_at(p, regular_of(Nation::kRohan), "fords-of-isen"));
  EXPECT_FALSE(recruits_at(p, kGondorRegular, "edoras"));
  EXPECT_FALSE(recruits_at(p, kGondorRegular, "erech"));  // their land, but nothing stands there
}

TEST(Muster, R121_NotWhereAnEnemyArmyIs) {
  Position p = besieged_tirith(1, 1);
  put(p, "lossarnach", kSauronRegular);
  EXPECT_FALSE(recruits_at(p, kGondorRegular, "minas-tirith"));  // besieged
  EXPECT_FALSE(recruits_at(p, kGondorRegular, "lossarnach"));
}

TEST(Muster, R121_EnemyNazgulAndCharactersDoNotPreventIt) {
  Position p = empty_map();
  put(p, "lossarnach", kNazgul);
  put(p, "lossarnach", Character::kWitchKing);
  put(p, "nurn", Character::kStrider);
  EXPECT_TRUE(recruits_at(p, kGondorRegular, "lossarnach"));
  EXPECT_TRUE(recruits_at(p, kSauronRegular, "nurn"));
}

TEST(Muster, R121_R272_CapturedSettlementsServeNobody) {
  Position p = empty_map({Nation::kGondor, Nation::kSauron, Nation::kSouthrons});
  p.board().captured.insert(region("pelargir"));
  EXPECT_FALSE(recruits_at(p, kGondorRegular, "pelargir"));
  for (const Nation nation : {Nation::kSauron, Nation::kSouthrons}) {
    EXPECT_FALSE(recruits_at(p, regular_of(nation), "pelargir"));
  }
  begin_recruiting(p, Side::kFree);
  p.answer(ActionKind::kFigure, kGondorRegular);
  expect_region_refused(p, "pelargir");
}

TEST(Muster, R122_NazgulOnlyInSauronStrongholds) {
  Position p = empty_map({Nation::kSauron, Nation::kIsengard, Nation::kSouthrons});
  EXPECT_EQ(recruit_regions(rules(), p.board(), kNazgul).size(), 6);
  EXPECT_TRUE(recruits_at(p, kNazgul, "moria"));
  EXPECT_FALSE(recruits_at(p, kNazgul, "angmar"));
  EXPECT_FALSE(recruits_at(p, kNazgul, "orthanc"));
  EXPECT_FALSE(recruits_at(p, kNazgul, "umbar"));
  politics_of(p.board(), Nation::kSauron).step = 3;  // 2.2: Sauron has to be At War
  EXPECT_TRUE(recruit_regions(rules(), p.board(), kNazgul).empty());
}

TEST(Muster, R122_ALeaderOnlyBesideAUnit) {
  Position p = empty_map({Nation::kElves});
  begin_recruiting(p, Side::kFree);
  expect_refused(p, ActionKind::kFigure, kElvenLeader);
  Position led = empty_map({Nation::kElves});
  put(led, "lorien", regular_of(Nation::kRohan));  // any Free Peoples unit
  EXPECT_EQ(recruit_regions(rules(), led.board(), kElvenLeader).size(), 1);
  EXPECT_TRUE(recruits_at(led, kElvenLeader, "lorien"));
}

TEST(Muster, R122_TheOtherRecruitIsNotThatUnit) {
  Position p = empty_map({Nation::kElves});
  begin_recruiting(p, Side::kFree);
  p.answer(ActionKind::kFigure, kElvenRegular);
  p.answer_region("lorien");
  expect_refused(p, ActionKind::kFigure, kElvenLeader);  // only Lórien has a unit, and it is taken
}

TEST(Muster, R123_OnlyFiguresInTheReinforcements) {
  Position p = empty_map({Nation::kElves});
  p.board().reinforcements.regular[static_cast<std::size_t>(Nation::kElves)] = 0;
  begin_recruiting(p, Side::kFree);
  expect_refused(p, ActionKind::kFigure, kElvenRegular);
  EXPECT_TRUE(recruit_regions(rules(), p.board(), kElvenRegular).empty());
}

TEST(Muster, R123_TheDeadOfTheShadowComeBackThoseOfTheFreePeoplesDoNot) {
  EXPECT_EQ(grave_of(kSauronRegular), kReinforcements);
  EXPECT_EQ(grave_of(kNazgul), kReinforcements);
  EXPECT_EQ(grave_of(kGondorRegular), kCasualties);
  EXPECT_EQ(grave_of(kGondorLeader), kCasualties);
  Position p = empty_map({Nation::kElves});
  Figures& left = p.board().reinforcements;
  std::swap(left.regular[static_cast<std::size_t>(Nation::kElves)],
            p.board().casualties.regular[static_cast<std::size_t>(Nation::kElves)]);
  EXPECT_TRUE(recruit_regions(rules(), p.board(), kElvenRegular).empty());
}

TEST(Muster, R123_OneFigureLeftServesOnce) {
  Position p = empty_map({Nation::kSouthrons});
  p.board().reinforcements.regular[static_cast<std::size_t>(Nation::kSouthrons)] = 1;
  begin_recruiting(p, Side::kShadow);
  p.answer(ActionKind::kFigure, regular_of(Nation::kSouthrons));
  p.answer_region("umbar");
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Diplomacy, R265_OneOwnNationOneStep) {
  Position p = empty_map({});
  use_die(p, Side::kFree, kMuster, Use::kDiplomacy);
  EXPECT_EQ(p.asked().actions.size(), 5u);
  expect_refused(p, ActionKind::kNation, Nation::kSauron);
  p.answer(ActionKind::kNation, Nation::kRohan);
  EXPECT_EQ(step_of(p, Nation::kRohan), 2);  // passive, and may
  EXPECT_EQ(p.question(), DecisionKind::kNone);
}

TEST(Diplomacy, R261_R265_APassiveNationDoesNotEnterTheWar) {
  Position p = empty_map({});
  politics_of(p.board(), Nation::kRohan) = {3, 0};
  politics_of(p.board(), Nation::kGondor) = {3, 1};
  use_die(p, Side::kFree, kMuster, Use::kDiplomacy);
  expect_refused(p, ActionKind::kNation, Nation::kRohan);
  p.answer(ActionKind::kNation, Nation::kGondor);
  EXPECT_TRUE(is_at_war(p.board(), Nation::kGondor));
}

TEST(Diplomacy, R265_NotForANationAtWarNorWhenNoneCanMove) {
  Position p = empty_map({Nation::kSauron, Nation::kIsengard});
  use_die(p, Side::kShadow, kMuster, Use::kDiplomacy);  // only the Southrons are left
  EXPECT_EQ(step_of(p, Nation::kSouthrons), 3);
  politics_of(p.board(), Nation::kSouthrons).step = kAtWar;
  EXPECT_FALSE(may_use(p, Side::kShadow, kMuster, Use::kDiplomacy));
}

TEST(Diplomacy, R266_ANationThatLostSettlementsStillAdvances) {
  Position p = empty_map({});
  p.board().captured.insert(region("edoras"));
  p.board().captured.insert(region("helms-deep"));
  use_die(p, Side::kFree, kMuster, Use::kDiplomacy);
  EXPECT_TRUE(p.offers(ActionKind::kNation, Nation::kRohan));
}

Position speaking(Character who, Place place) {
  Position p = empty_map({});
  put(p, place, figure_of(who));
  return p;
}
bool speaks(Character who, std::string_view id) {
  const Position p = speaking(who, in_region(region(id)));
  return nations_by_companion(rules(), p.state.board, seat_of(Side::kFree)) != 0;
}

TEST(CompanionAbility, R066_WithAnyDie) {
  for (const DieFace face : {kCharacter, kMuster, kMusterArmy, kEvent, kWill}) {
    Position p = speaking(Character::kGimli, in_region(region("erebor")));
    use_die(p, Side::kFree, face, Use::kCompanionAbility);
    EXPECT_EQ(step_of(p, Nation::kDwarves), 2);
    EXPECT_EQ(p.question(), DecisionKind::kNone);  // the action of that die
  }
}

TEST(CompanionAbility, R066_WhereTheyMustBe) {
  EXPECT_TRUE(speaks(Character::kBoromir, "minas-tirith"));
  EXPECT_TRUE(speaks(Character::kBoromir, "pelargir"));     // a City
  EXPECT_FALSE(speaks(Character::kBoromir, "lossarnach"));  // a Town
  EXPECT_FALSE(speaks(Character::kBoromir, "osgiliath"));   // a Fortification
  EXPECT_FALSE(speaks(Character::kBoromir, "edoras"));      // not his people
  EXPECT_TRUE(speaks(Character::kLegolas, "grey-havens"));
  EXPECT_FALSE(speaks(Character::kLegolas, "erebor"));
  EXPECT_TRUE(speaks(Character::kGimli, "erebor"));
  EXPECT_FALSE(speaks(Character::kGimli, "iron-hills"));
  EXPECT_FALSE(speaks(Character::kStrider, "dale"));
}

TEST(CompanionAbility, R066_OnlyWhileUnconquered) {
  Position p = speaking(Character::kGimli, in_region(region("erebor")));
  p.board().captured.insert(region("erebor"));
  EXPECT_FALSE(may_use(p, Side::kFree, kMuster, Use::kCompanionAbility));
}

TEST(CompanionAbility, R066_BesiegedIsUnconquered) {
  Position p = speaking(Character::kBoromir, in_garrison(region("minas-tirith")));
  put_inside(p, "minas-tirith", kGondorRegular);
  put(p, "minas-tirith", kSauronRegular);
  EXPECT_TRUE(may_use(p, Side::kFree, kEvent, Use::kCompanionAbility));
}

TEST(CompanionAbility, R066_NotFromTheFellowship) {
  Position p;
  p.board().fellowship.region = region("erebor");
  EXPECT_FALSE(may_use(p, Side::kFree, kMuster, Use::kCompanionAbility));
}

TEST(CompanionAbility, R066_R265_NotIntoWarWhilePassive) {
  Position p = speaking(Character::kGimli, in_region(region("erebor")));
  politics_of(p.board(), Nation::kDwarves) = {3, 0};
  EXPECT_FALSE(may_use(p, Side::kFree, kMuster, Use::kCompanionAbility));
  politics_of(p.board(), Nation::kDwarves).active = 1;
  EXPECT_TRUE(may_use(p, Side::kFree, kMuster, Use::kCompanionAbility));
  politics_of(p.board(), Nation::kDwarves).step = kAtWar;
  EXPECT_FALSE(may_use(p, Side::kFree, kMuster, Use::kCompanionAbility));
}

TEST(CompanionAbility, R066_TwoAtHomeGiveAChoice) {
  Position p = speaking(Character::kGimli, in_region(region("erebor")));
  put(p, "lorien", Character::kLegolas);
  use_die(p, Side::kFree, kEvent, Use::kCompanionAbility);
  EXPECT_EQ(p.asked().actions.size(), 2u);
  expect_refused(p, ActionKind::kNation, Nation::kGondor);
  p.answer(ActionKind::kNation, Nation::kElves);
  EXPECT_EQ(step_of(p, Nation::kElves), 2);
  EXPECT_EQ(step_of(p, Nation::kDwarves), 1);
}

}  // namespace
}  // namespace wotr
