#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "engine/platform/windows/output_window.h"
#include "game/airing/airing.h"
#include "game/commands/command.h"
#include "game/screens/state/outputs_shown.h"

namespace airing {

/// The windows for others beside the players' own, and how they are shown.
class Outputs {
 public:
  using MakeStudio = std::function<base::Result<film::Studio>()>;

  /// Without a window there are no outputs. The window outlives them; the studio is made when
  /// the first output is opened.
  Outputs(engine::Window* window, MakeStudio make_studio)
      : window_(window), make_studio_(std::move(make_studio)) {}

  /// For their sheet; null where there can be none.
  const screens::OutputsShown* shown();
  /// False if the command is none of theirs. `table` is the players' own: outputs share what it is
  /// made of.
  bool take(const commands::Command& command, session::Session& session,
            const table::Tabletop& table);

  bool is_on_air() const;
  /// That it has drawn since it was opened; 0 where it is closed.
  std::size_t frames_of(screens::OutputKind kind) const;
  /// Call in every frame, outside of any other: goes on, and draws what has changed. `camera` is
  /// the players'.
  void update(double seconds, const engine::CameraPose& camera);

  /// The match that they show goes; another one comes to the table.
  void let_go();
  void attach(session::Session& session);

  /// What its people must be told, once.
  std::string take_notice() { return std::exchange(notice_, {}); }

 private:
  /// How one is shown, whether it is open or not.
  struct Options {
    Delay delay{};
    std::optional<engine::Level> level{};  ///< nothing: as the players' table
    screens::Overlays overlays{};
  };
  struct Output {
    engine::OutputWindow window;
    std::unique_ptr<Airing> airing;
    double undrawn = 0;  ///< seconds since it was drawn last
    std::size_t frames = 0;
  };
  using Slot = std::optional<Output>;

  void open(screens::OutputKind kind, session::Session& session, const table::Tabletop& table);
  bool set(const commands::Command& command);
  void apply_options(screens::OutputKind kind);
  bool lead(const commands::Command& command);
  base::Result<table::Tabletop> table_for(const Options& options,
                                          const table::Tabletop& table) const;
  void draw(Output& output, double seconds);
  Options& options_of(screens::OutputKind kind) { return options_[static_cast<std::size_t>(kind)]; }
  Slot& at(screens::OutputKind kind) { return outputs_[static_cast<std::size_t>(kind)]; }

  engine::Window* window_;
  MakeStudio make_studio_;
  std::unique_ptr<film::Studio> studio_;
  std::array<Slot, screens::kOutputKinds> outputs_;
  std::array<Options, screens::kOutputKinds> options_{};
  screens::OutputsShown shown_;
  std::string notice_;
};

}  // namespace airing
