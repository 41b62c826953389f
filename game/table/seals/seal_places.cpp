#include "game/table/seals/seal_places.h"

#include <algorithm>
#include <array>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include "game/table/marks/mark_layout.h"
#include "game/table/marks/obstacles.h"
#include "game/table/marks/screen_parts.h"
#include "game/table/seals/badge.h"
#include "game/table/seals/ring_marker.h"

namespace table {
namespace {

using engine::ScreenPart;

constexpr float kAir = 1.5F;   // points between two seals
constexpr float kNearby = 90;  // points: what is farther away hides nothing
// What a place costs. A seal laid over another costs more than all of this.
constexpr float kAbroad = 5;  // the wax lies over another land
constexpr float kOverName = 3;
constexpr float kOverFigure = 1.6F;
constexpr float kOverThing = 0.6F;
constexpr float kAside = 0.3F;  // by radius from who it tells of
constexpr float kFarAside = 1;
constexpr float kAsideFrom = 1.5F;  // radii
constexpr float kFarAsideFrom = 3;
constexpr float kElsewhere = 0.4F;  // than before
constexpr float kHidden = 40;       // by another land before it
constexpr int kMostSearches = 8;

// Points at scale 1 that the Ring may be moved, from over the head of who bears it.
constexpr std::array kRingAside{
    glm::vec2(0),      glm::vec2(-18, 6),  glm::vec2(18, 6),  glm::vec2(-28, 20), glm::vec2(28, 20),
    glm::vec2(0, -14), glm::vec2(-34, 36), glm::vec2(34, 36), glm::vec2(-46, 4),  glm::vec2(46, 4)};
constexpr float kRingMoved = 0.1F;  // by point

std::vector<Obstacle> obstacles_of(const Stage& stage, const SealGround& ground,
                                   const engine::CameraView& view) {
  std::vector<Obstacle> obstacles;
  for (const NameOnLand& name : ground.names()) {
    const auto part = part_of(name, view);
    if (!part) continue;
    obstacles.push_back({*part, kOverName, 0});
  }
  for (const Actor& actor : stage.actors()) {
    if (actor.leaves) continue;
    if (const auto part = part_of(actor.piece, view))
      obstacles.push_back({*part, is_walker(actor.piece) ? kOverFigure : kOverThing, 0});
  }
  return obstacles;
}

/// A seal that looks for its place over a land.
struct Searched {
  const engine::CameraView& view;
  ScreenPart clear;
  std::span<const ScreenPart> panels;
  ScreenPart reach;
  float radius = 0;      ///< points
  glm::vec2 speaker{0};  ///< points
  float points_per_unit = 1;
  std::vector<Obstacle> obstacles;  ///< near by
};

float cost_of(const Searched& searched, glm::vec2 middle, float inland) {
  const ScreenPart part{middle + searched.reach.from, middle + searched.reach.to};
  const float radii = glm::distance(middle, searched.speaker) / searched.radius;
  const float room = inland * searched.points_per_unit / searched.radius;
  float cost = kAbroad * std::clamp(1 - room, 0.0F, 1.0F) +
               kAside * std::max(0.0F, radii - kAsideFrom) +
               kFarAside * std::max(0.0F, radii - kFarAsideFrom);
  if (searched.clear.contains(searched.speaker)) cost += cost_of_leaving(searched.clear, part);
  return cost + cost_of_panels(searched.panels, part) + cost_of_covering(searched.obstacles, part);
}

/// The places of a land, and what is laid over each.
struct Offer {
  RegionId region = kNoRegion;
  MarkRequest request{};
  std::vector<glm::vec3> places{};  ///< by option
};

Offer offer_at(glm::vec3 place, const Searched& searched) {
  return {.request = {.reach = searched.reach, .options = {{searched.speaker, 0}}},
          .places = {place}};
}

Offer offer_of(RegionId region, const SealGround& ground, const Searched& searched,
               std::optional<glm::vec3> before) {
  Offer offer{.region = region, .request = {.reach = searched.reach}};
  for (const SealSite& site : ground.sites(region)) {
    const auto middle = engine::screen_point(searched.view, site.place);
    if (!middle) continue;
    const float moved = before && *before != site.place ? kElsewhere : 0;
    offer.request.options.push_back({*middle, moved + cost_of(searched, *middle, site.inland)});
    offer.places.push_back(site.place);
  }
  return offer;
}

/// The Ring gives way a little where it would cover a seal. True if it is on the screen.
bool offer_ring(const Stage& stage, const engine::Theme& theme, const SealView& view,
                std::vector<Offer>& offers) {
  const auto ring = place_of_ring(view.goal, stage, theme, view.clear);
  if (!ring) return false;
  Offer offer{.request = {.reach = {ring->part.from - ring->middle, ring->part.to - ring->middle}}};
  for (const glm::vec2 aside : kRingAside) {
    offer.request.options.push_back(
        {.middle = ring->middle + aside * theme.scale, .cost = kRingMoved * glm::length(aside)});
  }
  offers.push_back(std::move(offer));
  return true;
}

/// A mountain may stand before the place: then another is looked for.
std::vector<std::size_t> lay_out_on_land(std::span<Offer> offers, const SealGround& ground,
                                         const engine::CameraView& view) {
  std::vector<MarkRequest> requests;
  for (Offer& offer : offers) requests.push_back(std::move(offer.request));
  std::vector<std::size_t> taken;
  bool is_found = false;
  for (int round = 0; round < kMostSearches && !is_found; ++round) {
    is_found = true;
    taken = lay_out_marks(requests);
    for (std::size_t i = 0; i < taken.size(); ++i) {
      MarkOption& option = requests[i].options[taken[i]];
      if (offers[i].region == kNoRegion || option.cost >= kHidden ||
          ground.land_at(view, option.middle) == offers[i].region) {
        continue;
      }
      option.cost += kHidden;
      is_found = false;
    }
  }
  return taken;
}

float points_per_unit(const engine::CameraView& view, glm::vec3 place, glm::vec2 seen) {
  const auto aside = engine::screen_point(view, place + glm::vec3(1, 0, 0));
  return aside ? glm::distance(*aside, seen) : 1;
}

std::vector<Obstacle> obstacles_near(glm::vec2 place, float reach,
                                     std::span<const Obstacle> obstacles) {
  return obstacles_in({place - reach, place + reach}, obstacles);
}

ScreenPart with_air(const ScreenPart& part, float air) { return {part.from - air, part.to + air}; }

bool is_same(const Formation& one, const Formation& other) {
  return one.spot == other.spot && one.side == other.side && one.region == other.region &&
         one.units == other.units && one.leaders == other.leaders && one.shown == other.shown &&
         one.speaker == other.speaker;
}

}  // namespace

bool SealPlaces::is_new(const Stage& stage, const engine::Theme& theme,
                        const SealView& view) const {
  return cause_.view != view.goal.matrix() || cause_.screen != view.goal.screen ||
         cause_.clear != view.clear || !std::ranges::equal(cause_.panels, view.panels) ||
         cause_.scale != theme.scale || cause_.beat != stage.beat() ||
         !std::ranges::equal(cause_.formations, stage.formations(), is_same);
}

std::optional<glm::vec3> SealPlaces::before(const Formation& formation) const {
  for (std::size_t i = 0; i < cause_.formations.size(); ++i) {
    const Formation& known = cause_.formations[i];
    if (known.spot == formation.spot && known.side == formation.side &&
        known.region == formation.region) {
      return places_[i];
    }
  }
  return std::nullopt;
}

std::span<const glm::vec3> SealPlaces::update(const Stage& stage, const engine::Theme& theme,
                                              const SealView& view) {
  if (!is_new(stage, theme, view)) return places_;
  const std::vector<Obstacle> obstacles = obstacles_of(stage, *ground_, view.goal);
  std::vector<glm::vec3> places;
  std::vector<Offer> offers;
  std::vector<std::size_t> of_formation;
  for (const Formation& formation : stage.formations()) {
    places.push_back(formation.speaker);
    const Badge badge = badge_of(formation, theme, view.goal.distance);
    const auto speaker = engine::screen_point(view.goal, formation.speaker);
    if (!speaker || badge.opacity <= 0) continue;
    const Searched searched{
        .view = view.goal,
        .clear = view.clear,
        .panels = view.panels,
        .reach = with_air(reach_of(badge, theme), kAir * theme.scale),
        .radius = badge.radius,
        .speaker = *speaker,
        .points_per_unit = points_per_unit(view.goal, formation.speaker, *speaker),
        .obstacles = obstacles_near(*speaker, kNearby * theme.scale, obstacles)};
    Offer offer = formation.region == kNoRegion
                      ? offer_at(formation.speaker, searched)
                      : offer_of(formation.region, *ground_, searched, before(formation));
    if (offer.request.options.empty()) continue;
    offers.push_back(std::move(offer));
    of_formation.push_back(places.size() - 1);
  }
  const bool has_ring = offer_ring(stage, theme, view, offers);
  const std::vector<std::size_t> taken = lay_out_on_land(offers, *ground_, view.goal);
  for (std::size_t i = 0; i < of_formation.size(); ++i)
    places[of_formation[i]] = offers[i].places[taken[i]];
  ring_aside_ = has_ring ? kRingAside[taken.back()] * theme.scale : glm::vec2(0);
  cause_ = {.view = view.goal.matrix(),
            .screen = view.goal.screen,
            .clear = view.clear,
            .panels = {view.panels.begin(), view.panels.end()},
            .scale = theme.scale,
            .beat = stage.beat(),
            .formations = stage.formations()};
  places_ = std::move(places);
  return places_;
}

}  // namespace table
