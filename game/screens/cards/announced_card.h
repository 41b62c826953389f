#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// A card that somebody else has just shown, while it lies open for all to read.
struct AnnouncedCard {
  CardId card = kNoCard;
  double since = 0;  ///< in seconds of the interface's clock
};

void announce(AnnouncedCard& announced, CardId card);

enum class ScreenEnd { kLeft, kRight };

/// It flies in from its owner's end of the bar, turning over, lies beside what sheets leave free of
/// the land, and goes back there in the end; a press sends it away.
void draw_announced(Sheet& sheet, AnnouncedCard& announced, ScreenEnd end);

}  // namespace screens
