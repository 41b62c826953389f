#include "game/app/features/speech/spoken_keys.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/commands/ids.h"

namespace app {
namespace {

using engine::Key;

using KeyRow = std::pair<commands::Id, SpokenKey>;

constexpr std::array<KeyRow, 14> kRows{{
    {commands::kConfirm, SpokenKey::kTake},
    {commands::kNextPlace, SpokenKey::kNextOption},
    {commands::kPreviousPlace, SpokenKey::kOptionBefore},
    {commands::kHearQuestion, SpokenKey::kQuestion},
    {commands::kHearMore, SpokenKey::kMore},
    {commands::kHearPlace, SpokenKey::kPlace},
    {commands::kHearNeighbours, SpokenKey::kNeighbours},
    {commands::kHearLine, SpokenKey::kLine},
    {commands::kHush, SpokenKey::kHush},
    {commands::kNorth, SpokenKey::kNorth},
    {commands::kEast, SpokenKey::kEast},
    {commands::kSouth, SpokenKey::kSouth},
    {commands::kWest, SpokenKey::kWest},
    {commands::kNext, SpokenKey::kElsewhere},
}};

void hide_key(engine::Input& input, Key key) {
  std::erase_if(input.keys, [&](const engine::KeyPress& press) { return press.key == key; });
  std::erase(input.held, key);
}

/// Going on is repeated while the key is held, an answer is given once.
bool repeats(SpokenKey key) {
  return key == SpokenKey::kNextOption || key == SpokenKey::kOptionBefore;
}

}  // namespace

std::optional<SpokenKey> spoken_key(const commands::Pressed& pressed) {
  const auto row = std::ranges::find(kRows, pressed.id, &KeyRow::first);
  if (row == kRows.end() || (pressed.repeats && !repeats(row->second))) return std::nullopt;
  return row->second;
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
