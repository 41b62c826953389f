#pragma once

#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/match/setup.h"
#include "game/players/meant.h"
#include "game/players/seating.h"
#include "game/session/session.h"

namespace match {
struct Scenario;
}

namespace session {

/// A session and the sentence its players must read first, if there is one.
struct OpenedGame {
  std::unique_ptr<Session> session;
  std::string notice{};
  bool is_exact = false;  ///< it came from a file that may be gone on with
};

/// By seat: what is meant by each of its answers.
using SeatScripts = std::map<std::string, std::vector<players::Meant>>;

/// Begins and loads sessions of one game, whichever it is.
class Opener {
 public:
  virtual ~Opener() = default;

  virtual std::string_view game() const = 0;
  /// The folder of boards, cards, scenarios and texts.
  virtual const std::string& data() const = 0;
  /// A new game. `fallback` decides at seats that the set-up does not name.
  virtual base::Result<std::unique_ptr<Session>> begin(match::Setup setup,
                                                       std::string_view fallback) const = 0;
  /// The same where some seats do what a script says (players/scripted_player.h).
  virtual base::Result<std::unique_ptr<Session>> begin_scripted(
      match::Setup setup, std::string_view fallback, const SeatScripts& scripts) const = 0;
  /// A saved game; `name` is what errors call it.
  virtual base::Result<OpenedGame> load(std::string_view text, const std::string& name) const = 0;
  /// Whether a game can begin with the scenario; else why none can.
  virtual base::Result<void> check_scenario(const match::Scenario& scenario) const = 0;
  /// How many players a game with these seats needs at least; 0 where the seats do not say it.
  virtual int players_for(const players::Seating& named) const = 0;
  /// Where only the seats that are named play, in their order: what that means for the options.
  /// An Error says why no game can begin with them.
  virtual base::Result<void> name_seats(nlohmann::json& options, std::span<const std::string> named,
                                        const nlohmann::json* position) const = 0;
};

}  // namespace session
