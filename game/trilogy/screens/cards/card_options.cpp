#include "game/trilogy/screens/cards/card_options.h"

#include <algorithm>

#include "game/screens/controls/control.h"
#include "game/screens/controls/hidden_hand.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/taught.h"
#include "game/trilogy/screens/cards/card_tile.h"
#include "rules/trilogy/state/actions.h"
#include "rules/trilogy/state/event_kind.h"

namespace trilogy_screens {
namespace {

using trilogy::ActionKind;

/// Whoever holds a finger on a card so long, in seconds, wants to read it.
constexpr float kHeld = 0.6F;

bool was_held() { return ImGui::GetIO().MouseDownDurationPrev[0] > kHeld; }

void draw_one(Context& context, core::Action action) {
  const trilogy::CardId card = card_of(action);
  const bool pressed = card_tile(context, card, {.is_lit = true});
  context.drawn.shown.push_back(screens::last_item(context, action, tile_words(context, card)));
  context.drawn.shown.back().label = name_of(context, card);
  screens::mark_taught(context, action);
  screens::read_pointed_card(context, shown(card));
  if (pressed && !was_held()) context.answer.action = action;
}

}  // namespace

trilogy::CardId card_of(core::Action action) {
  for (const ActionKind kind :
       {ActionKind::kMission, ActionKind::kPlayCard, ActionKind::kShowCard, ActionKind::kDiscard}) {
    if (trilogy::is(action, kind)) return trilogy::card_of(action);
  }
  return trilogy::kNoCard;
}

trilogy::CardId card_of(const core::Event& event) {
  const core::SchemaRow& row = trilogy::event_schema()[event.kind];
  for (std::size_t i = 0; i < event.args.size(); ++i) {
    const bool is_card = row.fields[i].type == static_cast<std::uint8_t>(trilogy::FieldType::kCard);
    if (is_card && event.args[i] < trilogy::kCardCount) {
      return static_cast<trilogy::CardId>(event.args[i]);
    }
  }
  return trilogy::kNoCard;
}

bool names_hand(const core::Action& action) {
  return card_of(action) != trilogy::kNoCard || trilogy::is(action, ActionKind::kTurnIn);
}

void draw_card_options(Context& context, bool is_behind) {
  bool is_first = !is_behind;
  for (const core::Action action : context.decision.actions) {
    const trilogy::CardId card = card_of(action);
    if (card == trilogy::kNoCard) continue;
    if (!is_first) screens::flow(context, tile_size(context, card).x);
    is_first = false;
    draw_one(context, action);
  }
}

bool draw_cover(Context& context) {
  const bool may_hide = trilogy::row_of(context.decision).may_hide_cards;
  if (!may_hide || !screens::is_hand_covered(context)) return false;
  const std::string words =
      screens::words_to_turn_up(context, say(context, "screen.show-my-cards"));
  screens::flow(context, screens::control_width(context, words));
  const bool is_pressed = screens::plain_control(context, words);
  if (screens::turns_cards_up(context, is_pressed)) context.neutral.memory.options_shown = true;
  return true;
}

}  // namespace trilogy_screens
