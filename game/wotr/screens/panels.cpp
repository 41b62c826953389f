#include "game/wotr/screens/panels.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/top_bar.h"
#include "game/wotr/data/pictures.h"
#include "game/wotr/screens/abilities.h"
#include "game/wotr/screens/announcement.h"
#include "game/wotr/screens/cards/card_face.h"
#include "game/wotr/screens/cards/card_options.h"
#include "game/wotr/screens/cards/card_play.h"
#include "game/wotr/screens/cards/cards.h"
#include "game/wotr/screens/cards/hand.h"
#include "game/wotr/screens/cards/played_cards.h"
#include "game/wotr/screens/casualties.h"
#include "game/wotr/screens/conflict.h"
#include "game/wotr/screens/desk/dice_icon.h"
#include "game/wotr/screens/frame_tip.h"
#include "game/wotr/screens/gesture_words.h"
#include "game/wotr/screens/moments.h"
#include "game/wotr/screens/new_game_choices.h"
#include "game/wotr/screens/on_air.h"
#include "game/wotr/screens/pools.h"
#include "game/wotr/screens/question.h"
#include "game/wotr/screens/recruits.h"
#include "game/wotr/screens/region_heard.h"
#include "game/wotr/screens/region_tip.h"
#include "game/wotr/screens/seat_marks.h"
#include "game/wotr/screens/side_panel.h"
#include "game/wotr/screens/tally.h"
#include "game/wotr/screens/why_not.h"
#include "game/wotr/table/recruits.h"
#include "rules/wotr/board/scores.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

using nlohmann::json;
using screens::Sheet;

std::string turn_words(const Desk& desk) {
  const wotr::Board& board = desk.view.board;
  const std::string phase = desk.words.name("phase", wotr::id_of(board.phase));
  return say(desk, "screen.turn", json{{"turn", board.turn}, {"phase", phase}});
}

/// who of two winners did best.
std::string praise(const Desk& desk) {
  const auto winner = wotr::winner_of(desk.view.board);
  if (!winner || !wotr::is_team(desk.rules, winner->side)) return {};
  const core::Seat best = wotr::best_seat(desk.rules, desk.view.board);
  if (best == core::kNobody) return say(desk, "screen.best-both");
  return say(desk, "screen.best", json{{"best", id_of(desk.rules, best)}});
}

/// The card whose engraving shows what happened: the Ring before the fire, the Eye, banners before
/// the last Stronghold.
std::string_view picture_of(wotr::Victory victory) {
  switch (victory) {
    case wotr::Victory::kRingDestroyed: return "the-ring-is-mine";
    case wotr::Victory::kCorruption: return "the-lidless-eye";
    case wotr::Victory::kFreeMilitary: return "the-last-battle";
    case wotr::Victory::kShadowMilitary: return "the-black-captain-commands";
    default: return {};
  }
}

screens::Ending ending_of(const Desk& desk) {
  const wotr::Board& board = desk.view.board;
  const auto winner = wotr::winner_of(board);
  const wotr::Side side = winner ? winner->side : wotr::Side::kFree;
  const json facts{{"corruption", board.fellowship.corruption},
                   {"points", wotr::victory_points(desk.rules, board, side)},
                   {"goal", points_to_win(side)}};
  return {.title = say(desk, key_for("screen.won", side)),
          .how = say(desk, "screen.how-won." + std::string(wotr::id_of(board.victory)), facts),
          .praise = praise(desk),
          .turn = say(desk, "screen.over", json{{"turn", board.turn}}),
          .picture = std::string(picture_of(board.victory)),
          .winner = std::string(wotr::id_of(side))};
}

/// Returns where the side's sheet ends.
float draw_column(Desk& desk, wotr::Side side) {
  const bool is_covered = is_column_covered(desk, side);
  return is_covered ? bar_height(desk.theme) : draw_side_panel(desk, side);
}

}  // namespace

std::span<const std::string_view> Panels::seats(const match::AnyView& view) const {
  return wotr::Game::seats(view.rules<wotr::Game>());
}

screens::Situation Panels::situation(Sheet& sheet) {
  Desk desk(sheet, memory_);
  keep_plays(desk);
  screens::Situation situation{
      .turn = turn_words(desk), .question = question_of(desk), .ending = {}};
  if (desk.decision.is_over()) situation.ending = ending_of(desk);
  return situation;
}

screens::RuleValues Panels::rules_of(const match::AnyView& view) const {
  return rule_values(view.rules<wotr::Game>().options);
}

std::string Panels::words_about(Sheet& sheet, table::RegionId region,
                                const table::FrameThing& thing) {
  const Desk desk(sheet, memory_);
  std::string words = wotr_screens::words_about(desk, thing);
  if (region == table::kNoRegion) return words;
  if (!words.empty()) words.insert(0, 1, '\n');
  return wotr_screens::words_about(desk, static_cast<wotr::RegionId>(region)) + words;
}

core::Ruling Panels::ruling_about(Sheet&, table::RegionId, const table::FrameThing& thing) {
  return wotr_screens::ruling_about(thing);
}

std::string Panels::heard_about(Sheet& sheet, table::RegionId region) {
  return words_heard_about(Desk(sheet, memory_), static_cast<wotr::RegionId>(region));
}

std::string Panels::row_words(Sheet& sheet, core::Action action) {
  return wotr_screens::row_words(Desk(sheet, memory_), action);
}

screens::RowPlace Panels::place_of_row(Sheet& sheet, core::Action row) {
  const Desk desk(sheet, memory_);
  if (wotr_table::is_recruit_row(row)) return place_of_recruit(desk, row);
  screens::RowPlace listed;
  listed.tip = words_about_reducing(desk, row);
  if (wotr::is(row, wotr::ActionKind::kTake)) {
    listed.tip = words_about_walker(desk, wotr::character_of(row));
  }
  return listed;
}

std::string Panels::words_of_rest(Sheet& sheet, const core::Bundle& bundle,
                                  std::span<const int> counts) {
  if (!wotr_table::is_recruit_row(bundle.rows.front())) return {};
  return words_of_recruits_left(Desk(sheet, memory_), bundle, counts);
}

std::string Panels::words_of_lack(Sheet& sheet, const core::Bundle& bundle,
                                  std::span<const int> counts) {
  const Desk desk(sheet, memory_);
  return wotr_table::is_recruit_row(bundle.rows.front())
             ? words_of_recruits_due(desk, bundle, counts)
             : wotr_screens::words_of_lack(desk, bundle, counts);
}

screens::UsualCounts Panels::usual_counts(Sheet& sheet, const core::Bundle& bundle) {
  return usual_losses(Desk(sheet, memory_), bundle);
}

std::string Panels::held_words(Sheet& sheet) {
  return wotr_screens::held_words(Desk(sheet, memory_));
}

std::string Panels::touchable_tip(Sheet& sheet, const table::Touchable& one) {
  return wotr_screens::touchable_tip(Desk(sheet, memory_), one);
}

std::string Panels::touchable_words(Sheet& sheet, const table::Touchable& one) {
  return wotr_screens::touchable_words(Desk(sheet, memory_), one);
}

std::string Panels::gesture_words(Sheet& sheet, const table::Gesture& gesture) {
  return wotr_screens::gesture_words(Desk(sheet, memory_), gesture);
}

screens::WhyNot Panels::why_not(Sheet& sheet, const table::Touchable& touched) {
  return wotr_screens::why_not(Desk(sheet, memory_), touched);
}

screens::CardId Panels::card_of(const core::Event& event) const {
  return shown(wotr_screens::card_of(event));
}

std::vector<screens::Moment> Panels::moments(const match::AnyView& view,
                                             const lang::Sentences& words,
                                             std::span<const core::Event> events) {
  for (const core::Event& event : events) {
    const wotr::CardId card = wotr_screens::card_of(event);
    if (wotr::is_event(event, wotr::EventKind::kCardPlayed)) memory_.played_last = card;
    const bool is_seen =
        wotr::is_event(event, wotr::EventKind::kCardDrawn) && card != wotr::kNoCard;
    if (is_seen && std::ranges::count(memory_.drawn, card) == 0) memory_.drawn.push_back(card);
  }
  return moments_of(told_, words, view.rules<wotr::Game>(), view.as<wotr::Game>(), events, doing_);
}

table::RegionSet Panels::places_of(const core::Event& event) {
  return wotr_screens::places_of(event);
}

int Panels::weight_of(const match::AnyView& view, const lang::Sentences& words,
                      const core::Event& event) {
  return wotr_screens::weight_of(told_, words, view.rules<wotr::Game>(), event);
}

void Panels::draw_side_mark(Sheet& sheet, ImDrawList& list, const core::Event& event, ImVec2 centre,
                            float size) {
  wotr_screens::draw_side_mark(list, sheet.state.view.rules<wotr::Game>(), event, centre, size);
}

ImU32 Panels::party_ink(std::string_view party) const {
  constexpr ImU32 kFree = IM_COL32(0x2F, 0x5D, 0x8C, 0xFF);
  constexpr ImU32 kShadow = IM_COL32(0xA0, 0x2B, 0x22, 0xFF);
  constexpr std::array<std::string_view, 3> kOfFree{"free", "gondor", "rohan"};
  return std::ranges::find(kOfFree, party) != kOfFree.end() ? kFree : kShadow;
}

std::vector<match::Chart> Panels::counted(const match::AnyView& view) const {
  return wotr_screens::counted(view.rules<wotr::Game>(), view.as<wotr::Game>().board);
}

std::string Panels::odds_words(Sheet& sheet) { return words_at_stake(Desk(sheet, memory_)); }

screens::Columns Panels::columns(const screens::Settings& settings) const {
  const auto column = [&](wotr::Side side) {
    const bool folded = screens::is_folded(settings, panel_of(side));
    return folded ? screens::Column::kTab : screens::Column::kOpen;
  };
  return {column(wotr::Side::kFree), column(wotr::Side::kShadow)};
}

std::span<const std::string_view> Panels::folding() const {
  static const std::array kPanels{panel_of(wotr::Side::kFree), panel_of(wotr::Side::kShadow)};
  return kPanels;
}

void Panels::draw_bar(Sheet& sheet, screens::BarEnd end) {
  if (end == screens::BarEnd::kRight) {
    if (screens::bar_button(sheet, "pools", engine::Icon::kBanner, "screen.pools")) {
      memory_.pools_open = !memory_.pools_open;
    }
  } else if (screens::bar_button(sheet, "played", engine::Icon::kCard, "screen.played")) {
    memory_.played_open = !memory_.played_open;
    sheet.memory.hand_shown = {};
  }
}

float Panels::tally_width(Sheet& sheet) { return wotr_screens::tally_width(Desk(sheet, memory_)); }

void Panels::draw_tally(Sheet& sheet, ImDrawList& list, ImVec2 left_middle) {
  wotr_screens::draw_tally(Desk(sheet, memory_), list, left_middle);
}

float Panels::draw_columns(Sheet& sheet) {
  Desk desk(sheet, memory_);
  draw_table_cards(desk, draw_column(desk, wotr::Side::kFree));
  return draw_column(desk, wotr::Side::kShadow);
}

void Panels::draw_boards(Sheet& sheet) {
  Desk desk(sheet, memory_);
  draw_conflict(desk);
  draw_hands(desk);
  draw_played_cards(desk);
  draw_pools(desk);
}

void Panels::draw_card_in_play(Sheet& sheet) {
  Desk desk(sheet, memory_);
  wotr_screens::draw_card_in_play(desk);
}

std::vector<std::string> Panels::hand_titles(Sheet& sheet, core::Seat seat) {
  const Desk desk(sheet, memory_);
  std::vector<std::string> titles;
  for (const wotr::CardId card : cards_in(desk, wotr::hand_of(seat))) {
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
  draw_card_options(desk);
}

void Panels::draw_picture(Sheet& sheet, core::Action action, ImVec2 centre, float size) {
  const Desk desk(sheet, memory_);
  const wotr::Side side = wotr::side_of(desk.rules, desk.decision.seat);
  draw_action_die(*ImGui::GetWindowDrawList(), centre, size, side,
                  static_cast<wotr::DieFace>(action.a));
}

void Panels::finish(Sheet& sheet) {
  Desk desk(sheet, memory_);
  draw_announcement(desk);
  go_on_playing(desk);
}

float Panels::card_height(Sheet& sheet, screens::CardId card, float width) {
  return wotr_screens::card_height(Desk(sheet, memory_), own(card), width);
}

void Panels::draw_card(Sheet& sheet, ImDrawList& list, screens::CardId card, bool is_missing,
                       ImVec2 from, float width) {
  const CardLook look = is_missing ? CardLook::kMissing : CardLook::kAsPrinted;
  wotr_screens::draw_card(Desk(sheet, memory_), list, own(card), from, width, look);
}

void Panels::draw_card_back(Sheet& sheet, ImDrawList& list, screens::CardId card, ImVec2 from,
                            ImVec2 to) {
  const Desk desk(sheet, memory_);
  const wotr::Card& printed = wotr::card_of(desk.rules, own(card));
  wotr_screens::draw_card_back(desk, list, printed.side, printed.deck, from, to);
}

void Panels::draw_moment_sign(Sheet& sheet, ImDrawList& list, const screens::Moment& moment,
                              ImVec2 centre, float size) {
  wotr_screens::draw_moment_sign(list, sheet.state.view.rules<wotr::Game>(), moment, centre, size);
}

void Panels::draw_seat_marks(Sheet& sheet, int seats, core::Seat seat) {
  wotr_screens::draw_seat_marks(sheet, seats, seat);
}

bool Panels::close_top_sheet() {
  const bool was_open = memory_.played_open;
  memory_.played_open = false;
  return was_open;
}

std::span<const std::string_view> Panels::sheets() const { return wotr_data::kSheets; }

void Panels::open_sheet(std::string_view name) {
  memory_.played_open = name == "played" || name == "discards";
  if (name == "discards") memory_.played_page = PlayedPage::kShadow;
}

void Panels::forget() {
  memory_.card_play.reset();
  doing_ = {};
  memory_.drawn.clear();
  memory_.knows_places = false;  // what lies there now was not played before our eyes
}

}  // namespace wotr_screens
