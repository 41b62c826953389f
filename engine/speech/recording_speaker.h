#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/speech/utterances.h"

namespace engine {

/// Writes down what it is told to say: for tests and scripts. Nobody listens to it, so whatever is
/// not cut off waits for ever.
class RecordingSpeaker final : public Speaker {
 public:
  void say(const std::string& sentence, Manner manner) override {
    said_.push_back(sentence);
    waiting_.add({sentence, manner});
  }
  void hush() override { waiting_.clear(); }

  /// Everything, oldest first.
  std::span<const std::string> said() const { return said_; }
  /// What a listener would still hear.
  const Utterances& waiting() const { return waiting_; }

 private:
  std::vector<std::string> said_;
  Utterances waiting_;
};

}  // namespace engine
