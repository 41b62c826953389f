#include "game/wotr/players/squire/card_value.h"

#include <algorithm>
#include <optional>

#include "game/wotr/players/squire/combat_cards.h"
#include "game/wotr/players/squire/effect_value.h"
#include "game/wotr/players/squire/situation/weights.h"
#include "game/wotr/players/squire/table_cards.h"
#include "rules/wotr/board/dice_results.h"
#include "rules/wotr/card_effects/play_card.h"
#include "rules/wotr/cards/program.h"

namespace wotr_players::squire {
namespace {

int cards_left(const Situation& now, Deck deck) {
  return now.view.decks[static_cast<std::size_t>(now.side)][static_cast<std::size_t>(deck)];
}

const CountByDeck& hand(const Situation& now) {
  return now.view.hands[static_cast<std::size_t>(core::index(now.seat))];
}

/// A hand of both kinds answers more dice.
double variety(const Situation& now, Deck deck) {
  const auto held = hand(now)[static_cast<std::size_t>(deck)];
  return -0.5 * held;
}

}  // namespace

double worth_of_event(const Situation& now, const Campaign& campaign, CardId card) {
  const CardProgram& program = program_of(now.rules, card);
  return worth_of_effects(now, campaign, program, 0, program.steps) +
         worth_on_table(now, program.table.lasting);
}

double worth_of_playing(const Situation& now, const Campaign& campaign, CardId card) {
  if (!may_play_card(now.rules, now.board, now.seat, card)) return 0;
  return worth_of_event(now, campaign, card);
}

double worth_of_best_card(const Situation& now, const Campaign& campaign, DieFace face) {
  const bool as_army = is_messenger(now.rules, now.board, now.seat, face);
  double most = kNever;
  for (std::size_t i = 0; i < kCardCount; ++i) {
    if (now.view.cards[i] != hand_of(now.seat)) continue;
    const auto card = static_cast<CardId>(i);
    if (!pays_for(face, now.rules.cards[i].icon, as_army)) continue;
    if (!may_play_card(now.rules, now.board, now.seat, card)) continue;
    most = std::max(most, worth_of_event(now, campaign, card));
  }
  return most;
}

double worth_of_keeping(const Situation& now, const Campaign& campaign, CardId card) {
  const bool playable = may_play_card(now.rules, now.board, now.seat, card);
  const double event = std::max(0.0, worth_of_event(now, campaign, card));
  return event * (playable ? 1 : now.weights.cards.not_yet) +
         now.weights.cards.for_battle * worth_of_lower_half(now, card) +
         variety(now, now.rules.cards[static_cast<std::size_t>(card)].deck);
}

double worth_of_drawing(const Situation& now, Deck deck) {
  if (cards_left(now, deck) == 0) return kNever;
  const bool team = is_team(now.rules, now.side);
  const int room = (team ? 4 : 6) - total_of(hand(now));
  constexpr double kToChooseFrom = 4;                     // the worst card of a full hand goes
  return (room > 0 ? now.weights.draw : kToChooseFrom) + variety(now, deck);
}

double worth_of_drawing(const Situation& now) {
  return std::max(worth_of_drawing(now, Deck::kCharacter), worth_of_drawing(now, Deck::kStrategy));
}

Answer choose_card(const Situation& now) {
  const Campaign& campaign = survey(now);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (is(action, ActionKind::kStop)) return 0;
    return worth_of_event(now, campaign, static_cast<CardId>(action.a));
  });
}

Answer choose_discard(const Situation& now) {
  const Campaign& campaign = survey(now);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return -worth_of_keeping(now, campaign, static_cast<CardId>(action.a));
  });
}

Answer choose_deck(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (is(action, ActionKind::kStop)) return 0;
    return worth_of_drawing(now, static_cast<Deck>(action.a));
  });
}

/// Unseen, a teammate's card is as good as one's own.
Answer choose_swap(const Situation& now) { return offered(now, act(ActionKind::kStop)); }

}  // namespace wotr_players::squire
