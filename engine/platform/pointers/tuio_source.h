#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "base/result.h"
#include "engine/platform/pointers/contact.h"

namespace engine {

inline constexpr std::uint16_t kTuioPort = 3333;

struct TuioSettings {
  std::uint16_t port = kTuioPort;      ///< 0: any that is free
  std::function<double()> clock;       ///< seconds; called by another thread
  std::function<void()> wake = [] {};  ///< something came; called by another thread
};

/// Touches that a tracker sends as TUIO 1.1 over UDP. Only programs on this computer are heard. A
/// thread waits for packets and notes when they came; whoever asks reads them.
class TuioSource {
 public:
  static base::Result<TuioSource> open(TuioSettings settings);

  TuioSource(TuioSource&&) noexcept;
  TuioSource& operator=(TuioSource&&) noexcept;
  ~TuioSource();

  std::uint16_t port() const;
  /// What happened until `seconds` and was not taken yet. Places are 0 to 1, of the whole surface.
  std::vector<ContactEvent> take(double seconds);

 private:
  struct Parts;
  explicit TuioSource(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace engine
