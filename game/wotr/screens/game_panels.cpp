#include "game/wotr/screens/game_panels.h"

#include <algorithm>
#include <array>

#include "game/screens/state/typed.h"
#include "game/screens/top_bar.h"
#include "game/wotr/screens/battle/conflict.h"
#include "game/wotr/screens/cards/announcement.h"
#include "game/wotr/screens/cards/card_face.h"
#include "game/wotr/screens/cards/card_options.h"
#include "game/wotr/screens/cards/card_play.h"
#include "game/wotr/screens/cards/cards.h"
#include "game/wotr/screens/cards/hand.h"
#include "game/wotr/screens/cards/hand_fan.h"
#include "game/wotr/screens/cards/played_cards.h"
#include "game/wotr/screens/context/context.h"
#include "game/wotr/screens/context/dice_icon.h"
#include "game/wotr/screens/hunt/bearing.h"
#include "game/wotr/screens/hunt/staged_hunt.h"
#include "game/wotr/screens/moments.h"
#include "game/wotr/screens/sides/pools.h"
#include "game/wotr/screens/sides/seat_marks.h"
#include "game/wotr/screens/sides/side_panel.h"
#include "game/wotr/screens/sides/tally.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

using screens::typed;

screens::Columns columns(const screens::Settings& settings) {
  const auto column = [&](wotr::Side side) {
    const bool folded = screens::is_folded(settings, panel_of(side));
    return folded ? screens::Column::kTab : screens::Column::kOpen;
  };
  return {column(wotr::Side::kFree), column(wotr::Side::kShadow)};
}

std::span<const std::string_view> folding() {
  static const std::array kPanels{panel_of(wotr::Side::kFree), panel_of(wotr::Side::kShadow)};
  return kPanels;
}

ImU32 party_ink(std::string_view party) {
  constexpr ImU32 kFree = IM_COL32(0x2F, 0x5D, 0x8C, 0xFF);
  constexpr ImU32 kShadow = IM_COL32(0xA0, 0x2B, 0x22, 0xFF);
  constexpr std::array<std::string_view, 3> kOfFree{"free", "gondor", "rohan"};
  return std::ranges::find(kOfFree, party) != kOfFree.end() ? kFree : kShadow;
}

void draw_bar(Context& context, screens::BarEnd end) {
  screens::OpenSheets& open = context.neutral.memory.game_sheets;
  if (end == screens::BarEnd::kRight) {
    if (screens::bar_button(context, "pools", engine::Icon::kBanner, "screen.pools")) {
      open.turn(kPoolsSheet);
    }
  } else if (screens::bar_button(context, "played", engine::Icon::kCard, "screen.played")) {
    open.turn(kPlayedSheet);
    context.neutral.memory.hand_shown = {};
  }
}

/// Where there is little room the faces of those who bear the damage need that of the Shadow's tab.
bool is_under_faces(const Context& context, wotr::Side side) {
  return side == wotr::Side::kShadow && context.compact() && is_folded(context, side) &&
         asks_who_bears(context);
}

/// Returns where the side's sheet ends.
float draw_column(Context& context, wotr::Side side) {
  const bool is_covered = is_column_covered(context, side) || is_under_faces(context, side);
  return is_covered ? bar_height(context.theme) : draw_side_panel(context, side);
}

float draw_columns(Context& context) {
  draw_table_cards(context, draw_column(context, wotr::Side::kFree));
  return draw_column(context, wotr::Side::kShadow);
}

void draw_boards(Context& context) {
  draw_conflict(context);
  draw_hands(context);
  draw_played_cards(context);
  draw_pools(context);
}

void draw_hand_of(Context& context, core::Seat) { draw_hands(context); }

void draw_picture(const Context& context, core::Action action, ImVec2 centre, float size) {
  const wotr::Side side = wotr::side_of(context.rules, context.decision.seat);
  draw_action_die(*ImGui::GetWindowDrawList(), centre, size, side,
                  static_cast<wotr::DieFace>(action.a));
}

void finish(Context& context) {
  draw_announcement(context);
  go_on_playing(context);
}

float height_of_card(const Context& context, screens::CardId card, float width) {
  return card_height(context, own(card), width);
}

void draw_read_card(const Context& context, ImDrawList& list, screens::CardId card, bool is_missing,
                    ImVec2 from, float width) {
  draw_card(context, list, own(card), from, width,
            is_missing ? CardLook::kMissing : CardLook::kAsPrinted);
}

void draw_small_card(const Context& context, ImDrawList& list, screens::CardId card, ImVec2 from,
                     ImVec2 to) {
  draw_small_face(context, list, own(card), from, to, to.x - from.x);
}

void draw_back_of(const Context& context, ImDrawList& list, screens::CardId card, ImVec2 from,
                  ImVec2 to) {
  const wotr::Card& printed = wotr::card_of(context.rules, own(card));
  draw_card_back(context, list, printed.side, printed.deck, from, to);
}

void turn_played_to(screens::Memory& memory, std::size_t page) {
  memory.own<Memory>().played_page = static_cast<PlayedPage>(page);
}

constexpr std::array kSheets{
    screens::SheetRow{.id = kPlayedSheet,
                      .title = "screen.played",
                      .covers = screens::Covers::kNothing,
                      .pages = kPlayedPages,
                      .turn_to = turn_played_to},
    screens::SheetRow{
        .id = kPoolsSheet, .title = "screen.pools", .covers = screens::Covers::kNothing}};

/// Cards that came into the hand, and the one that was played last.
void note(screens::Memory& memory, std::span<const core::Event> events) {
  Memory& own = memory.own<Memory>();
  for (const core::Event& event : events) {
    const wotr::CardId card = card_of(event);
    if (wotr::is_event(event, wotr::EventKind::kCardPlayed)) own.played_last = card;
    const bool is_seen =
        wotr::is_event(event, wotr::EventKind::kCardDrawn) && card != wotr::kNoCard;
    if (is_seen && std::ranges::count(own.drawn, card) == 0) own.drawn.push_back(card);
  }
}

void forget(screens::Memory& memory) {
  Memory& own = memory.own<Memory>();
  own.card_play.reset();
  own.drawn.clear();
  own.knows_places = false;  // what lies there now was not played before our eyes
}

}  // namespace

screens::GamePanels game_panels() {
  return {.columns = columns,
          .folding = folding,
          .party_ink = party_ink,
          .sheets = kSheets,
          .draw_bar = typed<draw_bar>,
          .tally_width = typed<tally_width>,
          .draw_tally = typed<draw_tally>,
          .draw_columns = typed<draw_columns>,
          .draw_boards = typed<draw_boards>,
          .draw_hand_of = typed<draw_hand_of>,
          .draw_card_in_play = typed<draw_card_in_play>,
          .draw_question = typed<draw_card_options>,
          .draw_picture = typed<draw_picture>,
          .finish = typed<finish>,
          .card_height = typed<height_of_card>,
          .draw_card = typed<draw_read_card>,
          .draw_small_card = typed<draw_small_card>,
          .draw_card_back = typed<draw_back_of>,
          .draw_moment_sign = typed<draw_moment_sign>,
          .draw_staged = typed<draw_staged_hunt>,
          .draw_side_mark = typed<draw_side_mark>,
          .draw_seat_marks = draw_seat_marks,
          .note = note,
          .forget = forget};
}

}  // namespace wotr_screens
