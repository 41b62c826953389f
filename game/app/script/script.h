#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/lang/sentences.h"

namespace app {

/// What a hand does in a script, and what the script asks of the program.
enum class ScriptVerb : std::uint8_t {
  kClick,
  kTap,    ///< with a finger
  kHold,   ///< a finger goes down and stays
  kSlide,  ///< that finger
  kLift,
  kDrag,
  kPlay,  ///< a card of the hand, onto the board
  kMove,
  kWheel,
  kKey,
  kPress,     ///< a button, with the keys alone
  kChoose,    ///< a region, with the keys alone
  kPadPress,  ///< the same with a pad
  kPadChoose,
  kPad,     ///< a button of a pad
  kStick,   ///< out and back
  kUnplug,  ///< a pad
  kType,
  kResize,
  kFocus,
  kWait,
  kExpect,
  kReads,      ///< waits until it is written somewhere on the screen
  kSees,       ///< waits until a place is on the screen and nothing lies over it
  kMisses,     ///< it is written nowhere
  kOffers,     ///< there is something to press that says so
  kWithholds,  ///< there is not
  kKeeps,      ///< it can be pressed where it could be before
  kNear,       ///< it is written beside a place
  kSide,       ///< from here on only that side of a touch table is looked at
  kWatch,      ///< every step from here on: the screen must be without faults
  kLesson,     ///< by what it says
  kUntil,      ///< answers whatever is asked until it is written somewhere
  kHears,      ///< waits until it is said
  kCount,
  kPicture,
  kSave,
};

struct ScriptLine {
  int number = 0;  ///< in its file, from 1
  ScriptVerb verb{};
  std::vector<std::string> words;  ///< what follows the verb
  bool is_at_once = false;         ///< done whatever goes on: it waits for no question
};

struct Script {
  std::string name;  ///< of its file, for sentences
  std::vector<ScriptLine> lines;
};

/// docs/scripts.md describes the lines. The Error names file, line and reason.
base::Result<Script> parse_script(std::string_view text, std::string name);
base::Result<Script> read_script(const std::filesystem::path& file);

/// The line with its sentences: `{screen.quit}` is what that key says, `{region/harbour}` the name
/// of that thing. An Error names what there is not.
base::Result<ScriptLine> in_words(ScriptLine line, const lang::Sentences& words);

}  // namespace app
