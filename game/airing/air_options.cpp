#include "game/airing/air_options.h"

#include <string>
#include <string_view>

#include "game/commands/ids.h"
#include "game/screens/state/outputs_shown.h"

namespace airing {
namespace {

using screens::OutputCount;
using screens::OutputKind;

constexpr std::uint64_t kMostSeconds = 3600;
constexpr std::uint64_t kMostDecisions = 10000;

/// "public,commentator".
base::Result<std::vector<OutputKind>> read_kinds(const std::string& text) {
  std::vector<OutputKind> kinds;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t comma = std::min(text.find(',', from), text.size());
    const std::string_view name = std::string_view(text).substr(from, comma - from);
    if (name != "public" && name != "commentator") {
      return base::Error{"--air " + text + ": there are public and commentator"};
    }
    kinds.push_back(name == "public" ? OutputKind::kPublic : OutputKind::kCommentator);
    from = comma + 1;
  }
  return kinds;
}

base::Result<std::optional<engine::Level>> read_level(const std::string& text) {
  for (const engine::Level level : engine::kLevels) {
    if (engine::id_of(level) == text) return std::optional(level);
  }
  if (text.empty()) return std::optional<engine::Level>();
  return base::Error{"--air-quality " + text + ": it is low, medium or high"};
}

}  // namespace

base::Result<std::vector<commands::Command>> read_air(const cli::Arguments& arguments) {
  const auto kinds = read_kinds(arguments.text("--air", ""));
  if (!kinds) return kinds.failure();
  const auto seconds = arguments.number("--delay", 0, 0, kMostSeconds);
  if (!seconds) return seconds.failure();
  const auto decisions = arguments.number("--delay-decisions", 0, 0, kMostDecisions);
  if (!decisions) return decisions.failure();
  const auto level = read_level(arguments.text("--air-quality", ""));
  if (!level) return level.failure();
  std::vector<commands::Command> opening;
  for (const OutputKind kind : *kinds) {
    const OutputCount behind{kind, static_cast<int>(*seconds)};
    const OutputCount decided{kind, static_cast<int>(*decisions)};
    opening.push_back({commands::kAirDelay, behind});
    opening.push_back({commands::kAirDecisions, decided});
    opening.push_back({commands::kAirQuality, screens::OutputQuality{kind, *level}});
    opening.push_back({commands::kAirOpen, kind});
  }
  return opening;
}

}  // namespace airing
