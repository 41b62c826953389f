#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// Whose it was: of somebody else it is read, of one's own it is seen where it goes, and one that
/// was drawn is read before it comes to the hand.
enum class CardOf { kOthers, kSelf, kDrawn };

/// A card that has just been shown, while it lies open for all to read.
struct AnnouncedCard {
  CardId card = kNoCard;
  double since = 0;  ///< in seconds of the interface's clock
  CardOf of = CardOf::kOthers;
};

void announce(AnnouncedCard& announced, CardId card, CardOf of = CardOf::kOthers);

enum class ScreenEnd { kLeft, kRight };
/// What it covers: land beside the sheets, or the sheets, where the land is what everybody looks
/// at.
enum class LiesOn { kLand, kSheets };

/// It flies in from its owner's end of the bar, turning over, lies at that end, and goes back there
/// in the end; a press sends it away. One's own comes from the hand, at the lower edge, and goes to
/// where it lies from now on.
void draw_announced(Context& context, AnnouncedCard& announced, ScreenEnd end,
                    LiesOn lies_on = LiesOn::kLand, glm::vec2 lies_at = {});

}  // namespace screens
