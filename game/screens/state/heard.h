#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "game/table/board/region.h"
#include "rules/core/action.h"

namespace screens {

/// One answer, for whoever plays by ear.
struct HeardOption {
  core::Action action;
  std::string label;
  std::string tip;  ///< more about it; may be empty
  table::RegionId region = table::kNoRegion;
  bool is_secret = false;  ///< it shows what only its seat may know
};

/// What the screen shows in a frame, for whoever plays by ear. Not all of it may be said aloud:
/// game/spoken knows what.
struct Heard {
  std::vector<std::string> players;  ///< by seat: "human", "random" …
  std::string turn;
  std::string who;       ///< decides
  std::string question;  ///< empty while nobody before the screen is asked
  std::vector<HeardOption> options;
  std::string waits;           ///< for whom; empty while somebody before the screen is asked
  bool is_covered = false;     ///< whoever decides has not turned the options up
  bool is_hand_up = false;     ///< cards that only their holder may know lie open
  bool is_replay = false;      ///< the match is looked at again
  bool is_log_secret = false;  ///< it tells what not all at the table may know
  std::size_t log_lines = 0;   ///< of the log, by now: dice may still fall
  std::string ending;          ///< how the game ended
  std::string notice;          ///< waits to be read
  std::string lesson;          ///< what the tutorial says
  std::string place;           ///< what stands at Memory::listened_to
  std::string confirm_key;     ///< what is written on the key that confirms; empty: there is none
  std::string focus;           ///< what that key presses: the keys are there
};

}  // namespace screens
