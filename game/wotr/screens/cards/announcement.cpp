#include "game/wotr/screens/cards/announcement.h"

#include <vector>

#include <imgui_internal.h>

#include "game/screens/controls/hidden_hand.h"
#include "game/wotr/screens/cards/cards.h"
#include "game/wotr/screens/context/flank.h"

namespace wotr_screens {
namespace {

constexpr int kMost = 2;  // more than these at once come from another game, not from a hand
constexpr std::size_t kMostDrawn = 4;

bool is_open(wotr::CardPlace place) {
  return place == wotr::CardPlace::kDiscard || (place != wotr::kUnseen && wotr::is_on_table(place));
}

/// Where the card was, nobody before the screen held it.
bool was_with_others(const Context& context, wotr::CardPlace place) {
  if (place == wotr::kUnseen) return true;
  const auto seat = static_cast<std::size_t>(core::index(wotr::holder_of(place)));
  return seat < context.neutral.state.players.size() &&
         context.neutral.state.players[seat] != "human";
}

/// Held by somebody before the screen, and played: what is discarded is no news to them.
bool was_played_from_here(const Context& context, std::size_t card, wotr::CardPlace place) {
  const bool is_held = place != wotr::kUnseen && !wotr::is_on_table(place) &&
                       place == wotr::hand_of(wotr::holder_of(place));
  return is_held && static_cast<wotr::CardId>(card) == context.memory.played_last;
}

/// By the one person before the screen: what several share shows no hand unasked.
bool may_show_drawn(const Context& context) {
  const screens::ScreenState& state = context.neutral.state;
  return !screens::is_shared(state) && state.find<screens::ReplayShown>() == nullptr;
}

bool is_in_hand_here(const Context& context, wotr::CardId card) {
  const wotr::CardPlace place = context.view.cards[static_cast<std::size_t>(card)];
  if (place == wotr::kUnseen || wotr::is_on_table(place)) return false;
  return place == wotr::hand_of(wotr::holder_of(place)) && !was_with_others(context, place);
}

/// One after the other; a press sends them away.
void show_drawn(Context& context) {
  Memory& memory = context.memory;
  std::erase_if(memory.drawn, [&](wotr::CardId card) { return !is_in_hand_here(context, card); });
  const bool is_sent_away = ImGui::IsMouseClicked(ImGuiMouseButton_Left);
  const bool is_jump = memory.drawn.size() > kMostDrawn;
  if (is_sent_away || is_jump || !may_show_drawn(context)) memory.drawn.clear();
  if (memory.drawn.empty() || memory.announced.card != screens::kNoCard) return;
  screens::announce(memory.announced, shown(memory.drawn.front()), screens::CardOf::kDrawn);
  memory.drawn.erase(memory.drawn.begin());
}

void notice_cards(Context& context) {
  Memory& memory = context.memory;
  const auto& now = context.view.cards;
  int opened = 0;
  wotr::CardId last = wotr::kNoCard;
  wotr::CardId own = wotr::kNoCard;
  for (std::size_t card = 0; card < now.size(); ++card) {
    const wotr::CardPlace before = memory.card_places[card];
    if (!is_open(now[card]) || is_open(before)) continue;
    if (!was_with_others(context, before)) {
      if (was_played_from_here(context, card, before)) own = static_cast<wotr::CardId>(card);
      continue;
    }
    ++opened;
    last = static_cast<wotr::CardId>(card);
  }
  const bool is_news = memory.knows_places && opened > 0 && opened <= kMost;
  if (is_news) screens::announce(memory.announced, shown(last));
  const bool is_own_news = memory.knows_places && own != wotr::kNoCard;
  if (is_own_news) screens::announce(memory.announced, shown(own), screens::CardOf::kSelf);
  show_drawn(context);
  memory.card_places = now;
  memory.knows_places = true;
}

/// Where it lies on the screen from now on: among those on the table, else behind the button for
/// what was played.
glm::vec2 place_on_screen(const Context& context, wotr::CardId card) {
  const ImGuiWindow* table = ImGui::FindWindowByName("table-cards");
  const bool is_seen = table != nullptr && table->WasActive;
  const bool is_kept = wotr::is_on_table(context.view.cards[static_cast<std::size_t>(card)]);
  if (is_kept && is_seen) {
    return {table->Pos.x + table->Size.x / 2, table->Pos.y + table->Size.y / 2};
  }
  const float button = context.theme.touch;
  return {gap(context.theme) + 1.5F * button, bar_height(context.theme) / 2};
}

}  // namespace

/// At its side's end of the bar; in a battle where its sheet lies.
void draw_announcement(Context& context) {
  notice_cards(context);
  screens::AnnouncedCard& announced = context.memory.announced;
  if (announced.card == screens::kNoCard) return;
  // The land between the sheets of a battle is what everybody looks at.
  const bool is_flanked = is_fighting(context) && !context.compact();
  const wotr::Side at_left = is_flanked ? context.view.board.battle.attacker : wotr::Side::kFree;
  const bool is_left = wotr::card_of(context.rules, own(announced.card)).side == at_left;
  const auto end = is_left ? screens::ScreenEnd::kLeft : screens::ScreenEnd::kRight;
  const auto lies_on = is_flanked ? screens::LiesOn::kSheets : screens::LiesOn::kLand;
  screens::draw_announced(context, announced, end, lies_on,
                          place_on_screen(context, own(announced.card)));
}

}  // namespace wotr_screens
