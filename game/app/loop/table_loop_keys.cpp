#include <algorithm>

#include "engine/platform/key_names.h"
#include "game/app/loop/table_loop.h"
#include "game/table/board/region_steps.h"

namespace app {

using engine::Key;

/// With a pad for each person at the screen, theirs alone answers.
hands::Grant TableLoop::grant(const engine::Input& input) {
  hands::Grant grant{.types = screen_.ui().takes_text()};
  const std::vector<std::string> players = playing_.session->players();
  const auto is_person = [&](std::size_t seat) { return players[seat] == "human"; };
  const core::Seat asked = view().decision().seat;
  std::size_t people = 0;
  std::optional<std::size_t> asked_person;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (!is_person(seat)) continue;
    if (static_cast<core::Seat>(seat) == asked) asked_person = people;
    ++people;
  }
  const bool has_own = people > 1 && input.pads.size() >= people;
  if (has_own) grant.asked_pad = asked_person;
  return grant;
}

engine::Input TableLoop::read_hands(engine::Input input, double seconds) {
  if (take_binding(input)) {
    input.keys.clear();
    input.held.clear();
    input.text.clear();
    input.pads.clear();
  }
  const hands::Grant who = grant(input);
  return hands_.read(std::move(input), screen_.settings().bindings, who, seconds);
}

/// The next key, or button, is the one that was asked for on the sheet of keys; Escape keeps the
/// old one.
bool TableLoop::take_binding(const engine::Input& input) {
  std::optional<screens::KeyAsked>& asked = screen_.memory().key_asked;
  if (!asked) return false;
  const bool gives_up = is_pressed(input, Key::kEscape) || !screen_.memory().keys_open;
  screens::Settings settings = screen_.settings();
  const auto pressed = std::ranges::find_if(input.keys, [](const engine::KeyPress& press) {
    return !press.repeat && !engine::is_modifier(press.key);  // Shift waits for its key
  });
  const auto button =
      std::ranges::find_if(input.pads, [](const engine::Pad& pad) { return !pad.pressed.empty(); });
  if (asked->of_pad && button != input.pads.end()) {
    hands::bind(settings.bindings, asked->deed, button->pressed.front());
  } else if (!gives_up && !asked->of_pad && pressed != input.keys.end()) {
    hands::bind(settings.bindings, asked->deed,
                {pressed->key, pressed->shift, pressed->alt, pressed->ctrl});
  } else if (!gives_up) {
    return true;
  }
  asked.reset();
  if (settings != screen_.settings()) take_settings(settings);
  redraw_.keep_for(kSettleSeconds);
  return true;
}

/// From where the pointer is, or from the middle of the view.
table::RegionId TableLoop::where_keys_begin() const {
  if (screen_.pointed() != table::kNoRegion) return screen_.pointed();
  return table::nearest_region(screen_.tabletop().layout(), screen_.camera().goal().target);
}

void TableLoop::put_keys_on(table::RegionId region) {
  if (region == table::kNoRegion) return;
  key_region_ = region;
  table::RegionSet shown;
  shown.insert(region);
  screen_.show(shown, shown_);
  screen_.camera().travel();
  show_.take_hand();
  redraw_.keep_for(kSettleSeconds);
}

/// From region to region along their borders, and from one to the next that is asked for.
void TableLoop::take_region_keys(const engine::Input& input) {
  for (const engine::KeyPress& press : input.keys) {
    if (press.key == Key::kTab || press.key == Key::kEscape) key_region_.reset();
    const auto goes = [&](hands::Deed deed, glm::vec2 way) {
      const hands::Chord usual = hands::row_of(deed).usual;
      if (press.key != usual.key || press.alt != usual.alt) return;
      if (!key_region_) return put_keys_on(where_keys_begin());
      put_keys_on(table::neighbour_towards(screen_.tabletop().layout(), *key_region_, way));
    };
    goes(hands::Deed::kNorth, {0, -1});
    goes(hands::Deed::kSouth, {0, 1});
    goes(hands::Deed::kWest, {-1, 0});
    goes(hands::Deed::kEast, {1, 0});
    if (replay_) continue;
    const table::RegionId from = key_region_.value_or(table::kNoRegion);
    if (press.key == Key::kPageDown) {
      put_keys_on(table::next_of(screen_.regions_to_choose(), from, 1));
    }
    if (press.key == Key::kPageUp) {
      put_keys_on(table::next_of(screen_.regions_to_choose(), from, -1));
    }
  }
}

/// The keys are on a region until a button, a mouse or a finger takes over.
void TableLoop::keep_key_region(const engine::Input& input) {
  const bool is_touched = std::ranges::any_of(input.pointers, [](const engine::Pointer& pointer) {
    return pointer.is_active() || pointer.moved != glm::vec2(0);
  });
  if (is_touched) key_region_.reset();
  if (key_region_) screen_.point_at(*key_region_);
  screen_.memory().keys_on_map = key_region_.has_value();
}

/// Enter does on a region what a click there does.
void TableLoop::press_key_region(const engine::Input& input) {
  if (!key_region_ || shown_.reveal || !is_pressed(input, Key::kEnter)) return;
  click_pointed(false);
}

}  // namespace app
