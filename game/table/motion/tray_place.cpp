#include "game/table/motion/tray_place.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include "game/table/board/frame.h"
#include "game/table/motion/march_path.h"

namespace table {
namespace {

constexpr float kTrayCell = 16;  // points of the screen that are judged as one
constexpr float kAir = 10;       // points between the tray and whatever ends the free part
constexpr float kOfWood = 0.45F;
constexpr float kOfLand = 2;
constexpr float kOfDice = 0.3F;
constexpr float kOfFrame = 3;
constexpr float kOfFigures = 5;
constexpr float kInQuestion = 6;
constexpr float kSmaller = 0.8F;  // what it costs to be smaller by the whole
constexpr float kFarther = 0.1F;  // and to be one breadth of the screen farther from the south-west
constexpr float kAboveAll = 0.25F;
constexpr float kFrameRims = 0.6F;             // of its small trays
constexpr float kFoot = 1.05F;                 // the sides reach so far below the felt
constexpr float kLeastOfBattleground = 0.13F;  // of the screen's breadth
constexpr std::array kBreadths{0.25F, 0.23F, 0.21F, 0.19F};  // of the screen's: faces must be read

/// What each part of the free screen is worth being seen.
class Worths {
 public:
  Worths(const Surroundings& world, const TrayRequest& request)
      : from_(request.clear.from + kAir), to_(request.clear.to - kAir) {
    const glm::vec2 size = glm::max(to_ - from_, glm::vec2(kTrayCell));
    count_ = glm::ivec2(size / kTrayCell);
    for (int y = 0; y < count_.y; ++y) {
      for (int x = 0; x < count_.x; ++x) worths_.push_back(worth(world, request, middle({x, y})));
    }
    for (const Actor& actor : request.standing) {
      const auto point = engine::screen_point(request.camera, actor.piece.pose.position);
      if (point && request.clear.contains(*point)) keep_seen(*point);
    }
  }

  glm::ivec2 count() const { return count_; }
  glm::vec2 corner(glm::ivec2 cell) const { return from_ + glm::vec2(cell) * kTrayCell; }
  /// Of a part of the screen, on average.
  float average(glm::ivec2 first, glm::ivec2 size) const {
    float sum = 0;
    for (int y = first.y; y < first.y + size.y; ++y) {
      for (int x = first.x; x < first.x + size.x; ++x) {
        sum += worths_[at({x, y})];
      }
    }
    return sum / static_cast<float>(size.x * size.y);
  }

 private:
  std::size_t at(glm::ivec2 cell) const {
    return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(count_.x) +
           static_cast<std::size_t>(cell.x);
  }
  /// A figure there, and its seal.
  void keep_seen(glm::vec2 point) {
    const glm::ivec2 cell{glm::floor((point - from_) / kTrayCell)};
    const glm::ivec2 first = glm::max(cell - 1, glm::ivec2(0));
    const glm::ivec2 last = glm::min(cell + 1, count_ - 1);
    for (int y = first.y; y <= last.y; ++y) {
      for (int x = first.x; x <= last.x; ++x) {
        worths_[at({x, y})] = std::max(worths_[at({x, y})], kOfFigures);
      }
    }
  }
  glm::vec2 middle(glm::ivec2 cell) const { return corner(cell) + kTrayCell / 2; }
  static float worth(const Surroundings& world, const TrayRequest& request, glm::vec2 point) {
    const auto place = engine::board_point(request.camera, point);
    if (!place) return kOfLand;
    const glm::vec2 board = world.layout.size;
    const bool is_on_board =
        place->x >= 0 && place->y >= 0 && place->x <= board.x && place->y <= board.y;
    const FramePlace* lies =
        request.frame == nullptr ? nullptr : find_place(*request.frame, *place);
    if (lies != nullptr) return lies->holds_dice ? kOfDice : kOfFrame;
    if (!is_on_board) return kOfWood;
    const RegionId region = region_at(world.layout, *place);
    if (region == kNoRegion) return 0;
    return request.in_question.contains(region) ? kInQuestion : kOfLand;
  }

  glm::vec2 from_;
  glm::vec2 to_;
  glm::ivec2 count_{0};
  std::vector<float> worths_;
};

/// A part of the screen, in points.
struct Spread {
  glm::vec2 middle{0};
  float breadth = 1;
};

/// How high on the screen the tray is for each point of its breadth.
float height_share(const engine::CameraView& camera) {
  const engine::Tray tray = dice_tray();
  const float sine = std::abs(camera.view[1][2]);  // of the camera's tilt
  const float cosine = std::sqrt(std::max(0.0F, 1 - sine * sine));
  const float deep = (tray.size.y + 2 * tray.wall) * sine + (tray.rim + kFoot) * cosine;
  return deep / (tray.size.x + 2 * tray.wall);
}

glm::vec3 at_height(const engine::CameraView& camera, glm::vec2 point, float height) {
  const engine::Ray ray = engine::screen_ray(camera, point);
  if (std::abs(ray.direction.y) < 1e-4F) return ray.origin;
  return ray.origin + ray.direction * ((height - ray.origin.y) / ray.direction.y);
}

TrayPlace placed(const engine::CameraView& camera, const Spread& spread, float height) {
  const glm::vec2 half{spread.breadth / 2, 0};
  const glm::vec3 west = at_height(camera, spread.middle - half, height);
  const glm::vec3 east = at_height(camera, spread.middle + half, height);
  const glm::vec3 across = east - west;
  const engine::Tray tray = dice_tray();
  return {.position = at_height(camera, spread.middle, height),
          .yaw = std::atan2(-across.z, across.x),
          .scale = glm::length(across) / (tray.size.x + 2 * tray.wall)};
}

/// Its nearer side is broader than its middle, and farther from the middle of the screen.
bool lies_within(const TrayRequest& request, const TrayPlace& place) {
  const engine::Tray tray = dice_tray();
  const glm::vec2 half = dice_tray_half();
  for (const float x : {-half.x, half.x}) {
    for (const float z : {-half.y, half.y}) {
      const auto corner = engine::screen_point(
          request.camera, in_world(place, {.position = {x, tray.rim, z}}).position);
      if (!corner || !request.clear.contains(*corner)) return false;
    }
  }
  return true;
}

Spread least_worth(const Worths& worths, const TrayRequest& request) {
  const float screen = request.camera.screen.x;
  const float share = height_share(request.camera);
  const glm::ivec2 count = worths.count();
  Spread best{.middle = (request.clear.from + request.clear.to) / 2.0F,
              .breadth = kBreadths.back() * screen};
  float least = 1e9F;
  for (const float breadth : kBreadths) {
    const glm::vec2 points = glm::vec2(1, share) * (breadth * screen);
    const glm::ivec2 size = glm::ivec2(glm::ceil(points / kTrayCell));
    for (int y = 0; y + size.y <= count.y; ++y) {
      for (int x = 0; x + size.x <= count.x; ++x) {
        const float far = static_cast<float>(x + count.y - size.y - y) * kTrayCell / screen;
        const float cost = worths.average({x, y}, size) + kFarther * far +
                           kSmaller * (kBreadths.front() - breadth) / kBreadths.front();
        if (cost >= least) continue;
        const Spread spread{worths.corner({x, y}) + glm::vec2(size) * kTrayCell / 2.0F,
                            breadth * screen};
        if (!lies_within(request, placed(request.camera, spread, 0))) continue;
        least = cost;
        best = spread;
      }
    }
  }
  return best;
}

/// The highest of what lies and stands under it.
float top_under(const Surroundings& world, std::span<const Actor> standing,
                const TrayPlace& place) {
  const glm::vec2 half = dice_tray_half();
  float top = kFrameTop + kFrameRims;
  const glm::ivec2 units{half};
  for (int x = -units.x; x <= units.x; ++x) {
    for (int z = -units.y; z <= units.y; ++z) {
      const glm::vec3 spot = in_world(place, {.position = {x, 0, z}}).position;
      top = std::max(top, world.ground.height_at({spot.x, spot.z}));
    }
  }
  for (const Actor& actor : standing) {
    const Piece& piece = actor.piece;
    const PickCylinder& cylinder = piece.traits.pick_cylinder;
    const glm::vec3 from_middle =
        glm::inverse(facing(place.yaw)) * (piece.pose.position - place.position);
    const glm::vec2 reach = half * place.scale + cylinder.radius * piece.scale;
    if (std::abs(from_middle.x) > reach.x || std::abs(from_middle.z) > reach.y) continue;
    top = std::max(top, piece.pose.position.y + cylinder.height * piece.scale);
  }
  return top;
}

/// All of its felt, and large enough for faces to be read.
bool sees_battleground(const Surroundings& world, const TrayRequest& request) {
  if (world.layout.battleground <= 0) return false;
  const TrayPlace home = dice_tray_home(world.layout);
  const engine::Tray tray = dice_tray();
  const glm::vec2 half = tray.size / 2.0F;
  // What stands beside it gives way to it.
  const engine::ScreenPart free{{0, request.clear.from.y},
                                {request.camera.screen.x, request.clear.to.y}};
  glm::vec2 from{1e9F};
  glm::vec2 to{-1e9F};
  for (const float x : {-half.x, half.x}) {
    for (const float z : {-half.y, half.y}) {
      const auto corner =
          engine::screen_point(request.camera, in_world(home, {.position = {x, 0, z}}).position);
      if (!corner || !free.contains(*corner)) return false;
      from = glm::min(from, *corner);
      to = glm::max(to, *corner);
    }
  }
  return to.x - from.x >= kLeastOfBattleground * request.camera.screen.x;
}

}  // namespace

bool is_behind_tray(const TrayPlace& place, const glm::vec3& eye, const glm::vec3& thing) {
  if (thing.y >= place.position.y || eye.y <= place.position.y) return false;
  const glm::vec3 at_tray = glm::mix(thing, eye, (place.position.y - thing.y) / (eye.y - thing.y));
  const glm::vec3 from_middle = glm::inverse(facing(place.yaw)) * (at_tray - place.position);
  constexpr float kBreadth = 1.5F;  // of what is half hidden
  const glm::vec2 half = dice_tray_half() * place.scale + kBreadth;
  return std::abs(from_middle.x) < half.x && std::abs(from_middle.z) < half.y;
}

TrayPlace place_tray(const Surroundings& world, const TrayRequest& request) {
  if (sees_battleground(world, request)) return dice_tray_home(world.layout);
  const Worths worths(world, request);
  const Spread spread = least_worth(worths, request);
  const TrayPlace below = placed(request.camera, spread, 0);
  const float height = top_under(world, request.standing, below) + kAboveAll;
  return placed(request.camera, spread, std::max(height, kFoot * below.scale));
}

}  // namespace table
