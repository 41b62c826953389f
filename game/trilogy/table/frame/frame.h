#pragma once

#include <array>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <string>
#include <vector>

#include "game/table/board/frame.h"
#include "game/table/board/layout.h"
#include "rules/trilogy/state/rules.h"

// What lies on the western sea, as on a sideboard: the decks, the table of the regions and of what
// sets of cards bring, the steps of a turn, and what each player has scored. Board units.
namespace trilogy_table {

inline constexpr std::size_t kTurnSteps = 7;
inline constexpr std::size_t kSetKinds = 4;
inline constexpr glm::vec2 kCardSize{4.4F, 6.2F};
inline constexpr float kDeckHeight = 1.9F;  ///< of a whole deck

/// What is written on it.
struct FrameWords {
  std::string regions;
  std::string sets;
  std::string score;
  std::array<std::string, trilogy::kRegionCount> region_names;
  std::array<std::string, kSetKinds> set_names;
  std::array<std::string, kTurnSteps> steps;
};

/// The parts of a table::FrameThing; its `a` says which of them, as noted.
enum class FramePart : std::uint8_t {
  kNone,
  kDeck,      ///< trilogy::Deck
  kDiscards,  ///< trilogy::Deck
  kRegion,    ///< trilogy::Region
  kSets,
  kStep,   ///< trilogy::TurnStep
  kScore,  ///< the number of a seat
  kRing,   ///< the Fellowship's marker
  kCard,   ///< trilogy::CardId: lies on no place, but can be taken up
};
constexpr table::FrameThing thing(FramePart part, std::uint8_t a = 0) {
  return {static_cast<std::uint8_t>(part), a, 0};
}
constexpr FramePart part_of(const table::FrameThing& thing) {
  return static_cast<FramePart>(thing.part);
}

glm::vec3 deck_place(trilogy::Deck deck);
glm::vec3 discard_place(trilogy::Deck deck);
/// The middle of a step's field, and where the marker stands in it.
glm::vec2 step_field(std::size_t step);
glm::vec3 step_place(trilogy::TurnStep step);
/// The nth player's seal; seats are numbered as they sit.
glm::vec3 score_place(std::size_t number);
/// A row of the table of regions: the middle of its name, and of its bonus.
glm::vec2 region_row(std::size_t row);
glm::vec2 set_row(std::size_t row);

table::Frame frame_of(const trilogy::Rules& rules, const FrameWords& words);

/// What the first view shows: wherever an army may stand, and the sideboard.
std::vector<glm::vec2> home_places(const table::Layout& layout);

}  // namespace trilogy_table
