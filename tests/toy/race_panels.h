#pragma once

#include <string>

#include "game/lang/question.h"
#include "game/screens/controls/sheet.h"
#include "tests/toy/race.h"

// The race on the screens: all that a second game must bring to be asked and answered there.
namespace toy {

class RacePanels final : public screens::GamePanels {
 public:
  std::span<const std::string_view> seats(const match::AnyView&) const override { return kSeats; }
  screens::Situation situation(screens::Sheet& sheet) override {
    const auto& view = sheet.state.view.as<Race>();
    const auto& rules = sheet.state.view.rules<Race>();
    screens::Situation now{
        .turn = "Turn " + std::to_string(view.turn), .question = {}, .ending = {}};
    if (view.pending.is_over()) {
      now.ending = screens::Ending{.title = "The race is run", .praise = "", .turn = now.turn};
      return now;
    }
    now.question.words = lang::question_words<Race>(sheet.state.words, rules, view);
    if (!screens::is_asked(sheet.state)) return now;
    for (const core::Action action : view.pending.actions) {
      screens::Option option;
      option.action = action;
      option.label = lang::option_words<Race>(sheet.state.words, rules, view.pending, action);
      now.question.options.push_back(option);
    }
    return now;
  }
  float draw_columns(screens::Sheet& sheet) override { return screens::bar_height(sheet.theme); }
  screens::RuleValues rules_of(const match::AnyView& view) const override {
    return {{"goal", view.rules<Race>().goal}};
  }
};

}  // namespace toy
