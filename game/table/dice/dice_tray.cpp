#include "game/table/dice/dice_tray.h"

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/palette.h"
#include "game/table/board/frame.h"
#include "game/table/pieces/piece.h"

namespace table {
namespace {

using engine::Mesh;

constexpr float kFeltLevel = 1.1F;  // over the sea
constexpr float kFoot = -1.05F;     // of the walls, on the sea
constexpr float kFrontWall = 0.4F;  // of the rim: what lies there is read over it
constexpr float kBevel = 0.18F;
constexpr float kCorner = 0.9F;  // of the brass at the corners
constexpr float kBrassRise = 0.06F;

const glm::vec4 kFelt = engine::paint_from_srgb(0x3A5643);

void add_board(Mesh& mesh, const glm::vec3& low, const glm::vec3& high, const glm::vec4& paint,
               float bevel) {
  const glm::vec3 size = high - low;
  const Mesh part = bevel > 0 ? engine::bevelled_box(size, bevel, paint) : engine::box(size, paint);
  const glm::vec3 middle = (low + high) / 2.0F;
  engine::append(mesh, engine::moved(part, {middle.x, low.y, middle.z}));
}

/// The inner faces of the walls stand exactly where the dice meet them.
void add_walls(Mesh& mesh, const engine::Tray& tray) {
  const float x = tray.size.x / 2;
  const float z = tray.size.y / 2;
  const float out_x = x + tray.wall;
  const float out_z = z + tray.wall;
  const auto wall = [&](const glm::vec3& low, const glm::vec3& high) {
    add_board(mesh, low, high, figures::paints::kOak, kBevel);
  };
  wall({-out_x, kFoot, -out_z}, {-x, tray.rim, out_z});
  wall({x, kFoot, -out_z}, {out_x, tray.rim, out_z});
  wall({-x, kFoot, -out_z}, {x, tray.rim, -z});
  wall({-x, kFoot, z}, {x, kFrontWall * tray.rim, out_z});
}

void add_brass_corners(Mesh& mesh, const engine::Tray& tray) {
  const float x = tray.size.x / 2 + tray.wall / 2;
  const float z = tray.size.y / 2 + tray.wall / 2;
  for (const float east : {-1.0F, 1.0F}) {
    for (const float south : {-1.0F, 1.0F}) {
      const glm::vec3 corner{east * x, tray.rim, south * z};
      const glm::vec3 half{kCorner, 0, kCorner};
      add_board(mesh, corner - half * (tray.wall / 2 / kCorner) - glm::vec3(0, 0.3F, 0),
                corner + half * (tray.wall / 2 / kCorner) + glm::vec3(0, kBrassRise, 0),
                figures::paints::kBrass, 0);
    }
  }
}

}  // namespace

engine::Tray dice_tray() { return {.size = {34, 20}, .rim = 3.8F, .wall = 1}; }

glm::vec2 dice_tray_half() { return dice_tray().size / 2.0F + dice_tray().wall; }

TrayPlace dice_tray_home(const Layout& layout) {
  if (layout.battleground > 0) {
    const float level = kFrameTop - kFoot * layout.battleground;
    return {.position = {layout.dice_tray.x, level, layout.dice_tray.y},
            .scale = layout.battleground};
  }
  return {.position = {layout.dice_tray.x, kFeltLevel, layout.dice_tray.y}};
}

engine::Pose in_world(const TrayPlace& place, const engine::Pose& in_tray) {
  const glm::quat turned = facing(place.yaw);
  return {place.position + turned * (in_tray.position * place.scale), turned * in_tray.rotation};
}

Mesh dice_tray_mesh() {
  const engine::Tray tray = dice_tray();
  const float x = tray.size.x / 2;
  const float z = tray.size.y / 2;
  Mesh mesh;
  add_board(mesh, {-x, kFoot, -z}, {x, 0, z}, kFelt, 0);
  add_walls(mesh, tray);
  add_brass_corners(mesh, tray);
  return mesh;
}

}  // namespace table
