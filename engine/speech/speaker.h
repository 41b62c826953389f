#pragma once

#include <memory>
#include <string>

namespace engine {

/// What becomes of that which is still being said, or waits for it.
enum class Manner {
  kAfterwards,  ///< all of it is said first: results, one after the other
  kInstead,     ///< what was said in this manner before gives way: a question follows the results
  kAtOnce,      ///< all of it is cut off: whoever presses a key listens no longer to the rest
};

/// Says sentences. None of its functions waits.
class Speaker {
 public:
  Speaker() = default;
  Speaker(const Speaker&) = delete;
  Speaker& operator=(const Speaker&) = delete;
  Speaker(Speaker&&) = delete;
  Speaker& operator=(Speaker&&) = delete;
  virtual ~Speaker() = default;

  virtual void say(const std::string& sentence, Manner manner) = 0;
  /// Cuts off whatever is said.
  virtual void hush() = 0;
  /// Why nothing can be heard: one sentence, once.
  virtual std::string take_fault() { return {}; }
};

/// The voice of the desktop, in a language like "de". Nothing is needed of it before it is asked
/// for, and where it is not there only take_fault says so.
std::unique_ptr<Speaker> open_speaker(const std::string& language);

}  // namespace engine
