#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/scene/camera.h"
#include "engine/scene/height_field.h"
#include "game/table/board/layout.h"
#include "game/table/motion/stage.h"
#include "game/table/names/name_on_land.h"

namespace table {

/// Where a region's name is written, where the whole board is seen. In board units.
struct NamePlace {
  RegionId region = kNoRegion;
  glm::vec2 middle{0};  ///< of its baseline
  float size = 1;       ///< of the font

  bool operator==(const NamePlace&) const = default;
};

/// From where names will be read once the camera has come there, and what of the screen is theirs,
/// in points.
struct NameView {
  engine::CameraView goal;
  engine::ScreenPart clear;                      ///< of bars
  std::span<const engine::ScreenPart> panels{};  ///< that lie in it all the same
  std::span<const engine::ScreenPart> marks{};   ///< seals and the Ring
  float scale = 1;                               ///< of letters
};

/// What names are laid out by and never changes during a game.
class NameGround {
 public:
  /// Both must outlive it.
  NameGround(const Layout& layout, const engine::HeightField& relief);

  const Layout& layout() const { return *layout_; }
  const engine::HeightField& relief() const { return *relief_; }
  /// How high letters lie.
  const engine::HeightField& levels() const { return levels_; }
  /// Letters of the names of seas, ranges and realms.
  std::span<const NameOnLand> land_names() const { return land_names_; }
  /// Of a region's name, in shares of the font size.
  float width(RegionId region) const { return widths_[static_cast<std::size_t>(region)]; }

 private:
  const Layout* layout_;
  const engine::HeightField* relief_;
  engine::HeightField levels_;
  std::vector<NameOnLand> land_names_;
  std::vector<float> widths_;  ///< by RegionId
};

struct NameOffer;

/// Where the names of great regions, and of those that are asked about, are written from afar:
/// beside their settlements, and clear of seals, figures and each other. The same from frame to
/// frame, until a force, the view or the panels change.
class NamePlaces {
 public:
  /// The ground must outlive it.
  explicit NamePlaces(const NameGround& ground) : ground_(&ground) {}

  std::span<const NamePlace> update(const Stage& stage, const NameView& view,
                                    const RegionSet& asked);

 private:
  /// What the places depend on.
  struct Cause {
    glm::mat4 view{0};
    std::vector<engine::ScreenPart> parts;  ///< all that the view has
    float scale = 0;
    std::uint32_t beat = 0;
    RegionSet asked;

    bool operator==(const Cause&) const = default;
  };
  std::optional<glm::vec2> before(RegionId region) const;
  std::vector<NameOffer> offers(const Stage& stage, const NameView& view,
                                const RegionSet& asked) const;
  static Cause cause_of(const Stage& stage, const NameView& view, const RegionSet& asked);

  const NameGround* ground_;
  Cause cause_;
  std::vector<NamePlace> places_;
};

}  // namespace table
