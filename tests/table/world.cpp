#include "world.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "game/match/folders.h"
#include "game/match/luck.h"
#include "game/table/load_layout.h"

namespace table_test {
namespace {

template <class Value>
Value take(base::Result<Value> result) {
  if (!result) {
    ADD_FAILURE() << result.error();
    std::abort();
  }
  return std::move(*result);
}

}  // namespace

std::vector<core::DataFile> data_files(const std::vector<std::string>& names) {
  return take(match::read_data_files(DATA_FOLDER, wotr::Game::kId, names));
}

const wotr::Rules& rules() {
  static const wotr::Rules kRules =
      take(wotr::Game::make_rules(data_files(wotr::Game::data_files()), nlohmann::json::object()));
  return kRules;
}

const table::Layout& layout() {
  static const table::Layout kLayout =
      take(table::load_layout(data_files(table::layout_files()), rules()));
  return kLayout;
}

const table::BoardAssets& board() {
  static const table::BoardAssets kBoard =
      table::load_board_assets(BAKED_FOLDER, rules(), layout());
  return kBoard;
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
