#include "game/wotr/screens/cards/card_face.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/lang/prose.h"
#include "game/wotr/screens/cards/card_stock.h"
#include "game/wotr/screens/cards/cards.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

using engine::ink::kInk;
using engine::ink::kSoftInk;
using engine::ink::kWax;

constexpr float kPrint = 0.9F;  // what a card says is printed smaller than what a sheet says

const wotr::Card& printed(const Desk& desk, wotr::CardId card) {
  return wotr::card_of(desk.rules, card);
}

const wotr::CombatHalf& combat_half(const Desk& desk, const wotr::Card& card) {
  return desk.rules.combat_halves[card.combat];
}

float margin(const Desk& desk) { return frame_of(desk) + desk.unit(10); }
float seal(const Desk& desk) { return desk.unit(18); }

std::string deck_of(const Desk& desk, const wotr::Card& card) {
  const bool character = card.deck == wotr::Deck::kCharacter;
  const std::string deck = desk.words.name("deck", character ? "character" : "strategy");
  const std::string type = desk.words.name("card-type", wotr::id_of(card.icon));
  std::string kind = say(desk, "screen.card-kind", {{"deck", deck}, {"type", type}});
  const bool is_shared = wotr::is_team(desk.rules, card.side);
  if (card.player == wotr::kNoNation || !is_shared) return kind;
  const core::Seat owner = wotr::owner_of(desk.rules, card.player);
  return kind + " · " + name_of(desk, owner);
}

std::vector<CardText> title_of(const Desk& desk, const wotr::Card& card) {
  return {{desk.theme.small_caps, kInk, desk.words.name("card", card.id)},
          {desk.theme.italic, kSoftInk, deck_of(desk, card), -desk.unit(3)}};
}

void add(std::vector<CardText>& texts, const Desk& desk, ImFont* font, ImU32 colour,
         const std::string& words) {
  if (words.empty()) return;
  texts.push_back({font, colour, words, texts.empty() ? 0 : desk.unit(4), kPrint});
}

std::vector<CardText> event_of(const Desk& desk, const wotr::Card& card, CardLook look) {
  const engine::Theme& theme = desk.theme;
  const ImU32 colour = look == CardLook::kMissing ? kWax : kSoftInk;
  std::vector<CardText> texts;
  const auto printed = [&](const char* field) {
    return lang::prose(desk.words, "cards", card.id, field);
  };
  if (const std::string condition = printed("requires"); !condition.empty()) {
    add(texts, desk, theme.italic, colour,
        say(desk, "screen.card-condition", {{"condition", condition}}));
  }
  add(texts, desk, theme.text, kInk, printed("effect"));
  if (const std::string when = printed("discard_when"); !when.empty()) {
    add(texts, desk, theme.italic, kSoftInk, say(desk, "screen.card-discard", {{"when", when}}));
  }
  return texts;
}

std::vector<CardText> combat_of(const Desk& desk, const wotr::CombatHalf& half) {
  std::vector<CardText> texts;
  const auto printed = [&](const char* field) {
    return lang::prose(desk.words, "combat-cards", half.id, field);
  };
  if (const std::string condition = printed("requires"); !condition.empty()) {
    add(texts, desk, desk.theme.italic, kSoftInk,
        say(desk, "screen.card-condition", {{"condition", condition}}));
  }
  add(texts, desk, desk.theme.text, kInk, printed("effect"));
  return texts;
}

/// The places of a card's parts, from above.
struct Parts {
  float head = 0;
  float picture = 0;
  float event = 0;
  float rule = 0;    ///< between the two halves
  float battle = 0;  ///< title of the lower half
  float combat = 0;
  float end = 0;
};

std::vector<CardText> battle_title(const Desk& desk, const wotr::CombatHalf& half) {
  return {{desk.theme.bold, kInk, name_of(desk, half)}};
}

/// What stands beside a seal or a number.
float beside(const Desk& desk, float width) {
  return width - 2 * margin(desk) - 2 * seal(desk) - desk.unit(8);
}

/// A card is widened where there is little room above: its picture gives way first.
float picture_height(const Desk& desk, float width) {
  const float wide = width / desk.theme.scale;
  if (wide > 500) return 0;
  const float share = 0.54F - 0.3F * std::clamp((wide - 300) / 150, 0.0F, 1.0F);
  return (width - 2 * margin(desk)) * share;
}

Parts parts_of(const Desk& desk, const wotr::Card& card, float width) {
  const wotr::CombatHalf& half = combat_half(desk, card);
  const float inside = width - 2 * margin(desk);
  Parts at;
  at.head = margin(desk);
  const float head = height_of(title_of(desk, card), beside(desk, width));
  at.picture = at.head + std::max(head, 2 * seal(desk)) + desk.unit(6);
  at.event = at.picture + picture_height(desk, width) + desk.unit(8);
  at.rule =
      at.event + height_of(event_of(desk, card, CardLook::kAsPrinted), inside) + desk.unit(10);
  at.battle = at.rule + desk.unit(8);
  const float name = height_of(battle_title(desk, half), beside(desk, width));
  at.combat = at.battle + std::max(name, desk.unit(22)) + desk.unit(4);
  at.end = at.combat + height_of(combat_of(desk, half), inside) + margin(desk);
  return at;
}

/// The lower half is a little darker, below a rule with a diamond.
void draw_rule(const Desk& desk, ImDrawList& list, ImVec2 from, ImVec2 to) {
  const float inset = frame_of(desk);
  list.AddRectFilled({from.x + inset, from.y}, {to.x - inset, to.y - inset},
                     IM_COL32(0xCD, 0xB9, 0x8F, 0x78), desk.unit(3),
                     ImDrawFlags_RoundCornersBottom);
  const float line = std::max(1.0F, desk.unit(1));
  const float middle = (from.x + to.x) / 2;
  const float space = desk.unit(8);
  list.AddLine({from.x + margin(desk), from.y}, {middle - space, from.y}, kSoftInk, line);
  list.AddLine({middle + space, from.y}, {to.x - margin(desk), from.y}, kSoftInk, line);
  list.AddNgonFilled({middle, from.y}, desk.unit(4), kSoftInk, 4);
}

/// When the lower half takes effect in the round: a number in a brass ring.
void draw_initiative(const Desk& desk, ImDrawList& list, ImVec2 right_top,
                     const wotr::CombatHalf& half) {
  const std::string numbers = initiative_of(half);
  const float width = width_of(desk.theme.bold, numbers);
  const float height = desk.unit(22);
  const float half_width = std::max(height, width + desk.unit(12)) / 2;
  const ImVec2 centre(right_top.x - half_width, right_top.y + height / 2);
  const ImVec2 from(centre.x - half_width, centre.y - height / 2);
  const ImVec2 to(centre.x + half_width, centre.y + height / 2);
  list.AddRectFilled(from, to, kSoftInk, height / 2);
  list.AddRect(from, to, engine::ink::kBrass, height / 2, 0, desk.unit(1.5F));
  list.AddText(desk.theme.bold, size_of(desk.theme.bold),
               {centre.x - width / 2, centre.y - size_of(desk.theme.bold) / 2},
               engine::ink::kVellum, numbers.c_str());
}

}  // namespace

float card_height(const Desk& desk, wotr::CardId card, float width) {
  return parts_of(desk, printed(desk, card), width).end;
}

void draw_card(const Desk& desk, ImDrawList& list, wotr::CardId id, ImVec2 from, float width,
               CardLook look) {
  const wotr::Card& card = printed(desk, id);
  const wotr::CombatHalf& half = combat_half(desk, card);
  const Parts at = parts_of(desk, card, width);
  const ImVec2 to(from.x + width, from.y + at.end);
  draw_card_stock(desk, list, from, to, deck_colour(card));
  const float left = from.x + margin(desk);
  const float inside = width - 2 * margin(desk);
  draw_die_seal(desk, list, {left + seal(desk), from.y + at.head + seal(desk)}, seal(desk), card);
  const float title = left + 2 * seal(desk) + desk.unit(8);
  draw_texts(list, title_of(desk, card), {title, from.y + at.head - desk.unit(2)},
             beside(desk, width));
  const float picture = picture_height(desk, width);
  if (picture > 0) {
    const float top = from.y + at.picture;
    draw_engraving(desk, list, id, {left, top}, {left + inside, top + picture});
  }
  draw_texts(list, event_of(desk, card, look), {left, from.y + at.event}, inside);
  draw_rule(desk, list, {from.x, from.y + at.rule}, to);
  draw_texts(list, battle_title(desk, half), {left, from.y + at.battle}, beside(desk, width));
  draw_initiative(desk, list, {to.x - margin(desk), from.y + at.battle}, half);
  draw_texts(list, combat_of(desk, half), {left, from.y + at.combat}, inside);
}

}  // namespace wotr_screens
