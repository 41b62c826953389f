#include "game/cli/arguments/picture_options.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace cli {
namespace {

constexpr int kLeastSide = 64;
constexpr int kMostSide = 8192;
constexpr float kLongestMoment = 60;
constexpr float kFarthest = 1000;  // from the corner of the board, and of the eye from it
constexpr float kNearest = 1;
constexpr std::array<std::string_view, 3> kLevels{"low", "medium", "high"};

/// What begins the game that is shown, and how it is drawn.
constexpr std::array<OptionHelp, 18> kOptionsOfPictures{{{"--players", "N", ""},
                                                         {"--seats", "SEATS", ""},
                                                         {"--options", "JSON", ""},
                                                         {"--seed", "N", ""},
                                                         {"--load", "FILE", ""},
                                                         {"--position", "FILE", ""},
                                                         {"--scenario", "NAME", ""},
                                                         {"--quality", "LEVEL", ""},
                                                         {"--flat", "", ""},
                                                         {"--size", "WxH", ""},
                                                         {"--no-ui", "", ""},
                                                         {"--sheet", "NAME", ""},
                                                         {"--point", "X,Y", ""},
                                                         {"--moment", "SECONDS", ""},
                                                         {"--until", "WHAT", ""},
                                                         {"--ui-scale", "X", ""},
                                                         {"--camera", "X,Y,DIST", ""},
                                                         {"--look", "REGION", ""}}};
constexpr CommandHelp kPicture{
    .name = "", .operands = "", .summary = "", .options = kOptionsOfPictures};

/// The numbers that stand between the separators, if the whole text is as many finite numbers.
template <class Number, std::size_t kCount>
std::optional<std::array<Number, kCount>> read_numbers(std::string_view text, char separator) {
  std::array<Number, kCount> numbers{};
  for (std::size_t i = 0; i < kCount; ++i) {
    if (i > 0) {
      if (text.empty() || text.front() != separator) return std::nullopt;
      text.remove_prefix(1);
    }
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), numbers[i]);
    if (fault != std::errc{} || !std::isfinite(static_cast<double>(numbers[i]))) {
      return std::nullopt;
    }
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  }
  return text.empty() ? std::optional(numbers) : std::nullopt;
}

template <class Number>
bool is_between(Number number, Number least, Number most) {
  return number >= least && number <= most;
}

base::Result<void> read_size(const std::string& text, std::array<int, 2>& size) {
  if (text.empty()) return {};
  const auto sides = read_numbers<int, 2>(text, 'x');
  if (!sides || !is_between((*sides)[0], kLeastSide, kMostSide) ||
      !is_between((*sides)[1], kLeastSide, kMostSide)) {
    return base::Error{"--size " + text + ": write it like 1280x720, each from 64 to 8192"};
  }
  size = *sides;
  return {};
}

base::Result<void> read_level(const std::string& text, std::string& level) {
  level = text;
  const bool is_one = std::find(kLevels.begin(), kLevels.end(), text) != kLevels.end();
  if (!is_one && !text.empty())
    return base::Error{"--quality " + text + ": it is low, medium or high"};
  return {};
}

base::Result<void> read_camera(const std::string& text,
                               std::optional<std::array<float, 3>>& camera) {
  if (text.empty()) return {};
  const auto numbers = read_numbers<float, 3>(text, ',');
  if (!numbers || !is_between((*numbers)[0], -kFarthest, kFarthest) ||
      !is_between((*numbers)[1], -kFarthest, kFarthest) ||
      !is_between((*numbers)[2], kNearest, kFarthest)) {
    return base::Error{
        "--camera " + text +
        ": write it like 72,50,90, a place from -1000 to 1000 and a distance from 1 to 1000"};
  }
  camera = numbers;
  return {};
}

base::Result<void> read_pointer(const std::string& text,
                                std::optional<std::array<float, 2>>& pointer) {
  if (text.empty()) return {};
  constexpr auto kMost = static_cast<float>(kMostSide);
  const auto numbers = read_numbers<float, 2>(text, ',');
  if (!numbers || !is_between((*numbers)[0], 0.0F, kMost) ||
      !is_between((*numbers)[1], 0.0F, kMost)) {
    return base::Error{"--point " + text + ": write it like 72,50, each from 0 to 8192"};
  }
  pointer = numbers;
  return {};
}

base::Result<void> read_scale(const std::string& text, float& scale) {
  if (text.empty()) return {};
  const auto number = read_numbers<float, 1>(text, ',');
  if (!number || !is_between(number->front(), 0.75F, 3.0F)) {
    return base::Error{"--ui-scale " + text + ": it is a number from 0.75 to 3"};
  }
  scale = number->front();
  return {};
}

}  // namespace

base::Result<std::optional<float>> read_seconds(const Arguments& arguments,
                                                const std::string& option) {
  if (!arguments.has(option)) return std::optional<float>();
  const std::string text = arguments.text(option, "");
  const auto seconds = read_numbers<float, 1>(text, ',');
  if (!seconds || !is_between(seconds->front(), 0.0F, kLongestMoment)) {
    return base::Error{option + " " + text + ": it is a number of seconds from 0 to 60"};
  }
  return std::optional(seconds->front());
}

base::Result<PictureOptions> read_picture_options(const Arguments& arguments) {
  PictureOptions options;
  const auto moment = read_seconds(arguments, "--moment");
  if (!moment) return moment.failure();
  options.moment = *moment;
  for (const base::Result<void>& read :
       {read_size(arguments.text("--size", ""), options.size),
        read_level(arguments.text("--quality", ""), options.level),
        read_scale(arguments.text("--ui-scale", ""), options.ui_scale),
        read_pointer(arguments.text("--point", ""), options.pointer),
        read_camera(arguments.text("--camera", ""), options.camera)}) {
    if (!read) return read.failure();
  }
  return options;
}

base::Result<Arguments> parse_picture(std::span<const std::string> words) {
  return Arguments::parse(kPicture, words);
}

}  // namespace cli
