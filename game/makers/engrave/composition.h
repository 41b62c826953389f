#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// What an engraving shows, as data: who and what stands where, on which ground, under which sky,
// seen from where. A unit is that of figures; y is up, and who is not turned looks to +z.
namespace engrave {

enum class Ground { kNone, kPlain, kHills, kRock, kSnow, kWater, kMarsh, kFloor, kLand };
enum class Sky { kClear, kCloudy, kDawn, kStorm, kNight, kDark, kSmoke };

/// Something that stands in the picture, once or in ranks.
struct Thing {
  std::string what;  ///< a figure, "place:" and a region, or a thing of the built set
  glm::vec3 at{0};   ///< y: above the ground
  float turn = 0;    ///< degrees, against the clock from above
  float tilt = 0;    ///< degrees, forward
  float roll = 0;    ///< degrees, to its right
  float size = 1;
  float tone = 0;             ///< brighter (to 1) or darker (to -1) than it is painted
  glm::ivec2 ranks{1, 1};     ///< how many abreast, and how many deep
  glm::vec2 gap{1.5F, 1.5F};  ///< between them
  float disorder = 0;         ///< of places and turns: 0 for a parade, 1 for a crowd
};

/// A light in the picture, with rays around it where wanted.
struct Lamp {
  glm::vec3 at{0};
  float reach = 4;
  bool has_rays = false;
};

struct Camera {
  glm::vec3 from{0, 2, 10};
  glm::vec3 to{0, 1, 0};
  float angle = 35;  ///< of the picture's height, degrees
  float roll = 0;
};

struct Composition {
  std::string id;
  std::string scene;  ///< the id it was composed under: pictures that share one are the same
  Ground ground = Ground::kPlain;
  float relief = 0.4F;  ///< height of what is uneven in the ground
  glm::vec3 land{0, 0,
                 8};  ///< Ground::kLand: a point of the board, and how many units one of its is
  Sky sky = Sky::kClear;
  glm::vec2 sun{-130,
                40};  ///< degrees: from the way the camera looks, to the right; above the ground
  float haze = 60;    ///< at this distance two thirds are lost in the air
  Camera camera;
  std::optional<Lamp> lamp;
  std::vector<Thing> things;
};

/// The things that are built for engravings alone.
std::span<const std::string_view> built_things();

/// What begins the name of a place of the board.
inline constexpr std::string_view kPlacePrefix = "place:";

/// The names that no figure, no place and no thing of the set has, with the composition's id.
std::vector<std::string> unknown_things(std::span<const Composition> compositions,
                                        std::span<const std::string> figures,
                                        std::span<const std::string> places);

}  // namespace engrave
