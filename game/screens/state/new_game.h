#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "game/screens/state/goal_shown.h"
#include "rules/core/decision.h"
#include "rules/core/seat.h"

namespace screens {

inline constexpr std::string_view kPerson = "human";  ///< at a seat; any other name is a machine

/// The value of a rule that may be chosen, as it stands in JSON.
using RuleValue = std::variant<bool, int, std::string>;
/// By the id of the rule.
using RuleValues = std::map<std::string, RuleValue, std::less<>>;

/// A game that somebody wants to begin.
struct NewGame {
  std::string game;  ///< its id
  int people = 2;    ///< who play; one plays against machines
  int table = 2;     ///< its seats, where one plays alone
  /// The seats that play in place of the usual ones; empty for those.
  std::vector<std::string> seats{};
  /// By seat: "human", "random" …; there may be more than seats, left from a larger table.
  std::vector<std::string> players;
  std::string scenario;  ///< its id; empty for the standard set-up
  RuleValues rules;      ///< all but the number of players
};

inline int seats_of(const NewGame& game) { return game.people == 1 ? game.table : game.people; }

/// A seat at a table, and who may sit there.
struct SeatChoice {
  std::string id;  ///< as data/lang names it
  /// Players that are no person, the plain one first; of the ways in which one of them may think,
  /// its usual one.
  std::vector<std::string> machines;
};

/// A beginning that somebody prepared, as the list shows it.
struct ScenarioChoice {
  std::string id;
  std::string title;
  std::string text;
  std::vector<int> players;
  std::vector<GoalShown> goals{};   ///< what it asks of each party
  std::string suggested;            ///< the seat for whoever plays it alone; may be empty
  std::optional<RuleValues> rules;  ///< where it is played by rules of its own
};

/// A rule that may be chosen.
struct RuleChoice {
  std::string id;
  core::Ruling ruling{};
  std::string text{};                 ///< what it decides
  std::vector<RuleValue> values;      ///< in order; those of a number follow each other
  std::vector<RuleValue> by_profile;  ///< what the profiles say, in their order
  std::vector<int> players;           ///< the numbers of seats for which it decides anything
};

/// A set of rules under one name.
struct RuleProfile {
  std::string title_key;  ///< in data/lang
};

/// A machine for one who plays alone, by how hard it is to beat.
struct OpponentChoice {
  std::string id;      ///< data/lang says "screen.opponent.<id>"
  int stars = 1;       ///< of three
  std::string player;  ///< and how it thinks
};

/// What a new game may be made of.
struct NewGameChoices {
  std::string game;
  std::string picture;  ///< the engraving that stands for the game; may be empty
  std::map<int, std::vector<SeatChoice>> tables;  ///< the seats, by their number
  /// Who may sit at a table of so many, where that is chosen: the usual ones first.
  std::map<int, std::vector<std::vector<std::string>>> seatings{};
  std::vector<int> alone{2};              ///< the tables at which one may play alone
  std::vector<OpponentChoice> opponents;  ///< the weakest first
  std::vector<ScenarioChoice> scenarios;
  std::vector<RuleChoice> rules;
  std::vector<RuleProfile> profiles;  ///< the first is that of the published rules
};

enum class NewGamePage { kGame, kPlayers, kStart, kRules };

/// Some rules decide nothing at a table of so many seats.
bool matters(const RuleChoice& rule, int seats);
/// What holds of the rule: the published value where nothing is chosen.
const RuleValue& value_of(const RuleChoice& rule, const RuleValues& rules);

/// Sets every rule to what the profile says.
void use_profile(const NewGameChoices& choices, std::size_t profile, RuleValues& rules);
/// How many of the rules that matter are not as in the profile.
int differing_from(const NewGameChoices& choices, std::size_t profile, const RuleValues& rules,
                   int seats);

/// A person alone against the weakest opponent, the standard set-up, the published rules.
NewGame plain_new_game(const NewGameChoices& choices);
/// Another number of people, with somebody on every seat and a scenario that is for so many.
void set_people(const NewGameChoices& choices, NewGame& game, int people);
/// The seats that play, in their order, and who may sit there; none if there is no such table.
std::vector<SeatChoice> seats_at(const NewGameChoices& choices, const NewGame& game);
/// One who plays alone sits at a table of so many.
void set_table(const NewGameChoices& choices, NewGame& game, int table);
/// The seat of the one who plays alone.
std::size_t own_seat(const NewGame& game);
/// The one person takes this seat, machines the others.
void play_alone_as(const NewGameChoices& choices, NewGame& game, core::Seat seat);
void choose_scenario(const NewGameChoices& choices, NewGame& game, const ScenarioChoice* scenario);
bool is_for(const ScenarioChoice& scenario, const NewGame& game);

}  // namespace screens
