#include "game/app/script/lesson_reader.h"

#include <algorithm>

#include "base/json_reader.h"
#include "game/app/screen/places.h"
#include "game/app/screen/table_screen.h"
#include "game/app/script/screen_look.h"
#include "game/lang/emphasis.h"

namespace app {
namespace {

using Press = LessonReader::Press;

constexpr int kFramesToAppear = 10;  // a sheet finds its size before it is shown

/// The place that goes by this name, where it is seen.
std::optional<glm::vec2> place_called(const std::string& name, const Seen& seen) {
  for (const table::RegionLayout& region : seen.screen.tabletop().layout().regions) {
    if (seen.screen.name_of(region) != name) continue;
    return place_of_region(seen.screen, region.id);
  }
  return std::nullopt;
}

}  // namespace

base::Result<Press> LessonReader::press(const std::string& words, const Seen& seen) const {
  const std::vector<Pressable> all = pressables(seen);
  if (const Pressable* button = find_pressable(all, words)) {
    if (button->is_free) return Press{.place = button->middle};
    return base::Error{"something lies over " + base::quoted(words)};
  }
  if (const auto place = place_called(words, seen)) {
    if (seen.screen.ui().window_at(*place) == 0) return Press{.place = place};
    return base::Error{words + " lies below a sheet"};
  }
  return base::Error{"there is no " + base::quoted(words) + " to press; there are " +
                     labels_of(all)};
}

base::Result<Press> LessonReader::press_next(const Seen& seen) {
  const std::vector<std::string> named = lang::emphasized(step_);
  if (named.empty()) return base::Error{"it does not say what to press"};
  if (pressed_ >= named.size())
    return base::Error{"all was pressed that its words name, and it goes on"};
  return press(named[pressed_++], seen);
}

std::string LessonReader::named_for_nothing() const {
  const std::vector<std::string> named = lang::emphasized(step_);
  return is_only_read_ || pressed_ >= named.size() ? std::string() : base::quoted(named[pressed_]);
}

base::Result<Press> LessonReader::next(const Seen& seen) {
  const screens::TutorialShown* lesson = seen.tutorial;
  if (lesson == nullptr) return Press{};
  if (lesson->words != step_) {
    const std::string idle = named_for_nothing();
    if (!idle.empty()) return base::Error{base::quoted(step_) + " names " + idle + " for nothing"};
    step_ = lesson->words;
    pressed_ = 0;
    unread_ = 0;
    is_only_read_ = lesson->is_to_be_read || lesson->is_done;
  }
  const std::string words = lang::without_emphasis(step_);
  if (!is_written(seen, words)) {
    if (++unread_ < kFramesToAppear) return Press{};
    return base::Error{base::quoted(words) + " cannot be read"};
  }
  if (lesson->is_done) return Press{.place = {}, .is_done = true};
  if (lesson->is_wrong) return base::Error{base::quoted(words) + " led to a wrong answer"};
  base::Result<Press> next_press = lesson->is_to_be_read
                                       ? press(seen.screen.words().say("tutorial.read"), seen)
                                       : press_next(seen);
  if (!next_press) return base::Error{base::quoted(words) + ": " + next_press.error()};
  return next_press;
}

}  // namespace app
