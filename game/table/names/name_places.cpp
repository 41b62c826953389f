#include "game/table/names/name_places.h"

#include <algorithm>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <optional>
#include <utility>

#include "engine/render/marks/label_mesh.h"
#include "engine/text/font_files.h"
#include "engine/text/glyph_atlas.h"
#include "game/table/marks/mark_layout.h"
#include "game/table/marks/obstacles.h"
#include "game/table/marks/screen_parts.h"
#include "game/table/names/map_names.h"

namespace table {

/// The places of a name, and what speaks against each.
struct NameOffer {
  RegionId region = kNoRegion;
  MarkRequest request{};
  std::vector<glm::vec2> places{};  ///< by option
};

namespace {

using engine::ScreenPart;

// The font, in points where the scale is 1; never larger than the land bears.
constexpr float kLetters = 15;
constexpr float kLeastSize = 1.75F;  // board units
constexpr float kMostSize = 2.6F;

constexpr float kNameAir = 1.5F;  // points around a name where the scale is 1
constexpr float kOverhang =
    0.4F;  // of ink beyond the first and last letter, in shares of the font size
// What a place costs. A name laid over another costs more than all of this.
constexpr float kOverMark = 120;
constexpr float kTouchingMark = 80;
constexpr float kNameOverFigure = 10;
constexpr float kTouchingFigure = 3;
constexpr float kOverLandName = 4;
constexpr float kTouchingLandName = 1.5F;
constexpr float kOverSettlement = 6;
constexpr float kByAnother = 45;  // nearer to another settlement that is named than to its own
// By its own height, from the picture of its settlement.
constexpr float kAway = 1.2F;
constexpr float kFarAway = 4;
constexpr float kFarFrom = 2.5F;
constexpr float kFromUsual = 0.12F;  // by board unit
constexpr float kNameElsewhere = 2;
constexpr float kMostForAsked = 12;  // a name that is not always written waits for a better place

// Places are looked for on rows and columns around a settlement, in board units.
constexpr float kRowsNorth = 9;
constexpr float kRowsSouth = 5;
constexpr float kRow = 0.5F;
constexpr float kColumn = 1;
constexpr float kBeside = 9;  // beyond half of the name
constexpr glm::vec2 kModelHalf{1.2F, 0.9F};
constexpr float kModelHeight = 2.5F;

bool is_read(const NameView& view) { return view.goal.distance > kReadFromAfar * 0.8F; }

float points_of_unit(const engine::CameraView& view) {
  const glm::vec3 middle(view.target.x, 0, view.target.y);
  const auto here = engine::screen_point(view, middle);
  const auto there = engine::screen_point(view, middle + glm::vec3(1, 0, 0));
  return here && there ? std::max(glm::distance(*here, *there), 0.1F) : 1;
}

float size_for(const NameView& view) {
  return std::clamp(kLetters * view.scale / points_of_unit(view.goal), kLeastSize, kMostSize);
}

/// The picture of a settlement on the map.
std::optional<ScreenPart> part_of_settlement(const RegionLayout& region,
                                             const engine::HeightField& ground,
                                             const engine::CameraView& view) {
  const glm::vec3 foot = ground.on_surface(region.settlement, 0);
  const auto west = engine::screen_point(view, foot - glm::vec3(kModelHalf.x, 0, 0));
  const auto east = engine::screen_point(view, foot + glm::vec3(kModelHalf.x, 0, 0));
  const auto south = engine::screen_point(view, foot + glm::vec3(0, 0, kModelHalf.y));
  const auto head = engine::screen_point(view, foot + glm::vec3(0, kModelHeight, 0));
  if (!west || !east || !south || !head) return std::nullopt;
  return ScreenPart{{west->x, head->y}, {east->x, south->y}};
}

std::vector<ScreenPart> great_settlements(const Layout& layout, const engine::HeightField& ground,
                                          const engine::CameraView& view) {
  std::vector<ScreenPart> parts;
  for (const RegionLayout& region : layout.regions) {
    const auto part = region.is_great ? part_of_settlement(region, ground, view) : std::nullopt;
    if (part) parts.push_back(*part);
  }
  return parts;
}

std::vector<Obstacle> name_obstacles(const Stage& stage, const NameView& view,
                                     std::span<const NameOnLand> land_names,
                                     std::span<const ScreenPart> settlements) {
  std::vector<Obstacle> obstacles;
  for (const ScreenPart& settlement : settlements)
    obstacles.push_back({settlement, kOverSettlement, 0});
  for (const ScreenPart& mark : view.marks) obstacles.push_back({mark, kOverMark, kTouchingMark});
  for (const Actor& actor : stage.actors()) {
    if (actor.leaves) continue;
    if (const auto part = part_of(actor.piece, view.goal))
      obstacles.push_back({*part, kNameOverFigure, kTouchingFigure});
  }
  for (const NameOnLand& letter : land_names) {
    if (const auto part = part_of(letter, view.goal))
      obstacles.push_back({*part, kOverLandName, kTouchingLandName});
  }
  return obstacles;
}

/// A name that looks for its place.
struct SearchedName {
  const RegionLayout& region;
  float width = 0;  ///< of the name, in shares of the font size
  const NameView& view;
  ScreenPart settlement;
  std::span<const ScreenPart> others;  ///< settlements that are named too
  std::optional<glm::vec2> before{};
};

/// Between the nearest points of two parts.
float gap_between(const ScreenPart& one, const ScreenPart& other) {
  const glm::vec2 apart = glm::max(one.from - other.to, other.from - one.to);
  return glm::length(glm::max(apart, glm::vec2(0)));
}

float cost_of_place(const SearchedName& searched, const ScreenPart& part, glm::vec2 middle) {
  const float height = part.to.y - part.from.y;
  const float away = gap_between(part, searched.settlement) / height;
  float cost = kAway * away + kFarAway * std::max(0.0F, away - kFarFrom) +
               kFromUsual * glm::distance(middle, searched.region.label_afar);
  if (searched.before && *searched.before != middle) cost += kNameElsewhere;
  for (const ScreenPart& other : searched.others) {
    if (gap_between(part, other) / height <= away && other != searched.settlement)
      cost += kByAnother;
  }
  return cost;
}

float cost_of_part(const SearchedName& searched, const ScreenPart& part,
                   std::span<const Obstacle> obstacles) {
  return cost_of_leaving(searched.view.clear, part) + cost_of_panels(searched.view.panels, part) +
         cost_of_covering(obstacles, part);
}

/// The usual place first.
std::vector<glm::vec2> places_around(const RegionLayout& region, float width, glm::vec2 board) {
  std::vector<glm::vec2> places{region.label_afar};
  const glm::vec2 half(width / 2, 0);
  const auto rows = static_cast<int>((kRowsNorth + kRowsSouth) / kRow);
  const auto columns = static_cast<int>(2 * (half.x + kBeside) / kColumn);
  for (int row = 0; row <= rows; ++row) {
    for (int column = 0; column <= columns; ++column) {
      const glm::vec2 steps(kColumn * static_cast<float>(column), kRow * static_cast<float>(row));
      const glm::vec2 middle = region.settlement - glm::vec2(half.x + kBeside, kRowsNorth) + steps;
      const bool is_on_board = middle.x > half.x && middle.x + half.x < board.x && middle.y > 1 &&
                               middle.y + 1 < board.y;
      if (is_on_board) places.push_back(middle);
    }
  }
  return places;
}

/// A name at one of its places, and what it covers there.
struct Laid {
  glm::vec2 middle{0};
  ScreenPart part;
};

/// All that its places cover.
ScreenPart reach_of_places(std::span<const Laid> laid) {
  ScreenPart reach{glm::vec2(1e9F), glm::vec2(-1e9F)};
  for (const Laid& one : laid)
    reach = {glm::min(reach.from, one.part.from), glm::max(reach.to, one.part.to)};
  return reach;
}

std::vector<Laid> lay_around(const SearchedName& searched, const engine::HeightField& levels,
                             glm::vec2 board) {
  engine::Label label = name_from_afar(searched.region, {0, 0}, size_for(searched.view), {});
  const float air = kNameAir * searched.view.scale;
  std::vector<Laid> laid;
  for (const glm::vec2 middle :
       places_around(searched.region, searched.width * label.size, board)) {
    label.baseline = {middle};
    if (const auto part = part_of(label, searched.width + kOverhang, levels, searched.view.goal))
      laid.push_back({middle, {part->from - air, part->to + air}});
  }
  return laid;
}

/// Its best places are enough: all names look for theirs together.
NameOffer offer_of_name(RegionId id, const SearchedName& searched, std::span<const Obstacle> all,
                        std::span<const Laid> laid) {
  constexpr std::size_t kMost = 60;
  const std::vector<Obstacle> obstacles = obstacles_in(reach_of_places(laid), all);
  std::vector<std::pair<float, const Laid*>> ranked;
  for (const Laid& one : laid) {
    const float cost =
        cost_of_place(searched, one.part, one.middle) + cost_of_part(searched, one.part, obstacles);
    ranked.emplace_back(cost, &one);
  }
  std::ranges::stable_sort(ranked, {}, &std::pair<float, const Laid*>::first);
  if (ranked.size() > kMost) ranked.resize(kMost);
  NameOffer offer{.region = id};
  for (const auto& [cost, one] : ranked) {
    const glm::vec2 half = (one->part.to - one->part.from) / 2.0F;
    offer.request.reach = {-half, half};
    offer.request.options.push_back({one->part.from + half, cost});
    offer.places.push_back(one->middle);
  }
  return offer;
}

std::vector<float> widths_of_names(const Layout& layout) {
  std::optional<engine::GlyphAtlas> atlas;
  if (const auto files = engine::find_fonts()) {
    if (auto opened = engine::GlyphAtlas::open(*files)) atlas = opened.take();
  }
  std::vector<float> widths;
  for (const RegionLayout& region : layout.regions) {
    const engine::FontFace face = name_from_afar(region, {0, 0}, 1, {}).face;
    const auto letters = static_cast<float>(engine::decode_utf8(region.name).size());
    widths.push_back(atlas ? atlas->width(face, region.name) : kLetterWidth * letters);
  }
  return widths;
}

/// A sample for each board unit.
engine::HeightField levels_of_letters(const engine::HeightField& ground) {
  const glm::ivec2 samples = glm::max(glm::ivec2(2), glm::ivec2(ground.size()));
  std::vector<float> levels;
  for (int row = 0; row < samples.y; ++row) {
    for (int column = 0; column < samples.x; ++column) {
      const glm::vec2 share = glm::vec2(column, row) / glm::vec2(samples - 1);
      levels.push_back(engine::letter_level(ground, share * ground.size(), kLeastSize));
    }
  }
  return {samples, std::move(levels), ground.size()};
}

}  // namespace

NameGround::NameGround(const Layout& layout, const engine::HeightField& relief)
    : layout_(&layout),
      relief_(&relief),
      levels_(levels_of_letters(relief)),
      widths_(widths_of_names(layout)) {
  for (const engine::Label& label : table::land_names(layout)) {
    const std::vector<NameOnLand> letters = letters_on_land(label, relief);
    land_names_.insert(land_names_.end(), letters.begin(), letters.end());
  }
}

NamePlaces::Cause NamePlaces::cause_of(const Stage& stage, const NameView& view,
                                       const RegionSet& asked) {
  std::vector<ScreenPart> parts{{{0, 0}, view.goal.screen}, view.clear};
  parts.insert(parts.end(), view.panels.begin(), view.panels.end());
  parts.insert(parts.end(), view.marks.begin(), view.marks.end());
  return {view.goal.matrix(), std::move(parts), view.scale, stage.beat(), asked};
}

std::optional<glm::vec2> NamePlaces::before(RegionId region) const {
  const auto found = std::ranges::find(places_, region, &NamePlace::region);
  return found == places_.end() ? std::nullopt : std::optional(found->middle);
}

std::vector<NameOffer> NamePlaces::offers(const Stage& stage, const NameView& view,
                                          const RegionSet& asked) const {
  const Layout& layout = ground_->layout();
  const std::vector<ScreenPart> named = great_settlements(layout, ground_->relief(), view.goal);
  const std::vector<Obstacle> obstacles = name_obstacles(stage, view, ground_->land_names(), named);
  std::vector<NameOffer> offers;
  for (std::size_t i = 0; i < layout.regions.size(); ++i) {
    const RegionLayout& region = layout.regions[i];
    const auto id = static_cast<RegionId>(i);
    const auto settlement = part_of_settlement(region, ground_->relief(), view.goal);
    if (!settlement || (!region.is_great && !asked.contains(id))) continue;
    const SearchedName searched{region, ground_->width(id), view, *settlement, named, before(id)};
    NameOffer offer = offer_of_name(id, searched, obstacles,
                                    lay_around(searched, ground_->levels(), layout.size));
    if (!offer.places.empty()) offers.push_back(std::move(offer));
  }
  return offers;
}

std::span<const NamePlace> NamePlaces::update(const Stage& stage, const NameView& view,
                                              const RegionSet& asked) {
  if (!is_read(view)) {
    places_.clear();
    cause_ = {};
    return places_;
  }
  Cause cause = cause_of(stage, view, asked);
  if (cause == cause_) return places_;
  cause_ = std::move(cause);
  const std::vector<NameOffer> all = offers(stage, view, asked);
  std::vector<MarkRequest> requests;
  requests.reserve(all.size());
  for (const NameOffer& offer : all) requests.push_back(offer.request);
  const std::vector<std::size_t> taken = lay_out_marks(requests);
  places_.clear();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool is_great = layout_of(ground_->layout(), all[i].region).is_great;
    if (!is_great && requests[i].options[taken[i]].cost > kMostForAsked) continue;
    places_.push_back({all[i].region, all[i].places[taken[i]], size_for(view)});
  }
  return places_;
}

}  // namespace table
