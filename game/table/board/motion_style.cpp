#include "game/table/board/motion_style.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace table {
namespace {

/// One number of a part of the style, and how great it may be.
template <class Part>
struct Row {
  const char* name;
  float Part::*number;
  float most;
};
template <class Part>
Row(const char*, float Part::*, float) -> Row<Part>;

constexpr float kMostSeconds = 5;
constexpr float kMostUnits = 10;

using March = MotionStyle::March;
constexpr std::array kMarch{Row{"shortest", &March::shortest, kMostSeconds},
                            Row{"longest", &March::longest, kMostSeconds},
                            Row{"for-each-unit", &March::for_each_unit, 1},
                            Row{"stagger", &March::stagger, 1},
                            Row{"longest-stagger", &March::longest_stagger, kMostSeconds},
                            Row{"gather", &March::gather, 0.4F},
                            Row{"crouch", &March::crouch, 0.5F},
                            Row{"draw-back", &March::draw_back, 1},
                            Row{"land", &March::land, 1},
                            Row{"squash", &March::squash, 0.5F},
                            Row{"rise", &March::rise, kMostUnits},
                            Row{"rise-for-each-unit", &March::rise_for_each_unit, 1},
                            Row{"highest-rise", &March::highest_rise, kMostUnits},
                            Row{"flight-rise", &March::flight_rise, 1},
                            Row{"lean", &March::lean, 1},
                            Row{"column", &March::column, 1}};

using Battle = MotionStyle::Battle;
constexpr std::array kBattle{Row{"light", &Battle::light, kMostSeconds},
                             Row{"strength", &Battle::strength, 1},
                             Row{"after-dice", &Battle::after_dice, kMostSeconds},
                             Row{"lunge", &Battle::lunge, kMostUnits},
                             Row{"lunge-seconds", &Battle::lunge_seconds, kMostSeconds},
                             Row{"lean", &Battle::lean, 1},
                             Row{"press", &Battle::press, kMostUnits},
                             Row{"press-seconds", &Battle::press_seconds, kMostSeconds},
                             Row{"stagger", &Battle::stagger, 1},
                             Row{"flash", &Battle::flash, kMostSeconds},
                             Row{"recoil", &Battle::recoil, kMostUnits},
                             Row{"topple", &Battle::topple, kMostSeconds},
                             Row{"lie", &Battle::lie, kMostSeconds},
                             Row{"go", &Battle::go, kMostSeconds}};

using Dice = MotionStyle::Dice;
constexpr std::array kDice{Row{"tray-down", &Dice::tray_down, kMostSeconds},
                           Row{"tray-up", &Dice::tray_up, kMostSeconds},
                           Row{"tray-stays", &Dice::tray_stays, kMostSeconds},
                           Row{"read", &Dice::read, kMostSeconds},
                           Row{"read-before-tidying", &Dice::read_before_tidying, kMostSeconds},
                           Row{"tidy", &Dice::tidy, kMostSeconds},
                           Row{"tidy-stagger", &Dice::tidy_stagger, 1},
                           Row{"tidy-rise", &Dice::tidy_rise, kMostUnits},
                           Row{"collect", &Dice::collect, kMostSeconds}};

using Pieces = MotionStyle::Pieces;
constexpr std::array kPieces{Row{"counter", &Pieces::counter, kMostSeconds},
                             Row{"close-ranks", &Pieces::close_ranks, kMostSeconds},
                             Row{"card", &Pieces::card, kMostSeconds},
                             Row{"arrive", &Pieces::arrive, kMostSeconds},
                             Row{"drop", &Pieces::drop, kMostUnits},
                             Row{"leave", &Pieces::leave, kMostSeconds},
                             Row{"glow", &Pieces::glow, kMostSeconds},
                             Row{"place-glow", &Pieces::place_glow, kMostSeconds},
                             Row{"lights", &Pieces::lights, kMostSeconds}};

using Reduced = MotionStyle::Reduced;
constexpr std::array kReduced{Row{"fade", &Reduced::fade, kMostSeconds}};

template <class Part, std::size_t Count>
void read_part(const base::JsonReader& reader, const std::array<Row<Part>, Count>& rows,
               Part& part) {
  for (const auto& member : reader.members()) {
    const bool is_known = std::any_of(
        rows.begin(), rows.end(), [&](const Row<Part>& row) { return row.name == member.first; });
    if (!is_known) member.second.fail("nothing moves by it");
  }
  for (const Row<Part>& row : rows) {
    const base::JsonReader field = reader.at(row.name);
    const bool is_number = field.value().is_number();
    const float number = is_number ? field.value().get<float>() : -1;
    if (number >= 0 && number <= row.most) {
      part.*row.number = number;
    } else {
      field.fail(base::quoted(field.value()) + " is not a number from 0 to " +
                 nlohmann::json(row.most).dump());
    }
  }
}

}  // namespace

MotionStyle read_motion_style(const base::JsonReader& reader) {
  MotionStyle style;
  reader.allow({"note", "march", "battle", "dice", "pieces", "reduced"});
  read_part(reader.at("march"), kMarch, style.march);
  read_part(reader.at("battle"), kBattle, style.battle);
  read_part(reader.at("dice"), kDice, style.dice);
  read_part(reader.at("pieces"), kPieces, style.pieces);
  read_part(reader.at("reduced"), kReduced, style.reduced);
  return style;
}

}  // namespace table
