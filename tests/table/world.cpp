#include "world.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "game/match/folders/folders.h"
#include "game/match/luck.h"
#include "game/wotr/map/map_plan.h"
#include "game/wotr/table/cues.h"
#include "game/wotr/table/wotr_table.h"
#include "rules/wotr/game.h"
#include "tests/harness/take.h"

namespace table_test {
namespace {

using harness::take;

}  // namespace

std::vector<core::DataFile> data_files(const std::vector<std::string>& names) {
  return take(match::read_data_files(DATA_FOLDER, wotr::Game::kId, names));
}

std::shared_ptr<const wotr::Rules> shared_rules() {
  static const auto kRules = std::make_shared<const wotr::Rules>(
      take(wotr::Game::make_rules(data_files(wotr::Game::data_files()), nlohmann::json::object())));
  return kRules;
}

const wotr::Rules& rules() { return *shared_rules(); }

const table::Layout& layout() {
  static const table::Layout kLayout =
      take(wotr_table::load_layout(data_files(wotr_table::layout_files()), rules()));
  return kLayout;
}

const table::BoardAssets& board() {
  static const table::BoardAssets kBoard = table::load_board_assets(BAKED_FOLDER, layout());
  return kBoard;
}

std::shared_ptr<const table::GameTable> game_table() {
  static const auto kGame = wotr_table::make_game_table(shared_rules(), FIGURE_FOLDER);
  return kGame;
}

const table::Frame& frame() {
  static const table::Frame kFrame = game_table()->frame(layout());
  return kFrame;
}

table::Cues cues(const std::vector<core::Event>& events) {
  return wotr_table::cues_of(rules(), events);
}

match::AnyView any_view(const wotr::View& view) {
  return match::AnyView::of<wotr::Game>(shared_rules(), view.viewer, view);
}

wotr::View opening() {
  return wotr::Game::view(rules(), wotr::Game::new_state(rules()), core::kAll);
}

void play_randomly(std::uint64_t seed, int most_steps,
                   const std::function<void(const wotr::State&, const core::EventSink&)>& watch) {
  wotr::State state = wotr::Game::new_state(rules());
  match::Luck luck(seed);
  match::Stream choice(seed, "test");
  core::EventSink events;
  for (int step = 0; step < most_steps; ++step) {
    const core::Decision decision = wotr::Game::decision(rules(), state);
    if (decision.is_over()) return;
    const core::Action action =
        decision.is_chance()
            ? luck.draw(decision, wotr::Game::stream_name(decision))
            : decision.actions[choice.below(static_cast<std::uint32_t>(decision.actions.size()))];
    events.clear();
    ASSERT_FALSE(wotr::Game::apply(rules(), state, action, &events).refused());
    watch(state, events);
  }
}

}  // namespace table_test
