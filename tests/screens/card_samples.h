#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

#include "rules/wotr/view/view.h"
#include "tests/screens/screen.h"

namespace screen {

wotr::CardId card(std::string_view id);
const std::string& title(wotr::CardId id);

/// A position on turn 3: the Free Peoples choose a die.
nlohmann::json turn_3();
wotr::State state_of(const nlohmann::json& position);

/// The control whose words begin so, or nullptr.
const screens::ShownControl* find_control(const Shown& answer, std::string_view label);
glm::vec2 middle_of(const screens::ShownControl& control);
void press(Screen& screen, const wotr::View& view, std::string_view label);

}  // namespace screen
