#include "game/wotr/screens/hunt/bearing.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "game/screens/controls/control.h"
#include "game/screens/controls/hidden_hand.h"
#include "game/screens/controls/hint.h"
#include "game/screens/controls/pointed_option.h"
#include "game/screens/rules/ruling_links.h"
#include "game/wotr/screens/cards/card_stock.h"
#include "game/wotr/screens/context/abilities.h"
#include "game/wotr/screens/context/flank.h"
#include "game/wotr/screens/hunt/corruption_ring.h"
#include "game/wotr/screens/hunt/face.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/game.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/odds/bearers.h"

namespace wotr_screens {
namespace {

using nlohmann::json;
using wotr::ActionKind;
using wotr::Character;

constexpr float kBearingWidth = 118;    // points
constexpr float kBearingPicture = 118;  // its height
constexpr float kSmallBearing = 84;
constexpr float kSmallPicture = 36;
constexpr float kFaceWidth = 50;  // of those who cannot be chosen
constexpr float kFaceHeight = 56;
constexpr float kBetweenBearings = 8;

constexpr ImU32 kWalkerBlue = IM_COL32(0x2F, 0x5D, 0x8C, 0xFF);
constexpr ImU32 kRefusedMist = IM_COL32(0xE9, 0xDD, 0xBF, 0xA8);

/// One way to bear it.
struct Bearing {
  core::Action action;
  Character who = wotr::kNoCharacter;  ///< whose face it has
  std::string name;
  int least = 0;  ///< damage that is left then
  int most = 0;
};

const wotr::Fellowship& company_of(const Context& context) { return context.view.board.fellowship; }

int damage_due(const Context& context) { return context.view.board.hunt.damage; }

std::vector<Character> walkers_in(const Context& context) {
  std::vector<Character> walkers;
  wotr::for_each_character(company_of(context).companions,
                           [&](Character who) { walkers.push_back(who); });
  return walkers;
}

std::vector<Character> others_in(const Context& context) {
  std::vector<Character> others = walkers_in(context);
  std::erase(others, company_of(context).guide);
  return others;
}

/// what each answer leaves, as the rules carry it out.
Bearing bearing(const Context& context, ActionKind kind, Character who, std::string name) {
  const core::Action action = wotr::act(kind);
  Bearing one{action, who, std::move(name)};
  if (kind == ActionKind::kSuffer) {
    one.least = one.most = damage_due(context);  // all of it is Corruption
    return one;
  }
  const auto left = [&](Character drawn) {
    return wotr::damage_left(context.rules, context.view.board, action, drawn);
  };
  if (kind != ActionKind::kLoseRandom) {
    one.least = one.most = left(who);
    return one;
  }
  one.least = damage_due(context);
  for (const Character drawn : walkers_in(context)) {
    one.least = std::min(one.least, left(drawn));
    one.most = std::max(one.most, left(drawn));
  }
  return one;
}

/// The same places as long as the Hunt asks, whether they can be chosen or not.
std::vector<Bearing> bearings_of(const Context& context) {
  const Character guide = company_of(context).guide;
  std::vector<Bearing> all;
  if (context.decision.offers(wotr::act(ActionKind::kGuideAbility))) {
    const bool leaves = wotr::is_hobbit(guide);
    all.push_back(bearing(context, ActionKind::kGuideAbility, guide,
                          say(context, leaves ? "bear.slips-away" : "bear.shows-them")));
  }
  const std::size_t walkers = walkers_in(context).size();
  if (walkers > 0)
    all.push_back(bearing(context, ActionKind::kLoseGuide, guide, name_of(context, guide)));
  if (walkers > 1) {
    all.push_back(
        bearing(context, ActionKind::kLoseRandom, wotr::kNoCharacter, say(context, "bear.by-lot")));
  }
  all.push_back(
      bearing(context, ActionKind::kSuffer, wotr::kNoCharacter, say(context, "bear.the-ring")));
  return all;
}

bool is_suffered(const Bearing& one) { return wotr::is(one.action, ActionKind::kSuffer); }

float share_of_ring(int corruption) {
  return static_cast<float>(corruption) / static_cast<float>(wotr::kMostCorruption);
}

/// "takes 2 of 3"
std::string words_taken(const Context& context, const Bearing& one) {
  const int damage = damage_due(context);
  if (is_suffered(one)) return say(context, "bear.all", json{{"damage", damage}});
  const std::string_view key = one.least == one.most ? "bear.takes" : "bear.takes-between";
  return say(context, key,
             json{{"least", damage - one.most}, {"most", damage - one.least}, {"damage", damage}});
}

/// "4 → 5": R-159.
std::string words_corruption(const Context& context, const Bearing& one) {
  const wotr::Board& board = context.view.board;
  const std::string_view key =
      one.least == one.most ? "bear.corruption" : "bear.corruption-between";
  return say(context, key,
             json{{"now", board.fellowship.corruption},
                  {"least", wotr::corruption_after(board, one.least)},
                  {"most", wotr::corruption_after(board, one.most)}});
}

RingLoss ring_loss_of(const Context& context, const Bearing& one) {
  const int now = company_of(context).corruption;
  const int then = wotr::corruption_after(context.view.board, one.most);
  return {.lost = share_of_ring(now), .more = share_of_ring(then - now)};
}

void draw_bearing_picture(const Context& context, ImDrawList& list, const Bearing& one, ImVec2 from,
                          ImVec2 to) {
  const ImVec2 middle((from.x + to.x) / 2, (from.y + to.y) / 2);
  if (one.who != wotr::kNoCharacter) {
    draw_face(context, list, one.who, from, to);
    if (context.compact()) return;
    draw_ability_signs(context, list, one.who, to);
    draw_guide_ribbon(context, list, from, to);
    const bool goes = wotr::is(one.action, ActionKind::kGuideAbility);
    const auto sign = wotr::is_hobbit(one.who) ? engine::Icon::kRight : engine::Icon::kEye;
    if (goes) draw_sign_below(context, list, sign, from, to);
  } else if (is_suffered(one)) {
    const float radius = (to.y - from.y) * 0.33F;
    draw_corruption_ring(list, middle, radius, radius * 0.34F, ring_loss_of(context, one));
  } else {
    draw_lot(context, list, walkers_in(context), from, to);
  }
}

/// In the middle of the card. Returns where it ends.
float write_in_middle(ImDrawList& list, ImFont* font, float share, ImU32 colour,
                      const std::string& words, ImVec2 from, float width) {
  const float size = screens::size_of(font) * share;
  const float wide = width_of(font, words) * share;
  const float fits = std::min(1.0F, width / std::max(wide, 1.0F));
  list.AddText(font, size * fits,
               {from.x + (width - wide * fits) / 2, from.y + size * (1 - fits) / 2}, colour,
               words.c_str());
  return from.y + size;
}

/// The Ring in small, and what Corruption comes to.
void draw_corruption_then(const Context& context, ImDrawList& list, const Bearing& one, ImVec2 from,
                          float width) {
  ImFont* font = context.theme.prompt;
  const std::string words = words_corruption(context, one);
  const float size = screens::size_of(font);
  const float radius = size * 0.34F;
  const float space = context.unit(7);
  const float before = 2 * radius + space;
  const float wide = width_of(font, words);
  const float fits = std::min(1.0F, (width - before - radius) / wide);
  const float left = from.x + (width - before - wide * fits) / 2;
  draw_corruption_ring(list, {left + radius, from.y + size / 2}, radius, radius * 0.5F,
                       ring_loss_of(context, one));
  const bool is_lost = share_of_ring(wotr::corruption_after(context.view.board, one.most)) >= 1;
  list.AddText(font, size * fits, {left + before, from.y + size * (1 - fits) / 2},
               is_lost ? engine::ink::kWax : engine::ink::kInk, words.c_str());
}

struct BearingSize {
  float width = 0;
  float picture = 0;
  float height = 0;
};

BearingSize size_of_bearing(const Context& context) {
  const bool small = context.compact();
  const float frame = screens::frame_of(context);
  BearingSize size{context.unit(small ? kSmallBearing : kBearingWidth),
                   context.unit(small ? kSmallPicture : kBearingPicture)};
  const float words = small ? 0
                            : screens::size_of(context.theme.bold) + context.unit(6) +
                                  screens::size_of(context.theme.text);
  size.height = 2 * frame + size.picture + words + screens::size_of(context.theme.prompt) +
                context.unit(small ? 5 : 10);
  return size;
}

void draw_bearing_card(const Context& context, ImDrawList& list, const Bearing& one, ImVec2 from,
                       const BearingSize& size) {
  const float frame = screens::frame_of(context);
  const ImVec2 to(from.x + size.width, from.y + size.height);
  draw_card_stock(context, list, from, to, is_suffered(one) ? engine::ink::kOak : kWalkerBlue);
  const float inside = size.width - 2 * frame;
  const ImVec2 picture(from.x + frame, from.y + frame);
  draw_bearing_picture(context, list, one, picture, {picture.x + inside, picture.y + size.picture});
  ImVec2 at(picture.x + context.unit(3), picture.y + size.picture + context.unit(4));
  const float width = inside - context.unit(6);
  if (!context.compact()) {
    at.y = write_in_middle(list, context.theme.bold, 1, engine::ink::kInk, one.name, at, width);
    at.y += context.unit(2);
    at.y = write_in_middle(list, context.theme.text, 0.94F, engine::ink::kSoftInk,
                           words_taken(context, one), at, width);
    at.y += context.unit(2);
  }
  draw_corruption_then(context, list, one, at, width);
}

const screens::Option* option_answering(const Context& context, core::Action action) {
  const auto& options = context.neutral.situation.question.options;
  const auto found = std::ranges::find(options, action, &screens::Option::action);
  return found == options.end() ? nullptr : &*found;
}

std::string why_not_borne(const Context& context, core::Action action) {
  const core::Refusal why = wotr::Game::why_not_action(context.rules, context.view, action);
  return why.refused() ? words_of(context, why) : std::string();
}

/// A card to press, of an answer that is offered.
void draw_borne(Context& context, const Bearing& one, const BearingSize& size) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool pressed = engine::press_area(one.name.c_str(), ImVec2(size.width, size.height));
  const bool has_keys = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  const bool elsewhere = screens::is_pointed_elsewhere(context, one.action);
  const bool lit = ImGui::IsItemHovered() || has_keys || elsewhere;
  ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  if (lit) from.y -= context.unit(2);
  draw_bearing_card(context, list, one, from, size);
  screens::draw_card_rims(context, list, from, {to.x, from.y + size.height}, lit, has_keys);
  screens::note_control(context, one.name, 0);
  screens::mark_hinted(context, one.action);
  const screens::Option* option = option_answering(context, one.action);
  if (option != nullptr && ImGui::IsItemHovered()) {
    const std::string tip =
        option->tip.empty() ? option->label : option->label + "\n" + option->tip;
    engine::tip(context.theme, tip.c_str());
  }
  if (pressed) context.answer.action = one.action;
}

/// What cannot be chosen keeps its place, pale, and says why.
void draw_unborne(Context& context, const Bearing& one, const BearingSize& size) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImGui::Dummy(ImVec2(size.width, size.height));
  const ImVec2 from = ImGui::GetItemRectMin();
  draw_bearing_card(context, list, one, from, size);
  list.AddRectFilled(from, ImGui::GetItemRectMax(), kRefusedMist, context.unit(6));
  const std::string why = why_not_borne(context, one.action);
  if (!why.empty() && ImGui::IsItemHovered())
    engine::tip(context.theme, screens::cited(why).words.c_str());
}

void draw_bearing_cards(Context& context, const std::vector<Bearing>& all) {
  const BearingSize size = size_of_bearing(context);
  for (const Bearing& one : all) {
    if (&one != &all.front()) ImGui::SameLine(0, context.unit(kBetweenBearings));
    if (context.decision.offers(one.action)) {
      draw_borne(context, one, size);
    } else {
      draw_unborne(context, one, size);
    }
  }
}

/// Nobody chooses them: the lot does, or nothing any more.
void draw_beyond_choice(Context& context) {
  const std::vector<Character> others = others_in(context);
  if (others.empty() || context.compact()) return;
  const core::Action lot = wotr::act(ActionKind::kLoseRandom);
  const bool is_drawn = context.decision.offers(lot);
  if (is_drawn) {
    write(context.theme.italic, engine::ink::kSoftInk, say(context, "bear.only-by-lot"));
  } else {
    screens::write_with_links(context, context.theme.italic, engine::ink::kSoftInk,
                              screens::cited(why_not_borne(context, lot)));
  }
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (const Character who : others) {
    if (who != others.front()) ImGui::SameLine(0, context.unit(kBetweenBearings / 2));
    ImGui::Dummy(ImVec2(context.unit(kFaceWidth), context.unit(kFaceHeight)));
    const ImVec2 from = ImGui::GetItemRectMin();
    const ImVec2 to = ImGui::GetItemRectMax();
    draw_face(context, list, who, from, to);
    list.AddRectFilled(from, to, IM_COL32(0xE9, 0xDD, 0xBF, 0x50));
    if (!ImGui::IsItemHovered()) continue;
    engine::tip(context.theme, words_about_walker(context, who).c_str());
  }
}

float width_of_bearings(const Context& context, std::size_t cards) {
  const auto count = static_cast<float>(cards);
  const float each = context.compact() ? kSmallBearing : kBearingWidth;
  const float padding = 2 * ImGui::GetStyle().WindowPadding.x / context.theme.scale;
  return count * each + (count - 1) * kBetweenBearings + padding;
}

void draw_bearing_head(Context& context) {
  if (context.compact()) return;
  const wotr::Hunt& hunt = context.view.board.hunt;
  write(context.theme.small_caps, engine::ink::kWax, say(context, "screen.hunt"));
  if (hunt.tile == wotr::kNoTile) return;
  const std::string tile = context.words.name("tile", wotr::id_of(hunt.tile));
  write(context.theme.text, engine::ink::kInk,
        say(context, "screen.hunt-tile", json{{"tile", tile}, {"damage", hunt.damage}}));
}

}  // namespace

bool asks_who_bears(const Context& context) {
  return static_cast<wotr::DecisionKind>(context.decision.kind) ==
             wotr::DecisionKind::kHuntDamage &&
         screens::is_asked(context.neutral.state) && !screens::is_tiny(context) &&
         !screens::are_options_covered(context);
}

void draw_bearing(Context& context) {
  // Where there is little room the help above the prompt stays free below it.
  const ImVec2 usual = ImGui::GetStyle().WindowPadding;
  const bool small = context.compact();
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding,
                      small ? ImVec2(context.unit(8), context.unit(7)) : usual);
  const std::vector<Bearing> all = bearings_of(context);
  const engine::PanelPlace place =
      beside_field(context, Flank::kRight, width_of_bearings(context, all.size()));
  const bool is_drawn = engine::begin_panel(context.theme, "bearing", "", place);
  ImGui::PopStyleVar();
  if (is_drawn) {
    draw_bearing_head(context);
    draw_bearing_cards(context, all);
    draw_beyond_choice(context);
  }
  leave_field_free(context, Flank::kRight);
  engine::end_panel();
}

}  // namespace wotr_screens
