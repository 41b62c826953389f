#include "game/wotr/screens/game_words.h"

#include <nlohmann/json.hpp>

#include "game/screens/controls/tip.h"
#include "game/screens/state/typed.h"
#include "game/wotr/screens/battle/casualties.h"
#include "game/wotr/screens/cards/card_play.h"
#include "game/wotr/screens/cards/cards.h"
#include "game/wotr/screens/context/abilities.h"
#include "game/wotr/screens/context/context.h"
#include "game/wotr/screens/new_game_choices.h"
#include "game/wotr/screens/on_air.h"
#include "game/wotr/screens/question.h"
#include "game/wotr/screens/sides/side_panel.h"
#include "game/wotr/screens/tips/army_picture.h"
#include "game/wotr/screens/tips/frame_tip.h"
#include "game/wotr/screens/tips/gesture_words.h"
#include "game/wotr/screens/tips/recruits.h"
#include "game/wotr/screens/tips/region_heard.h"
#include "game/wotr/screens/tips/region_tip.h"
#include "game/wotr/screens/tips/why_not.h"
#include "game/wotr/table/recruits.h"
#include "rules/wotr/board/scores.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

using nlohmann::json;
using screens::typed;

std::string turn_words(const Context& context) {
  const wotr::Board& board = context.view.board;
  const std::string phase = context.words.name("phase", wotr::id_of(board.phase));
  return say(context, "screen.turn", json{{"turn", board.turn}, {"phase", phase}});
}

/// who of two winners did best.
std::string praise(const Context& context) {
  const auto winner = wotr::winner_of(context.view.board);
  if (!winner || !wotr::is_team(context.rules, winner->side)) return {};
  const core::Seat best = wotr::best_seat(context.rules, context.view.board);
  if (best == core::kNobody) return say(context, "screen.best-both");
  return say(context, "screen.best", json{{"best", id_of(context.rules, best)}});
}

/// The card whose engraving shows what happened: the Ring before the fire, the Eye, banners before
/// the last Stronghold.
std::string_view picture_of(wotr::Victory victory) {
  switch (victory) {
    case wotr::Victory::kRingDestroyed: return "the-ring-is-mine";
    case wotr::Victory::kCorruption: return "the-lidless-eye";
    case wotr::Victory::kFreeMilitary: return "the-last-battle";
    case wotr::Victory::kShadowMilitary: return "the-black-captain-commands";
    default: return {};
  }
}

screens::Ending ending_of(const Context& context) {
  const wotr::Board& board = context.view.board;
  const auto winner = wotr::winner_of(board);
  const wotr::Side side = winner ? winner->side : wotr::Side::kFree;
  const json facts{{"corruption", board.fellowship.corruption},
                   {"points", wotr::victory_points(context.rules, board, side)},
                   {"goal", points_to_win(side)}};
  return {.title = say(context, key_for("screen.won", side)),
          .how = say(context, "screen.how-won." + std::string(wotr::id_of(board.victory)), facts),
          .praise = praise(context),
          .turn = say(context, "screen.over", json{{"turn", board.turn}}),
          .picture = std::string(picture_of(board.victory)),
          .winner = std::string(wotr::id_of(side))};
}

std::span<const std::string_view> seats(const match::AnyView& view) {
  return wotr::Game::seats(view.rules<wotr::Game>());
}

screens::Situation situation(Context& context) {
  keep_plays(context);
  screens::Situation situation{
      .turn = turn_words(context), .question = question_of(context), .ending = {}};
  if (context.decision.is_over()) situation.ending = ending_of(context);
  return situation;
}

screens::RuleValues rules_of(const match::AnyView& view) {
  return rule_values(view.rules<wotr::Game>().options);
}

std::string words_about_both(const Context& context, table::RegionId region,
                             const table::FrameThing& thing) {
  if (region == table::kNoRegion) return words_about(context, thing);
  const auto id = static_cast<wotr::RegionId>(region);
  screens::note_tip_picture(context, army_picture(context, id));
  const std::string words = words_about(context, thing);
  return words_about(context, id) + (words.empty() ? "" : "\n" + words);
}

core::Ruling ruling_about_thing(screens::Context&, table::RegionId,
                                const table::FrameThing& thing) {
  return ruling_about(thing);
}

std::string heard_about(const Context& context, table::RegionId region) {
  return words_heard_about(context, static_cast<wotr::RegionId>(region));
}

screens::RowPlace place_of_row(const Context& context, core::Action row) {
  if (wotr_table::is_recruit_row(row)) return place_of_recruit(context, row);
  screens::RowPlace listed;
  listed.tip = words_about_reducing(context, row);
  if (wotr::is(row, wotr::ActionKind::kTake)) {
    listed.tip = words_about_walker(context, wotr::character_of(row));
  }
  return listed;
}

std::string words_of_rest(const Context& context, const core::Bundle& bundle,
                          std::span<const int> counts) {
  if (!wotr_table::is_recruit_row(bundle.rows.front())) return {};
  return words_of_recruits_left(context, bundle, counts);
}

std::string words_of_open_counts(const Context& context, const core::Bundle& bundle,
                                 std::span<const int> counts) {
  return wotr_table::is_recruit_row(bundle.rows.front())
             ? words_of_recruits_due(context, bundle, counts)
             : words_of_lack(context, bundle, counts);
}

screens::CardId card_shown_by(const core::Event& event) { return shown(card_of(event)); }

std::vector<screens::CardId> cards_held(const Context& context, core::Seat seat) {
  std::vector<screens::CardId> held;
  for (const wotr::CardId card : cards_in(context, wotr::hand_of(seat))) {
    held.push_back(shown(card));
  }
  return held;
}

std::vector<match::Chart> counted_in(const match::AnyView& view) {
  return counted(view.rules<wotr::Game>(), view.as<wotr::Game>().board);
}

}  // namespace

screens::GameWords game_words() {
  return {.seats = seats,
          .situation = typed<situation>,
          .rules = rules_of,
          .about = typed<words_about_both>,
          .ruling_about = ruling_about_thing,
          .heard_about = typed<heard_about>,
          .odds = typed<words_at_stake>,
          .row = typed<row_words>,
          .row_place = typed<place_of_row>,
          .rest = typed<words_of_rest>,
          .lack = typed<words_of_open_counts>,
          .usual_counts = typed<usual_losses>,
          .held = typed<held_words>,
          .touchable = typed<touchable_words>,
          .touchable_tip = typed<touchable_tip>,
          .gesture = typed<gesture_words>,
          .why_not = typed<why_not>,
          .card_of = card_shown_by,
          .hand = typed<cards_held>,
          .counted = counted_in};
}

}  // namespace wotr_screens
