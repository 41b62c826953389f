#pragma once

#include <cstddef>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/match/chart.h"
#include "game/match/goal.h"
#include "game/match/saves/locked_file.h"
#include "game/players/thoughts.h"
#include "game/session/outlook.h"
#include "game/session/thinking.h"
#include "game/session/turning_point.h"
#include "rules/core/action.h"

namespace session {

class Replay;
struct SeenMatch;

/// A goal of the scenario, and how it stands.
struct GoalSeen {
  const match::Goal* goal = nullptr;  ///< lives as long as the session
  match::GoalState state = match::GoalState::kOpen;

  bool operator==(const GoalSeen&) const = default;
};

/// Why nothing can be taken back: the keys of the sentences that say so.
inline constexpr std::string_view kNothingToTakeBack = "undo.nothing";
inline constexpr std::string_view kOthersAct = "undo.others";
inline constexpr std::string_view kLuckHasFollowed = "undo.luck";
inline constexpr std::string_view kIsFinal = "undo.final";
inline constexpr std::string_view kIsRevealed = "undo.revealed";

/// One game at the table, whichever it is: the match, who plays it, who looks at it, and where it
/// is kept. Actions come in through here and nowhere else.
class Session {
 public:
  virtual ~Session() = default;

  virtual std::string_view game() const = 0;
  virtual std::span<const std::string_view> seats() const = 0;
  /// By seat: "human", "random" …
  virtual std::vector<std::string> players() const = 0;
  virtual int turn() const = 0;
  virtual bool is_over() const = 0;
  /// Chance or a machine decides next.
  virtual bool is_machine_next() const = 0;
  /// A machine has been asked, on its own thread, and its answer has not been taken.
  virtual bool is_thinking() const = 0;
  /// How far it is.
  virtual std::optional<Thinking> thinking() const = 0;
  /// It answers with the best it has found so far, and that is taken as any answer is.
  virtual void answer_now() = 0;
  virtual bool can_undo() const = 0;
  /// Where it cannot.
  virtual std::string_view why_no_undo() const = 0;
  /// The last step that a person chose; nothing where nobody has.
  virtual std::optional<std::size_t> last_choice() const = 0;

  /// A throw of dice, however many; or asks the machine that is next; or takes its answer when it
  /// is there. True if something was played. It never waits longer than a millisecond.
  virtual bool advance() = 0;
  /// The same where the answer is waited for: for pictures, which must be the same every time.
  virtual bool advance_and_wait() = 0;
  /// Of the person before the screen. What follows it belongs to it: one undo takes all of it
  /// back. False if the first is not offered; it ends where one of the others is not.
  virtual bool submit(core::Action action, std::span<const core::Action> followed_by = {}) = 0;
  /// The same where a person had nothing to decide: an undo goes back beyond it.
  virtual bool submit_by_itself(core::Action action) = 0;
  /// Takes back the last decision, with those that were made in one with it; what a machine thinks
  /// meanwhile is forgotten. False if nothing was undone.
  virtual bool undo() = 0;

  /// As the game writes it: {"do": "die", "face": "army"}.
  virtual nlohmann::json action_json(core::Action action) const = 0;

  /// A person is asked, and the game has a player that can tell what it would do.
  virtual bool can_hint() const = 0;
  /// That player thinks on a thread of its own, from what the person may know. Nothing waits for
  /// it: an answer to the question, or an undo, drops the hint.
  virtual void ask_hint() = 0;
  virtual void drop_hint() = 0;
  /// While it thinks.
  virtual std::optional<Thinking> hint_thinking() const = 0;
  /// What it has come to; null until then. It lives until the hint is dropped.
  virtual const players::Thoughts* hint() const = 0;

  /// The outlook of those who sit before the screen.
  virtual Outlook& screen() = 0;
  virtual const Outlook& screen() const = 0;
  /// One more, which stays so many decisions behind the match; a throw it sees whole or not yet. It
  /// lives until it is removed, or as long as the session.
  virtual Outlook& add_outlook(core::Viewer viewer, std::size_t decisions_behind) = 0;
  virtual void remove_outlook(const Outlook& outlook) = 0;

  /// Where the expected result of the finished match swung most, in the order of play, with what
  /// the screen's log says there. Empty before the end, and where the game brings no evaluation. It
  /// plays the match again: ask once.
  virtual std::vector<TurningPoint> turning_points() const = 0;
  /// What the game counted, turn by turn. Empty before the end, and where the game brings no
  /// charts. It plays the match again, too.
  virtual std::vector<match::Chart> course() const = 0;

  /// What the scenario asks of each party, as it stands where the screen is. None without one.
  virtual std::vector<GoalSeen> goals() const = 0;
  /// The scenario's id; empty without one.
  virtual const std::string& scenario() const = 0;

  /// The match to be looked at again, from its end on; null for one that is looked at again
  /// already. This session outlives it, and nothing is played here meanwhile.
  virtual std::unique_ptr<Replay> replay() const = 0;

  /// The match so far as those before the screen know it (seen_match.h); on a shared screen, what
  /// all of them may know.
  virtual SeenMatch seen() const = 0;

  virtual std::string save_text() const = 0;
  /// Keeps the match in this file from now on. `kGoOn`: the file holds exactly this match.
  enum class Keep { kNewFile, kGoOn };
  virtual base::Result<void> keep_in(std::shared_ptr<match::LockedFile> file, Keep keep) = 0;
  /// A sentence that went wrong, in keeping or with a machine, once.
  virtual std::string take_fault() = 0;
};

}  // namespace session
