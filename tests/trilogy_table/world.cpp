#include "tests/trilogy_table/world.h"

#include <map>

#include <gtest/gtest.h>

#include "game/match/folders/folders.h"
#include "game/match/luck.h"
#include "game/trilogy/table/trilogy_table.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/load/load.h"
#include "rules/trilogy/names/read_names.h"
#include "tests/harness/take.h"

namespace trilogy_table_test {
namespace {

using harness::take;

std::vector<core::DataFile> data_files(const std::vector<std::string>& names) {
  return take(match::read_data_files(DATA_FOLDER, trilogy::Game::kId, names));
}

}  // namespace

std::shared_ptr<const trilogy::Rules> rules_for(int players) {
  static std::map<int, std::shared_ptr<const trilogy::Rules>> made;
  auto& rules = made[players];
  if (!rules) {
    rules = std::make_shared<const trilogy::Rules>(
        take(trilogy::make_rules(data_files(trilogy::data_files()), {{"players", players}})));
  }
  return rules;
}

const table::Layout& layout() {
  static const table::Layout kLayout =
      take(trilogy_table::load_layout(data_files(trilogy_table::layout_files()), *rules_for(2)));
  return kLayout;
}

const table::BoardAssets& board() {
  static const table::BoardAssets kBoard = table::load_board_assets(BAKED_FOLDER, layout());
  return kBoard;
}

std::shared_ptr<const table::GameTable> game_table() {
  static const auto kTable = trilogy_table::make_game_table(rules_for(2), FIGURE_FOLDER);
  return kTable;
}

match::AnyView any_view(const std::shared_ptr<const trilogy::Rules>& rules,
                        const trilogy::State& state, core::Viewer viewer) {
  return match::AnyView::of<trilogy::Game>(rules, viewer, trilogy::view(*rules, state, viewer));
}

trilogy::State position(const nlohmann::json& fields) {
  return take(trilogy::Game::parse_position(*rules_for(2), fields));
}

trilogy::Territory territory(std::string_view id) {
  return trilogy::find_territory(*rules_for(2), id);
}

void play_randomly(
    const trilogy::Rules& rules, std::uint64_t seed, int most_steps,
    const std::function<void(const trilogy::State&, const core::EventSink&)>& watch) {
  trilogy::State state = trilogy::new_state(rules);
  match::Luck luck(seed);
  match::Stream choice(seed, "test");
  core::EventSink events;
  for (int step = 0; step < most_steps; ++step) {
    const core::Decision decision = trilogy::Game::decision(rules, state);
    if (decision.is_over()) return;
    const auto count = static_cast<std::uint32_t>(decision.actions.size());
    const core::Action action = decision.is_chance()
                                    ? luck.draw(decision, trilogy::Game::stream_name(decision))
                                    : decision.actions[choice.below(count)];
    events.clear();
    ASSERT_FALSE(trilogy::Game::apply(rules, state, action, &events).refused());
    watch(state, events);
  }
}

trilogy::State played(const trilogy::Rules& rules, std::uint64_t seed, int steps) {
  trilogy::State last = trilogy::new_state(rules);
  play_randomly(rules, seed, steps,
                [&](const trilogy::State& state, const core::EventSink&) { last = state; });
  return last;
}

}  // namespace trilogy_table_test
