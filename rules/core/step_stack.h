#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace core {

/// One pending step of a game and its arguments. The first Kind, 0, is no step.
template <class Kind, std::size_t args_of_step = 7>
struct Step {
  Kind kind{};
  std::array<std::uint8_t, args_of_step> args{};

  friend constexpr bool operator==(const Step&, const Step&) = default;
};

/// What is still to happen, the next thing on top: at most `depth` steps. Plain bytes, for it
/// stands in a State; slots above the top are always zero, so that equal states are equal bytes.
///
/// A push onto a full stack is not carried out and is remembered: from then on the stack is
/// overflowed, and whoever reads steps from it has to ask for that first (settle.h does).
template <class Kind, std::size_t depth, std::size_t args_of_step = 7>
class StepStack {
 public:
  using Step = core::Step<Kind, args_of_step>;
  static constexpr std::size_t kDepth = depth;
  static_assert(depth < 0xFF);

  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  /// More was pushed than the stack holds: steps are missing, and nothing can go on from here.
  bool overflowed() const { return size_ > kDepth; }
  /// Those that are kept, the topmost last.
  std::span<const Step> steps() const {
    return {steps_.data(), overflowed() ? kDepth : std::size_t{size_}};
  }
  const Step& top() const { return steps_[size_ - 1u]; }
  void push(Step step) {
    if (size_ < kDepth) {
      steps_[size_++] = step;
    } else {
      size_ = kDepth + 1;
    }
  }
  Step pop() {
    const Step step = top();
    steps_[--size_] = Step{};
    return step;
  }
  void clear() { *this = StepStack{}; }

  friend bool operator==(const StepStack&, const StepStack&) = default;

 private:
  std::array<Step, kDepth> steps_{};
  std::uint8_t size_ = 0;
};

}  // namespace core
