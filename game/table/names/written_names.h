#pragma once

#include <span>
#include <vector>

#include "engine/text/label.h"
#include "game/table/board/layout.h"
#include "game/table/names/land_tone.h"
#include "game/table/names/name_places.h"

namespace table {

/// The names for afar as they are seen: one that goes elsewhere fades there, and does not jump.
class WrittenNames {
 public:
  /// From now on they lie there: at once as long as no time has passed that others were seen in.
  void write(std::span<const NamePlace> places);
  /// Fades on; true while anything does.
  bool update(double seconds);
  /// How strongly it is written there: 0 to 1.
  float opacity_of(const NamePlace& place) const;
  void add_to(std::vector<engine::Label>& labels, const Layout& layout, const LandTone& tone) const;

 private:
  struct Written {
    NamePlace place;
    float opacity = 0;
    bool leaves = false;
    bool is_seen = false;  ///< for any time
  };
  std::vector<Written> names_;
};

}  // namespace table
