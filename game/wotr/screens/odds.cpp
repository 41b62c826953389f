#include "game/wotr/screens/odds.h"

#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace wotr_screens {

bool is_helped(const Desk& desk) {
  const screens::Settings* settings = desk.sheet.state.settings;
  return settings == nullptr || !settings->strict_play;
}

std::string in_percent(double chance) { return std::to_string(std::lround(100 * chance)) + "%"; }

std::string with_one_digit(double number) {
  char text[16];
  std::snprintf(text, sizeof text, "%.1f", number);
  return text;
}

std::string words_about_hunt(const Desk& desk) {
  if (!is_helped(desk) || !wotr::can_move_fellowship(desk.view.board)) return {};
  const wotr::HuntOdds odds = wotr::hunt_odds(desk.rules, desk.view.board);
  const nlohmann::json told{{"found", in_percent(odds.found)},
                            {"damage", with_one_digit(odds.damage)},
                            {"revealed", in_percent(odds.revealed)},
                            {"stopped", in_percent(odds.stopped)}};
  const bool on_track = wotr::in_mordor(desk.view.board.fellowship);
  return say(desk, on_track ? "screen.odds-of-track" : "screen.odds-of-hunt", told);
}

}  // namespace wotr_screens
