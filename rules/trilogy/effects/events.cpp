// Events, which are resolved when they are drawn: T-038, T-043, T-044.

#include "rules/trilogy/board/figures.h"
#include "rules/trilogy/cards/draw.h"
#include "rules/trilogy/effects/effects.h"

namespace trilogy {
namespace {

/// All but the last may be lost; the count is what is asked for.
void lose_up_to(Play& play, Territory territory, int count) {
  const int spare = battalions_in(std::as_const(play.board()), territory) - 1;
  lose_battalions(play, territory, std::min(count, spare), Cause::kCard);
}

/// How many cards with a territory the event turns over; 0 for none.
class CardsToTurn {
 public:
  int operator()(const BlockInvasions& effect) const { return effect.cards; }
  int operator()(const LoseHalf& effect) const { return effect.cards; }
  int operator()(const Muster& effect) const { return effect.cards; }
  template <class Other>
  int operator()(const Other&) const {
    return 0;
  }
};

/// What the event does to a territory that was turned over.
class TurnedTerritory {
 public:
  TurnedTerritory(Play& play, Seat seat, Territory territory)
      : play_(play), seat_(seat), territory_(territory) {}

  void operator()(const BlockInvasions&) {
    play_.board().lasting.no_invasions[at(seat_)].insert(territory_);
    report<EventKind::kInvasionsBarred>(play_, {seat_, territory_});
  }
  void operator()(const LoseHalf&) {
    lose_up_to(play_, territory_, battalions_in(std::as_const(play_.board()), territory_) / 2);
  }
  void operator()(const Muster& effect) {
    place_battalions(play_, territory_, effect.count, Cause::kCard);
  }
  template <class Other>
  void operator()(const Other&) {}

 private:
  Play& play_;
  Seat seat_;
  Territory territory_;
};

/// What an event does at once.
class EventRun {
 public:
  EventRun(Play& play, Seat seat, CardId card)
      : play_(play), board_(play.board()), seat_(seat), card_(card) {}

  void operator()(const AppointLeader&) {
    const TerritorySet& leaders = board_.leaders[at(seat_)];
    const bool can =
        leaders_in_supply(board_, seat_) > 0 && !(held_by(board_, seat_) - leaders).empty();
    if (can) push<StepKind::kCardQuestion>(play_, {seat_, card_, kNoTerritory});
  }
  void operator()(const Uprising&) {
    push<StepKind::kDraw>(play_, {seat_, Deck::kTerritory, Draw::kSecret, card_});
  }
  void operator()(const SeaToll& effect) {
    board_.lasting.sea_toll[at(seat_)] = effect.count;
    report<EventKind::kSeaToll>(play_, {seat_, effect.count});
  }
  /// T-044: where the neutral army stands nothing happens.
  void operator()(const Swing& effect) {
    const Seat owner = owner_of(board_, effect.territory);
    if (owner == kNeutralArmy || owner == kNobody) return;
    if (side_of(play_.rules, owner) == effect.side) {
      place_battalions(play_, effect.territory, effect.gain, Cause::kCard);
    } else {
      lose_up_to(play_, effect.territory, effect.loss);
    }
  }
  template <class Other>
  void operator()(const Other&) {}

 private:
  Play& play_;
  Board& board_;
  Seat seat_;
  CardId card_;
};

}  // namespace

void run_event(Play& play, const Step& step) {
  const auto [seat, card] = fields_of<StepKind::kEvent>(step);
  push<StepKind::kTurnedEffect>(play, {seat, card});
  std::visit(EventRun(play, seat, card), adventure_of(play.rules, card).effect);
}

void run_turned_effect(Play& play, const Step& step) {
  const auto [seat, card] = fields_of<StepKind::kTurnedEffect>(step);
  const Effect& effect = adventure_of(play.rules, card).effect;
  CardSet shown;  // T-043: wild ones are skipped
  for (const CardId turned : play.state.piles.turned& play.rules.territory_cards) {
    if (!is_wild(turned)) shown.insert(turned);
  }
  const bool more = shown.size() < std::visit(CardsToTurn(), effect);
  if (more && can_draw(play.rules, play.state.piles, Deck::kTerritory)) {
    push<StepKind::kTurnedEffect>(play, {seat, card});
    return push<StepKind::kDraw>(play, {seat, Deck::kTerritory, Draw::kTurnOver, card});
  }
  for (const CardId one : shown) {
    std::visit(TurnedTerritory(play, seat, territory_of(one)), effect);
  }
  discard_turned(play);
}

void show_uprising(Play& play, Seat seat, CardId card) {
  Piles& piles = play.state.piles;
  piles.secrets[at(seat)].erase(card);
  piles.discards.insert(card);
  report<EventKind::kCardShown>(play, {seat, card});
  for (const AdventureCard& event : play.rules.adventures) {
    const auto* uprising = std::get_if<Uprising>(&event.effect);
    if (uprising == nullptr) continue;
    return place_battalions(play, territory_of(card), uprising->count, Cause::kCard);
  }
}

}  // namespace trilogy
