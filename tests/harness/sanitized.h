#pragma once

namespace harness {

/// Under a sanitizer everything takes ten times as long: games are played less far, or fewer.
#ifdef AMONHEN_SANITIZED
inline constexpr bool kIsSanitized = true;
#else
inline constexpr bool kIsSanitized = false;
#endif

}  // namespace harness
