#pragma once

#include <cstddef>
#include <glm/vec2.hpp>
#include <optional>
#include <string>

#include "base/result.h"
#include "game/app/shell/input_source.h"

namespace app {

/// Somebody who knows nothing but what a lesson says: reads it, presses what its words emphasize,
/// one after the other. What they emphasize, and the step ends without it, is a fault.
class LessonReader {
 public:
  /// What is pressed next, in a frame in which a person may answer.
  struct Press {
    std::optional<glm::vec2> place;  ///< nothing: it waits
    bool is_done = false;            ///< the lesson is over
  };
  /// An Error where the words lead nowhere.
  base::Result<Press> next(const Seen& seen);

 private:
  base::Result<Press> press_next(const Seen& seen);
  base::Result<Press> press(const std::string& words, const Seen& seen) const;
  /// What the last step's words emphasize, though it was done without it.
  std::string named_for_nothing() const;

  std::string step_;          ///< the words of the step that is read
  std::size_t pressed_ = 0;   ///< of what they emphasize
  int unread_ = 0;            ///< frames in which its words were not to be read
  bool is_only_read_ = true;  ///< "Go on" is all there is to press
};

}  // namespace app
