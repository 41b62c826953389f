#pragma once

#include <string>
#include <vector>

namespace engine {
class InkPictures;
}

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
  std::string picture;  ///< of its table, among those of SavesShown; there may be none
};

struct SavesShown {
  std::vector<SaveShown> saves;
  engine::InkPictures* pictures = nullptr;  ///< of their tables
};

}  // namespace screens
