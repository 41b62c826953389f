#include "game/film/film_options.h"

#include <charconv>

namespace film {
namespace {

constexpr int kMostTurns = 100000;
constexpr std::uint64_t kFewestFrames = 5;  // a second
constexpr std::uint64_t kMostFrames = 120;
constexpr std::uint64_t kMostSeconds = 3600;

std::optional<int> turn_in(std::string_view text) {
  int turn = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), turn);
  const bool is_read = fault == std::errc{} && end == text.data() + text.size();
  return is_read && turn >= 0 && turn <= kMostTurns ? std::optional(turn) : std::nullopt;
}

base::Result<void> read_turns(const std::string& text, Order& order) {
  const std::size_t dash = text.find('-');
  const auto first = turn_in(std::string_view(text).substr(0, dash));
  const auto last =
      dash == std::string::npos ? first : turn_in(std::string_view(text).substr(dash + 1));
  if (!first || !last || *last < *first) {
    return base::Error{"--turns " + text + ": write it like 3-5, or like 3 for one turn"};
  }
  order.extent = Extent::kTurns;
  order.turns = {*first, *last};
  return {};
}

base::Result<void> read_pace(const std::string& text, Order& order) {
  if (text == "slow") order.pace = Pace::kSlow;
  if (text == "normal") order.pace = Pace::kNormal;
  if (text == "brisk") order.pace = Pace::kBrisk;
  const bool is_known = text == "slow" || text == "normal" || text == "brisk";
  if (!is_known) return base::Error{"--pace " + text + ": it is slow, normal or brisk"};
  return {};
}

base::Result<void> read_extent(const cli::Arguments& arguments, Order& order) {
  const int ways = static_cast<int>(arguments.has("--turns")) +
                   static_cast<int>(arguments.has("--reel")) +
                   static_cast<int>(arguments.has("--last"));
  if (ways > 1) return base::Error{"--turns, --reel and --last: choose one of them"};
  if (arguments.has("--turns")) return read_turns(arguments.text("--turns", ""), order);
  if (arguments.has("--reel")) order.extent = Extent::kReel;
  if (!arguments.has("--last")) return {};
  const auto seconds = arguments.number("--last", 30, 1, kMostSeconds);
  if (!seconds) return seconds.failure();
  order.extent = Extent::kLast;
  order.seconds = static_cast<float>(*seconds);
  return {};
}

}  // namespace

base::Result<std::optional<Order>> read_order(const cli::Arguments& arguments) {
  if (!arguments.has("--film")) return std::optional<Order>();
  Order order{.file = arguments.text("--out", "amonhen.mkv"),
              .viewer = arguments.text("--viewer", "public"),
              .is_still = arguments.has("--still"),
              .shots = arguments.text("--shots", "")};
  const auto fps = arguments.number("--fps", 30, kFewestFrames, kMostFrames);
  if (!fps) return fps.failure();
  order.fps = static_cast<int>(*fps);
  if (arguments.has("--while")) {
    const auto process = arguments.number("--while", 1, 1, INT32_MAX);
    if (!process) return process.failure();
    order.orderer = static_cast<std::int32_t>(*process);
  }
  for (const base::Result<void>& read :
       {read_pace(arguments.text("--pace", "normal"), order), read_extent(arguments, order)}) {
    if (!read) return read.failure();
  }
  return std::optional(std::move(order));
}

}  // namespace film
