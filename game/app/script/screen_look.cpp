#include "game/app/script/screen_look.h"

#include <algorithm>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>

#include "base/json_reader.h"
#include "game/app/screen/places.h"
#include "game/app/screen/table_hand.h"
#include "game/app/screen/table_screen.h"
#include "game/session/session.h"

namespace app {
namespace {

bool is_on_screen(glm::vec2 place, const Seen& seen) {
  const glm::vec2 size(seen.screen.size());
  return glm::all(glm::greaterThanEqual(place, glm::vec2(0))) &&
         glm::all(glm::lessThan(place, size));
}

base::Result<void> check_letters(const Seen& seen) {
  for (const engine::WrittenLine& line : seen.screen.written()) {
    if (line.is_cut && !line.is_covered)
      return base::Error{base::quoted(line.words) + " is cut off"};
  }
  return {};
}

base::Result<void> check_buttons(const Seen& seen) {
  const auto is_narrow = [&](const auto& one) {
    const glm::vec2 middle = (one.from + one.to) / 2.0F;
    const bool is_turned = seen.screen.is_at(engine::Edge::kWest, middle) ||
                           seen.screen.is_at(engine::Edge::kEast, middle);
    const glm::vec2 size = one.to - one.from;
    return one.label_width > (is_turned ? size.y : size.x);
  };
  for (const screens::ShownOption& one : seen.shown.shown) {
    if (is_narrow(one)) return base::Error{base::quoted(one.label) + " does not fit on its button"};
  }
  for (const screens::ShownControl& one : seen.shown.controls) {
    if (one.is_in_view && is_narrow(one)) {
      return base::Error{base::quoted(one.label) + " does not fit on its button"};
    }
  }
  return {};
}

/// Somebody is asked, no sheet lies there that they opened themselves, and there is nothing to
/// press and no place to choose.
base::Result<void> check_question(const Seen& seen) {
  const bool is_covered = screens::is_sheet_open(seen.screen.memory());
  if (!seen.lets_answer || is_covered || seen.shown.question.empty()) return {};
  if (seen.tutorial != nullptr && seen.tutorial->is_to_be_read) return {};
  if (!regions_to_choose(seen.screen).empty()) return {};
  const std::vector<Pressable> all = pressables(seen);
  const bool can_answer = std::ranges::any_of(all, [&](const Pressable& one) {
    const bool hands_over = seen.shown.reveal && one.label == seen.shown.reveal->label;
    const bool answers = one.window == seen.shown.question_window && !one.only_shows;
    return one.is_free && (hands_over || answers);
  });
  if (can_answer) return {};
  return base::Error{base::quoted(seen.shown.question) +
                     " is asked, and nothing that answers can be pressed"};
}

/// A ring around what cannot be seen leads nobody anywhere.
base::Result<void> check_lesson(const Seen& seen) {
  if (seen.tutorial == nullptr || !seen.tutorial->is_about_a_place) return {};
  const std::string about = base::quoted(seen.tutorial->words);
  if (!seen.tutorial->place) return base::Error{about + " speaks of what is not on the screen"};
  if (!is_on_screen(*seen.tutorial->place, seen))
    return base::Error{about + " points beyond the screen"};
  const unsigned window = seen.screen.window_at(*seen.tutorial->place);
  if (window != seen.tutorial->window)
    return base::Error{about + " points at what lies below a sheet"};
  return {};
}

}  // namespace

namespace {

bool only_shows(const screens::ShownControl& one) { return one.only_shows; }
bool only_shows(const screens::ShownOption&) { return false; }

}  // namespace

std::vector<Pressable> pressables(const Seen& seen) {
  std::vector<Pressable> all;
  const auto add = [&](const auto& one) {
    const glm::vec2 middle = (one.from + one.to) / 2.0F;
    if (seen.side && !seen.screen.is_at(*seen.side, middle)) return;
    const bool is_free =
        one.is_open && is_on_screen(middle, seen) && seen.screen.window_at(middle) == one.window;
    all.push_back({.label = one.label,
                   .middle = middle,
                   .has_keys = one.has_keys,
                   .is_free = is_free,
                   .window = one.window,
                   .only_shows = only_shows(one)});
  };
  std::ranges::for_each(seen.shown.shown, add);
  if (seen.shown.reveal) add(*seen.shown.reveal);
  std::ranges::for_each(seen.shown.controls, add);
  return all;
}

std::string labels_of(const std::vector<Pressable>& all) {
  std::string there;
  for (const Pressable& one : all) there += (there.empty() ? "\"" : ", \"") + one.label + "\"";
  return there;
}

bool says(const std::string& label, const std::string& wanted) {
  return label == wanted || (label.starts_with(wanted) && wanted.size() >= 2);
}

const Pressable* find_pressable(const std::vector<Pressable>& all, const std::string& label) {
  const Pressable* best = nullptr;
  for (const Pressable& one : all) {
    if (!says(one.label, label)) continue;
    const bool is_just = one.label == label;
    if (is_just && one.is_free) return &one;
    const bool is_better = best == nullptr || (one.is_free && !best->is_free) ||
                           (is_just && best->label != label && one.is_free == best->is_free);
    if (is_better) best = &one;
  }
  return best;
}

std::vector<glm::vec2> places_that_answer(const Seen& seen) {
  if (seen.shown.reveal) return {(seen.shown.reveal->from + seen.shown.reveal->to) / 2.0F};
  std::vector<glm::vec2> places;
  for (const Pressable& one : pressables(seen)) {
    const bool is_asked = one.is_free && one.window == seen.shown.question_window;
    if (is_asked && !one.only_shows) places.push_back(one.middle);
  }
  const auto& layout = seen.screen.tabletop().layout();
  for (const table::RegionId region : regions_to_choose(seen.screen)) {
    const auto place = place_of_region(seen.screen, table::layout_of(layout, region).id);
    if (place && seen.screen.ui().window_at(*place) == 0) places.push_back(*place);
  }
  return places;
}

bool is_written(const Seen& seen, const std::string& words) {
  const std::string wanted = engine::without_blanks(words);
  return engine::letters_of(seen.screen.written(seen.side)).find(wanted) != std::string::npos;
}

std::optional<float> distance_of(const Seen& seen, const std::string& words, glm::vec2 place) {
  const std::string wanted = engine::without_blanks(words);
  std::optional<float> nearest;
  for (const engine::WrittenLine& line : seen.screen.written(seen.side)) {
    if (line.is_covered || engine::without_blanks(line.words).find(wanted) == std::string::npos) {
      continue;
    }
    const float away = glm::distance(place, glm::clamp(place, line.from, line.to));
    nearest = std::min(nearest.value_or(away), away);
  }
  return nearest;
}

std::vector<std::string> faults_of(const Seen& seen) {
  std::vector<std::string> faults = seen.screen.faults_of_windows();
  for (const base::Result<void>& fine :
       {check_letters(seen), check_buttons(seen), check_question(seen), check_lesson(seen)}) {
    if (!fine) faults.push_back(fine.error());
  }
  return faults;
}

}  // namespace app
