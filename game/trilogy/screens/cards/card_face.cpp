#include "game/trilogy/screens/cards/card_face.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "game/lang/prose.h"
#include "game/screens/cards/card_stock.h"
#include "game/screens/cards/card_text.h"
#include "game/trilogy/screens/context/signs.h"
#include "rules/trilogy/names/names.h"

namespace trilogy_screens {
namespace {

using engine::ink::kInk;
using engine::ink::kSoftInk;
using nlohmann::json;
using screens::CardText;
using trilogy::CardId;
using trilogy::CardKind;

constexpr float kPrint = 0.9F;  // what a card says is printed smaller than what a sheet says
constexpr ImU32 kOfMissions = IM_COL32(0x2F, 0x5D, 0x8C, 0xFF);
constexpr ImU32 kOfEvents = IM_COL32(0x4A, 0x42, 0x40, 0xFF);
constexpr ImU32 kOfGood = IM_COL32(0x4E, 0x7A, 0x6B, 0xFF);
constexpr ImU32 kOfNeutral = IM_COL32(0x8A, 0x6E, 0x45, 0xFF);

float margin(const Context& context) { return screens::frame_of(context) + context.unit(10); }
float seal(const Context& context) { return context.unit(18); }

const trilogy::TerritoryRow& territory_row(const Context& context, CardId card) {
  return trilogy::row_of(context.rules, trilogy::territory_of(card));
}

/// Both sides, where they differ.
std::string points_words(const Context& context, CardId card) {
  const auto& points = trilogy::adventure_of(context.rules, card).points;
  if (points[0] == points[1]) return say(context, "screen.points", json{{"points", points[0]}});
  return say(context, "screen.points-by-side", json{{"good", points[0]}, {"evil", points[1]}});
}

std::vector<CardText> title_of(const Context& context, CardId card) {
  return {{context.theme.small_caps, kInk, name_of(context, card)},
          {context.theme.italic, kSoftInk, kind_of(context, card), -context.unit(3)}};
}

void add(std::vector<CardText>& texts, const Context& context, ImFont* font, ImU32 colour,
         const std::string& words) {
  if (words.empty()) return;
  texts.push_back({font, colour, words, texts.empty() ? 0 : context.unit(4), kPrint});
}

void add_adventure(std::vector<CardText>& texts, const Context& context, CardId id) {
  const trilogy::AdventureCard& card = trilogy::adventure_of(context.rules, id);
  if (card.kind == CardKind::kPower) {
    const std::string key = "screen.when." + std::string(trilogy::id_of(card.moment));
    add(texts, context, context.theme.italic, kSoftInk, say(context, key));
  }
  add(texts, context, context.theme.text, kInk,
      lang::prose(context.words, "cards", card.id, "text"));
  if (card.kind != CardKind::kEvent) {
    add(texts, context, context.theme.bold, kInk, points_words(context, id));
  }
}

void add_territory(std::vector<CardText>& texts, const Context& context, CardId id) {
  const trilogy::TerritoryRow& row = territory_row(context, id);
  const std::string& region = context.rules.regions[static_cast<std::size_t>(row.region)].id;
  add(texts, context, context.theme.text, kInk,
      say(context, "screen.lies-in", json{{"region", region}}));
  if (!row.stronghold.empty()) {
    add(texts, context, context.theme.text, kInk,
        say(context, "screen.stronghold-here",
            json{{"name", lang::prose(context.words, "territories", row.id, "stronghold")}}));
  }
  if (!row.site.empty()) {
    add(texts, context, context.theme.text, kInk,
        say(context, "screen.site-here",
            json{{"name", lang::prose(context.words, "territories", row.id, "site")}}));
  }
}

std::vector<CardText> body_of(const Context& context, CardId card) {
  std::vector<CardText> texts;
  if (trilogy::is_adventure(card)) {
    add_adventure(texts, context, card);
  } else if (!trilogy::is_wild(card)) {
    add_territory(texts, context, card);
  }
  if (!trilogy::is_adventure(card)) {
    add(texts, context, context.theme.italic, kSoftInk, say(context, "screen.set-values"));
  }
  return texts;
}

float beside(const Context& context, float width) {
  return width - 2 * margin(context) - 2 * seal(context) - context.unit(8);
}

/// A card is widened where there is little room above: its picture gives way first. Only adventure
/// cards have one.
float picture_height(const Context& context, CardId card, float width) {
  const float wide = width / context.theme.scale;
  if (!trilogy::is_adventure(card) || wide > 500) return 0;
  const float share = 0.54F - 0.3F * std::clamp((wide - 300) / 150, 0.0F, 1.0F);
  return (width - 2 * margin(context)) * share;
}

/// The places of a card's parts, from above.
struct Parts {
  float head = 0;
  float picture = 0;
  float body = 0;
  float end = 0;
};

Parts parts_of(const Context& context, CardId card, float width) {
  Parts at;
  at.head = margin(context);
  const float head = screens::height_of(title_of(context, card), beside(context, width));
  at.picture = at.head + std::max(head, 2 * seal(context)) + context.unit(8);
  const float picture = picture_height(context, card, width);
  at.body = at.picture + (picture > 0 ? picture + context.unit(8) : 0);
  at.end = at.body + screens::height_of(body_of(context, card), width - 2 * margin(context)) +
           margin(context);
  return at;
}

/// A flag for a mission, a star for a power, a flash for an event.
void draw_kind_sign(ImDrawList& list, ImVec2 centre, float radius, CardKind kind, ImU32 colour) {
  const auto at = [&](float x, float y) {
    return ImVec2(centre.x + x * radius, centre.y + y * radius);
  };
  if (kind == CardKind::kMission) {
    list.AddLine(at(-0.55F, -0.9F), at(-0.55F, 0.9F), colour, radius * 0.2F);
    list.AddTriangleFilled(at(-0.5F, -0.85F), at(0.85F, -0.35F), at(-0.5F, 0.15F), colour);
  } else if (kind == CardKind::kPower) {
    draw_ring(list, centre, radius * 0.9F);
  } else {
    const std::array flash{at(0.25F, -0.95F), at(-0.5F, 0.15F), at(-0.05F, 0.15F)};
    const std::array rest{at(-0.2F, 0.95F), at(0.55F, -0.2F), at(0.05F, -0.2F)};
    list.AddConvexPolyFilled(flash.data(), 3, colour);
    list.AddConvexPolyFilled(rest.data(), 3, colour);
  }
}

}  // namespace

void draw_seal(const Context& context, ImDrawList& list, ImVec2 centre, float radius, CardId card) {
  list.AddCircleFilled(centre, radius, colour_of(context, card));
  list.AddCircle(centre, radius, screens::kInlay, 0, context.unit(1.5F));
  if (trilogy::is_adventure(card)) {
    const CardKind kind = trilogy::adventure_of(context.rules, card).kind;
    return draw_kind_sign(list, centre, radius * 0.66F, kind, engine::ink::kVellum);
  }
  draw_symbol(list, centre, radius * 0.66F, trilogy::symbol_of(context.rules, card),
              engine::ink::kVellum);
}

namespace {

/// As large as usual, or smaller so that it ends above the line below.
std::vector<CardText> title_between(const Context& context, const std::string& words, float width,
                                    float height) {
  constexpr std::array kShares{0.92F, 0.84F, 0.76F, 0.68F};
  std::vector<CardText> title{{context.theme.bold, kInk, words, 0, 0}};
  for (const float share : kShares) {
    title[0].share = share;
    if (screens::height_of(title, width) <= height) break;
  }
  return title;
}

}  // namespace

ImU32 colour_of(const Context& context, CardId card) {
  if (trilogy::is_adventure(card)) {
    switch (trilogy::adventure_of(context.rules, card).kind) {
      case CardKind::kMission: return kOfMissions;
      case CardKind::kEvent: return kOfEvents;
      case CardKind::kPower: return engine::ink::kWax;
    }
  }
  if (trilogy::is_wild(card)) return engine::ink::kBrass;
  switch (territory_row(context, card).alignment) {
    case trilogy::Alignment::kGood: return kOfGood;
    case trilogy::Alignment::kEvil: return engine::ink::kWax;
    case trilogy::Alignment::kNeutral: return kOfNeutral;
  }
  return kOfNeutral;
}

int points_of(const Context& context, CardId card, core::Seat seat) {
  const auto side = static_cast<std::size_t>(trilogy::side_of(context.rules, seat));
  return trilogy::adventure_of(context.rules, card).points[side];
}

std::string kind_of(const Context& context, CardId card) {
  if (trilogy::is_adventure(card)) {
    const CardKind kind = trilogy::adventure_of(context.rules, card).kind;
    return say(context, "screen.card-kind." + std::string(trilogy::id_of(kind)));
  }
  if (trilogy::is_wild(card)) return say(context, "screen.any-symbol");
  const trilogy::TerritoryRow& row = territory_row(context, card);
  return say(context, "screen.symbol." + std::string(trilogy::id_of(row.symbol))) + " · " +
         say(context, "screen.alignment." + std::string(trilogy::id_of(row.alignment)));
}

void draw_engraving(const Context& context, ImDrawList& list, CardId card, ImVec2 from, ImVec2 to) {
  screens::draw_engraving(context, list, trilogy::adventure_of(context.rules, card).id, from, to);
}

float card_height(const Context& context, CardId card, float width) {
  return parts_of(context, card, width).end;
}

void draw_card(const Context& context, ImDrawList& list, CardId card, ImVec2 from, float width) {
  const Parts at = parts_of(context, card, width);
  const ImVec2 to(from.x + width, from.y + at.end);
  screens::draw_card_stock(context, list, from, to, colour_of(context, card));
  const float left = from.x + margin(context);
  const float inside = width - 2 * margin(context);
  draw_seal(context, list, {left + seal(context), from.y + at.head + seal(context)}, seal(context),
            card);
  const float title = left + 2 * seal(context) + context.unit(8);
  screens::draw_texts(list, title_of(context, card), {title, from.y + at.head - context.unit(2)},
                      beside(context, width));
  if (const float picture = picture_height(context, card, width); picture > 0) {
    const float top = from.y + at.picture;
    draw_engraving(context, list, card, {left, top}, {left + inside, top + picture});
  }
  screens::draw_texts(list, body_of(context, card), {left, from.y + at.body}, inside);
}

void draw_small_face(const Context& context, ImDrawList& list, CardId card, ImVec2 from, ImVec2 to,
                     float shows) {
  screens::draw_card_stock(context, list, from, to, colour_of(context, card));
  const float frame = screens::frame_of(context) + context.unit(2);
  const float left = from.x + frame;
  const float inside = to.x - from.x - 2 * frame;
  const float picture = inside / 1.5F;
  const float top = from.y + frame;
  if (trilogy::is_adventure(card)) {
    draw_engraving(context, list, card, {left, top}, {left + inside, top + picture});
    const float radius = context.unit(11);
    draw_seal(context, list, {left + radius, top + radius}, radius, card);
  } else {
    const float middle = left + std::min(inside, shows - frame) / 2;
    draw_seal(context, list, {middle, top + picture / 2}, picture * 0.42F, card);
  }
  const std::vector<CardText> lower{
      {context.theme.italic, kSoftInk, kind_of(context, card), 0, 0.8F}};
  const float width = std::min(inside, shows - frame) - context.unit(4);
  const float rule = to.y - frame - screens::height_of(lower, inside) - context.unit(3);
  const ImVec2 below(left + context.unit(3), top + picture + context.unit(3));
  screens::draw_texts(list, title_between(context, name_of(context, card), width, rule - below.y),
                      below, width);
  list.AddLine({left, rule}, {left + inside, rule}, kSoftInk, std::max(1.0F, context.unit(1)));
  screens::draw_texts(list, lower, {left + context.unit(3), rule + context.unit(1)}, inside);
}

void draw_card_back(const Context& context, ImDrawList& list, trilogy::Deck deck, ImVec2 from,
                    ImVec2 to) {
  const bool is_adventure = deck == trilogy::Deck::kAdventure;
  const ImU32 colour = is_adventure ? screens::darker(engine::ink::kWax, 0.62F) : kOfNeutral;
  screens::draw_card_stock(context, list, from, to, colour);
  const float frame = screens::frame_of(context) + context.unit(1);
  list.AddRectFilled({from.x + frame, from.y + frame}, {to.x - frame, to.y - frame}, colour,
                     context.unit(2));
  const ImVec2 middle((from.x + to.x) / 2, (from.y + to.y) / 2);
  const float radius = (to.x - from.x) * 0.26F;
  if (is_adventure) return draw_ring(list, middle, radius);
  draw_symbol(list, middle, radius, trilogy::Symbol::kRider, engine::ink::kVellum);
}

}  // namespace trilogy_screens
