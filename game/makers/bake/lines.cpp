#include "game/makers/bake/lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>

namespace bake {
namespace {

constexpr float kBankWidth = 0.045f;
constexpr std::uint8_t kCovered = 100;  // of 255: more ink than the edge of a stroke has

using engine::InkLine;

std::array<std::uint8_t, 4> pigment(Rgb colour, float strength) {
  std::array<std::uint8_t, 4> bytes{};
  for (int c = 0; c < 3; ++c) {
    bytes[static_cast<std::size_t>(c)] = static_cast<std::uint8_t>(std::lround(colour[c] * 255));
  }
  bytes[3] = static_cast<std::uint8_t>(std::lround(std::clamp(strength, 0.0f, 1.0f) * 255));
  return bytes;
}

InkLine inked(const Stroke& stroke, Rgb colour, float strength) {
  InkLine line{{}, pigment(colour, strength)};
  for (std::size_t i = 0; i < stroke.line.size(); ++i)
    line.points.emplace_back(stroke.line[i], stroke.width_at(i));
  return line;
}

/// What lies under a place.
class Sheet {
 public:
  Sheet(const Sketch& sketch, const engine::Image& bare)
      : bare_(bare),
        land_(sketch.land),
        water_(draw_strokes(sketch.strokes.river_water, kFieldWidth * 2, kBand)) {}

  Rgb colour_at(glm::vec2 place) const {
    const auto x =
        std::min(static_cast<std::size_t>(place.x / kBoardWidth * static_cast<float>(bare_.width)),
                 std::size_t{bare_.width} - 1);
    const auto y = std::min(
        static_cast<std::size_t>(place.y / kBoardHeight * static_cast<float>(bare_.height)),
        std::size_t{bare_.height} - 1);
    const std::uint8_t* pixel = &bare_.levels[0][(y * bare_.width + x) * 4];
    return Rgb(pixel[0], pixel[1], pixel[2]) / 255.0f;
  }
  bool is_river(glm::vec2 place) const { return water_.sample(place) > kCovered; }
  bool is_land(glm::vec2 place) const { return land_.from_shore.sample(place) > 0; }

 private:
  static constexpr Band kBand{0, kFieldHeight * 2, kFieldHeight * 2};

  const engine::Image& bare_;
  const Land& land_;
  Grid<std::uint8_t> water_;
};

/// One bank of a river, broken where another river or the sea comes in.
void add_bank(std::vector<InkLine>& lines, const Stroke& river, float side, const Sheet& sheet) {
  InkLine bank{{}, pigment(kSoftInk, kBankStrength)};
  const auto end_here = [&] {
    if (bank.points.size() > 1) lines.push_back(bank);
    bank.points.clear();
  };
  for (std::size_t i = 1; i + 1 < river.line.size(); ++i) {
    const glm::vec2 way = river.line[i + 1] - river.line[i - 1];
    if (glm::length(way) <= 0) continue;
    const glm::vec2 aside = side * glm::normalize(glm::vec2(-way.y, way.x));
    const glm::vec2 place = river.line[i] + aside * (river.width_at(i) + kBankWidth) * 0.5f;
    // One's own water ends here; what is wet a little farther on is somebody else's.
    const glm::vec2 beyond = place + aside * 0.06f;
    if (sheet.is_river(place) || sheet.is_river(beyond) || !sheet.is_land(place)) {
      end_here();
    } else {
      bank.points.emplace_back(place, kBankWidth);
    }
  }
  end_here();
}

void add_borders(std::vector<InkLine>& lines, const std::vector<Stroke>& dashes,
                 const Sheet& sheet) {
  for (const Stroke& dash : dashes) {
    const glm::vec2 middle = dash.line[dash.line.size() / 2];
    if (!sheet.is_land(middle)) continue;
    lines.push_back(inked(dash, border_ink_on(sheet.colour_at(middle)), dash.strength));
  }
}

/// A coast or a closed border, open where a river comes through.
void add_broken(std::vector<InkLine>& lines, const Stroke& line, const Sheet& sheet) {
  Stroke stretch{{}, {}, line.strength};
  const auto end_here = [&] {
    if (stretch.line.size() > 1) lines.push_back(inked(stretch, kInk, stretch.strength));
    stretch.line.clear();
    stretch.widths.clear();
  };
  for (std::size_t i = 0; i < line.line.size(); ++i) {
    if (sheet.is_river(line.line[i])) {
      end_here();
      continue;
    }
    stretch.line.push_back(line.line[i]);
    stretch.widths.push_back(line.width_at(i));
  }
  end_here();
}

/// Roads end at the water and go on beyond it.
void add_road(std::vector<InkLine>& lines, const Stroke& dash, const Sheet& sheet) {
  const bool is_dry =
      sheet.is_land(dash.line.front()) &&
      std::ranges::none_of(dash.line, [&](glm::vec2 place) { return sheet.is_river(place); });
  if (is_dry) lines.push_back(inked(dash, kRoad, dash.strength));
}

}  // namespace

std::vector<InkLine> lines_of(const Sketch& sketch, const engine::Image& bare) {
  const Sheet sheet(sketch, bare);
  const PenStrokes& strokes = sketch.strokes;
  std::vector<InkLine> lines;
  for (const Stroke& river : strokes.river_water) {
    add_bank(lines, river, 1, sheet);
    add_bank(lines, river, -1, sheet);
  }
  for (const Stroke& road : strokes.roads) add_road(lines, road, sheet);
  add_borders(lines, strokes.open_borders, sheet);
  for (const Stroke& border : strokes.closed_borders) add_broken(lines, border, sheet);
  for (const Stroke& coast : strokes.coast) add_broken(lines, coast, sheet);
  return lines;
}

}  // namespace bake
