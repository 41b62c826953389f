#include "game/trilogy/screens/panels.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "game/lang/capital.h"
#include "game/screens/top_bar.h"
#include "game/trilogy/data/pictures.h"
#include "game/trilogy/screens/announcement.h"
#include "game/trilogy/screens/attack.h"
#include "game/trilogy/screens/cards/card_face.h"
#include "game/trilogy/screens/cards/card_options.h"
#include "game/trilogy/screens/cards/hand.h"
#include "game/trilogy/screens/desk/signs.h"
#include "game/trilogy/screens/gesture_words.h"
#include "game/trilogy/screens/moments.h"
#include "game/trilogy/screens/new_game_choices.h"
#include "game/trilogy/screens/placing.h"
#include "game/trilogy/screens/question.h"
#include "game/trilogy/screens/score_sheet.h"
#include "game/trilogy/screens/seats_column.h"
#include "game/trilogy/screens/tally.h"
#include "game/trilogy/screens/territory_tip.h"
#include "game/trilogy/screens/why_not.h"
#include "rules/trilogy/board/scores.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/names/names.h"
#include "rules/trilogy/names/read_names.h"

namespace trilogy_screens {
namespace {

using nlohmann::json;
using screens::Sheet;

/// "Turn 3 · Red · combat".
std::string turn_words(const Desk& desk) {
  const trilogy::Board& board = desk.board;
  if (desk.decision.is_over()) return say(desk, "screen.over", json{{"turn", board.turn}});
  const std::string phase = desk.words.name("phase", trilogy::id_of(board.phase));
  if (board.phase != trilogy::Phase::kTurn) {
    return say(desk, "screen.set-up", json{{"phase", phase}});
  }
  return say(desk, "screen.turn",
             json{{"turn", board.turn},
                  {"seat", trilogy::seat_id(desk.rules, board.to_act)},
                  {"step", trilogy::id_of(board.step)}});
}

/// The card whose engraving shows what happened: the fire of the mountain, or whose host is left.
std::string picture_of(const Desk& desk) {
  if (desk.board.victory == trilogy::Victory::kPoints) return "mission-mount-doom";
  const bool is_good = trilogy::side_of(desk.rules, desk.board.winner) == trilogy::Side::kGood;
  return is_good ? "event-aragorn-arrives" : "power-the-enemy-is-at-hand";
}

/// The best of those who have not won.
int best_other_score(const Desk& desk) {
  const trilogy::State open = open_state(desk.view);
  int best = 0;
  for (const core::Seat seat : seats_of(desk.rules)) {
    const bool counts = seat != desk.board.winner && trilogy::is_in_play(desk.board, seat);
    if (counts) best = std::max(best, trilogy::score_of(desk.rules, open, seat));
  }
  return best;
}

screens::Ending ending_of(const Desk& desk) {
  const trilogy::Board& board = desk.board;
  const std::string winner(trilogy::seat_id(desk.rules, board.winner));
  const json facts{{"seat", winner},
                   {"points", trilogy::score_of(desk.rules, open_state(desk.view), board.winner)},
                   {"other", best_other_score(desk)}};
  const std::string victory(trilogy::id_of(board.victory));
  return {.title = lang::with_capital(say(desk, "screen.has-won", facts)),
          .how = say(desk, "screen.how-won." + victory, facts),
          .praise = {},
          .turn = say(desk, "screen.over", json{{"turn", board.turn}}),
          .picture = picture_of(desk),
          .winner = winner};
}

}  // namespace

std::span<const std::string_view> Panels::seats(const match::AnyView& view) const {
  return trilogy::Game::seats(view.rules<trilogy::Game>());
}

screens::Situation Panels::situation(Sheet& sheet) {
  const Desk desk(sheet, memory_);
  screens::Situation situation{
      .turn = turn_words(desk), .question = question_of(desk), .ending = {}};
  if (desk.decision.is_over()) situation.ending = ending_of(desk);
  return situation;
}

screens::RuleValues Panels::rules_of(const match::AnyView& view) const {
  return rule_values(view.rules<trilogy::Game>().options);
}

std::string Panels::words_about(Sheet& sheet, table::RegionId region, const table::FrameThing&) {
  const Territory territory = territory_at(region);
  if (territory == trilogy::kNoTerritory) return {};
  return trilogy_screens::words_about(Desk(sheet, memory_), territory);
}

std::string Panels::held_words(Sheet& sheet) {
  return trilogy_screens::held_words(Desk(sheet, memory_));
}

std::string Panels::gesture_words(Sheet& sheet, const table::Gesture& gesture) {
  return trilogy_screens::gesture_words(Desk(sheet, memory_), gesture);
}

screens::WhyNot Panels::why_not(Sheet& sheet, const table::Touchable& touched) {
  return trilogy_screens::why_not(Desk(sheet, memory_), touched);
}

screens::CardId Panels::card_of(const core::Event& event) const {
  return shown(trilogy_screens::card_of(event));
}

std::vector<screens::Moment> Panels::moments(const match::AnyView& view,
                                             const lang::Sentences& words,
                                             std::span<const core::Event> events) {
  return moments_of(told_, words, view.rules<trilogy::Game>(), view.as<trilogy::Game>(), events);
}

table::RegionSet Panels::places_of(const core::Event& event) {
  return trilogy_screens::places_of(event);
}

int Panels::weight_of(const match::AnyView& view, const lang::Sentences& words,
                      const core::Event& event) {
  return trilogy_screens::weight_of(told_, words, view.rules<trilogy::Game>(), event);
}

void Panels::draw_side_mark(Sheet& sheet, ImDrawList& list, const core::Event& event, ImVec2 centre,
                            float size) {
  const trilogy::Rules& rules = sheet.state.view.rules<trilogy::Game>();
  const core::Seat seat = seat_of(rules, event);
  if (seat == trilogy::kNobody) return;
  draw_colour_disc(list, centre, size / 2, colour_of(rules, seat));
}

ImU32 Panels::party_ink(std::string_view party) const {
  const auto colour = trilogy::find_id<trilogy::Colour>(party);  // a seat is called after it
  return colour ? ink_of(*colour) : engine::ink::kInk;
}

std::vector<match::Chart> Panels::counted(const match::AnyView& view) const {
  const auto& rules = view.rules<trilogy::Game>();
  const trilogy::State state = open_state(view.as<trilogy::Game>());
  match::Chart points{.title = "course.points", .series = {}};
  for (const core::Seat seat : seats_of(rules)) {
    points.series.push_back({.party = std::string(trilogy::Game::seats(rules)[trilogy::at(seat)]),
                             .values = {trilogy::score_of(rules, state, seat)}});
  }
  return {points};
}

std::string Panels::odds_words(Sheet& sheet) { return words_at_stake(Desk(sheet, memory_)); }

screens::Columns Panels::columns(const screens::Settings& settings) const {
  const bool folded = screens::is_folded(settings, kSeatsColumn);
  return {folded ? screens::Column::kTab : screens::Column::kOpen, screens::Column::kNone};
}

std::span<const std::string_view> Panels::folding() const {
  static constexpr std::array kPanels{kSeatsColumn};
  return kPanels;
}

void Panels::draw_bar(Sheet& sheet, screens::BarEnd end) {
  if (end == screens::BarEnd::kLeft) return;
  if (screens::bar_button(sheet, "score", engine::Icon::kBanner, "screen.score-now")) {
    memory_.score_open = !memory_.score_open;
  }
}

float Panels::tally_width(Sheet& sheet) {
  return trilogy_screens::tally_width(Desk(sheet, memory_));
}

void Panels::draw_tally(Sheet& sheet, ImDrawList& list, ImVec2 left_middle) {
  trilogy_screens::draw_tally(Desk(sheet, memory_), list, left_middle);
}

float Panels::draw_columns(Sheet& sheet) {
  Desk desk(sheet, memory_);
  if (!is_column_covered(desk)) draw_seats_column(desk);
  return bar_height(sheet.theme);
}

void Panels::draw_boards(Sheet& sheet) {
  Desk desk(sheet, memory_);
  if (!memory_.score_open) draw_battle(desk);
  draw_hands(desk);
  draw_score(desk);
}

std::vector<std::string> Panels::hand_titles(Sheet& sheet, core::Seat seat) {
  const Desk desk(sheet, memory_);
  const std::size_t held = trilogy::at(seat);
  std::vector<std::string> titles;
  for (const trilogy::CardId card : desk.view.piles.hands[held] | desk.view.piles.secrets[held]) {
    titles.push_back(name_of(desk, card));
  }
  return titles;
}

void Panels::draw_hand_of(Sheet& sheet, core::Seat /*seat*/) {
  Desk desk(sheet, memory_);
  draw_hands(desk);
}

void Panels::draw_question(Sheet& sheet) {
  Desk desk(sheet, memory_);
  trilogy_screens::draw_question(desk);
}

void Panels::finish(Sheet& sheet) {
  Desk desk(sheet, memory_);
  take_named_territory(desk);
  draw_announcement(desk);
  go_on_attacking(desk);
  go_on_setting_up(desk);
}

float Panels::card_height(Sheet& sheet, screens::CardId card, float width) {
  return trilogy_screens::card_height(Desk(sheet, memory_), own(card), width);
}

void Panels::draw_card(Sheet& sheet, ImDrawList& list, screens::CardId card, bool /*is_missing*/,
                       ImVec2 from, float width) {
  trilogy_screens::draw_card(Desk(sheet, memory_), list, own(card), from, width);
}

void Panels::draw_card_back(Sheet& sheet, ImDrawList& list, screens::CardId card, ImVec2 from,
                            ImVec2 to) {
  const Desk desk(sheet, memory_);
  trilogy_screens::draw_card_back(desk, list, trilogy::deck_of(own(card)), from, to);
}

void Panels::draw_moment_sign(Sheet& sheet, ImDrawList& list, const screens::Moment& moment,
                              ImVec2 centre, float size) {
  const trilogy::Rules& rules = sheet.state.view.rules<trilogy::Game>();
  trilogy_screens::draw_moment_sign(list, rules, moment, centre, size);
}

void Panels::draw_seat_marks(Sheet& sheet, int /*seats*/, core::Seat seat) {
  if (!sheet.memory.new_game || sheet.state.choices == nullptr) return;
  const auto seats = screens::seats_at(*sheet.state.choices, *sheet.memory.new_game);
  const std::size_t place = trilogy::at(seat);
  const auto colour =
      place < seats.size() ? trilogy::find_id<trilogy::Colour>(seats[place].id) : std::nullopt;
  if (!colour) return;
  const float radius = sheet.unit(9);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  draw_colour_disc(*ImGui::GetWindowDrawList(), {start.x + radius, start.y + radius}, radius,
                   *colour);
  ImGui::Dummy(ImVec2(2 * radius, 2 * radius));
}

bool Panels::close_top_sheet() {
  const bool was_open = memory_.score_open;
  memory_.score_open = false;
  return was_open;
}

std::span<const std::string_view> Panels::sheets() const { return trilogy_data::kSheets; }

void Panels::open_sheet(std::string_view name) { memory_.score_open = name == "score"; }

/// What lies open now was not shown before our eyes.
void Panels::forget() { memory_ = {}; }

}  // namespace trilogy_screens
