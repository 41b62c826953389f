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

const wotr::Card& printed(const Context& context, wotr::CardId card) {
  return wotr::card_of(context.rules, card);
}

const wotr::CombatHalf& combat_half(const Context& context, const wotr::Card& card) {
  return context.rules.combat_halves[card.combat];
}

float margin(const Context& context) { return frame_of(context) + context.unit(10); }
float seal(const Context& context) { return context.unit(18); }

std::string deck_of(const Context& context, const wotr::Card& card) {
  const bool character = card.deck == wotr::Deck::kCharacter;
  const std::string deck = context.words.name("deck", character ? "character" : "strategy");
  const std::string type = context.words.name("card-type", wotr::id_of(card.icon));
  std::string kind = say(context, "screen.card-kind", {{"deck", deck}, {"type", type}});
  const bool is_shared = wotr::is_team(context.rules, card.side);
  if (card.player == wotr::kNoNation || !is_shared) return kind;
  const core::Seat owner = wotr::owner_of(context.rules, card.player);
  return kind + " · " + name_of(context, owner);
}

std::vector<CardText> title_of(const Context& context, const wotr::Card& card) {
  return {{context.theme.small_caps, kInk, context.words.name("card", card.id)},
          {context.theme.italic, kSoftInk, deck_of(context, card), -context.unit(3)}};
}

void add(std::vector<CardText>& texts, const Context& context, ImFont* font, ImU32 colour,
         const std::string& words) {
  if (words.empty()) return;
  texts.push_back({font, colour, words, texts.empty() ? 0 : context.unit(4), kPrint});
}

std::vector<CardText> event_of(const Context& context, const wotr::Card& card, CardLook look) {
  const engine::Theme& theme = context.theme;
  const ImU32 colour = look == CardLook::kMissing ? kWax : kSoftInk;
  std::vector<CardText> texts;
  const auto printed = [&](const char* field) {
    return lang::prose(context.words, "cards", card.id, field);
  };
  if (const std::string condition = printed("requires"); !condition.empty()) {
    add(texts, context, theme.italic, colour,
        say(context, "screen.card-condition", {{"condition", condition}}));
  }
  add(texts, context, theme.text, kInk, printed("effect"));
  if (const std::string when = printed("discard_when"); !when.empty()) {
    add(texts, context, theme.italic, kSoftInk,
        say(context, "screen.card-discard", {{"when", when}}));
  }
  return texts;
}

std::vector<CardText> combat_of(const Context& context, const wotr::CombatHalf& half) {
  std::vector<CardText> texts;
  const auto printed = [&](const char* field) {
    return lang::prose(context.words, "combat-cards", half.id, field);
  };
  if (const std::string condition = printed("requires"); !condition.empty()) {
    add(texts, context, context.theme.italic, kSoftInk,
        say(context, "screen.card-condition", {{"condition", condition}}));
  }
  add(texts, context, context.theme.text, kInk, printed("effect"));
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

std::vector<CardText> battle_title(const Context& context, const wotr::CombatHalf& half) {
  return {{context.theme.bold, kInk, name_of(context, half)}};
}

/// What stands beside a seal or a number.
float beside(const Context& context, float width) {
  return width - 2 * margin(context) - 2 * seal(context) - context.unit(8);
}

/// A card is widened where there is little room above: its picture gives way first.
float picture_height(const Context& context, float width) {
  const float wide = width / context.theme.scale;
  if (wide > 500) return 0;
  const float share = 0.54F - 0.3F * std::clamp((wide - 300) / 150, 0.0F, 1.0F);
  return (width - 2 * margin(context)) * share;
}

Parts parts_of(const Context& context, const wotr::Card& card, float width) {
  const wotr::CombatHalf& half = combat_half(context, card);
  const float inside = width - 2 * margin(context);
  Parts at;
  at.head = margin(context);
  const float head = height_of(title_of(context, card), beside(context, width));
  at.picture = at.head + std::max(head, 2 * seal(context)) + context.unit(6);
  at.event = at.picture + picture_height(context, width) + context.unit(8);
  at.rule = at.event + height_of(event_of(context, card, CardLook::kAsPrinted), inside) +
            context.unit(10);
  at.battle = at.rule + context.unit(8);
  const float name = height_of(battle_title(context, half), beside(context, width));
  at.combat = at.battle + std::max(name, context.unit(22)) + context.unit(4);
  at.end = at.combat + height_of(combat_of(context, half), inside) + margin(context);
  return at;
}

/// The lower half is a little darker, below a rule with a diamond.
void draw_rule(const Context& context, ImDrawList& list, ImVec2 from, ImVec2 to) {
  const float inset = frame_of(context);
  list.AddRectFilled({from.x + inset, from.y}, {to.x - inset, to.y - inset},
                     IM_COL32(0xCD, 0xB9, 0x8F, 0x78), context.unit(3),
                     ImDrawFlags_RoundCornersBottom);
  const float line = std::max(1.0F, context.unit(1));
  const float middle = (from.x + to.x) / 2;
  const float space = context.unit(8);
  list.AddLine({from.x + margin(context), from.y}, {middle - space, from.y}, kSoftInk, line);
  list.AddLine({middle + space, from.y}, {to.x - margin(context), from.y}, kSoftInk, line);
  list.AddNgonFilled({middle, from.y}, context.unit(4), kSoftInk, 4);
}

/// When the lower half takes effect in the round: a number in a brass ring.
void draw_initiative(const Context& context, ImDrawList& list, ImVec2 right_top,
                     const wotr::CombatHalf& half) {
  const std::string numbers = initiative_of(half);
  const float width = width_of(context.theme.bold, numbers);
  const float height = context.unit(22);
  const float half_width = std::max(height, width + context.unit(12)) / 2;
  const ImVec2 centre(right_top.x - half_width, right_top.y + height / 2);
  const ImVec2 from(centre.x - half_width, centre.y - height / 2);
  const ImVec2 to(centre.x + half_width, centre.y + height / 2);
  list.AddRectFilled(from, to, kSoftInk, height / 2);
  list.AddRect(from, to, engine::ink::kBrass, height / 2, 0, context.unit(1.5F));
  list.AddText(context.theme.bold, size_of(context.theme.bold),
               {centre.x - width / 2, centre.y - size_of(context.theme.bold) / 2},
               engine::ink::kVellum, numbers.c_str());
}

/// The places of a lower half that lies alone, from above.
struct CombatParts {
  float picture = 0;
  float battle = 0;
  float combat = 0;
  float end = 0;
};

std::vector<CardText> combat_title(const Context& context, const wotr::Card& card) {
  std::vector<CardText> title = battle_title(context, combat_half(context, card));
  title.push_back({context.theme.italic, kSoftInk, context.words.name("card", card.id),
                   -context.unit(3), kPrint});
  return title;
}

CombatParts combat_parts_of(const Context& context, const wotr::Card& card, float width) {
  constexpr float kPicture = 0.42F;  // of its breadth
  CombatParts at;
  at.picture = frame_of(context) + context.unit(3);
  at.battle = at.picture + (width - 2 * at.picture) * kPicture + context.unit(5);
  const float title = height_of(combat_title(context, card), beside(context, width));
  at.combat = at.battle + std::max(title, context.unit(22)) + context.unit(3);
  const float words =
      height_of(combat_of(context, combat_half(context, card)), width - 2 * margin(context));
  at.end = at.combat + words + frame_of(context) + context.unit(6);
  return at;
}

}  // namespace

float combat_face_height(const Context& context, wotr::CardId card, float width) {
  return combat_parts_of(context, printed(context, card), width).end;
}

void draw_combat_face(const Context& context, ImDrawList& list, wotr::CardId id, ImVec2 from,
                      float width, bool is_faded) {
  const wotr::Card& card = printed(context, id);
  const wotr::CombatHalf& half = combat_half(context, card);
  const CombatParts at = combat_parts_of(context, card, width);
  const ImVec2 to(from.x + width, from.y + at.end);
  draw_card_stock(context, list, from, to, deck_colour(card));
  draw_engraving(context, list, id, {from.x + at.picture, from.y + at.picture},
                 {to.x - at.picture, from.y + at.battle - context.unit(5)});
  const float left = from.x + margin(context);
  draw_texts(list, combat_title(context, card), {left, from.y + at.battle}, beside(context, width));
  draw_initiative(context, list, {to.x - margin(context), from.y + at.battle}, half);
  draw_texts(list, combat_of(context, half), {left, from.y + at.combat},
             width - 2 * margin(context));
  if (!is_faded) return;
  list.AddRectFilled(from, to, IM_COL32(0xE9, 0xDD, 0xBF, 0x90), context.unit(6));
}

float card_height(const Context& context, wotr::CardId card, float width) {
  return parts_of(context, printed(context, card), width).end;
}

void draw_card(const Context& context, ImDrawList& list, wotr::CardId id, ImVec2 from, float width,
               CardLook look) {
  const wotr::Card& card = printed(context, id);
  const wotr::CombatHalf& half = combat_half(context, card);
  const Parts at = parts_of(context, card, width);
  const ImVec2 to(from.x + width, from.y + at.end);
  draw_card_stock(context, list, from, to, deck_colour(card));
  const float left = from.x + margin(context);
  const float inside = width - 2 * margin(context);
  draw_die_seal(context, list, {left + seal(context), from.y + at.head + seal(context)},
                seal(context), card);
  const float title = left + 2 * seal(context) + context.unit(8);
  draw_texts(list, title_of(context, card), {title, from.y + at.head - context.unit(2)},
             beside(context, width));
  const float picture = picture_height(context, width);
  if (picture > 0) {
    const float top = from.y + at.picture;
    draw_engraving(context, list, id, {left, top}, {left + inside, top + picture});
  }
  draw_texts(list, event_of(context, card, look), {left, from.y + at.event}, inside);
  draw_rule(context, list, {from.x, from.y + at.rule}, to);
  draw_texts(list, battle_title(context, half), {left, from.y + at.battle}, beside(context, width));
  draw_initiative(context, list, {to.x - margin(context), from.y + at.battle}, half);
  draw_texts(list, combat_of(context, half), {left, from.y + at.combat}, inside);
}

}  // namespace wotr_screens
