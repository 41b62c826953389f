// Packets that a tracker, or anybody on this computer, sends: frames of cursors, or nothing; and
// whatever the frames say, contacts land, move and lift in this order.
#include <set>

#include "engine/platform/pointers/tuio_cursors.h"
#include "engine/platform/pointers/tuio_packet.h"
#include "tests/fuzz/target.h"

namespace fuzz {
namespace {

using Down = std::set<std::pair<std::int64_t, std::int64_t>>;

void follow(const std::vector<engine::ContactEvent>& events, Down& down) {
  for (const engine::ContactEvent& event : events) {
    const std::pair name{event.finger.device, event.finger.id};
    const bool is_on =
        event.place.x >= 0 && event.place.x <= 1 && event.place.y >= 0 && event.place.y <= 1;
    require(is_on, "a place is on the surface");
    switch (event.change) {
      case engine::ContactChange::kDown:
        require(down.insert(name).second, "what lands was not down");
        break;
      case engine::ContactChange::kMoves: require(down.contains(name), "what moves is down"); break;
      default: require(down.erase(name) == 1, "what lifts was down"); break;
    }
  }
}

}  // namespace
}  // namespace fuzz

/// The input is one packet; or several, if it begins with their size in a byte, in words of four.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  engine::TuioCursors cursors;
  fuzz::Down down;
  const std::string text = fuzz::text_of(data, size);
  std::span<const char> rest = text;
  const std::size_t words = size > 0 && data[0] != '#' ? data[0] : 0;
  double now = 0;
  while (!rest.empty()) {
    if (words > 0) rest = rest.subspan(1);
    const std::size_t length = words > 0 ? std::min(words * 4, rest.size()) : rest.size();
    const auto frame = engine::read_tuio_packet(rest.first(length));
    if (frame) fuzz::follow(cursors.take(*frame, now += 0.01), down);
    rest = rest.subspan(length);
  }
  fuzz::follow(cursors.advance(now + 3), down);
  fuzz::require(down.empty(), "a source that fell silent has nothing down");
  return 0;
}
