#include "game/screens/card_face.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/card_stock.h"
#include "game/screens/card_text.h"
#include "game/screens/cards.h"
#include "rules/wotr/game.h"

namespace screens {
namespace {

using engine::ink::kInk;
using engine::ink::kSoftInk;
using engine::ink::kWax;

const wotr::Card& printed(const Sheet& sheet, wotr::CardId card) {
  return wotr::card_of(sheet.model.rules, card);
}

const wotr::CombatHalf& combat_half(const Sheet& sheet, const wotr::Card& card) {
  return sheet.model.rules.combat_halves[card.combat];
}

float margin(const Sheet& sheet) { return frame_of(sheet) + sheet.unit(10); }
float seal(const Sheet& sheet) { return sheet.unit(18); }

std::string deck_of(const Sheet& sheet, const wotr::Card& card) {
  const bool character = card.deck == wotr::Deck::kCharacter;
  const std::string deck = sheet.model.words.name("deck", character ? "character" : "strategy");
  const std::string type = sheet.model.words.name("card-type", wotr::id_of(card.icon));
  std::string kind = say(sheet, "screen.card-kind", {{"deck", deck}, {"type", type}});
  const bool is_shared = wotr::is_team(sheet.model.rules, card.side);
  if (card.player == wotr::kNoNation || !is_shared) return kind;
  const core::Seat owner = wotr::owner_of(sheet.model.rules, card.player);
  return kind + " · " + name_of(sheet, owner);
}

std::vector<CardText> title_of(const Sheet& sheet, const wotr::Card& card) {
  return {{sheet.theme.small_caps, kInk, card.title},
          {sheet.theme.italic, kSoftInk, deck_of(sheet, card), -sheet.unit(3)}};
}

void add(std::vector<CardText>& texts, const Sheet& sheet, ImFont* font, ImU32 colour,
         const std::string& words) {
  if (words.empty()) return;
  texts.push_back({font, colour, words, texts.empty() ? 0 : sheet.unit(5)});
}

std::vector<CardText> event_of(const Sheet& sheet, const wotr::Card& card, Condition condition) {
  const engine::Theme& theme = sheet.theme;
  const ImU32 colour = condition == Condition::kMissing ? kWax : kSoftInk;
  std::vector<CardText> texts;
  if (!card.condition_text.empty()) {
    add(texts, sheet, theme.italic, colour,
        say(sheet, "screen.card-condition", {{"condition", card.condition_text}}));
  }
  add(texts, sheet, theme.text, kInk, card.effect_text);
  if (!card.discard_text.empty()) {
    add(texts, sheet, theme.italic, kSoftInk,
        say(sheet, "screen.card-discard", {{"when", card.discard_text}}));
  }
  return texts;
}

std::vector<CardText> combat_of(const Sheet& sheet, const wotr::CombatHalf& half) {
  std::vector<CardText> texts;
  if (!half.condition_text.empty()) {
    add(texts, sheet, sheet.theme.italic, kSoftInk,
        say(sheet, "screen.card-condition", {{"condition", half.condition_text}}));
  }
  add(texts, sheet, sheet.theme.text, kInk, half.effect_text);
  return texts;
}

/// The places of a card's parts, from above.
struct Parts {
  float head = 0;
  float event = 0;
  float rule = 0;    ///< between the two halves
  float battle = 0;  ///< title of the lower half
  float combat = 0;
  float end = 0;
};

std::vector<CardText> battle_title(const Sheet& sheet, const wotr::CombatHalf& half) {
  return {{sheet.theme.bold, kInk, half.title}};
}

/// What stands beside a seal or a number.
float beside(const Sheet& sheet, float width) {
  return width - 2 * margin(sheet) - 2 * seal(sheet) - sheet.unit(8);
}

Parts parts_of(const Sheet& sheet, const wotr::Card& card, float width) {
  const wotr::CombatHalf& half = combat_half(sheet, card);
  const float inside = width - 2 * margin(sheet);
  Parts at;
  at.head = margin(sheet);
  const float head = height_of(title_of(sheet, card), beside(sheet, width));
  at.event = at.head + std::max(head, 2 * seal(sheet)) + sheet.unit(8);
  at.rule =
      at.event + height_of(event_of(sheet, card, Condition::kAsPrinted), inside) + sheet.unit(10);
  at.battle = at.rule + sheet.unit(8);
  const float name = height_of(battle_title(sheet, half), beside(sheet, width));
  at.combat = at.battle + std::max(name, sheet.unit(22)) + sheet.unit(4);
  at.end = at.combat + height_of(combat_of(sheet, half), inside) + margin(sheet);
  return at;
}

/// The lower half is a little darker, below a rule with a diamond.
void draw_rule(const Sheet& sheet, ImDrawList& list, ImVec2 from, ImVec2 to) {
  const float inset = frame_of(sheet);
  list.AddRectFilled({from.x + inset, from.y}, {to.x - inset, to.y - inset},
                     IM_COL32(0xCD, 0xB9, 0x8F, 0x78), sheet.unit(3),
                     ImDrawFlags_RoundCornersBottom);
  const float line = std::max(1.0F, sheet.unit(1));
  const float middle = (from.x + to.x) / 2;
  const float space = sheet.unit(8);
  list.AddLine({from.x + margin(sheet), from.y}, {middle - space, from.y}, kSoftInk, line);
  list.AddLine({middle + space, from.y}, {to.x - margin(sheet), from.y}, kSoftInk, line);
  list.AddNgonFilled({middle, from.y}, sheet.unit(4), kSoftInk, 4);
}

/// When the lower half takes effect in the round: a number in a brass ring.
void draw_initiative(const Sheet& sheet, ImDrawList& list, ImVec2 right_top,
                     const wotr::CombatHalf& half) {
  const std::string numbers = initiative_of(half);
  const float width = width_of(sheet.theme.bold, numbers);
  const float height = sheet.unit(22);
  const float half_width = std::max(height, width + sheet.unit(12)) / 2;
  const ImVec2 centre(right_top.x - half_width, right_top.y + height / 2);
  const ImVec2 from(centre.x - half_width, centre.y - height / 2);
  const ImVec2 to(centre.x + half_width, centre.y + height / 2);
  list.AddRectFilled(from, to, kSoftInk, height / 2);
  list.AddRect(from, to, engine::ink::kBrass, height / 2, 0, sheet.unit(1.5F));
  list.AddText(sheet.theme.bold, size_of(sheet.theme.bold),
               {centre.x - width / 2, centre.y - size_of(sheet.theme.bold) / 2},
               engine::ink::kVellum, numbers.c_str());
}

}  // namespace

float card_height(const Sheet& sheet, wotr::CardId card, float width) {
  return parts_of(sheet, printed(sheet, card), width).end;
}

void draw_card(const Sheet& sheet, ImDrawList& list, wotr::CardId id, ImVec2 from, float width,
               Condition condition) {
  const wotr::Card& card = printed(sheet, id);
  const wotr::CombatHalf& half = combat_half(sheet, card);
  const Parts at = parts_of(sheet, card, width);
  const ImVec2 to(from.x + width, from.y + at.end);
  draw_card_stock(sheet, list, from, to, deck_colour(card));
  const float left = from.x + margin(sheet);
  const float inside = width - 2 * margin(sheet);
  draw_die_seal(sheet, list, {left + seal(sheet), from.y + at.head + seal(sheet)}, seal(sheet),
                card);
  const float title = left + 2 * seal(sheet) + sheet.unit(8);
  draw_texts(list, title_of(sheet, card), {title, from.y + at.head - sheet.unit(2)},
             beside(sheet, width));
  draw_texts(list, event_of(sheet, card, condition), {left, from.y + at.event}, inside);
  draw_rule(sheet, list, {from.x, from.y + at.rule}, to);
  draw_texts(list, battle_title(sheet, half), {left, from.y + at.battle}, beside(sheet, width));
  draw_initiative(sheet, list, {to.x - margin(sheet), from.y + at.battle}, half);
  draw_texts(list, combat_of(sheet, half), {left, from.y + at.combat}, inside);
}

}  // namespace screens
