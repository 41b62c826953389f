#include "game/trilogy/screens/context/context.h"

#include <nlohmann/json.hpp>

#include "game/screens/state/settings.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/names/names.h"

namespace trilogy_screens {

Context::Context(screens::Context& on)
    : neutral(on),
      view(on.state.view.as<trilogy::Game>()),
      rules(on.state.view.rules<trilogy::Game>()),
      board(view.board),
      decision(screens::decision_of(on.state)),
      words(on.state.words),
      theme(on.theme),
      screen(on.screen),
      answer(on.answer),
      drawn(on.drawn),
      memory(on.memory.own<Memory>()) {}

std::vector<core::Seat> seats_of(const trilogy::Rules& rules) {
  std::vector<core::Seat> seats;
  for (std::size_t s = 0; s < trilogy::seat_count(rules); ++s) {
    seats.push_back(core::Seat{static_cast<std::uint8_t>(s)});
  }
  return seats;
}

trilogy::Colour colour_of(const trilogy::Rules& rules, core::Seat seat) {
  return rules.seating.colours[trilogy::at(seat)];
}

std::string name_of(const Context& context, core::Seat seat) {
  if (trilogy::at(seat) >= trilogy::kOwners) return context.words.name("seat", "none");
  return context.words.name("seat", trilogy::id_of(colour_of(context.rules, seat)));
}

std::string name_of(const Context& context, Territory territory) {
  return context.words.name("territory", trilogy::row_of(context.rules, territory).id);
}

std::string name_of(const Context& context, trilogy::CardId card) {
  if (trilogy::is_adventure(card)) {
    return context.words.name("card", trilogy::adventure_of(context.rules, card).id);
  }
  if (trilogy::is_wild(card)) return say(context, "screen.wild-card");
  return name_of(context, trilogy::territory_of(card));
}

Territory chosen_on_map(const core::Decision& decision, core::Action action) {
  using Kind = trilogy::ActionKind;
  const auto asked = static_cast<trilogy::DecisionKind>(decision.kind);
  const bool is_plain = trilogy::is(action, Kind::kTerritory) ||
                        trilogy::is(action, Kind::kClaim) ||
                        trilogy::is(action, Kind::kPlaceLeader);
  // The last battalion is placed where it is pointed at.
  const bool is_last = trilogy::is(action, Kind::kPlace) && action.b == 1 &&
                       asked != trilogy::DecisionKind::kPlaceCount;
  return is_plain || is_last ? trilogy::territory_of(action) : trilogy::kNoTerritory;
}

std::string words_of(const Context& context, const core::Refusal& refusal) {
  const nlohmann::json row = trilogy::Game::refusal_json(context.rules, refusal);
  std::string words = say(context, "refusal." + row.value("do", ""), row);
  const std::string ruling = row.value("ruling", "");
  return ruling.empty() ? words : words + " (" + ruling + ")";
}

trilogy::State open_state(const trilogy::View& view) {
  trilogy::State state{};
  state.board = view.board;
  state.piles = view.piles;
  return state;
}

bool presses_enter(const Context& context) {
  const ImGuiIO& io = ImGui::GetIO();
  const screens::Memory& memory = context.neutral.memory;
  if (io.WantTextInput || io.NavVisible || !memory.typed_region.empty()) return false;
  if (memory.keys_on_map) return false;  // it presses that region
  return ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false) ||
         ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Space), false);
}

bool is_helped(const Context& context) {
  const screens::Settings* settings = context.neutral.state.settings;
  return settings == nullptr || !settings->strict_play;
}

}  // namespace trilogy_screens
