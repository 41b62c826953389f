#pragma once

#include <string>

namespace screens {

/// A saved game as its list shows it.
struct SaveShown {
  std::string name;  ///< what it is called; empty for an automatic one
  std::string path;
  std::string aside;  ///< why it was put aside, as a key has it; empty: it was not
  int turn = 0;
  std::string players;  ///< who plays, in words
  std::string date;     ///< when it was last written
  std::string fault;    ///< why it cannot be loaded; empty when all is well
  std::string picture;  ///< of its table, among ScreenState::save_pictures; there may be none
};

}  // namespace screens
