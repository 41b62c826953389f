#include "tests/viewers/fold/fold.h"

namespace viewers {
namespace {

using namespace wotr;

/// R-158, by option: the check of victory that begins the phase forgets them; out of Mordor nobody
/// rejoins.
void forget_hobbits_in_mordor(Board& board) {
  const bool checked = board.phase == Phase::kVictory && board.victory == Victory::kNone;
  if (checked && in_mordor(board.fellowship)) board.returning = 0;
}

}  // namespace

void Fold::tell(std::span<const core::Event> events) {
  Board& board = known_.board;
  while (!events.empty()) {
    const MaskedEvent masked(events.front());
    std::size_t length = 1;
    if (masked.kind() == EventKind::kFigures) {
      length = length_of_group(events);
      fold_figures(*rules_, board, events.first(length));
    }
    fold_cards(*rules_, known_, masked);
    fold_tracks(*rules_, board, masked);
    fold_fellowship(*rules_, board, masked);
    fold_battle(*rules_, board, masked);
    events = events.subspan(length);
  }
  index_table_cards(*rules_, known_);
  forget_hobbits_in_mordor(board);
}

}  // namespace viewers
