#include "game/screens/controls/seated.h"

#include <nlohmann/json.hpp>

#include "game/screens/state/player_names.h"

namespace screens {
namespace {

std::string budget_words(const Context& context, std::string_view budget) {
  if (budget == "instant") return say(context, "screen.manner-instant");
  if (budget.ends_with('s')) {
    const std::string seconds(budget.substr(0, budget.size() - 1));
    return say(context, "screen.manner-seconds", nlohmann::json{{"seconds", seconds}});
  }
  return say(context, "screen.manner-playouts", nlohmann::json{{"playouts", std::string(budget)}});
}

}  // namespace

std::string seated_words(const Context& context, std::string_view player) {
  const std::string_view name = plain_player(player);
  std::string words = say(context, "player." + std::string(name));
  if (name == player) return words;
  const std::string_view manner = player.substr(name.size() + 1);
  const std::string_view budget = plain_player(manner);
  words += ", " + budget_words(context, budget);
  if (budget == manner) return words;
  const std::string strength(manner.substr(budget.size() + 1));
  return words + ", " +
         say(context, "screen.manner-strength", nlohmann::json{{"strength", strength}});
}

}  // namespace screens
