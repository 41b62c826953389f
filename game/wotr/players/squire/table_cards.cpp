#include "game/wotr/players/squire/table_cards.h"

#include <algorithm>
#include <array>
#include <optional>

#include "game/wotr/players/squire/eye.h"
#include "game/wotr/players/squire/journey.h"
#include "game/wotr/players/squire/situation/weights.h"
#include "game/wotr/players/squire/wounds.h"
#include "rules/wotr/board/elven_rings.h"
#include "rules/wotr/board/hunt_pool.h"
#include "rules/wotr/cards/program.h"

namespace wotr_players::squire {
namespace {

/// Outside Mordor, and on the Track. In the order of Lasting.
struct LastingWorth {
  double before = 0;
  double on_track = 0;
};
constexpr std::array<LastingWorth, static_cast<std::size_t>(Lasting::kCount)> kWorths{{
    {0, 0},    // none
    {28, 45},  // another Hunt tile
    {22, 30},  // less damage
    {32, 55},  // no tile
    {40, 0},   // no die in the Hunt box
    {20, 8},   // closed regions
    {10, 2},   // a card for each Companion lost
    {20, 0},   // +1 in a Hunt roll
    {12, 0},   // a tile in Moria
    {25, 12},  // a card for each event
    {15, 5},   // quiet Rohan
    {12, 8},   // no Combat cards
    {18, 5},   // no diplomacy with the passive
}};

template <class Visit>
void for_each_enemy_card(const Situation& now, Visit visit) {
  for (std::size_t i = 0; i < kCardCount; ++i) {
    const CardPlace place = now.view.cards[i];
    if (place == kUnseen || !is_on_table(place)) continue;
    if (now.rules.cards[i].side != now.side) visit(static_cast<CardId>(i));
  }
}

double worth_on_table(const Situation& now, CardId card) {
  return worth_on_table(now, program_of(now.rules, card).table.lasting);
}

bool holds_icon(const Situation& now, CardIcon icon) {
  for (std::size_t i = 0; i < kCardCount; ++i) {
    if (now.view.cards[i] == hand_of(now.seat) && now.rules.cards[i].icon == icon) return true;
  }
  return false;
}

/// What it costs beside the die; nothing if it cannot be had so.
std::optional<double> price_of(const Situation& now, const Ransom& ransom, DieFace face) {
  if (ransom.will && face == DieFace::kWill) return 0;
  const bool any =
      !ransom.any_die_if.empty() && all_hold(now.rules, now.board, now.side, ransom.any_die_if);
  if (any) return 0;
  if (ransom.ring && has_ring_to_spend(now.rules, now.board, now.seat)) return now.weights.ring;
  constexpr double kTwoCards = 20;
  const bool both = holds_icon(now, CardIcon::kArmy) && holds_icon(now, CardIcon::kCharacter);
  if (ransom.two_cards && both) return kTwoCards;
  return std::nullopt;
}

int damage_drawn(const Situation& now) {
  const Hunt& hunt = now.board.hunt;
  if (hunt.tile == kNoTile) return 0;
  const TileFace& face = face_of(hunt.tile);
  constexpr int kDieOnAverage = 4;
  if (face.die) return kDieOnAverage;
  return face.eye ? hunt.eye_damage : face.value;
}

bool should_prevent_draw(const Situation& now) {
  const Fellowship& fellowship = now.board.fellowship;
  if (in_mordor(fellowship)) return true;
  constexpr double kGrave = 8;
  const double each = cost_of_corruption(now, std::min<int>(fellowship.corruption, 10), 1);
  return each * damage_of_tile(now, std::max<int>(1, now.board.hunt.eye_damage)) > kGrave;
}

/// The next tile is likely to be better, and by enough.
bool should_redraw(const Situation& now) {
  const double next = damage_of_tile(now, now.board.hunt.eye_damage);
  const double margin = in_mordor(now.board.fellowship) ? 0.3 : 1;
  return damage_drawn(now) >= next + margin;
}

bool should_use(const Situation& now) {
  switch (static_cast<DecisionKind>(now.decision.kind)) {
    case DecisionKind::kPreventDraw: return should_prevent_draw(now);
    case DecisionKind::kRedrawTile: return should_redraw(now);
    case DecisionKind::kHuntBonus: return now.board.hunt_box.shadow >= 2;
    default: return true;  // damage that can be spared, a tile that can be drawn
  }
}

}  // namespace

double worth_on_table(const Situation& now, Lasting lasting) {
  const LastingWorth& worth = kWorths[static_cast<std::size_t>(lasting)];
  return in_mordor(now.board.fellowship) ? worth.on_track : worth.before;
}

double worth_of_ridding(const Situation& now, Deck deck) {
  double most = 0;
  for_each_enemy_card(now, [&](CardId card) {
    if (card_of(now.rules, card).deck == deck) most = std::max(most, worth_on_table(now, card));
  });
  return most;
}

double worth_of_ransom(const Situation& now, DieFace face) {
  double most = 0;
  for_each_enemy_card(now, [&](CardId card) {
    const Ransom& ransom = program_of(now.rules, card).table.ransom;
    const auto price = price_of(now, ransom, face);
    if (price) most = std::max(most, worth_on_table(now, card) - *price);
  });
  return most;
}

bool wants_more_eyes(const Situation& now) {
  const Fellowship& fellowship = now.board.fellowship;
  const bool burdened = fellowship.corruption >= kBurdened;
  return now.board.hunt_box.shadow < 3 &&
         (in_mordor(fellowship) || (burdened && steps_left(now) <= kNearMordor));
}

Answer choose_table_use(const Situation& now) {
  const Answer keep = offered(now, act(ActionKind::kStop));
  if (keep && !should_use(now)) return keep;
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return is(action, ActionKind::kCard) ? 1 : 0;
  });
}

Answer choose_ransom(const Situation& now) { return choose_from_table(now); }

Answer choose_from_table(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (!is(action, ActionKind::kCard)) return 0;
    return worth_on_table(now, static_cast<CardId>(action.a));
  });
}

/// A card of the hand, unseen, is worth something too.
Answer choose_loss_of_card(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    constexpr double kUnseenCard = 15;
    if (is(action, ActionKind::kStop)) return 0;
    if (is(action, ActionKind::kLoseRandom)) return kUnseenCard;
    return worth_on_table(now, static_cast<CardId>(action.a));
  });
}

}  // namespace wotr_players::squire
