#pragma once

#include <functional>
#include <optional>
#include <string>

#include "engine/platform/clock.h"
#include "engine/platform/redraw.h"
#include "engine/platform/window.h"
#include "game/app/ambient_clock.h"
#include "game/app/open_game.h"
#include "game/app/settings.h"
#include "game/app/table_screen.h"

namespace app {

/// The frame loop of the game in its window.
class TableLoop {
 public:
  TableLoop(engine::Window& window, const Resources& resources, OpenedGame game, TableScreen screen,
            std::optional<SaveSlot> slot, KeptSettings settings);

  void run();

 private:
  bool frame();
  void take_input(const engine::Input& input, double seconds);
  void take_keys(const engine::Input& input);
  void play_on(double seconds);
  void show_changes();
  void handle(const screens::Answer& answer);
  void obey(screens::Command command, const std::optional<screens::NewGame>& new_game);
  void begin_new_game(const screens::NewGame& game);
  void cut_flight();
  int speed() const { return screen_.settings().animation_speed; }
  void take_settings(const screens::Settings& settings);
  void fold_sheets();
  void keep_home(const std::function<void()>& change);
  void recall_new_game();
  void keep_new_game_when_left();
  void fly_to(wotr::RegionId region);
  void follow(const screens::Answer& answer);
  void submit(core::Action action);
  void choose_pointed();

  engine::Window& window_;
  const Resources& resources_;
  std::unique_ptr<Session> session_;
  TableScreen screen_;
  std::optional<SaveSlot> slot_;
  std::string notice_;
  engine::CameraPose own_view_;  ///< where the person last put the camera
  engine::Clock clock_;
  engine::Redraw redraw_;
  KeptSettings kept_settings_;
  AmbientClock ambient_;
  double pause_ = 0;           ///< before the next move of a machine
  wotr::RegionSet happening_;  ///< where the last events happened
  int frames_to_follow_ = 0;   ///< until the panels of the new question have found their size
  bool quit_ = false;
  bool was_choosing_ = false;  ///< the new-game screen lay over the table
};

}  // namespace app
