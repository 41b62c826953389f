#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/screens/controls/context.h"

namespace screens {

// Texts name the rulings that they come from, "… (R-250)". On the screen no code is read: what is
// underlined opens the rules there.

struct CitedText {
  std::string words;  ///< without the codes
  std::vector<core::Ruling> rulings;
};
CitedText cited(std::string_view text);

/// The text, and behind it the title of each page of the rules that it cites, to press.
void write_with_links(Context& context, ImFont* font, ImU32 colour, const CitedText& text);

}  // namespace screens
