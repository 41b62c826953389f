#include "tests/screens/card_samples.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "rules/wotr/flow/setup.h"

namespace screen {

using nlohmann::json;

wotr::CardId card(std::string_view id) {
  for (std::size_t i = 0; i < rules().cards.size(); ++i) {
    if (rules().cards[i].id == id) return static_cast<wotr::CardId>(i);
  }
  ADD_FAILURE() << id;
  return wotr::kNoCard;
}

const std::string& title(wotr::CardId id) { return wotr::card_of(rules(), id).title; }

json turn_3() {
  return {{"turn", 3},
          {"phase", "action"},
          {"toAct", "free"},
          {"dice",
           {{"free", {"character", "muster", "event", "will"}}, {"shadow", {"army", "muster"}}}},
          {"hands",
           {{"free",
             {"axe-and-bow", "bilbos-song", "cirdans-ships", "guards-of-the-citadel",
              "swords-in-eriador", "house-of-the-stewards"}},
            {"shadow", {"olog-hai", "cruel-weather"}}}}};
}

wotr::State state_of(const json& position) {
  const auto state = wotr::Game::parse_position(rules(), position);
  EXPECT_TRUE(state) << (state ? "" : state.error());
  return state ? *state : wotr::new_state(rules());
}

const screens::ShownControl* find_control(const Shown& answer, std::string_view label) {
  const auto found = std::find_if(answer.controls.begin(), answer.controls.end(),
                                  [&](const auto& one) { return one.label.starts_with(label); });
  return found == answer.controls.end() ? nullptr : &*found;
}

glm::vec2 middle_of(const screens::ShownControl& control) {
  return (control.from + control.to) / 2.0F;
}

void press(Screen& screen, const wotr::View& view, std::string_view label) {
  const Shown answer = screen.settle(view);
  const screens::ShownControl* control = find_control(answer, label);
  ASSERT_NE(control, nullptr) << label;
  screen.click(view, middle_of(*control));
}

}  // namespace screen
