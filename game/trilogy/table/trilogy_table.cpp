#include "game/trilogy/table/trilogy_table.h"

#include <utility>

#include "game/trilogy/table/cues.h"
#include "game/trilogy/table/mirror.h"
#include "game/trilogy/table/question.h"
#include "game/trilogy/table/shapes.h"

namespace trilogy_table {
namespace {

using match::AnyView;
using table::Surroundings;

const trilogy::View& inside(const AnyView& view) { return view.as<trilogy::Game>(); }

class TrilogyTable final : public table::GameTable {
 public:
  TrilogyTable(std::shared_ptr<const trilogy::Rules> rules, const std::filesystem::path& figures)
      : rules_(std::move(rules)), figures_(trilogy_figures::load_figures(figures)) {}

  std::vector<std::string> layout_files() const override { return trilogy_table::layout_files(); }
  base::Result<table::Layout> layout(std::span<const core::DataFile> files) const override {
    return load_layout(files, *rules_);
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
  table::RegionSet regions_of(std::span<const core::Event> events) const override {
    return trilogy_table::regions_of(events);
  }
  std::optional<core::Action> action_at(const AnyView& view,
                                        table::RegionId region) const override {
    return trilogy_table::action_at(inside(view), region);
  }

 private:
  std::shared_ptr<const trilogy::Rules> rules_;
  figures::FigureModels figures_;
};

}  // namespace

std::shared_ptr<const table::GameTable> make_game_table(
    std::shared_ptr<const trilogy::Rules> rules, const std::filesystem::path& figures) {
  return std::make_shared<TrilogyTable>(std::move(rules), figures);
}

}  // namespace trilogy_table
