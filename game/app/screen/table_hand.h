#pragma once

#include <glm/vec2.hpp>
#include <optional>
#include <vector>

#include "game/app/screen/table_screen.h"

// What the hand does on the table: it points, takes up, and lays down.
namespace app {

/// Another question begins with empty hands.
void keep_touches(TableScreen& screen);
/// Those that a touch answers with, or takes up, or may lay down what is held in.
table::RegionSet regions_to_choose(const TableScreen& screen);
/// What is under the pointer, as something to touch: a thing of the table before the region.
table::Touchable touched(const TableScreen& screen);
/// A figure or counter that can be taken up lies there, in points.
bool can_be_taken_at(const TableScreen& screen, glm::vec2 place);
bool can_be_taken(const TableScreen& screen, const table::Touchable& one);
/// It can be taken up, and that says not yet all.
bool leads_on(const TableScreen& screen, const table::Touchable& one);
/// A touch while a question is asked. An answer, once something was laid where it may lie.
Selection::Effect touch(TableScreen& screen, const table::Touchable& touched);
bool take_up(TableScreen& screen, const table::Touchable& touched);
Selection::Effect lay_anywhere(TableScreen& screen);
void let_go(TableScreen& screen);
/// Where a whole answer is being put together place by place, a touch on a place counts there.
bool count_in(TableScreen& screen, table::RegionId region);
/// What was touched and did nothing: the prompt says why, for a while. `from`: what was dragged
/// there.
void note_refused(TableScreen& screen, const std::optional<table::Touchable>& touched,
                  const std::optional<table::Touchable>& from = std::nullopt);
/// After Selection::Effect::kAnswer.
std::vector<core::Action> said_by_touch(const TableScreen& screen);

}  // namespace app
