#pragma once

#include <algorithm>
#include <glm/geometric.hpp>
#include <iostream>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "game/table/names/land_tone.h"
#include "game/table/names/map_names.h"
#include "game/table/names/name_places.h"
#include "game/table/seals/badges.h"
#include "tests/harness/seal_survey.h"
#include "tests/table/letter_boxes.h"

namespace harness {

/// What is wrong with the names that are read from afar, counted.
struct NameSurvey {
  int names = 0;
  int under_marks = 0;   ///< a seal or the Ring lies over letters
  int over_figures = 0;  ///< letters lie over one
  int over_another = 0;
  int over_land_names = 0;  ///< of seas, ranges and realms
  int cut = 0;              ///< by the edge of the screen, or under a bar
  int astray = 0;           ///< nearer to the settlement of another name
  int moved = 0;            ///< not at their usual place
  std::map<std::string, int> words{};
};

/// A table whose names are looked at; everything in it must outlive it.
class NameSight {
 public:
  NameSight(const SealSight& sight, const engine::HeightField& ground)
      : sight_(&sight),
        ground_(&ground),
        atlas_(table_test::open_atlas()),
        name_ground_(sight.layout, ground),
        places_(name_ground_) {
    for (const engine::Label& label : table::land_names(sight.layout)) {
      if (table_test::opacity_at(label, sight.view.goal.distance) > 0.25F)
        land_names_.push_back(letters_of(label));
    }
  }

  /// Of one position whose seals were laid out; adds to what others had.
  void survey(const table::Stage& stage, std::span<const glm::vec3> seals, glm::vec2 ring_aside,
              NameSurvey& survey) {
    const table::SealView& view = sight_->view;
    const auto ring = table::place_of_ring(view.goal, stage, sight_->theme, view.clear, ring_aside);
    const std::vector<engine::ScreenPart> marks = table::parts_of_marks(
        sight_->theme, view.goal, stage, seals, ring ? std::optional(ring->part) : std::nullopt);
    const auto laid = places_.update(stage,
                                     {.goal = view.goal,
                                      .clear = view.clear,
                                      .panels = view.panels,
                                      .marks = marks,
                                      .scale = sight_->theme.scale},
                                     {});
    std::vector<Letters> others;
    for (const table::NamePlace& place : laid) {
      const table::RegionLayout& region = table::layout_of(sight_->layout, place.region);
      const Letters letters =
          letters_of(table::name_from_afar(region, place.middle, place.size, {}));
      const auto count = [&](bool is_wrong, int& counter, const char* what) {
        counter += is_wrong ? 1 : 0;
        if (is_wrong) ++survey.words[std::string(what) + ": " + region.id];
      };
      ++survey.names;
      survey.moved += place.middle != region.label_afar ? 1 : 0;
      count(lies_under(letters, marks), survey.under_marks, "under a seal");
      count(lies_under(letters, figures_of(stage)), survey.over_figures, "over a figure");
      count(lies_over(letters, others), survey.over_another, "over another name");
      count(lies_over(letters, land_names_), survey.over_land_names, "over a name of the land");
      count(is_cut(letters), survey.cut, "cut");
      count(is_astray(letters, region), survey.astray, "by another");
      others.push_back(letters);
    }
  }

 private:
  using Letters = std::vector<table_test::LetterBox>;

  Letters letters_of(const engine::Label& label) {
    return table_test::on_screen(table_test::letter_boxes(label, atlas_, *ground_),
                                 sight_->view.goal);
  }

  static bool lies_under(const Letters& letters, std::span<const engine::ScreenPart> parts) {
    return std::ranges::any_of(parts, [&](const engine::ScreenPart& part) {
      const table_test::LetterBox box{{part.from, glm::vec2(part.to.x, part.from.y), part.to,
                                       glm::vec2(part.from.x, part.to.y)}};
      return table_test::overlap(letters, {box});
    });
  }
  static bool lies_over(const Letters& letters, std::span<const Letters> others) {
    return std::ranges::any_of(
        others, [&](const Letters& other) { return table_test::overlap(letters, other); });
  }
  bool is_cut(const Letters& letters) const {
    return std::ranges::any_of(letters, [&](const table_test::LetterBox& letter) {
      return std::ranges::any_of(
          letter, [&](glm::vec2 corner) { return !sight_->view.clear.contains(corner); });
    });
  }
  /// A name speaks for the settlement that is nearest to any of its letters, as it is seen.
  bool is_astray(const Letters& letters, const table::RegionLayout& own) const {
    const auto away = [&](glm::vec2 settlement) {
      const auto seen = engine::screen_point(sight_->view.goal, ground_->on_surface(settlement, 1));
      float least = 1e6F;
      for (const table_test::LetterBox& letter : letters)
        if (seen) least = std::min(least, glm::distance((letter[0] + letter[2]) / 2.0F, *seen));
      return least;
    };
    const float of_own = away(own.settlement);
    return std::ranges::any_of(sight_->layout.regions, [&](const table::RegionLayout& region) {
      return region.is_great && region.id != own.id && away(region.settlement) < of_own;
    });
  }
  std::vector<engine::ScreenPart> figures_of(const table::Stage& stage) const {
    std::vector<engine::ScreenPart> parts;
    for (const table::Actor& actor : stage.actors()) {
      const auto part = table::part_of(actor.piece, sight_->view.goal);
      if (part && table::is_walker(actor.piece)) parts.push_back(*part);
    }
    return parts;
  }

  const SealSight* sight_;
  const engine::HeightField* ground_;
  engine::GlyphAtlas atlas_;
  table::NameGround name_ground_;
  table::NamePlaces places_;
  std::vector<Letters> land_names_;
};

/// What is wrong, and where.
inline void tell(const NameSurvey& survey) {
  for (const auto& [word, count] : survey.words) std::cout << count << " " << word << "\n";
  std::cout << survey.names << " names: " << survey.moved << " gave way, " << survey.under_marks
            << " under a seal or the Ring, " << survey.over_figures << " over a figure, "
            << survey.over_another << " over another, " << survey.over_land_names
            << " over a name of the land, " << survey.cut << " cut, " << survey.astray
            << " nearer to another settlement\n";
}

}  // namespace harness
