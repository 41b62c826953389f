#pragma once

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "rules/trilogy/game.h"
#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/state/state.h"

namespace trilogy_tests {

using nlohmann::json;
using Options = std::vector<std::string>;

/// A JSON list, of one entry too.
template <class... Entries>
json list(Entries... entries) {
  return json::array({json(entries)...});
}

/// The tables with these options, made once for each.
const trilogy::Rules& tables(const json& options = json::object());

/// The data files as they are shipped.
std::vector<core::DataFile> data_files();

/// A game begun from a position and played through the public contract alone. Actions are a text:
/// their name and, in their order, their arguments: "territory moria", "attack moria lorien 3",
/// "fortify rohan moria 2 leader", "turn-in moria lorien wild-1".
class Game {
 public:
  /// A game of yellow and red with green as the neutral army, where nothing else is said.
  explicit Game(const json& position = json::object(), const json& options = json::object());

  // What is asked.
  std::string seat() const;      ///< "yellow", "chance", "nobody" …
  std::string question() const;  ///< "attack-from", "fellowship-roll" …
  std::string ruling() const;    ///< "T-032"
  int remaining() const;         ///< throws of the batch
  Options options() const;
  bool offers(std::string_view action) const;

  /// Plays these one after the other. Each must be offered, or the test fails.
  void play(std::initializer_list<std::string_view> actions);
  void play(std::string_view action) { play({action}); }
  /// Forces what the dice of the pending throws show.
  void roll(std::initializer_list<int> values);
  /// Forces the cards that chance draws.
  void draw(std::initializer_list<std::string_view> cards);
  /// Passes and ends steps, without a choice of anything else, until the step begins.
  void go_to_step(std::string_view step);

  /// The action is not offered; apply refuses it and leaves every byte as it was.
  void forbids(std::string_view action) const;
  /// The ruling that why_not names against the intent, for the deciding seat; "" when it is legal.
  std::string why_not(const json& intent) const;

  // What stands where.
  std::string owner(std::string_view territory) const;  ///< "yellow" …, "" for nobody
  int battalions(std::string_view territory) const;
  bool has_leader(std::string_view territory) const;
  int all_battalions(std::string_view owner) const;
  Options cards(std::string_view field, std::string_view name) const;  ///< "territoryCards", seat
  std::string ring() const;                                            ///< where the Fellowship is
  /// Any field of the state as everybody together may know it: "/ring/destroyed".
  json at(std::string_view pointer) const;
  json state() const;
  json seen_by(std::string_view seat) const;  ///< the view of a seat, or "public"

  /// The events so far whose "do" is this.
  std::vector<json> events(std::string_view name) const;
  std::string winner() const;  ///< "yellow points"; "" while the game goes on

  const trilogy::Rules& rules() const { return *rules_; }
  const trilogy::State& value() const { return state_; }

 private:
  core::Action action_of(std::string_view text) const;
  std::string text_of(core::Action action) const;
  void do_action(core::Action action, std::string_view text);

  const trilogy::Rules* rules_;
  trilogy::State state_;
  core::EventSink events_;
};

/// The sentence that makes the position unfit; "" when it is good.
std::string fault_of(const json& position, const json& options = json::object());

/// A turn of yellow, who holds these territories with these battalions; red holds all others with
/// one each. `more` are fields besides.
json turn_of_yellow(std::string_view step, const json& held, const json& more = json::object());

Options sorted(Options texts);

}  // namespace trilogy_tests
