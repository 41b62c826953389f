#pragma once

#include <optional>
#include <span>
#include <vector>

#include "game/lang/sentences.h"
#include "game/moments/moment_table.h"
#include "game/screens/state/moment.h"
#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

/// What goes on, from event to event.
struct Doing {
  std::optional<core::Event> die{};  ///< that is being spent
  bool is_revealed = false;          ///< the Fellowship, and where it is follows
  bool pays_for_way = false;         ///< tiles are for Strongholds on its way (R-132)
};

/// What happened and is told by itself: figures that go together and dice of one throw are one
/// moment.
std::vector<screens::Moment> moments_of(const moments::Table& table, const lang::Sentences& words,
                                        const wotr::Rules& rules, const wotr::View& after,
                                        std::span<const core::Event> events, Doing& doing);

/// The die that is spent, else the emblem of the Nation or of the land that the moment is about.
void draw_moment_sign(const Context& context, ImDrawList& list, const screens::Moment& moment,
                      ImVec2 centre, float size);

/// As its row has it; 0 for what is not told.
int weight_of(const moments::Table& table, const lang::Sentences& words, const wotr::Rules& rules,
              const core::Event& event);
/// A shield for the Free Peoples, a disc for the Shadow, as on their seals.
void draw_side_mark(const Context& context, ImDrawList& list, const core::Event& event,
                    ImVec2 centre, float size);

/// Whose doing the event is, if it is told.
std::optional<wotr::Side> side_of(const wotr::Rules& rules, const core::Event& event);
/// The regions that the event names.
table::RegionSet places_of(const core::Event& event);

}  // namespace wotr_screens
