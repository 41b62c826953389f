// What machines do is seen in as many glances as it is worth.

#include <algorithm>
#include <memory>
#include <utility>

#include <gtest/gtest.h>

#include "game/app/offscreen/offscreen_table.h"
#include "game/app/screen/table_show.h"
#include "game/trilogy/trilogy_module.h"
#include "rules/trilogy/state/invasion_events.h"
#include "tests/harness/own_folder.h"

namespace trilogy_window_tests {
namespace {

/// Four machines, and who looks on.
struct Watched {
  harness::OwnFolder folder;
  std::unique_ptr<app::GameModule> module = trilogy_module::make_module();
  std::unique_ptr<const app::LoadedGame> game = std::move(*app::load_game(*module, DATA_FOLDER));
  app::CommandLine command = *app::parse_command_line(
      std::vector<std::string>{"--offscreen", "--quality", "low", "--data-dir", folder.path()});
  app::OffscreenTable offscreen = app::OffscreenTable::open(*game, command).take();
  app::TableShow show{offscreen.screen(), game->resources.words};
  std::unique_ptr<session::Session> session = begun();

  std::unique_ptr<session::Session> begun() const {
    match::Setup setup{.options = {{"players", 4}}, .seats = {}, .seed = 3};
    for (const char* seat : {"yellow", "green", "red", "black"}) setup.seats[seat] = "squire";
    return std::move(*game->opener->begin(std::move(setup), "squire"));
  }
  std::vector<core::Event> next() {
    return *show.next_beat(*session, [&] { return session->advance_and_wait(); });
  }
};

bool has(const std::vector<core::Event>& events, trilogy::EventKind kind) {
  return std::ranges::any_of(events, [&](const auto& one) { return trilogy::is_event(one, kind); });
}

TEST(TrilogyMachines, SetUpTheirArmiesInAFewGlances) {
  Watched watched;
  int glances = 0;
  while (watched.session->turn() == 0) {
    ASSERT_LT(++glances, 40) << "dozens of claims and battalions, one by one";
    watched.next();
  }
  EXPECT_GT(glances, 4) << "nobody can follow it";
}

TEST(TrilogyMachines, ThrowTheDiceOfBothSidesAtOnce) {
  Watched watched;
  std::vector<core::Event> round;
  while (!has(round, trilogy::EventKind::kBattleDie)) round = watched.next();
  bool attacks = false;
  bool defends = false;
  for (const core::Event& event : round) {
    if (!trilogy::is_event(event, trilogy::EventKind::kBattleDie)) continue;
    const auto die = trilogy::fields_of<trilogy::EventKind::kBattleDie>(event);
    (die.attacks ? attacks : defends) = true;
  }
  EXPECT_TRUE(attacks);
  EXPECT_TRUE(defends);
  EXPECT_TRUE(has(round, trilogy::EventKind::kLost));
}

}  // namespace
}  // namespace trilogy_window_tests
