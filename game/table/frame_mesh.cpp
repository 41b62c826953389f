#include <array>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <string_view>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/table/emblems/emblems.h"
#include "game/table/frame.h"
#include "game/table/miniatures/palette.h"

namespace table {
namespace {

using engine::Mesh;

constexpr float kFrameFoot = -0.6F;  // the level of the table
constexpr float kInlay = 0.03F;      // by which brass and numerals stand up
constexpr float kLine = 0.16F;       // width of an inlaid line

const glm::vec4 kFelt = engine::paint_from_srgb(0x2F4034);
const glm::vec4 kVelvet = engine::paint_from_srgb(0x4B1F2B);
const glm::vec4 kGlass = engine::paint_from_srgb(0x201A1E);
const glm::vec4 kDarkOak = engine::paint_from_srgb(0x3A2617);

/// A board between two corners seen from above.
void add_slab(Mesh& mesh, glm::vec2 from, glm::vec2 to, float low, float high,
              const glm::vec4& paint, float bevel = 0.0F) {
  const glm::vec3 size{to.x - from.x, high - low, to.y - from.y};
  const glm::vec2 middle = (from + to) / 2.0F;
  const Mesh part = bevel > 0 ? engine::bevelled_box(size, bevel, paint) : engine::box(size, paint);
  engine::append(mesh, engine::moved(part, {middle.x, low, middle.y}));
}

/// Four thin slabs around a rectangle.
void add_inlaid_frame(Mesh& mesh, glm::vec2 from, glm::vec2 to, float level,
                      const glm::vec4& paint) {
  const float top = level + kInlay;
  add_slab(mesh, from, {to.x, from.y + kLine}, level, top, paint);
  add_slab(mesh, {from.x, to.y - kLine}, to, level, top, paint);
  add_slab(mesh, {from.x, from.y + kLine}, {from.x + kLine, to.y - kLine}, level, top, paint);
  add_slab(mesh, {to.x - kLine, from.y + kLine}, {to.x, to.y - kLine}, level, top, paint);
}

/// One stroke of a numeral, from above: a thin bar on the frame.
void add_stroke(Mesh& mesh, glm::vec2 from, glm::vec2 to) {
  const glm::vec2 way = to - from;
  Mesh bar = engine::box({0.13F, kInlay, glm::length(way)}, paints::kBrass);
  const float angle = std::atan2(way.x, way.y);
  bar = engine::turned(std::move(bar), glm::degrees(angle), {0, 1, 0});
  const glm::vec2 middle = (from + to) / 2.0F;
  engine::append(mesh, engine::moved(std::move(bar), {middle.x, kFrameTop, middle.y}));
}

float width_of(char letter) { return letter == 'I' ? 0.32F : 0.86F; }

/// Roman numerals need nothing but straight strokes, as a carver likes it.
void add_numeral(Mesh& mesh, std::string_view numeral, glm::vec2 centre, float height) {
  float width = 0;
  for (const char letter : numeral) width += width_of(letter) * height;
  glm::vec2 pen{centre.x - width / 2, centre.y - height / 2};
  for (const char letter : numeral) {
    const float wide = width_of(letter) * height;
    const float left = pen.x + 0.12F * height;
    const float right = pen.x + wide - 0.12F * height;
    const float middle = pen.x + wide / 2;
    const float foot = pen.y + height;
    if (letter == 'I') add_stroke(mesh, {middle, pen.y}, {middle, foot});
    if (letter == 'V') {
      add_stroke(mesh, {left, pen.y}, {middle, foot});
      add_stroke(mesh, {middle, foot}, {right, pen.y});
    }
    if (letter == 'X') {
      add_stroke(mesh, {left, pen.y}, {right, foot});
      add_stroke(mesh, {right, pen.y}, {left, foot});
    }
    pen.x += wide;
  }
}

void add_sign(Mesh& mesh, const Emblem& emblem, glm::vec2 centre, float radius,
              const glm::vec4& paint) {
  Mesh sign = emblem_mesh(emblem, radius, kInlay, paint);
  engine::append(mesh, engine::moved(std::move(sign), {centre.x, kFrameTop, centre.y}));
}

glm::vec2 flat(const glm::vec3& place) { return {place.x, place.z}; }

/// Oak all round, with an opening for each tray cut by leaving it out.
void add_oak(Mesh& mesh, glm::vec2 board) {
  const glm::vec2 nw = kFrameNorthWest;
  const glm::vec2 se = kFrameSouthEast;
  add_slab(mesh, nw, {se.x, 0}, kFrameFoot, kFrameTop, kDarkOak, 0.12F);
  add_slab(mesh, {nw.x, board.y}, se, kFrameFoot, kFrameTop, kDarkOak, 0.12F);
  add_slab(mesh, {nw.x, 0}, {0, board.y}, kFrameFoot, kFrameTop - 0.02F, kDarkOak, 0.1F);
  add_slab(mesh, {board.x, 0}, {se.x, board.y}, kFrameFoot, kFrameTop - 0.02F, kDarkOak, 0.1F);
  add_inlaid_frame(mesh, nw + 0.55F, se - 0.55F, kFrameTop, paints::kBrass);
  add_inlaid_frame(mesh, glm::vec2(-0.5F), board + 0.5F, kFrameTop, paints::kBrass);
}

void add_fellowship_track(Mesh& mesh) {
  constexpr std::array<std::string_view, kFellowshipSpaces> kNumerals{
      "", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"};
  for (int space = 0; space < kFellowshipSpaces; ++space) {
    const glm::vec2 centre = (flat(progress_place(space)) + flat(corruption_place(space))) / 2.0F;
    const glm::vec2 half{3.3F, 1.75F};
    add_slab(mesh, centre - half, centre + half, kFrameTop, kFrameTop + 0.012F,
             engine::shaded(kDarkOak, 1.7F));
    add_inlaid_frame(mesh, centre - half, centre + half, kFrameTop, paints::kBrass);
    add_numeral(mesh, kNumerals[static_cast<std::size_t>(space)], centre + glm::vec2(0, 2.75F),
                1.0F);
  }
}

void add_ladder(Mesh& mesh) {
  constexpr std::array<std::string_view, kPoliticalSteps> kNumerals{"III", "II", "I", ""};
  for (int step = 1; step <= kPoliticalSteps; ++step) {
    const glm::vec2 centre = flat(political_place(wotr::Nation::kNorth, step));
    const bool war = step == kPoliticalSteps;
    const glm::vec2 half{5.9F, 5.9F};
    add_slab(mesh, centre - half, centre + half, kFrameTop, kFrameTop + 0.012F,
             war ? engine::shaded(paints::kWax, 0.3F) : engine::shaded(kDarkOak, 1.7F));
    add_inlaid_frame(mesh, centre - half, centre + half, kFrameTop, paints::kBrass);
    const glm::vec2 corner = centre + glm::vec2(3.7F, 3.7F);
    add_numeral(mesh, kNumerals[static_cast<std::size_t>(step - 1)], corner, 1.5F);
    if (war) add_sign(mesh, die_symbol(DieSymbol::Army), corner, 1.5F, paints::kBrass);
  }
}

void add_tray(Mesh& mesh, wotr::Side side) {
  const glm::vec2 from = flat(tray_place(side, 0)) - 1.9F;
  const glm::vec2 to = flat(tray_place(side, kDiceInTray - 1)) + 1.9F;
  const float rim = kFrameTop + 0.55F;
  const float wall = 0.5F;
  add_slab(mesh, from, to, kFrameTop - 0.02F, kFrameTop + 0.02F, kFelt);
  add_slab(mesh, from - wall, {to.x + wall, from.y}, kFrameFoot, rim, paints::kOak, 0.1F);
  add_slab(mesh, {from.x - wall, to.y}, to + wall, kFrameFoot, rim, paints::kOak, 0.1F);
  add_slab(mesh, {from.x - wall, from.y}, {from.x, to.y}, kFrameFoot, rim, paints::kOak, 0.1F);
  add_slab(mesh, {to.x, from.y}, {to.x + wall, to.y}, kFrameFoot, rim, paints::kOak, 0.1F);
}

/// An eye of dark glass with a brass lid line.
void add_hunt_dish(Mesh& mesh) {
  const glm::vec2 centre = flat(hunt_dish_place());
  const auto lens = [](float half_width, float half_height) {
    engine::Polygon outline;
    constexpr int kSteps = 16;
    for (int i = 0; i < 2 * kSteps; ++i) {
      const float t = static_cast<float>(i % kSteps) / kSteps * 2 - 1;
      const float side = i < kSteps ? 1.0F : -1.0F;
      outline.emplace_back(side * half_width * (1 - t * t), side * t * half_height);
    }
    return outline;
  };
  const auto lay = [&](const engine::Polygon& outline, float low, float high,
                       const glm::vec4& paint) {
    Mesh plate = engine::extrude(outline, high - low, paint);
    plate = engine::turned(std::move(plate), -90, {1, 0, 0});
    engine::append(mesh, engine::moved(std::move(plate), {centre.x, low, centre.y}));
  };
  lay(lens(6.6F, 9.6F), kFrameTop, kFrameTop + 0.05F, paints::kBrass);
  lay(lens(6.2F, 9.1F), kFrameTop, kFrameTop + 0.08F, kGlass);
}

void add_cushion(Mesh& mesh) {
  const glm::vec3 middle = ring_place(wotr::Side::kFree, 1);
  const glm::vec2 centre{middle.x, middle.z + 1.2F};
  Mesh cushion = engine::ellipsoid({5.4F, 0.6F, 2.9F}, 24, 8, kVelvet);
  engine::smooth_normals(cushion, 80);
  engine::append(mesh, engine::moved(std::move(cushion), {centre.x, kFrameTop, centre.y}));
}

void add_decks_place(Mesh& mesh) {
  for (const auto side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    for (const auto deck : {wotr::Deck::kCharacter, wotr::Deck::kStrategy}) {
      const glm::vec2 centre = flat(deck_place(side, deck));
      const glm::vec2 half = kCardSize / 2.0F + 0.45F;
      add_inlaid_frame(mesh, centre - half, centre + half, kFrameTop, paints::kBrass);
    }
  }
}

void add_peg_holes(Mesh& mesh) {
  for (const auto side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    for (int points = 0; points < kPegHoles[static_cast<std::size_t>(side)]; ++points) {
      const glm::vec3 place = peg_place(side, points);
      Mesh ring = engine::torus(0.75F, 0.09F, 18, 5, paints::kBrass);
      engine::append(mesh, engine::moved(std::move(ring), place));
      engine::append(mesh, engine::moved(engine::frustum(0.66F, 0.66F, 0.02F, 14, kGlass), place));
    }
    const float beyond = side == wotr::Side::kFree ? -3.6F : -3.4F;
    const glm::vec2 sign = flat(peg_place(side, 0)) + glm::vec2(beyond, 0);
    add_sign(mesh, die_symbol(side == wotr::Side::kFree ? DieSymbol::Will : DieSymbol::Eye), sign,
             1.2F, paints::kBrass);
  }
}

}  // namespace

Mesh frame_mesh(glm::vec2 board_size) {
  Mesh mesh;
  add_oak(mesh, board_size);
  add_fellowship_track(mesh);
  add_ladder(mesh);
  add_tray(mesh, wotr::Side::kFree);
  add_tray(mesh, wotr::Side::kShadow);
  add_hunt_dish(mesh);
  add_cushion(mesh);
  add_decks_place(mesh);
  add_peg_holes(mesh);
  return mesh;
}

Mesh peg_mesh(wotr::Side side) {
  const glm::vec4& paint = side == wotr::Side::kFree ? paints::kBlue : paints::kWax;
  const std::array<glm::vec2, 5> turned{
      {{0.5F, 0.0F}, {0.42F, 0.9F}, {0.28F, 1.0F}, {0.5F, 1.4F}, {0.0F, 1.8F}}};
  Mesh mesh = engine::lathe(turned, 12, paint);
  engine::smooth_normals(mesh, 35);
  return mesh;
}

}  // namespace table
