// Powers and missions: T-035, T-036, T-042, T-045, T-055 to T-059.

#include <cassert>

#include "rules/trilogy/board/figures.h"
#include "rules/trilogy/cards/sets.h"
#include "rules/trilogy/effects/effects.h"
#include "rules/trilogy/effects/hunt.h"

namespace trilogy {
namespace {

/// Lays the card in front of its player (T-045).
void lay_down(Play& play, Seat seat, CardId card) {
  play.state.piles.hands[at(seat)].erase(card);
  play.state.piles.played[at(seat)].insert(card);
}

void ask_for(Play& play, Seat seat, CardId card) {
  push<StepKind::kCardQuestion>(play, {seat, card, kNoTerritory});
}

/// What a power does when it is played; what it has to ask it pushes.
class PowerRun {
 public:
  PowerRun(Play& play, Seat seat, CardId card)
      : play_(play), board_(play.board()), seat_(seat), card_(card) {}

  void operator()(const Steal&) { ask_for(play_, seat_, card_); }
  void operator()(const Reinforce& effect) {
    const Territory where = effect.invaded ? board_.invasion.to : board_.invasion.from;
    place_battalions(play_, where, effect.count, Cause::kCard);
  }
  void operator()(const CancelStronghold&) {
    board_.invasion.stronghold_cancelled = 1;
    report<EventKind::kStrongholdCancelled>(play_, {board_.invasion.to});
  }
  void operator()(const BlockBridge&) { ask_for(play_, seat_, card_); }
  void operator()(const FortifyAgain& effect) {
    board_.memory.fortifies = static_cast<std::uint8_t>(board_.memory.fortifies + effect.count);
    report<EventKind::kFortifiesAdded>(play_, {seat_, effect.count});
  }
  void operator()(const CrossMountains&) {
    board_.memory.mountains = 1;
    report<EventKind::kMountainsOpen>(play_, {seat_});
  }
  /// T-055: no dice are rolled, and this battle is over.
  void operator()(const DestroyAttackers&) {
    Invasion& invasion = board_.invasion;
    lose_battalions(play_, invasion.from, invasion.attack_dice, Cause::kCard);
    invasion.attack_dice = 0;
    if (invasion.battles < 0xFF) ++invasion.battles;
    assert(play_.state.pending.top().kind == StepKind::kDefend);
    play_.state.pending.pop();
    push(play_, StepKind::kAttack);
  }
  void operator()(const CarryLeader&) { ask_for(play_, seat_, card_); }
  /// T-059.
  void operator()(const Hunt& effect) {
    const Territory place = play_.rules.path[board_.fellowship.place];
    if (held_by(board_, seat_).contains(place)) {
      return place_battalions(play_, place, effect.count, Cause::kCard);
    }
    for (int step = 0; step < effect.steps; ++step) advance_fellowship(play_);
  }
  void operator()(const Withdraw&) { ask_for(play_, seat_, card_); }
  void operator()(const AttackBonus& effect) {
    Invasion& invasion = board_.invasion;
    invasion.attack_bonus = static_cast<std::uint8_t>(invasion.attack_bonus + effect.count);
    report<EventKind::kAttackBonus>(play_, {seat_, effect.count});
  }
  void operator()(const HoldFellowship&) {
    board_.fellowship.held = 1;
    report<EventKind::kFellowshipHeld>(play_, {play_.rules.path[board_.fellowship.place]});
  }
  void operator()(const RequireRoll&) {
    board_.fellowship.roll_required = 1;
    report<EventKind::kRollRequired>(play_, {play_.rules.path[board_.fellowship.place]});
  }
  void operator()(const ChangeRoll&) { ask_for(play_, seat_, card_); }
  template <class NoPower>
  void operator()(const NoPower&) {}

 private:
  Play& play_;
  Board& board_;
  Seat seat_;
  CardId card_;
};

}  // namespace

void advance_fellowship(Play& play) {
  Fellowship& fellowship = play.board().fellowship;
  if (fellowship.place + 1u >= kPathSteps) return;
  const Territory from = play.rules.path[fellowship.place];
  ++fellowship.place;  // T-004
  report<EventKind::kFellowshipMoved>(play, {from, play.rules.path[fellowship.place]});
}

void play_power(Play& play, Seat seat, CardId card) {
  lay_down(play, seat, card);
  report<EventKind::kCardPlayed>(play, {seat, card});
  std::visit(PowerRun(play, seat, card), adventure_of(play.rules, card).effect);
}

void do_mission(Play& play, Seat seat, CardId card) {
  lay_down(play, seat, card);
  report<EventKind::kMissionDone>(play, {seat, card});
  const Effect& effect = adventure_of(play.rules, card).effect;
  if (const auto* cards = std::get_if<TakeTerritoryCard>(&effect)) {
    TurnMemory& memory = play.board().memory;
    memory.extra_cards = static_cast<std::uint8_t>(memory.extra_cards + cards->count);
    return;
  }
  const auto& reward = std::get<AddBattalions>(effect);
  if ((held_by(play.board(), seat) & reward.where).empty()) return;  // T-036: it lapses
  push<StepKind::kPlace>(play, {seat, Cause::kMission, card});
  add_to_place(play, seat, reward.count[static_cast<std::size_t>(side_of(play.rules, seat))]);
}

}  // namespace trilogy
