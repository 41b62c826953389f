#pragma once

#include <cassert>
#include <span>
#include <utility>
#include <vector>

#include "game/match/checkpoints.h"
#include "game/match/journal.h"
#include "game/match/setup.h"
#include "game/match/tables.h"
#include "rules/core/game.h"

namespace match {

/// kOlder: in a save from before answers could be final, which then went back past one.
enum class UndoKind { kPlain, kOlder, kPractice };

/// What the generator gives, and where its stream stands then.
struct Drawn {
  core::Action outcome;
  std::string_view stream;
  std::uint64_t position = 0;
  bool operator==(const Drawn&) const = default;
};

/// One played game: seats, current state and journal. Everything else follows from them.
template <core::Game G>
class Match {
 public:
  using State = typename G::State;

  /// The Error of parse_position where the set-up names a bad one.
  static base::Result<Match> begin(Tables<G> tables, Setup setup) {
    State start = G::new_state(*tables.rules);
    if (setup.position) {
      base::Result<State> position = G::parse_position(*tables.rules, *setup.position);
      if (!position) return position.failure();
      start = *position;
    }
    return Match(std::move(tables), std::move(setup), start);
  }

  const typename G::Rules& rules() const { return *tables_.rules; }
  const Tables<G>& tables() const { return tables_; }
  const Setup& setup() const { return setup_; }
  const Journal& journal() const { return journal_; }
  const State& start() const { return start_; }
  const State& state() const { return state_; }
  const core::Decision& pending() const { return pending_; }
  typename G::View view(core::Viewer viewer) const { return G::view(rules(), state_, viewer); }

  /// Grows with everything that happens, undo too: a request that names another number is stale.
  std::size_t number() const { return journal_.entries().size(); }

  /// All that has happened, unmasked; `G::mask` each event for the eyes that see it.
  std::span<const core::Event> events() const { return events_; }

  /// What the deciding seat chose, or a forced outcome of chance. A refusal changes nothing.
  core::Refusal play(core::Action action, const SharedNote& why = {},
                     Answer answer = Answer::kChosen) {
    return commit(action, {}, why, answer);
  }

  /// Lets the generator decide; chance must be pending.
  core::Action roll() {
    const std::uint64_t before = position_of_luck();
    const Drawn drawn = draw();
    const core::Refusal refusal = commit(drawn.outcome, {drawn.stream, before, drawn.position});
    assert(!refusal.refused());
    static_cast<void>(refusal);
    return drawn.outcome;
  }

  /// Goes back to the first `steps` steps; false when a plain undo may not go so far, or there is
  /// nothing to undo. The generator goes back too: the same throw falls again.
  bool undo(std::size_t steps, UndoKind kind = UndoKind::kPlain) {
    const std::size_t earliest = earliest_undo(journal_);
    if (steps >= journal_.steps().size()) return false;
    if (kind == UndoKind::kPlain && steps < earliest) return false;
    if (kind == UndoKind::kOlder && steps < earliest_undo(journal_, FinalAnswers::kGoBack)) {
      return false;
    }
    give_back_luck(steps);
    journal_.undo({.to = static_cast<std::uint32_t>(steps), .practice = steps < earliest});
    return_to_journal();
    return true;
  }

  /// A throw or draw as a save tells it; the match goes on from there. `given` is what the
  /// generator gives instead: the same, unless the save was edited or is of other rules.
  core::Refusal replay(const Drawn& told, Drawn& given) {
    const std::uint64_t before = position_of_luck();
    given = draw();
    const core::Refusal refusal = commit(told.outcome, {given.stream, before, told.position});
    luck_.stream(given.stream).seek(refusal.refused() ? before : told.position);
    return refusal;
  }

  /// What is known of it by now.
  Marks marks() const {
    Marks marks = setup_.marks;
    for (const JournalStep& step : journal_.steps()) {
      marks.forced |= step.seat == core::kChance && step.stream.empty();
    }
    return marks;
  }
  /// Its save begins with these.
  void mark(const Marks& marks) { setup_.marks = marks; }

  /// Where every stream stands after the steps that count.
  StreamPositions positions() const {
    StreamPositions positions = setup_.streams;
    for (const JournalStep& step : journal_.steps()) {
      if (!step.stream.empty()) positions[std::string(step.stream)] = step.drawn;
    }
    return positions;
  }

 private:
  Match(Tables<G> tables, Setup setup, const State& start)
      : tables_(std::move(tables)),
        setup_(std::move(setup)),
        start_(start),
        state_(start),
        checkpoints_(start),
        pending_(G::decision(*tables_.rules, start)),
        luck_(setup_.seed, setup_.streams) {}

  /// Of the stream that the pending throw or draw takes from.
  std::uint64_t position_of_luck() { return luck_.stream(G::stream_name(pending_)).position(); }

  Drawn draw() {
    assert(pending_.is_chance());
    const std::string_view stream = G::stream_name(pending_);
    const core::Action outcome = luck_.draw(pending_, stream);
    return {outcome, stream, luck_.stream(stream).position()};
  }

  /// What an action took from a stream: nothing, if a seat chose it or it was forced.
  struct Taken {
    std::string_view stream{};
    std::uint64_t from = 0;
    std::uint64_t to = 0;
  };

  core::Refusal commit(core::Action action, Taken taken, const SharedNote& why = {},
                       Answer answer = Answer::kChosen) {
    const core::Seat seat = pending_.seat;
    const std::uint8_t kind = pending_.kind;
    const std::size_t before = events_.size();
    const core::Refusal refusal = G::apply(rules(), state_, action, &events_);
    if (refusal.refused()) {
      events_.resize(before);
      return refusal;
    }
    const bool was_final = is_final(pending_);
    bool revealed = false;
    for (std::size_t i = before; i < events_.size(); ++i) revealed |= G::reveals(events_[i]);
    journal_.add({.action = action,
                  .seat = seat,
                  .kind = kind,
                  .revealed = revealed,
                  .is_final = was_final,
                  .answer = answer,
                  .events = static_cast<std::uint32_t>(events_.size()),
                  .stream = taken.stream,
                  .drawn = taken.to,
                  .drawn_before = taken.from,
                  .why = why});
    checkpoints_.note(journal_.steps().size(), state_);
    pending_ = G::decision(rules(), state_);
    return core::kAccepted;
  }

  /// The game says that what is answered there stands.
  static bool is_final(const core::Decision& answered) {
    if constexpr (requires { G::is_final(answered); }) return G::is_final(answered);
    return false;
  }

  /// The streams stand again where they stood after the first `steps` steps.
  void give_back_luck(std::size_t steps) {
    const std::vector<JournalStep>& all = journal_.steps();
    for (std::size_t i = all.size(); i-- > steps;) {
      if (!all[i].stream.empty()) luck_.stream(all[i].stream).seek(all[i].drawn_before);
    }
  }

  /// Playing all steps again costs microseconds, so no state but the present one is kept.
  void return_to_journal() {
    const std::vector<JournalStep>& steps = journal_.steps();
    const auto [kept, state] = checkpoints_.back_to(steps.size());
    state_ = state;
    for (std::size_t i = kept; i < steps.size(); ++i)
      G::apply(rules(), state_, steps[i].action, nullptr);
    events_.resize(steps.empty() ? 0 : steps.back().events);
    pending_ = G::decision(rules(), state_);
  }

  Tables<G> tables_;
  Setup setup_;
  State start_;
  State state_;
  Checkpoints<State> checkpoints_;
  core::Decision pending_;
  Journal journal_;
  std::vector<core::Event> events_;
  Luck luck_;
};

}  // namespace match
