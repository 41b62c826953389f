#pragma once

#include <span>

#include "rules/wotr/view/view.h"
#include "tests/viewers/fold/masked_event.h"

namespace viewers {

/// What a viewer can know who has seen the first view and since then only heard: the visible board,
/// kept up to date by the masked events alone.
class Fold {
 public:
  Fold(const wotr::Rules& rules, const wotr::View& first) : rules_(&rules), known_(first) {}

  /// The events of one action, masked for this viewer.
  void tell(std::span<const core::Event> events);
  const wotr::View& known() const { return known_; }

 private:
  const wotr::Rules* rules_;
  wotr::View known_;
};

// The chapters. Each carries out what it knows of the event, and leaves the rest to the others.

/// How many events from the first on are one group that goes the same way together.
std::size_t length_of_group(std::span<const core::Event> events);
/// Where every figure stands, and which Armies are mixed. `events` are one such group.
void fold_figures(const wotr::Rules& rules, wotr::Board& board,
                  std::span<const core::Event> events);
/// Where every card lies, as far as the viewer may know, and how many there are elsewhere.
void fold_cards(const wotr::Rules& rules, wotr::View& known, const MaskedEvent& masked);
/// What the cards on the table do.
void index_table_cards(const wotr::Rules& rules, wotr::View& known);
/// The course of a turn, the dice, and who controls what.
void fold_tracks(const wotr::Rules& rules, wotr::Board& board, const MaskedEvent& masked);
/// The Fellowship and the pool of Hunt tiles.
void fold_fellowship(const wotr::Rules& rules, wotr::Board& board, const MaskedEvent& masked);
void fold_battle(const wotr::Rules& rules, wotr::Board& board, const MaskedEvent& masked);

}  // namespace viewers
