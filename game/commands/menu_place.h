#pragma once

#include <string_view>

namespace commands {

/// What lies on the table, as far as it decides what the menu offers.
struct MenuOffer {
  bool is_at_start = false;   ///< nobody plays yet
  bool has_begun = false;     ///< something was decided in the match
  bool is_replayed = false;   ///< a match is looked at again
  bool is_taught = false;     ///< a lesson lies there
  bool has_stations = false;  ///< each person has their own place at the table
};

inline bool is_always_in_menu(const MenuOffer&) { return true; }

/// Where a sheet or a command stands among the ways of the menu.
struct MenuPlace {
  int order = 0;             ///< behind all that have less
  std::string_view words{};  ///< of data/lang; a sheet has its title
  bool has_own_row = false;  ///< even where others stand in pairs
  bool (*is_offered)(const MenuOffer&) = is_always_in_menu;
};

}  // namespace commands
