#pragma once

#include <span>
#include <string_view>

#include "rules/wotr/view/view.h"

namespace viewers {

/// A part of a view that no event keeps up to date, and why none has to.
struct EventlessPart {
  std::string_view part;
  std::string_view reason;
  void (*clear)(wotr::View&) = nullptr;
};

/// All of them: what is not listed here, the masked events tell.
std::span<const EventlessPart> eventless_parts();

}  // namespace viewers
