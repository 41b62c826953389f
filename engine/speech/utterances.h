#pragma once

#include <deque>
#include <optional>
#include <string>

#include "engine/speech/speaker.h"

namespace engine {

struct Utterance {
  std::string sentence;
  Manner manner = Manner::kAfterwards;
};

/// What is still to be said, in the order in which it will be.
class Utterances {
 public:
  void add(Utterance utterance);
  void clear() { waiting_.clear(); }
  bool is_empty() const { return waiting_.empty(); }
  const std::deque<Utterance>& all() const { return waiting_; }
  /// The first, which waits no longer.
  std::optional<Utterance> take();

 private:
  std::deque<Utterance> waiting_;
};

}  // namespace engine
