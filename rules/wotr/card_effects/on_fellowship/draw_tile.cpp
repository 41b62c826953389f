#include "rules/wotr/card_effects/on_fellowship/draw_tile.h"

#include <algorithm>
#include <array>

#include "rules/wotr/cards/table.h"
#include "rules/wotr/fellowship/lost_companions.h"
#include "rules/wotr/hunt/hunt.h"

namespace wotr {
namespace {

struct UseName {
  std::string_view name;
  TileUse use;
};
constexpr std::array kUses{
    UseName{"hunt", TileUse::kCard}, UseName{"unreduced", TileUse::kUnreduced},
    UseName{"random-casualty", TileUse::kRandomCasualty}, UseName{"number", TileUse::kNumber}};

}  // namespace

DrawTile read_draw_tile(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"draw-tile", "if"});
  const std::string name = entry.at("draw-tile").text();
  for (const UseName& one : kUses) {
    if (one.name == name) return {one.use};
  }
  entry.at("draw-tile").fail("a tile is not drawn for " + base::quoted(std::string_view(name)));
  return {};
}

void run_draw_tile(Play& play, const DrawTile& data, const CardStep&) {
  play.board().event.successes = 0;
  draw_tile_for(play, data.use);
}

Scatter read_scatter(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"scatter", "if"});
  if (entry.at("scatter").text() != "tile-number") entry.fail("a tile tells how many");
  return {};
}

void run_scatter(Play& play, const Scatter&, const CardStep& step) {
  const Board& board = play.board();
  const int leaving = std::min(int{board.event.successes}, count(board.fellowship.companions));
  if (leaving == 0) return;
  push(play, StepKind::kAppointGuide);  // when all of them have left
  push_question(play, step.at(0, leaving));
}

void ask_scatter(const Rules&, const State& state, const Scatter&, const CardStep&,
                 Decision& decision) {
  ask(decision, leading_seat(state.board, Side::kFree), DecisionKind::kScatter, 90);
  for_each_character(state.board.fellowship.companions,
                     [&](Character who) { decision.offer(act(ActionKind::kTake, who)); });
}

void answer_scatter(Play& play, const Scatter&, const CardStep& step, Action action) {
  part_on_the_spot(play, character_of(action));
  discard_lapsed_cards(play);
  if (step.a > 1) push_question(play, step.at(0, step.a - 1));
}

}  // namespace wotr
