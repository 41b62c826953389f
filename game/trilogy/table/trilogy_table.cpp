#include "game/trilogy/table/trilogy_table.h"

#include <utility>

#include "game/trilogy/figures/armies.h"
#include "game/trilogy/table/cues.h"
#include "game/trilogy/table/event_facts.h"
#include "game/trilogy/table/mirror.h"
#include "game/trilogy/table/places.h"
#include "game/trilogy/table/question.h"
#include "game/trilogy/table/shapes.h"
#include "game/trilogy/table/touches.h"
#include "rules/trilogy/game.h"

namespace trilogy_table {
namespace {

using match::AnyView;
using table::Surroundings;

constexpr float kTilt = 0.79F;  // as steep as the land is largest between the bars

const trilogy::View& inside(const AnyView& view) { return view.as<trilogy::Game>(); }

class TrilogyTable final : public table::GameTable {
 public:
  TrilogyTable(std::shared_ptr<const trilogy::Rules> rules, const std::filesystem::path& figures,
               FrameWords words)
      : rules_(std::move(rules)),
        figures_(trilogy_figures::load_figures(figures)),
        words_(std::move(words)) {}

  std::vector<std::string> layout_files() const override { return trilogy_table::layout_files(); }
  base::Result<table::Layout> layout(std::span<const core::DataFile> files) const override {
    return load_layout(files, *rules_);
  }
  table::Frame frame(const table::Layout&) const override { return frame_of(*rules_, words_); }
  std::vector<table::LandShape> land_shapes(const Surroundings& world,
                                            const engine::Image& map) const override {
    return place_shapes({world, *rules_}, map);
  }
  float home_tilt() const override { return kTilt; }
  std::vector<glm::vec2> home_places(const table::Layout& layout) const override {
    return trilogy_table::home_places(layout);
  }
  std::vector<std::string> faults() const override { return figures_.faults; }

  table::PieceMesh mesh_of(const table::PieceModel& shape) const override {
    return trilogy_table::mesh_of(figures_, shape);
  }

  table::Mirror mirror(const Surroundings& world, const AnyView& view) const override {
    return trilogy_table::mirror({world, view.rules<trilogy::Game>()}, inside(view));
  }
  table::Cues cues(const AnyView& view, std::span<const core::Event> events) const override {
    return cues_of(view.rules<trilogy::Game>(), events);
  }
  table::Spotlight spotlight(const AnyView& view) const override {
    return spotlight_of(view.rules<trilogy::Game>(), inside(view));
  }

  table::RegionSet in_question(const AnyView& view) const override {
    return trilogy_table::in_question(inside(view));
  }
  table::Staged staged(const AnyView& view) const override { return staged_of(inside(view)); }
  table::Facts facts_of(const AnyView& view, const core::Event& event) const override {
    return trilogy_table::facts_of(view.rules<trilogy::Game>(), event);
  }
  table::RegionSet regions_of(std::span<const core::Event> events) const override {
    return trilogy_table::regions_of(events);
  }
  table::Touches touches(const AnyView& view,
                         std::span<const table::Touchable> held) const override {
    return touches_of(view.rules<trilogy::Game>(), inside(view), held);
  }
  std::optional<core::Action> action_at(const AnyView& view,
                                        table::RegionId region) const override {
    return trilogy_table::action_at(inside(view), region);
  }

 private:
  std::shared_ptr<const trilogy::Rules> rules_;
  figures::FigureModels figures_;
  FrameWords words_;
};

}  // namespace

std::shared_ptr<const table::GameTable> make_game_table(std::shared_ptr<const trilogy::Rules> rules,
                                                        const std::filesystem::path& figures,
                                                        FrameWords words) {
  return std::make_shared<TrilogyTable>(std::move(rules), figures, std::move(words));
}

}  // namespace trilogy_table
