#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/wotr/game.h"

namespace screens {

/// A game that somebody wants to begin.
struct NewGame {
  int people = 2;  ///< who play; one plays against a machine, at a table of two seats
  std::array<std::string, wotr::kMostSeats> players;  ///< by seat: "human", "random", …
  std::string scenario;                               ///< its id; empty for the standard set-up
  wotr::Options options;
};

inline int seats_of(const NewGame& wish) { return wish.people == 1 ? 2 : wish.people; }

/// A beginning that somebody prepared, as the list shows it.
struct OfferedScenario {
  std::string id;
  std::string title;
  std::string text;
  std::vector<int> players;
  std::string suggested;                 ///< the seat for whoever plays it alone; may be empty
  std::optional<wotr::Options> options;  ///< where it is played by rules of its own
};

/// An option of the rules, with what data/wotr/options.json says of it.
struct OfferedOption {
  const wotr::OptionRow* row = nullptr;
  int from = 0;
  int to = 1;
  std::uint8_t published = 0;
  std::uint8_t guide = 0;
  std::string text;
};

/// What a new game may be made of.
struct Offer {
  /// By side: players that are no person, the plain one first.
  std::array<std::vector<std::string>, 2> machines;
  std::vector<OfferedScenario> scenarios;
  std::vector<OfferedOption> options;  ///< all but the number of players
};

enum class NewGamePage { kPlayers, kStart, kRules };

/// From the text of data/wotr/options.json, which the rules have checked.
std::vector<OfferedOption> read_offered_options(std::string_view text);

/// Some options ask something only where a side is shared.
bool matters(const OfferedOption& option, int players);

/// Sets every option to what the profile of these rules says; the number of players stays.
void use_published(const Offer& offer, wotr::Options& options);
void use_guide(const Offer& offer, wotr::Options& options);
/// How many of the options that matter are not as published, or not as in the guide.
int differing_from_published(const Offer& offer, const wotr::Options& options);
int differing_from_guide(const Offer& offer, const wotr::Options& options);

/// Another number of people, with somebody on every seat and a scenario that is for so many.
void set_people(const Offer& offer, NewGame& wish, int people);
/// The one person takes this seat, a machine the other.
void play_alone_as(const Offer& offer, NewGame& wish, core::Seat seat);
void choose_scenario(const Offer& offer, NewGame& wish, const OfferedScenario* scenario);
bool is_for(const OfferedScenario& scenario, const NewGame& wish);

}  // namespace screens
