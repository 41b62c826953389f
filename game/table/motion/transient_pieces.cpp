#include "game/table/motion/transient_pieces.h"

namespace table {
namespace {

Actor travelling_card(const CardCue& cue, const MotionStyle& style, bool is_reduced) {
  Actor card{.piece = cue.piece, .motion = {}, .leaves = true};
  if (is_reduced) {
    const MotionKind kind = cue.is_drawn ? MotionKind::kFade : MotionKind::kAppear;
    card.motion = fade(card.piece, kind, style.reduced.fade);
    return card;
  }
  Actor before = card;
  (cue.is_drawn ? card : before).piece.pose = cue.in_hand;
  card.motion = slide(before, 0, style.pieces.card);
  return card;
}

}  // namespace

std::vector<Actor> thrown_dice(const Cues& cues) {
  std::vector<Actor> dice;
  for (const Piece& die : cues.thrown) dice.push_back({.piece = die, .motion = {}, .leaves = true});
  return dice;
}

std::vector<Actor> travelling_cards(const Cues& cues, const MotionStyle& style, bool is_reduced) {
  std::vector<Actor> cards;
  for (const CardCue& cue : cues.cards) cards.push_back(travelling_card(cue, style, is_reduced));
  return cards;
}

}  // namespace table
