#pragma once

#include <string>

#include "game/lang/question.h"
#include "game/screens/controls/context.h"
#include "tests/toy/race.h"

// The race on the screens: all that a second game must bring to be asked and answered there.
namespace toy {

inline screens::Situation race_situation(screens::Context& context) {
  const auto& view = context.state.view.as<Race>();
  const auto& rules = context.state.view.rules<Race>();
  screens::Situation now{.turn = "Turn " + std::to_string(view.turn), .question = {}, .ending = {}};
  if (view.pending.is_over()) {
    now.ending = screens::Ending{.title = "The race is run", .praise = "", .turn = now.turn};
    return now;
  }
  now.question.words = lang::question_words<Race>(context.state.words, rules, view);
  if (!screens::is_asked(context.state)) return now;
  for (const core::Action action : view.pending.actions) {
    screens::Option option;
    option.action = action;
    option.label = lang::option_words<Race>(context.state.words, rules, view.pending, action);
    now.question.options.push_back(option);
  }
  return now;
}

inline std::span<const std::string_view> race_seats(const match::AnyView&) { return kSeats; }

inline screens::RuleValues race_rules(const match::AnyView& view) {
  return {{"goal", view.rules<Race>().goal}};
}

inline float draw_race_columns(screens::Context& context) {
  return screens::bar_height(context.theme);
}

inline screens::GameScreens race_screens() {
  return {.words = {.seats = race_seats, .situation = race_situation, .rules = race_rules},
          .panels = {.draw_columns = draw_race_columns}};
}

}  // namespace toy
