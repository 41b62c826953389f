#pragma once

#include <optional>
#include <span>
#include <utility>

#include "game/app/loop/usual_features.h"
#include "game/app/shell/shell.h"
#include "game/commands/key_reader.h"

namespace app {

/// The frame loop of the game in its window: input, what it leads to, the picture. Whatever else
/// the window does is a feature.
class TableLoop {
 public:
  /// What meets in the window besides the table: rows of commands, and the features.
  struct Parts {
    std::span<const commands::Row> commands = commands::table();
    MakeFeatures features = usual_features;
  };

  TableLoop(InputSource& source, Playing playing, TableScreen screen, KeptSettings settings,
            const Parts& parts);
  TableLoop(InputSource& source, Playing playing, TableScreen screen, KeptSettings settings)
      : TableLoop(source, std::move(playing), std::move(screen), std::move(settings), Parts()) {}

  /// As if a person had asked for it.
  void ask(commands::Command command) { obey(shell_, std::move(command)); }
  /// Goes on where it was before its words changed.
  void go_on_after(const Reworded& reworded);
  /// Lays the list of lessons on the start sheet.
  void show_lessons();

  /// Until the person leaves; for where, if not for good.
  std::optional<Departure> run();

 private:
  bool frame();
  commands::Grant grant(const engine::Input& input);
  void take_input(commands::Read& input, const engine::Input& raw, double seconds);
  void take_commands(const commands::Read& input);
  void move(double seconds);
  void play_on();
  void update_features(const commands::Read& input, double seconds);
  void draw(const engine::Input& input, double seconds);
  void lead_camera();
  void take_answer(screens::Answer given);
  bool look();
  void leave();

  Shell shell_;
  std::span<const commands::Row> rows_;
  commands::KeyReader keys_;
  screens::Answer given_;                           ///< what was pressed in the last frame
  const screens::TutorialShown* taught_ = nullptr;  ///< in the last frame
};

}  // namespace app
