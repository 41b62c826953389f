#pragma once

#include <cstddef>

#include "base/json_pattern.h"
#include "game/tutorial/chapter.h"

namespace tutorial {

/// Leads somebody through a chapter: which step it is, and what may be answered there.
class Guide {
 public:
  /// `chapter` outlives it.
  explicit Guide(const Chapter& chapter) : chapter_(chapter) {}

  const Chapter& chapter() const { return chapter_; }
  bool is_done() const { return at_ == chapter_.steps.size(); }
  /// How many steps lie behind.
  std::size_t number() const { return at_; }
  const Step& step() const { return chapter_.steps[at_]; }

  /// Some of what the step asks for was done.
  bool is_begun() const { return done_ > 0; }
  /// Nothing is left to be done: what the last step says may be read for as long as one likes.
  bool is_at_end() const {
    return is_done() || (at_ + 1 == chapter_.steps.size() && step().does.empty());
  }

  /// The step is only read, and waits for "Go on".
  bool is_to_be_read() const { return !is_at_end() && step().does.empty(); }
  /// Others do not go on before it has been read.
  bool holds_others() const { return is_to_be_read() && step().is_before; }
  /// Whether an answer, in JSON, is what the step asks for now; at the end everything is.
  bool allows(const nlohmann::json& action) const;

  void read() {
    if (is_to_be_read()) ++at_;
  }
  /// How far it has come.
  struct Place {
    std::size_t step = 0;
    std::size_t done = 0;
  };
  Place place() const { return {at_, done_}; }
  /// What was answered since is taken back.
  void go_back_to(Place place) {
    at_ = place.step;
    done_ = place.done;
  }
  /// An answer that it allows was given.
  void take() {
    if (is_done() || step().does.empty()) return;
    if (++done_ < step().does.size()) return;
    ++at_;
    done_ = 0;
  }

 private:
  const Chapter& chapter_;
  std::size_t at_ = 0;    ///< the step
  std::size_t done_ = 0;  ///< answers of the step that were given
};

inline bool Guide::allows(const nlohmann::json& action) const {
  if (is_at_end()) return true;
  return !step().does.empty() && base::fits(action, step().does[done_]);
}

}  // namespace tutorial
