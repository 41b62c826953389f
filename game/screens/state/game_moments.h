#pragma once

#include <span>
#include <vector>

#include "game/lang/sentences.h"
#include "game/match/any_view.h"
#include "game/screens/state/moment.h"
#include "game/table/board/region.h"
#include "rules/core/event.h"

namespace screens {

/// What a game tells of what happens in it, event after event. It keeps in mind what was told, as
/// far as the next moment needs it.
class GameMoments {
 public:
  virtual ~GameMoments() = default;

  /// What is told by itself of events that led to the view, both as the same viewer knows them.
  virtual std::vector<Moment> moments(const match::AnyView&, const lang::Sentences&,
                                      std::span<const core::Event>) {
    return {};
  }
  /// Where the event happened, for a line of the log that is pressed.
  virtual table::RegionSet places_of(const core::Event&) const { return {}; }
  /// How weighty it is, as a Moment has it; 0 for what is not told by itself.
  virtual int weight_of(const match::AnyView&, const lang::Sentences&, const core::Event&) const {
    return 0;
  }
  /// Another game, or another place in it.
  virtual void forget() {}
};

}  // namespace screens
