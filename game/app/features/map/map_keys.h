#pragma once

#include <optional>

#include "game/app/shell/feature.h"
#include "game/table/board/region.h"

namespace app {

/// The keys on the map: from region to region along their borders, and from one to the next that
/// is asked for.
class MapKeys final : public Feature {
 public:
  void take_input(Shell& shell, commands::Read& input, const engine::Input& raw,
                  double seconds) override;
  bool take(Shell& shell, commands::Command& command) override;
  void update(Shell& shell, const commands::Read& input, double seconds) override;

 private:
  void put_on(Shell& shell, table::RegionId region);
  bool step(Shell& shell, commands::Id way);

  std::optional<table::RegionId> region_;  ///< where the keys are
};

}  // namespace app
