// What each viewer may know: R-334.

#include "rules/wotr/view/view.h"

#include <algorithm>

#include "rules/wotr/battle/force.h"
#include "rules/wotr/flow/step_table.h"

namespace wotr {
namespace {

bool may_see(CardPlace place, core::Viewer viewer) {
  if (place == CardPlace::kDeck) return viewer == core::kAll;
  const Seat holder = holder_of(place);
  return holder == core::kNobody || viewer.includes(holder);
}

/// How many cards lie in each place, by their backs.
using Lying = std::array<std::array<std::uint8_t, kBackCount>, kCardPlaceCount>;

CountByDeck count_of(const Lying& lying, CardPlace place, Side side) {
  const auto& backs = lying[byte_of(place)];
  return {backs[back_of(side, Deck::kCharacter)], backs[back_of(side, Deck::kStrategy)]};
}

void show_cards(const Rules& rules, const State& state, View& view) {
  std::array<CardPlace, kCardPlaceCount> shown;
  for (std::size_t p = 0; p < kCardPlaceCount; ++p) {
    const auto place = static_cast<CardPlace>(p);
    shown[p] = may_see(place, view.viewer) ? place : kUnseen;
  }
  Lying lying{};
  for (std::size_t card = 0; card < kCardCount; ++card) {
    const std::size_t place = byte_of(state.cards[card]);
    view.cards[card] = shown[place];
    ++lying[place][rules.backs[card]];
  }
  for (const Side side : {Side::kFree, Side::kShadow}) {
    view.decks[at(side)] = count_of(lying, CardPlace::kDeck, side);
  }
  for (std::size_t s = 0; s < rules.teams.names.size(); ++s) {
    const auto seat = static_cast<Seat>(s);
    view.hands[s] = count_of(lying, hand_of(seat), side_of(rules, seat));
    view.hidden_discards[s] = count_of(lying, hidden_discard_of(seat), side_of(rules, seat));
  }
}

void hide_options(Decision& decision, core::Viewer viewer) {
  if (viewer == core::kAll) return;
  const bool is_others = !decision.is_chance() && !viewer.includes(decision.seat);
  if (!is_others && !row_of(decision).shows_cards) return;
  decision.actions.clear();
  decision.weights.clear();
}

/// until both are revealed nobody knows the other's Combat card.
void hide_combat_cards(const Rules& rules, View& view) {
  Battle& battle = view.board.battle;
  if (battle.kind == BattleKind::kNone || battle.cards_revealed != 0) return;
  for (const Side side : {Side::kFree, Side::kShadow}) {
    CardId& card = battle.cards[at(side)].card;
    if (card == kNoCard) continue;
    if (!view.viewer.includes(seat_of_force(rules, view.board, side))) card = kFaceDown;
  }
}

/// an offered card is its owner's secret.
void hide_offered_card(const Rules& rules, View& view) {
  const auto steps = view.pending.steps();
  const bool is_offered = std::any_of(steps.begin(), steps.end(), [](const Step& step) {
    return step.kind == StepKind::kAnswerSwap;
  });
  if (!is_offered) return;
  const StepStack open = view.pending;
  view.pending.clear();
  for (Step step : open.steps()) {
    if (step.kind == StepKind::kAnswerSwap) {
      auto offer = fields_of<StepKind::kAnswerSwap>(step);
      const bool knows = view.viewer.includes(teammate_of(rules, offer.seat));
      if (!knows) offer.card = kFaceDown;
      step = step_of<StepKind::kAnswerSwap>(offer);
    }
    view.pending.push(step);
  }
}

}  // namespace

View view(const Rules& rules, const State& state, core::Viewer viewer) {
  return view(rules, state, viewer, decision(rules, state));
}

View view(const Rules& rules, const State& state, core::Viewer viewer, const Decision& pending) {
  View view{.viewer = viewer, .board = state.board, .pending = state.pending, .decision = pending};
  show_cards(rules, state, view);
  hide_options(view.decision, viewer);
  hide_combat_cards(rules, view);
  hide_offered_card(rules, view);
  return view;
}

}  // namespace wotr
