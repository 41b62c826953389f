#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/app/shell/input_source.h"

namespace app {

/// Something to press, as somebody sees it who looks at the screen.
struct Pressable {
  std::string label;
  glm::vec2 middle{0};
  bool has_keys = false;
  bool is_free = false;     ///< on the screen, not scrolled away, and nothing lies over it
  unsigned window = 0;      ///< that it lies in, as Ui::window_at has it
  bool only_shows = false;  ///< as ShownControl has it
};

/// Options, other buttons, the sheet that hands over.
std::vector<Pressable> pressables(const Seen& seen);
/// For sentences: "Begin", "Back to the table" …
std::string labels_of(const std::vector<Pressable>& all);
/// The label is these words, or begins with them.
bool says(const std::string& label, const std::string& wanted);
/// The first that says just these words and is free; else one that begins with them; null: there
/// is none. The next call, or frame, may move it.
const Pressable* find_pressable(const std::vector<Pressable>& all, const std::string& label);

/// Whatever answers what is asked: the sheet that hands over, else buttons of the question and
/// places of the map, none of them below anything.
std::vector<glm::vec2> places_that_answer(const Seen& seen);

/// The words can be read: nothing lies over them. Blanks and ends of lines say nothing.
bool is_written(const Seen& seen, const std::string& words);

/// How far from there a line that holds the words is, in points; nothing where there is none.
std::optional<float> distance_of(const Seen& seen, const std::string& words, glm::vec2 place);

/// What somebody would hold against the screen, a sentence each: letters cut off, sheets too small
/// for what they hold or not on the screen, a question without an answer that could be pressed,
/// a lesson that speaks of what is not to be seen.
std::vector<std::string> faults_of(const Seen& seen);

}  // namespace app
