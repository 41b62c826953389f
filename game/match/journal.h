#pragma once

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "game/match/note.h"
#include "rules/core/action.h"
#include "rules/core/seat.h"

namespace match {

/// Whether somebody chose: a question where nobody has anything to decide is answered by itself.
enum class Answer : std::uint8_t { kChosen, kGiven };

/// One action of the game, chance included. What a seat chose and what was forced on chance have
/// no stream; what the generator gave names its stream and where it stood before and afterwards.
struct JournalStep {
  core::Action action;
  core::Seat seat = core::kNobody;
  std::uint8_t kind = 0;  ///< of the decision that it answered
  bool revealed = false;  ///< it showed some seat what it had not known
  bool is_final = false;  ///< by the rules
  Answer answer = Answer::kChosen;
  std::uint32_t events = 0;        ///< events of the whole game once it was done
  std::string_view stream;         ///< a name that lives as long as the program
  std::uint64_t drawn = 0;         ///< words taken from it by then
  std::uint64_t drawn_before = 0;  ///< and before this one
  SharedNote why{};                ///< its seat's reason
};

/// The game went back to its first `to` steps. `practice`: past what an undo may take back.
struct Undo {
  std::uint32_t to = 0;
  bool practice = false;
};

using Entry = std::variant<JournalStep, Undo>;

/// All that happened, in order: what a save holds. `steps()` is the line that counts, without what
/// was undone.
class Journal {
 public:
  void add(const JournalStep& step) {
    entries_.emplace_back(step);
    steps_.push_back(step);
  }
  void undo(Undo undo) {
    entries_.emplace_back(undo);
    steps_.resize(undo.to);
  }

  const std::vector<Entry>& entries() const { return entries_; }
  const std::vector<JournalStep>& steps() const { return steps_; }

 private:
  std::vector<Entry> entries_;
  std::vector<JournalStep> steps_;
};

/// All throws of one purpose that follow each other are one throw for the eye.
inline bool is_one_throw(const JournalStep& step, const JournalStep& next) {
  return step.seat == core::kChance && next.seat == core::kChance && step.kind == next.kind;
}

/// How many steps a plain undo must leave: all up to the last one that was chance, was decided by
/// another seat than the last step, revealed something, or is final by the rules.
enum class FinalAnswers { kStand, kGoBack };
inline std::size_t earliest_undo(const Journal& journal,
                                 FinalAnswers final_answers = FinalAnswers::kStand) {
  const std::vector<JournalStep>& steps = journal.steps();
  std::size_t kept = steps.size();
  while (kept > 0) {
    const JournalStep& step = steps[kept - 1];
    if (step.seat == core::kChance || step.seat != steps.back().seat || step.revealed) break;
    if (step.is_final && final_answers == FinalAnswers::kStand) break;
    --kept;
  }
  return kept;
}

}  // namespace match
