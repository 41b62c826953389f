#pragma once

#include <span>
#include <string>
#include <vector>

#include "game/lang/sentences.h"
#include "game/match/log_line.h"
#include "rules/wotr/game.h"

namespace app {

/// What happened, in sentences, as one viewer may know it.
class GameLog {
 public:
  GameLog(const wotr::Rules& rules, const lang::Sentences& words, core::Viewer viewer)
      : rules_(rules), words_(words), viewer_(viewer) {}

  /// Goes along with the events of a match: says the new ones, and forgets what was undone. `after`
  /// is what they led to. Of a card that changed nothing it says so.
  void follow(std::span<const core::Event> events, const wotr::View& after);
  std::span<const match::LogLine> lines() const { return lines_; }
  /// A line about no event.
  void note(std::string sentence) { add({std::move(sentence), {}}); }
  void add(match::LogLine line);

 private:
  const wotr::Rules& rules_;
  const lang::Sentences& words_;
  core::Viewer viewer_;
  std::vector<match::LogLine> lines_;
  std::vector<std::size_t> said_;  ///< events that had been told when each line was added
  std::size_t told_ = 0;
};

}  // namespace app
