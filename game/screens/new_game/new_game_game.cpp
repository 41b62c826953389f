#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "engine/ui/ink_pictures.h"
#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/new_game/new_game_sheet.h"

namespace screens {
namespace {

/// An offer is drawn in its own words and pictures.
struct Offered {
  const Context& context;
  const GameOffer& offer;
  bool is_chosen = false;

  std::string words(std::string_view key) const { return offer.words.say(key); }
};

constexpr float kInset = 16;  // points

struct Paragraph {
  ImFont* font = nullptr;
  ImU32 colour = 0;
  std::string words;
};

float widest_word(const ImFont* font, const std::string& words) {
  float widest = 0;
  std::istringstream stream(words);
  for (std::string word; stream >> word;) widest = std::max(widest, width_of(font, word));
  return widest;
}

std::vector<Paragraph> paragraphs_of(const Offered& offered, float width) {
  const engine::Theme& theme = offered.context.theme;
  const std::string name = offered.words("screen.game-title");
  ImFont* large = widest_word(theme.title, name) <= width ? theme.title : theme.prompt;
  const ImU32 title = offered.is_chosen ? engine::ink::kWax : engine::ink::kInk;
  const auto& tables = offered.offer.choices.tables;
  const int most = tables.empty() ? 1 : tables.rbegin()->first;
  return {{large, title, name},
          {theme.text, engine::ink::kInk, offered.words("screen.about-game")},
          {theme.italic, engine::ink::kSoftInk,
           say(offered.context, "screen.for-so-many", nlohmann::json{{"players", most}})}};
}

float height_of(const std::vector<Paragraph>& paragraphs, float width) {
  float height = 0;
  for (const Paragraph& one : paragraphs) {
    ImGui::PushFont(one.font);
    height += ImGui::CalcTextSize(one.words.c_str(), nullptr, false, width).y;
    ImGui::PopFont();
  }
  return height;
}

void draw_paragraphs(ImDrawList& list, const std::vector<Paragraph>& paragraphs, ImVec2 from,
                     float width) {
  for (const Paragraph& one : paragraphs) {
    ImGui::PushFont(one.font);
    list.AddText(one.font, ImGui::GetFontSize(), from, one.colour, one.words.c_str(), nullptr,
                 width);
    from.y += ImGui::CalcTextSize(one.words.c_str(), nullptr, false, width).y;
    ImGui::PopFont();
  }
}

/// The engraving that stands for the game; what does not fit is cut away.
void draw_picture(const Offered& offered, ImDrawList& list, ImVec2 from, ImVec2 to) {
  constexpr float kShape = 1.6F;  // width to height, as it is engraved
  engine::InkPictures* pictures = offered.offer.engravings;
  if (pictures == nullptr) return;
  const ImTextureID picture = pictures->find(offered.offer.choices.picture);
  if (picture == nullptr) return;
  const float shape = (to.x - from.x) / (to.y - from.y);
  const ImVec2 seen(std::min(1.0F, shape / kShape), std::min(1.0F, kShape / shape));
  const ImVec2 first((1 - seen.x) / 2, (1 - seen.y) / 2);
  list.AddImage(picture, from, to, first, {first.x + seen.x, first.y + seen.y}, engine::ink::kInk);
  list.AddRect(from, to, engine::ink::kSoftInk, 0, 0, std::max(1.0F, offered.context.unit(1)));
}

void draw_rim(const Offered& offered, ImDrawList& list, ImVec2 from, ImVec2 to) {
  const bool has_keys = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  const bool is_pointed = ImGui::IsItemHovered() && !offered.is_chosen;
  if (!offered.is_chosen && !has_keys && !is_pointed) return;
  const ImU32 colour = offered.is_chosen ? engine::ink::kWax : engine::ink::kBrass;
  list.AddRect(from, to, colour, offered.context.unit(4), 0, offered.context.unit(3));
}

/// A large sheet: the picture, the name of the game, a word about it.
void draw_face(const Offered& offered, ImVec2 from, ImVec2 to) {
  const Context& context = offered.context;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  engine::draw_sheet(list, from, to, context.theme);
  const float inset = context.unit(kInset);
  const float width = to.x - from.x - 2 * inset;
  const std::vector<Paragraph> paragraphs = paragraphs_of(offered, width);
  const float words = height_of(paragraphs, width) + context.unit(6);
  const float picture = std::min(width / 1.3F, to.y - from.y - 2 * inset - words);
  float top = from.y + inset;
  if (picture > context.unit(48)) {
    draw_picture(offered, list, {from.x + inset, top}, {from.x + inset + width, top + picture});
    top += picture + context.unit(6);
  }
  draw_paragraphs(list, paragraphs, {from.x + inset, top}, width);
  draw_rim(offered, list, from, to);
}

/// At least as high as its words.
bool draw_offer(Context& context, const Offered& offered, ImVec2 size) {
  const float inset = context.unit(kInset);
  const float width = size.x - 2 * inset;
  size.y = std::max(size.y, height_of(paragraphs_of(offered, width), width) + 2 * inset);
  const bool pressed = engine::press_area("offer", size);
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  draw_face(offered, from, to);
  const std::string title = offered.words("screen.game-title");
  note_control(context, title, width_of(context.theme.title, title));
  return pressed;
}

/// What was left of a game that is not on the table.
void draw_go_on(Context& context, const Offered& offered, float width) {
  if (offered.offer.turn_left == 0) return;
  const std::string label =
      say(context, "screen.go-on-with", nlohmann::json{{"turn", offered.offer.turn_left}});
  if (!plain_control(context, label, width)) return;
  context.memory.sheets.close(kNewGameSheet);
  ask(context, commands::kOtherGame, offered.offer.choices.game);
}

}  // namespace

void choose_game(Memory& memory, NewGame& game, const GameOffer& offer) {
  const std::string& chosen = offer.choices.game;
  if (game.game == chosen) return;
  auto& others = memory.own<NewGameMemory>().others;
  others.insert_or_assign(game.game, game);
  const auto before = others.find(chosen);
  if (before != others.end()) {
    game = NewGame(before->second);
  } else {
    game = offer.chosen_last ? *offer.chosen_last : plain_new_game(offer.choices);
  }
}

/// Side by side, each as high as the page.
void draw_game_page(Context& context, NewGame& game) {
  const auto offers = context.state.offers;
  const float space = context.unit(14);
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const auto count = static_cast<float>(offers.size());
  const float width = (room.x - (count - 1) * space) / count;
  const bool any_left =
      std::ranges::any_of(offers, [](const GameOffer& offer) { return offer.turn_left > 0; });
  const float below = any_left ? context.theme.touch + ImGui::GetStyle().ItemSpacing.y : 0;
  const GameOffer* chosen = nullptr;
  for (const GameOffer& offer : offers) {
    if (&offer != &offers.front()) ImGui::SameLine(0, space);
    ImGui::PushID(offer.choices.game.c_str());
    ImGui::BeginGroup();
    const Offered offered{context, offer, game.game == offer.choices.game};
    if (draw_offer(context, offered, ImVec2(width, room.y - below - context.unit(6))))
      chosen = &offer;
    draw_go_on(context, offered, width);
    ImGui::EndGroup();
    ImGui::PopID();
  }
  if (chosen != nullptr) choose_game(context.memory, game, *chosen);
}

}  // namespace screens
