#pragma once

#include <glm/vec2.hpp>

#include "engine/platform/pointers/pointer.h"
#include "game/table/gesture.h"

namespace app {

struct Shell;

/// What can be taken up is dragged itself; elsewhere a drag moves the map.
inline constexpr auto kPiece = engine::PointerOwner::kFirstOfHost;

/// True if it was an answer, or more is held now.
bool touch(Shell& shell, const table::Touchable& touched);
/// A piece that is dragged is held from the place where the drag began, and laid where it ends.
void carry(Shell& shell, const engine::Pointer& pointer);
void drop(Shell& shell, glm::vec2 place);

}  // namespace app
