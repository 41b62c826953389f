#include "game/app/desks/spoken_keys.h"

#include <algorithm>
#include <array>

namespace app {
namespace {

using engine::Key;

struct KeyRow {
  Key key{};
  bool with_alt = false;
  SpokenKey deed{};
};

constexpr std::array<KeyRow, 14> kRows{{
    {Key::kEnter, false, SpokenKey::kTake},
    {Key::kPageDown, false, SpokenKey::kNextOption},
    {Key::kPageUp, false, SpokenKey::kOptionBefore},
    {Key::kF3, false, SpokenKey::kQuestion},
    {Key::kF4, false, SpokenKey::kMore},
    {Key::kF5, false, SpokenKey::kPlace},
    {Key::kF6, false, SpokenKey::kNeighbours},
    {Key::kF7, false, SpokenKey::kLine},
    {Key::kF8, false, SpokenKey::kHush},
    {Key::kUp, true, SpokenKey::kNorth},
    {Key::kRight, true, SpokenKey::kEast},
    {Key::kDown, true, SpokenKey::kSouth},
    {Key::kLeft, true, SpokenKey::kWest},
    {Key::kTab, false, SpokenKey::kElsewhere},
}};

void hide_key(engine::Input& input, Key key) {
  std::erase_if(input.keys, [&](const engine::KeyPress& press) { return press.key == key; });
  std::erase(input.held, key);
}

/// Going on is repeated while the key is held, an answer is given once.
bool repeats(SpokenKey deed) {
  return deed == SpokenKey::kNextOption || deed == SpokenKey::kOptionBefore;
}

}  // namespace

std::optional<SpokenKey> spoken_key(const engine::KeyPress& press) {
  const auto row = std::ranges::find_if(kRows, [&](const KeyRow& one) {
    return one.key == press.key && one.with_alt == press.alt && !press.ctrl;
  });
  if (row == kRows.end() || (press.repeat && !repeats(row->deed))) return std::nullopt;
  return row->deed;
}

void TakenKeys::take(engine::Input& input, Key key) {
  if (std::ranges::find(held_, key) == held_.end()) held_.push_back(key);
  hide_key(input, key);
}

void TakenKeys::keep_hidden(engine::Input& input) {
  std::erase_if(held_, [&](Key key) { return !engine::is_held(input, key); });
  for (const Key key : held_) std::erase(input.held, key);
}

void hide_alt(engine::Input& input) {
  if (!input.alt) return;
  for (const Key arrow : {Key::kUp, Key::kRight, Key::kDown, Key::kLeft}) hide_key(input, arrow);
  input.alt = false;
}

}  // namespace app
