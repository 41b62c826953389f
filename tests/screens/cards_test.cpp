// Cards on the screen: what they say, how they are played, where they lie afterwards.

#include "game/wotr/screens/cards/cards.h"

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "game/players/random_player.h"
#include "game/screens/cards/card_text.h"
#include "game/wotr/screens/cards/card_play.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"
#include "tests/screens/card_samples.h"
#include "tests/screens/looks.h"
#include "tests/screens/samples.h"

namespace screen {
namespace {

using nlohmann::json;

/// Everybody's cards are discarded.
wotr::State all_discarded() {
  json position = turn_3();
  position.erase("hands");
  for (const wotr::Card& one : rules().cards) {
    position["discards"][std::string(wotr::id_of(one.side))].push_back(one.id);
  }
  return state_of(position);
}

bool is_on_screen(const screens::ShownCard& read, const Format& format) {
  return read.from.x >= 0 && read.from.y >= 0 && read.to.x <= format.size.x &&
         read.to.y <= format.size.y;
}

class CardsOn : public testing::TestWithParam<Format> {};

TEST_P(CardsOn, EveryCardCanBeReadWhole) {
  Screen screen(GetParam());
  const wotr::View view = view_of(all_discarded());
  screen.memory.game_sheets.open("played");
  for (int i = 0; i < wotr::kCardCount; ++i) {
    const auto id = static_cast<wotr::CardId>(i);
    SCOPED_TRACE(title(id));
    const bool free = wotr::card_of(rules(), id).side == wotr::Side::kFree;
    screen.own().played_page =
        free ? wotr_screens::PlayedPage::kFree : wotr_screens::PlayedPage::kShadow;
    screen.frame(view);
    screen.memory.card = wotr_screens::shown(id);
    const Shown answer = screen.frame(view);
    ASSERT_TRUE(answer.read.has_value());
    EXPECT_EQ(own(answer.read->card), id);
    EXPECT_TRUE(is_on_screen(*answer.read, GetParam())) << answer.read->to.y;
  }
  screen.settle(view);
  expect_good_sheets(GetParam());
}

TEST_P(CardsOn, TheHandFits) {
  Screen screen(GetParam());
  screen.log = long_log(30);
  const wotr::View view = view_of(state_of(turn_3()));
  screen.settle(view);
  screen.memory.hand_shown[0] = true;
  for (const wotr::CardId id : {card("bilbos-song"), card("cirdans-ships")}) {
    screen.memory.card = wotr_screens::shown(id);
    const Shown answer = screen.settle(view);
    expect_good_controls(answer.controls, GetParam());
    expect_good_sheets(GetParam());
    ASSERT_TRUE(answer.read.has_value());
    EXPECT_TRUE(is_on_screen(*answer.read, GetParam()));
  }
}

TEST_P(CardsOn, TheTableFits) {
  json position = turn_3();
  position["hands"] = {{"free", {"axe-and-bow"}}, {"shadow", {"olog-hai"}}};
  for (const bool many : {false, true}) {
    position["tableCards"] = {{"free", {"wizards-staff"}}, {"shadow", json::array()}};
    if (many) {
      position["tableCards"] = {
          {"free", {"mithril-coat-and-sting", "wizards-staff", "a-power-too-great"}},
          {"shadow", {"threats-and-promises", "flocks-of-crebain"}}};
    }
    Screen screen(GetParam());
    screen.log = long_log(30);
    const wotr::View view = view_of(state_of(position));
    const Shown answer = screen.settle(view);
    expect_good_controls(answer.controls, GetParam());
    expect_good_sheets(GetParam());
    expect_apart(GetParam());
    const char* last = many ? "Flocks of Crebain" : "Wizard's Staff";
    if (find_control(answer, last) != nullptr) continue;
    press(screen, view, "5 cards on the table");
    EXPECT_NE(find_control(screen.settle(view), last), nullptr);
  }
}

INSTANTIATE_TEST_SUITE_P(Every, CardsOn, testing::ValuesIn(formats()), id_of);

TEST(CardQuestions, AreAnsweredByTheCardsAndReadWhileOneIsHeld) {
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kDiscard || sample.players != 2) continue;
    Screen screen(formats().front());
    sit_down(screen, sample);
    const wotr::View view = view_of(sample);
    const screens::ShownOption first = screen.settle(view).shown.front();
    const glm::vec2 middle = (first.from + first.to) / 2.0F;
    const auto wanted = static_cast<wotr::CardId>(first.action.a);
    const Shown pointed = screen.point(view, middle);
    ASSERT_TRUE(pointed.read.has_value());
    EXPECT_EQ(own(pointed.read->card), wanted);
    EXPECT_FALSE(screen.hold(view, middle, 0.8F).action.has_value());
    EXPECT_EQ(screen.click(view, first).action, first.action);
    return;
  }
  ADD_FAILURE() << "nobody had to discard";
}

TEST(CardQuestions, CoverACardToPlayOnASharedScreen) {
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kPlayCard) continue;
    Screen screen(formats().front());
    screen.players.assign(static_cast<std::size_t>(sample.players), "human");
    const wotr::View view = view_of(sample);
    EXPECT_TRUE(screen.settle(view).shown.empty());
    const auto seat = static_cast<std::size_t>(core::index(view.decision.seat));
    screen.memory.hand_shown[seat] = true;  // the hand lies open already
    EXPECT_EQ(screen.settle(view).shown.size(), view.decision.actions.size());
  }
}

TEST(CardInPlay, IsNamedBesideItsQuestion) {
  int asked = 0;
  for (const Sample& sample : samples()) {
    const wotr::View view = view_of(sample);
    if (view.board.event.card == wotr::kNoCard) continue;
    Screen screen(formats().front());
    sit_down(screen, sample);
    EXPECT_NE(find_control(screen.settle(view), title(view.board.event.card)), nullptr);
    ++asked;
  }
  EXPECT_GT(asked, 3);
}

/// A battle in which a seat of two is asked, with a Combat card of each side.
wotr::State in_battle(wotr::CardId free, wotr::CardId shadow) {
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kCasualty || sample.players != 2) continue;
    wotr::State state = sample.state;
    state.board.battle.cards = {};
    state.board.battle.cards[0].card = free;
    state.board.battle.cards[1].card = shadow;
    return state;
  }
  ADD_FAILURE() << "no battle";
  return samples().front().state;
}

TEST(CombatCards, LieAtTheBattleOnceTheyAreRevealed) {
  const wotr::CardId free = card("athelas");
  const wotr::CardId shadow = card("stormcrow");
  for (const Format& format : formats()) {
    wotr::State state = in_battle(free, shadow);
    for (const bool revealed : {false, true}) {
      SCOPED_TRACE(screen::name_of(format));
      state.board.battle.cards_revealed = revealed ? 1 : 0;
      Screen screen(format);
      const Shown answer =
          screen.settle(wotr::Game::view(rules(), state, core::viewer_of(core::Seat{0})));
      expect_good_sheets(format);
      if (format.size.x / format.scale < 1000) continue;  // there is room for the names only
      EXPECT_NE(find_control(answer, title(free)), nullptr) << "its owner knows it";
      EXPECT_EQ(find_control(answer, title(shadow)) != nullptr, revealed);
    }
  }
}

TEST(PlayedCards, ShowOpenDiscardsOnly) {
  json position = turn_3();
  position["discards"] = {{"free", {"athelas"}}, {"shadow", {"stormcrow"}}};
  wotr::State state = state_of(position);
  const wotr::CardId hidden = card("shelobs-lair");
  state.cards[static_cast<std::size_t>(hidden)] = wotr::hidden_discard_of(core::Seat{1});
  Screen screen(formats().front());
  screen.memory.game_sheets.open("played");
  screen.own().played_page = wotr_screens::PlayedPage::kShadow;
  for (const core::Viewer viewer : {core::viewer_of(core::Seat{0}), core::kAll}) {
    const Shown answer = screen.settle(wotr::Game::view(rules(), state, viewer));
    EXPECT_NE(find_control(answer, "Stormcrow"), nullptr);
    EXPECT_EQ(find_control(answer, "Athelas"), nullptr);
    EXPECT_EQ(find_control(answer, title(hidden)), nullptr);
  }
}

TEST(PlayedCards, OfOthersLieOpenForAWhile) {
  wotr::State state = state_of(turn_3());
  const core::Viewer viewer = core::viewer_of(core::Seat{0});
  Screen screen(formats().front());
  EXPECT_FALSE(screen.settle(wotr::Game::view(rules(), state, viewer)).read.has_value());
  const wotr::CardId played = card("cruel-weather");
  state.cards[static_cast<std::size_t>(played)] = wotr::CardPlace::kDiscard;
  const wotr::View after = wotr::Game::view(rules(), state, viewer);
  const Shown shown = screen.settle(after);
  ASSERT_TRUE(shown.read.has_value());
  EXPECT_EQ(own(shown.read->card), played);
  screen.click(after, glm::vec2(640, 300));
  EXPECT_FALSE(screen.settle(after).read.has_value()) << "a press has put it away";
}

/// How broad all is that lies over the sheets, and where its middle is; but for so many corners
/// that lay there before.
glm::vec2 breadth_over_sheets(int before) {
  const ImDrawList& list = *ImGui::GetForegroundDrawList();
  if (list.VtxBuffer.Size <= before) return {0, 0};
  const auto [left, right] = std::minmax_element(
      list.VtxBuffer.begin() + before, list.VtxBuffer.end(),
      [](const ImDrawVert& one, const ImDrawVert& other) { return one.pos.x < other.pos.x; });
  return {right->pos.x - left->pos.x, (left->pos.x + right->pos.x) / 2};
}

/// The Shadow plays a card; what lies over the sheets in the frames that follow.
std::vector<glm::vec2> breadths_of_an_announced_card(Screen& screen, int frames) {
  wotr::State state = state_of(turn_3());
  const core::Viewer viewer = core::viewer_of(core::Seat{0});
  screen.settle(wotr::Game::view(rules(), state, viewer));
  const int before = ImGui::GetForegroundDrawList()->VtxBuffer.Size;
  state.cards[static_cast<std::size_t>(card("cruel-weather"))] = wotr::CardPlace::kDiscard;
  const wotr::View after = wotr::Game::view(rules(), state, viewer);
  std::vector<glm::vec2> breadths;
  for (int i = 0; i < frames; ++i) {
    screen.frame(after);
    breadths.push_back(breadth_over_sheets(before));
  }
  return breadths;
}

TEST(PlayedCards, ComeFromTheirOwnersEndAndTurnOver) {
  Screen screen(formats().front());
  const std::vector<glm::vec2> breadths = breadths_of_an_announced_card(screen, 40);
  const float broad = breadths.back().x;
  EXPECT_GT(broad, 280);
  const glm::vec2 early = breadths[6];
  EXPECT_GT(early.x, 1);
  EXPECT_LT(early.x, broad * 0.7F);
  EXPECT_GT(early.y, breadths.back().y) << "nearer to the Shadow's end of the bar";
  const auto narrowest = std::min_element(
      breadths.begin() + 8, breadths.end(),
      [](const glm::vec2& one, const glm::vec2& other) { return one.x < other.x; });
  EXPECT_LT(narrowest->x, broad * 0.15F) << "it is seen from its edge as it turns";
}

TEST(PlayedCards, LieThereAtOnceInReducedMotion) {
  Screen screen(formats().front());
  screen.settings.reduced_motion = true;
  const std::vector<glm::vec2> breadths = breadths_of_an_announced_card(screen, 40);
  EXPECT_NEAR(breadths.front().x, breadths.back().x, 2);
}

/// One's own is seen for a moment on its way from the hand to where it lies.
TEST(PlayedCards, OfOnesOwnGoToWhereTheyLie) {
  Screen screen(formats().front());
  wotr::State state = state_of(turn_3());
  const core::Viewer viewer = core::viewer_of(core::Seat{0});
  screen.settle(wotr::Game::view(rules(), state, viewer));
  const auto song = static_cast<std::size_t>(card("bilbos-song"));
  screen.own().played_last = card("bilbos-song");
  state.cards[song] = wotr::CardPlace::kDiscard;
  const wotr::View after = wotr::Game::view(rules(), state, viewer);
  Shown shown = screen.settle(after);
  ASSERT_TRUE(shown.read.has_value());
  EXPECT_EQ(own(shown.read->card), card("bilbos-song"));
  for (int i = 0; i < 150; ++i) shown = screen.frame(after);
  EXPECT_FALSE(shown.read.has_value());
}

/// What is thrown away is no news to whoever threw it.
TEST(PlayedCards, OfOnesOwnAreNotShownWhereTheyWereDiscarded) {
  Screen screen(formats().front());
  wotr::State state = state_of(turn_3());
  const core::Viewer viewer = core::viewer_of(core::Seat{0});
  screen.settle(wotr::Game::view(rules(), state, viewer));
  state.cards[static_cast<std::size_t>(card("bilbos-song"))] = wotr::CardPlace::kDiscard;
  EXPECT_FALSE(screen.settle(wotr::Game::view(rules(), state, viewer)).read.has_value());
}

/// What everybody looks at is the land between the sheets of the battle it is played in.
TEST(PlayedCards, LeaveTheMiddleOfABattleFree) {
  for (const Sample& sample : samples()) {
    if (sample.players != 2 || sample.kind != wotr::DecisionKind::kCasualty) continue;
    Screen screen(formats().front());
    sit_down(screen, sample);
    wotr::View view = view_of(sample);
    screen.settle(view);
    for (const char* id : {"cruel-weather", "bilbos-song"}) {
      view.cards[static_cast<std::size_t>(card(id))] = wotr::CardPlace::kDiscard;
      const Shown shown = screen.settle(view);
      if (!shown.read || own(shown.read->card) != card(id)) continue;
      const float breadth = formats().front().size.x;
      EXPECT_TRUE(shown.read->to.x < 0.3F * breadth || shown.read->from.x > 0.7F * breadth)
          << id << " over the land that is fought for";
    }
  }
}

/// What the reader of the log sees with the pointer on its first line.
Shown point_at_line(const match::LogLine& line) {
  Screen screen({{1920, 1080}, 1});
  const wotr::View view = view_of(state_of(turn_3()));
  screen.log = {line};
  screen.settle(view);
  const ImGuiWindow* log = ImGui::FindWindowByName("log");
  if (log == nullptr) return {};
  return screen.point(view, {log->Pos.x + 60, log->Pos.y + 30});
}

core::Event played(std::uint8_t id) {
  return {static_cast<std::uint8_t>(wotr::EventKind::kCardPlayed), {1, id}};
}

TEST(Log, ShowsTheCardOfALine) {
  const auto cruel = static_cast<std::uint8_t>(card("cruel-weather"));
  // In the words of whatever language.
  const Shown answer = point_at_line({"Der Schatten spielt eine Karte.", played(cruel)});
  ASSERT_TRUE(answer.read.has_value());
  EXPECT_EQ(own(answer.read->card), card("cruel-weather"));
}

TEST(Log, ShowsNoCardThatTheLineOnlySeemsToName) {
  EXPECT_FALSE(point_at_line({"There is Cruel Weather in the mountains.", {}}).read.has_value());
  const core::Event hidden = played(core::kHiddenArgument);
  EXPECT_FALSE(point_at_line({"A card was played.", hidden}).read.has_value());
}

TEST(CardTexts, AreWrittenSmallerBeforeAWordIsBroken) {
  use_scale(1);
  ImFont* font = ImGui::GetIO().Fonts->Fonts[0];
  const screens::CardText title{font, engine::ink::kInk, "Gundabadberg", 0, 1};
  const float line = screens::size_of(font);
  const float whole = screens::widest_word(title);
  EXPECT_EQ(screens::height_of({title}, whole + 2), line);
  EXPECT_LT(screens::height_of({title}, 0.8F * whole), line) << "smaller, on one line";
  EXPECT_LT(screens::height_of({title}, 0.3F * whole), line) << "it goes on beyond its room";
}

}  // namespace
}  // namespace screen
