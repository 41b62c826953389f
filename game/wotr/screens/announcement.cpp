#include "game/wotr/screens/announcement.h"

#include <algorithm>

#include "game/wotr/screens/cards/cards.h"

namespace wotr_screens {
namespace {

constexpr double kShown = 6;    // seconds
constexpr double kFlies = 0.4;  // seconds of them, in the beginning and at the end
constexpr int kMost = 2;        // more than these at once come from another game, not from a hand

bool is_open(wotr::CardPlace place) {
  return place == wotr::CardPlace::kDiscard || (place != wotr::kUnseen && wotr::is_on_table(place));
}

/// Where the card was, nobody before the screen held it.
bool was_with_others(const Desk& desk, wotr::CardPlace place) {
  if (place == wotr::kUnseen) return true;
  const auto seat = static_cast<std::size_t>(core::index(wotr::holder_of(place)));
  return seat < desk.sheet.state.players.size() && desk.sheet.state.players[seat] != "human";
}

void notice_cards(Desk& desk) {
  Memory& memory = desk.memory;
  const auto& now = desk.view.cards;
  int opened = 0;
  wotr::CardId last = wotr::kNoCard;
  for (std::size_t card = 0; card < now.size(); ++card) {
    const wotr::CardPlace before = memory.card_places[card];
    if (!is_open(now[card]) || is_open(before) || !was_with_others(desk, before)) continue;
    ++opened;
    last = static_cast<wotr::CardId>(card);
  }
  const bool is_news = memory.knows_places && opened > 0 && opened <= kMost;
  if (is_news) memory.announced = last;
  if (is_news) memory.announced_since = ImGui::GetTime();
  memory.card_places = now;
  memory.knows_places = true;
}

/// It comes from its owner's end of the bar, turning over, and goes back there in the end.
screens::CardFlight flight_of(const Desk& desk, bool is_free) {
  const double seconds = ImGui::GetTime() - desk.memory.announced_since;
  const bool is_still =
      desk.sheet.state.settings != nullptr && desk.sheet.state.settings->reduced_motion;
  const double share = std::clamp(std::min(seconds, kShown - seconds) / kFlies, 0.0, 1.0);
  return {.from = {is_free ? 0 : desk.screen.x, bar_height(desk.theme)},
          .share = is_still ? 1 : static_cast<float>(share),
          .comes_hidden = seconds < kShown / 2};
}

/// At its side's end of what sheets leave free of the land.
void lay_beside_sheets(Desk& desk, wotr::CardId card) {
  const bool free = wotr::card_of(desk.rules, card).side == wotr::Side::kFree;
  const float edge = gap(desk.theme);
  const float side = free ? std::max(0.0F, desk.answer.clear_from.x - edge)
                          : std::min(desk.screen.x, desk.answer.clear_to.x + edge);
  const glm::vec2 from(side, bar_height(desk.theme) + edge);
  const glm::vec2 to(side, desk.screen.y - edge);
  desk.sheet.preview = {.card = shown(card),
                        .item_from = from,
                        .item_to = to,
                        .sheet_from = from,
                        .sheet_to = to,
                        .flight = flight_of(desk, free)};
}

}  // namespace

void draw_announcement(Desk& desk) {
  notice_cards(desk);
  Memory& memory = desk.memory;
  const bool is_stale = ImGui::GetTime() - memory.announced_since > kShown;
  if (is_stale || ImGui::IsMouseClicked(ImGuiMouseButton_Left)) memory.announced = wotr::kNoCard;
  if (memory.announced == wotr::kNoCard || desk.sheet.preview) return;
  lay_beside_sheets(desk, memory.announced);
}

}  // namespace wotr_screens
