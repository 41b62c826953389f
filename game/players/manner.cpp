#include "game/players/manner.h"

#include <charconv>
#include <string>

#include "base/json_reader.h"

namespace players {
namespace {

using Seconds = std::chrono::duration<double>;

/// So few that nobody waits for them, and as many on every machine.
constexpr int kInstantPlayouts = 100;
constexpr double kLeastSeconds = 0.01;
constexpr double kMostSeconds = 600;
/// Whoever counts playouts does not look at the clock, but does not sit there for ever either.
constexpr Seconds kPatience{3600};
constexpr unsigned kThreadsByTheClock = 2;

base::Error fault(std::string_view player, const std::string& reason) {
  return {base::quoted(player) + ": " + reason};
}

/// The whole text as a number from `least` to `most`.
template <class Number>
std::optional<Number> number_in(std::string_view text, Number least, Number most) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || !(value >= least && value <= most)) return std::nullopt;
  return value;
}

bool take_budget(std::string_view text, Manner& manner) {
  if (text == "instant") {
    manner.budget = Budget{.playouts = kInstantPlayouts, .time = kPatience};
  } else if (text.ends_with('s')) {
    text.remove_suffix(1);
    const auto seconds = number_in(text, kLeastSeconds, kMostSeconds);
    if (!seconds) return false;
    manner.budget = Budget{.time = Seconds(*seconds)};
    manner.threads = kThreadsByTheClock;
  } else {
    const auto playouts = number_in(text, 1, Budget::kMostPlayouts);
    if (!playouts) return false;
    manner.budget = Budget{.playouts = *playouts, .time = kPatience};
  }
  return true;
}

}  // namespace

std::string_view player_name(std::string_view player) { return player.substr(0, player.find(':')); }

base::Result<Manner> manner_of(std::string_view player) {
  Manner manner;
  const std::size_t colon = player.find(':');
  if (colon == std::string_view::npos) return manner;
  const std::string_view said = player.substr(colon + 1);
  const std::string_view budget = said.substr(0, said.find(':'));
  if (!take_budget(budget, manner)) {
    return fault(player, base::quoted(budget) +
                             " is neither \"instant\", nor a time from 0.01s to 600s, nor a "
                             "number of playouts from 1 to 1000000");
  }
  if (budget.size() == said.size()) return manner;
  const std::string_view strength = said.substr(budget.size() + 1);
  const auto percent = number_in(strength, 1, kFullStrength);
  if (!percent) {
    return fault(player, "a strength is a number from 1 to 100, not " + base::quoted(strength));
  }
  manner.strength = *percent;
  return manner;
}

std::vector<std::string> offered(std::initializer_list<std::string_view> plain_to_strong,
                                 std::string_view thinker) {
  std::vector<std::string> names(plain_to_strong.begin(), plain_to_strong.end());
  for (const std::string_view time : {"1s", "instant", "5s", "20s"}) {
    names.push_back(std::string(thinker) + ":" + std::string(time));
  }
  return names;
}

}  // namespace players
