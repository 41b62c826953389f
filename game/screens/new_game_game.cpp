#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/cards/card_stock.h"
#include "game/screens/cards/card_text.h"
#include "game/screens/control.h"
#include "game/screens/new_game_sheet.h"

namespace screens {
namespace {

constexpr ImU32 kOfOthers = IM_COL32(0x7A, 0x66, 0x4A, 0xFF);

/// An offer is drawn in its own words and pictures.
struct Offered {
  const Sheet& sheet;
  const GameOffer& offer;
  bool is_chosen = false;

  std::string words(std::string_view key) const { return offer.words.say(key); }
};

void draw_picture(const Offered& offered, ImDrawList& list, ImVec2 from, ImVec2 to) {
  const ScreenState& state = offered.sheet.state;
  const ScreenState of_offer{.view = state.view,
                             .game = offered.offer.panels,
                             .words = offered.offer.words,
                             .log = state.log,
                             .notice = {},
                             .players = {},
                             .engravings = offered.offer.engravings};
  const Sheet& sheet = offered.sheet;
  const Sheet of_game{sheet.theme, sheet.screen, of_offer, sheet.memory, sheet.answer};
  draw_engraving(of_game, list, offered.offer.choices.picture, from, to);
}

std::vector<CardText> texts_of(const Offered& offered) {
  const engine::Theme& theme = offered.sheet.theme;
  const ImU32 title = offered.is_chosen ? engine::ink::kWax : engine::ink::kInk;
  const auto& tables = offered.offer.choices.tables;
  const int most = tables.empty() ? 1 : tables.rbegin()->first;
  return {{theme.title, title, offered.words("screen.game-title")},
          {theme.text, engine::ink::kInk, offered.words("screen.about-game")},
          {theme.italic, engine::ink::kSoftInk,
           say(offered.sheet, "screen.for-so-many", nlohmann::json{{"players", most}}),
           offered.sheet.unit(4)}};
}

/// A large card: the picture, the name of the game, a word about it.
void draw_face(const Offered& offered, ImVec2 from, ImVec2 to) {
  const Sheet& sheet = offered.sheet;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  draw_card_stock(sheet, list, from, to, offered.is_chosen ? engine::ink::kWax : kOfOthers);
  const float inset = frame_of(sheet) + sheet.unit(8);
  const float width = to.x - from.x - 2 * inset;
  const std::vector<CardText> texts = texts_of(offered);
  const float room = to.y - from.y - 2 * inset;
  const float words = height_of(texts, width) + sheet.unit(6);
  const float picture = std::min(width / 1.3F, room - words);
  float top = from.y + inset;
  if (picture > sheet.unit(48)) {
    draw_picture(offered, list, {from.x + inset, top}, {from.x + inset + width, top + picture});
    top += picture + sheet.unit(6);
  }
  draw_texts(list, texts, {from.x + inset, top}, width);
  const bool has_keys = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  draw_card_rims(sheet, list, from, to, ImGui::IsItemHovered() && !offered.is_chosen, has_keys);
}

bool draw_offer(Sheet& sheet, const Offered& offered, ImVec2 size) {
  const bool pressed = ImGui::InvisibleButton("offer", size);
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  draw_face(offered, from, to);
  const std::string title = offered.words("screen.game-title");
  note_control(sheet, title, width_of(sheet.theme.title, title));
  return pressed;
}

/// What was left of a game that is not on the table.
void draw_go_on(Sheet& sheet, const Offered& offered, float width) {
  if (offered.offer.turn_left == 0) return;
  const std::string label =
      say(sheet, "screen.go-on-with", nlohmann::json{{"turn", offered.offer.turn_left}});
  if (!plain_control(sheet, label, width)) return;
  sheet.memory.new_game_open = false;
  sheet.answer.command = Command::kGoOn;
  sheet.answer.go_on_with = offered.offer.choices.game;
}

}  // namespace

void choose_game(Memory& memory, NewGame& game, const GameOffer& offer) {
  const std::string& wished = offer.choices.game;
  if (game.game == wished) return;
  memory.other_games.insert_or_assign(game.game, game);
  const auto before = memory.other_games.find(wished);
  if (before != memory.other_games.end()) {
    game = NewGame(before->second);
  } else {
    game = offer.chosen_last ? *offer.chosen_last : plain_new_game(offer.choices);
  }
}

/// Side by side, each as high as the page.
void draw_game_page(Sheet& sheet, NewGame& game) {
  const auto offers = sheet.state.offers;
  const float space = sheet.unit(14);
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const auto count = static_cast<float>(offers.size());
  const float width = (room.x - (count - 1) * space) / count;
  const bool any_left =
      std::ranges::any_of(offers, [](const GameOffer& offer) { return offer.turn_left > 0; });
  const float below = any_left ? sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y : 0;
  const GameOffer* chosen = nullptr;
  for (const GameOffer& offer : offers) {
    if (&offer != &offers.front()) ImGui::SameLine(0, space);
    ImGui::PushID(offer.choices.game.c_str());
    ImGui::BeginGroup();
    const Offered offered{sheet, offer, game.game == offer.choices.game};
    if (draw_offer(sheet, offered, ImVec2(width, room.y - below - sheet.unit(6)))) chosen = &offer;
    draw_go_on(sheet, offered, width);
    ImGui::EndGroup();
    ImGui::PopID();
  }
  if (chosen != nullptr) choose_game(sheet.memory, game, *chosen);
}

}  // namespace screens
