#pragma once

#include <cstdint>

namespace screens {

/// A card of a game, by the byte that actions and events name it with.
enum class CardId : std::uint8_t {};
inline constexpr CardId kNoCard{0xFF};

}  // namespace screens
