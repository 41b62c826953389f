#pragma once

#include <cstddef>
#include <optional>

namespace app {

/// A press that was meant for the question before must not answer the next one, which may lie under
/// the same pointer: for a quarter of a second a new question is not answered.
class QuestionGuard {
 public:
  /// Call in every frame, with the seconds since the last one and the number of decisions before
  /// the question that is shown; nothing while none is.
  void update(double seconds, std::optional<std::size_t> question);
  bool lets_answer() const;

 private:
  std::optional<std::size_t> question_;
  double shown_for_ = 0;  ///< seconds
};

}  // namespace app
