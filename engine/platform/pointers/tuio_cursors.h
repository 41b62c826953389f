#pragma once

#include <string>
#include <vector>

#include "engine/platform/pointers/contact.h"
#include "engine/platform/pointers/tuio_packet.h"

namespace engine {

/// Makes contacts of TUIO frames. TUIO tells neither down nor up: a cursor is down when it is first
/// alive and its place is known, and up when it is alive no more. Every source is a touch device of
/// its own; places are 0 to 1, of its whole surface.
class TuioCursors {
 public:
  static constexpr double kSilence = 2;            ///< seconds; even at rest a source speaks each
  static constexpr std::size_t kMostSources = 16;  ///< others wait until one falls silent

  /// A frame that comes after a later one changes nothing.
  std::vector<ContactEvent> take(const TuioFrame& frame, double seconds);
  /// What a source that fell silent had down is cancelled: nobody knows whether it lifted.
  std::vector<ContactEvent> advance(double seconds);

 private:
  struct Source {
    std::string name;
    std::int64_t device = 0;
    std::int32_t number = 0;  ///< of its latest frame
    double heard = 0;
    std::vector<TuioCursor> cursors{};
  };

  Source* source_of(const TuioFrame& frame, double seconds);

  std::vector<Source> sources_;
  std::int64_t devices_ = 0;  ///< there were so many
};

}  // namespace engine
