#pragma once

#include <optional>
#include <span>
#include <utility>

#include "game/app/loop/parts.h"
#include "game/app/shell/shell.h"
#include "game/commands/key_reader.h"

namespace app {

/// The frame loop of the game in its window: input, what it leads to, the picture. Whatever else
/// the window does is a feature.
class TableLoop {
 public:
  /// The screen has the sheets of the parts.
  TableLoop(InputSource& source, Playing playing, TableScreen screen, KeptSettings settings,
            const Parts& parts = {});

  /// As if a person had asked for it.
  void ask(commands::Command command) { obey(shell_, std::move(command)); }
  /// What lay open there lies open here; where only the words have changed, all goes on.
  void go_on_after(const Departure& departure);

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
