#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/match/any_view.h"
#include "game/match/chart.h"
#include "game/screens/state/card_id.h"
#include "game/screens/state/left_out.h"
#include "game/screens/state/new_game.h"
#include "game/screens/state/question.h"
#include "game/table/board/frame_thing.h"
#include "rules/core/event.h"

namespace screens {

struct Context;

/// Where a row of a bundle stands among the others. Rows of one place stand side by side; where
/// there are many places, those of one section are a page.
struct RowPlace {
  std::string section;
  std::string place;  ///< empty: the rows of the bundle are a plain list
  std::string
      words;  ///< what is chosen there; empty where there is nothing to choose but the place
  std::string tip;
  table::RegionId region = table::kNoRegion;
};

/// What is told of a bundle most often, to be counted by one press.
struct UsualCounts {
  std::vector<int> counts{};  ///< by row; none: there is nothing usual
  std::string words{};
};

/// Why something cannot be done: one sentence, empty where nothing speaks against it, and the
/// ruling behind it.
struct WhyNot {
  std::string words{};
  core::Ruling ruling{};
};

/// What a game says on the screens, function by function. One that is left out says nothing.
struct GameWords {
  /// The seats by number, as data/lang names them.
  std::span<const std::string_view> (*seats)(const match::AnyView&);
  Situation (*situation)(Context&);
  /// The rules that this match is played by, for the sheet that tells them.
  RuleValues (*rules)(const match::AnyView&);

  /// What is told about the place and the thing under the pointer.
  std::string (*about)(Context&, table::RegionId, const table::FrameThing&) = kLeftOut;
  /// The ruling that the rules begin with about what is under the pointer; none: it is nothing of
  /// theirs.
  core::Ruling (*ruling_about)(Context&, table::RegionId, const table::FrameThing&) = kLeftOut;
  /// What is told about a region to whoever plays by ear: its name first.
  std::string (*heard_about)(Context&, table::RegionId) = kLeftOut;
  /// What the battle or the danger at hand may come to, as far as all may know; empty where nothing
  /// is at stake.
  std::string (*odds)(Context&) = kLeftOut;

  /// What a row of a bundle, or the answer that ends it, is called.
  std::string (*row)(Context&, core::Action) = kLeftOut;
  RowPlace (*row_place)(Context&, core::Action) = kLeftOut;
  /// What the counts of a bundle still leave open, in short; may be empty.
  std::string (*rest)(Context&, const core::Bundle&, std::span<const int> counts) = kLeftOut;
  /// What the counts of a bundle that is no whole yet still lack, for the button that will answer;
  /// empty where there is no short word for it.
  std::string (*lack)(Context&, const core::Bundle&, std::span<const int> counts) = kLeftOut;
  UsualCounts (*usual_counts)(Context&, const core::Bundle&) = kLeftOut;

  /// What is held (ScreenState::held), and what may be done with it.
  std::string (*held)(Context&) = kLeftOut;
  /// Of a thing that may join what is held; empty for what has no name there.
  std::string (*touchable)(Context&, const table::Touchable&) = kLeftOut;
  /// More about it, while it is pointed at.
  std::string (*touchable_tip)(Context&, const table::Touchable&) = kLeftOut;
  /// What a gesture does; GamePanels::draw_picture shows what it costs.
  std::string (*gesture)(Context&, const table::Gesture&) = kLeftOut;
  /// Why what was touched does nothing now.
  WhyNot (*why_not)(Context&, const table::Touchable&) = kLeftOut;

  /// The card that the event tells of, or kNoCard.
  CardId (*card_of)(const core::Event&) = kLeftOut;
  /// The cards that a seat holds, as far as the viewer knows them.
  std::vector<CardId> (*hand)(Context&, core::Seat) = kLeftOut;
  /// What is counted and all may know, for charts that grow: each has one value for each line.
  std::vector<match::Chart> (*counted)(const match::AnyView&) = kLeftOut;
};

}  // namespace screens
