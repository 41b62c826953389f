#include "game/wotr/table/wotr_table.h"

#include <utility>

#include "game/wotr/data/pictures.h"
#include "game/wotr/figures/figure_kinds.h"
#include "game/wotr/map/map_plan.h"
#include "game/wotr/table/cues.h"
#include "game/wotr/table/event_facts.h"
#include "game/wotr/table/frame/frame.h"
#include "game/wotr/table/frame/frame_things.h"
#include "game/wotr/table/happening.h"
#include "game/wotr/table/living_lights.h"
#include "game/wotr/table/mirror.h"
#include "game/wotr/table/mordor_track.h"
#include "game/wotr/table/question.h"
#include "game/wotr/table/settlement_ground.h"
#include "game/wotr/table/shapes.h"
#include "game/wotr/table/touches.h"
#include "rules/wotr/game.h"

namespace wotr_table {
namespace {

using match::AnyView;
using table::Surroundings;

const wotr::View& inside(const AnyView& view) { return view.as<wotr::Game>(); }

class WotrTable final : public table::GameTable {
 public:
  WotrTable(std::shared_ptr<const wotr::Rules> rules, const std::filesystem::path& figures,
            FrameWords words)
      : rules_(std::move(rules)),
        figures_(wotr_figures::load_figures(figures)),
        words_(std::move(words)) {}

  std::vector<std::string> layout_files() const override { return wotr_table::layout_files(); }
  base::Result<table::Layout> layout(std::span<const core::DataFile> files) const override {
    return load_layout(files, *rules_);
  }
  table::Frame frame(const table::Layout& layout) const override {
    return {.meshes = frame_meshes(layout.size),
            .labels = frame_labels(words_),
            .places = frame_places()};
  }
  std::vector<engine::DecalVertex> ground_decals(const Surroundings& world) const override {
    std::vector<engine::DecalVertex> decals;
    add_settlement_ground(decals, {world, *rules_});
    add_mordor_track(decals, {world, *rules_});
    return decals;
  }
  std::vector<table::LandShape> land_shapes(const Surroundings& world,
                                            const engine::Image& map) const override {
    return settlement_shapes({world, *rules_}, map);
  }
  std::vector<engine::Mesh> light_meshes() const override { return wotr_table::light_meshes(); }
  std::vector<std::string> faults() const override { return figures_.faults; }
  std::vector<glm::vec2> home_places(const table::Layout& layout) const override {
    return wotr_table::home_places(layout);
  }

  table::PieceMesh mesh_of(const table::PieceModel& shape) const override {
    return wotr_table::mesh_of(*rules_, figures_, shape);
  }

  table::Mirror mirror(const Surroundings& world, const AnyView& view) const override {
    const auto& rules = view.rules<wotr::Game>();
    const wotr::View& seen = inside(view);
    return wotr_table::mirror({world, rules}, seen.board, card_stacks(seen, rules));
  }
  table::Cues cues(const AnyView& view, std::span<const core::Event> events) const override {
    return cues_of(view.rules<wotr::Game>(), events);
  }
  table::Spotlight spotlight(const AnyView& view) const override {
    return spotlight_of(view.rules<wotr::Game>(), inside(view));
  }
  table::Ambience ambience(const Surroundings& world, const AnyView& view) const override {
    return ambience_of({world, view.rules<wotr::Game>()}, inside(view).board);
  }

  table::RegionSet in_question(const AnyView& view) const override {
    return on_table(regions_in_question(inside(view)));
  }
  table::Staged staged(const AnyView& view) const override {
    return staged_of(view.rules<wotr::Game>(), inside(view));
  }
  table::Facts facts_of(const AnyView& view, const core::Event& event) const override {
    return wotr_table::facts_of(view.rules<wotr::Game>(), event);
  }
  table::RegionSet regions_of(std::span<const core::Event> events) const override {
    return on_table(wotr_table::regions_of(events));
  }
  table::Touches touches(const AnyView& view,
                         std::span<const table::Touchable> held) const override {
    return touches_of(view.rules<wotr::Game>(), inside(view), held);
  }
  std::optional<core::Action> action_at(const AnyView& view,
                                        table::RegionId region) const override {
    return wotr_table::action_at(inside(view), in_rules(region));
  }
  std::vector<std::string_view> happenings() const override {
    return {wotr_data::kHappenings.begin(), wotr_data::kHappenings.end()};
  }
  bool is_among(std::string_view happening, std::span<const core::Event> events) const override {
    return wotr_table::is_among(happening, events);
  }

  void add_lights(engine::Scene& scene, const table::LightRequest& request) const override {
    wotr_table::add_lights(scene, *rules_, request);
  }

 private:
  std::shared_ptr<const wotr::Rules> rules_;
  figures::FigureModels figures_;
  FrameWords words_;
};

}  // namespace

std::shared_ptr<const table::GameTable> make_game_table(std::shared_ptr<const wotr::Rules> rules,
                                                        const std::filesystem::path& figures,
                                                        FrameWords words) {
  return std::make_shared<WotrTable>(std::move(rules), figures, std::move(words));
}

}  // namespace wotr_table
