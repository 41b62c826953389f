#pragma once

#include "game/screens/game_panels.h"

namespace trilogy_screens {

/// The Trilogy Edition on the screen: the question and its answers.
class Panels final : public screens::GamePanels {
 public:
  std::span<const std::string_view> seats(const match::AnyView& view) const override;
  screens::Situation situation(screens::Sheet& sheet) override;
  screens::RuleValues rules_of(const match::AnyView& view) const override;
};

}  // namespace trilogy_screens
