#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"
#include "tests/rulings/setting.h"

namespace rulings {

using Options = std::vector<std::string>;

/// A game begun from a Setting and played through the public contract alone. Actions are a text:
/// their name and, if they have one, their argument: "die army", "region bree",
/// "leave gondor.regular", "roll 5", "route moria,orthanc".
class Game {
 public:
  explicit Game(const Setting& setting);
  /// With these tables instead of those of the setting's options.
  Game(const wotr::Rules& rules, const Setting& setting);

  // What is asked.
  std::string seat() const;      ///< "free", "chance", "nobody" …
  std::string question() const;  ///< "choose-die", "combat-roll-free" …
  std::string ruling() const;    ///< "R-060"
  Options options() const;
  bool offers(std::string_view action) const;

  /// Plays these one after the other. Each must be offered, or the test fails.
  void play(std::initializer_list<std::string_view> actions);
  void play(std::string_view action) { play({action}); }
  /// Forces what the dice of the pending throw show.
  void roll(std::initializer_list<int> values);

  /// The action is not offered; apply refuses it and leaves every byte as it was.
  void forbids(std::string_view action) const;
  /// The ruling that why_not names against the intent, for the deciding seat; "" when it is legal.
  std::string why_not(const json& intent) const;
  std::string why_not(std::string_view seat, const json& intent) const;

  // What stands where: "gondor 3R 1E 1L, strider"; of both sides "… / sauron 2R"; "" for nobody.
  std::string standing(std::string_view region) const;
  std::string inside(std::string_view region) const;          ///< its besieged Stronghold
  std::string reinforcements(std::string_view nation) const;  ///< "6R 4E 3L", without Nazgûl
  std::string casualties(std::string_view nation) const;      ///< Free Peoples only
  std::string control(std::string_view region) const;         ///< "free" or "shadow"
  /// Any field of the state as everybody together may know it: "/fellowship/corruption".
  json at(std::string_view pointer) const;
  json state() const;

  /// The events so far whose "do" is this.
  std::vector<json> events(std::string_view name) const;
  std::string winner() const;  ///< "free ring-destroyed"; "" while the game goes on

  const wotr::Rules& rules() const { return rules_; }
  const wotr::State& value() const { return state_; }

 private:
  std::string figures(std::string_view region, std::string_view group) const;
  core::Action action_of(std::string_view text) const;
  std::string text_of(core::Action action) const;

  wotr::Rules rules_;
  wotr::State state_;
  core::EventSink events_;
};

/// The tables with these options, made once for each.
const wotr::Rules& tables(const json& options);

/// "free" or "shadow", whoever plays it.
std::string side_of(std::string_view seat);

// What is asked of a game most often.
int step_of(const Game& game, std::string_view nation);  ///< on the Political Track
bool is_active(const Game& game, std::string_view nation);
int points_of(const Game& game, std::string_view side);
/// A region, "fellowship", "aside" or "eliminated".
std::string whereabouts(const Game& game, std::string_view character);

/// The seat that is to act takes this die of its side's, where there is a choice.
void take_die(Game& game, std::string_view face);
/// It discards a die of its side's unused.
void skip(Game& game, std::string_view face);

Options sorted(Options texts);

}  // namespace rulings
