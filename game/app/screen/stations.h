#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/ui/ui.h"
#include "game/app/shelf/loaded_game.h"
#include "game/screens/station.h"
#include "game/session/own_outlook.h"

namespace app {

/// What one person at a touch table has before them, upright at their edge.
struct Station {
  core::Seat seat{};
  engine::Ui ui;
  screens::GameScreens game;
  screens::Memory memory{};
  session::OwnOutlook outlook{};         ///< theirs alone
  std::optional<match::AnyView> told{};  ///< of the last frame in which no dice fell
};

/// The stations of a table: one for each person who plays. Two people act at once and never in each
/// other's way: each has an interface and a mouse of their own.
class Stations {
 public:
  /// For the people of the session, which outlives the stations. `scale` is that of letters.
  static base::Result<Stations> create(const LoadedGame& game, session::Session& session,
                                       float scale, float pixels_per_point);

  std::vector<Station>& all() { return stations_; }
  const std::vector<Station>& all() const { return stations_; }
  /// Which of them has a panel there, as an owner of pointers.
  std::optional<engine::PointerOwner> owner_at(glm::vec2 place) const;

  /// What of the input is for the panels of nobody's station.
  static engine::Input input_beside(const engine::Input& input);
  /// What is for one of them.
  static engine::Input input_for(std::size_t station, const engine::Input& input);

  /// Who sits at that edge; null: nobody.
  Station* at(engine::Edge edge);
  /// Somebody sits at a side, around the corner of the others.
  bool has_sides() const;
  /// What at both ends of a side belongs to the edges beside it.
  void set_ends_of_sides(float points);

  /// To the next edge; whoever sits there comes over.
  void move_on(std::size_t station);
  /// At most so large that nothing to press is smaller than a finger.
  void set_scale(float scale);
  void set_high_contrast(bool is_on);

 private:
  std::vector<Station> stations_;
};

/// What was drawn at a station, in points of the window.
screens::Drawn in_window(screens::Drawn drawn, engine::EdgePart part, glm::vec2 window);
/// What one person did joins what others did in the same frame: one answer to the question, all
/// that was asked for.
void join(screens::Answer& all, screens::Answer one);
/// All that can be pressed.
void join(screens::Drawn& all, screens::Drawn one);

}  // namespace app
