#include "tests/toy/race_module.h"

#include <nlohmann/json.hpp>

#include "game/figures/dice.h"
#include "game/figures/palette.h"
#include "game/figures/pawn.h"
#include "game/lang/question.h"
#include "game/screens/sheet.h"
#include "game/table/dice/dice_tray.h"
#include "tests/toy/race.h"

namespace toy {
namespace {

enum PieceKind : std::uint8_t { kPawn, kDie };
constexpr int kSpacesInRow = 7;
constexpr float kSpace = 12;  // board units from one space to the next
constexpr float kHalf = 5.5F;
constexpr float kPawnScale = 3;
constexpr float kPawnRadius = 0.7F;

/// The way runs to the east, back, and to the east again.
glm::vec2 place_of(int space) {
  const int row = space / kSpacesInRow;
  const int along = space % kSpacesInRow;
  const int column = row % 2 == 0 ? along : kSpacesInRow - 1 - along;
  return {30 + kSpace * static_cast<float>(column), 25 + 2 * kSpace * static_cast<float>(row)};
}

table::RegionId space_of(const View& view, std::size_t seat) {
  return static_cast<table::RegionId>(view.place[seat]);
}

table::Piece piece(table::PieceModel model, table::Spot spot, const engine::Pose& pose,
                   float scale) {
  table::Piece made{.model = model, .spot = spot, .pose = pose, .scale = scale};
  made.traits.identity = made.traits.shape = {model.kind, model.kind == kPawn ? model.a : 0};
  return made;
}

class RaceTable final : public table::GameTable {
 public:
  explicit RaceTable(int goal) : goal_(goal) {}

  base::Result<table::Layout> layout(std::span<const core::DataFile>) const override {
    table::Layout layout;
    for (int space = 0; space <= goal_; ++space) {
      table::RegionLayout region;
      region.id = region.name = std::to_string(space);
      const glm::vec2 middle = place_of(space);
      region.settlement = middle;
      region.label = middle + glm::vec2(0, kHalf - 1);
      region.label_length = kSpace / 2;
      region.armies = {middle - glm::vec2(2, 0), middle + glm::vec2(2, 0)};
      set_border(region, {middle + glm::vec2(-kHalf, -kHalf), middle + glm::vec2(kHalf, -kHalf),
                          middle + glm::vec2(kHalf, kHalf), middle + glm::vec2(-kHalf, kHalf)});
      if (space > 0) region.neighbours.push_back(static_cast<table::RegionId>(space - 1));
      if (space < goal_) region.neighbours.push_back(static_cast<table::RegionId>(space + 1));
      for (const table::RegionId next : region.neighbours) region.adjacent.insert(next);
      layout.regions.push_back(std::move(region));
    }
    clear_names(layout);
    return layout;
  }

  table::PieceMesh mesh_of(const table::PieceModel& shape) const override {
    const glm::vec4& paint = shape.a == 0 ? figures::paints::kWax : figures::paints::kBlue;
    if (shape.kind == kDie)
      return {{figures::pip_die_mesh({figures::paints::kBone, figures::paints::kInk}), {}}, true};
    return {{figures::pawn_mesh({.radius = kPawnRadius, .paint = paint}), {}}, true};
  }

  table::Mirror mirror(const table::Surroundings& world,
                       const match::AnyView& any) const override {
    const View& view = any.as<Race>();
    table::Mirror mirror;
    for (std::uint8_t seat = 0; seat < 2; ++seat) {
      const table::RegionId space = space_of(view, seat);
      const glm::vec2 place = table::layout_of(world.layout, space).armies[seat];
      table::Piece pawn = piece({kPawn, seat}, {0, view.place[seat]},
                                {world.ground.on_surface(place), table::facing(0)}, kPawnScale);
      pawn.region = space;
      pawn.is_on_map = true;
      pawn.traits.role = table::PieceRole::kFigure;
      pawn.traits.side = seat;
      mirror.pieces.push_back(pawn);
    }
    return mirror;
  }

  table::Cues cues(const match::AnyView&, std::span<const core::Event> events) const override {
    table::Cues cues{.has_events = !events.empty()};
    for (const core::Event& event : events) {
      if (event.kind != kRolled) continue;
      const int face = event.args[1] - 1;
      cues.thrown.push_back(piece({kDie}, {1}, {{0, 0, 0}, figures::die_rest_rotation(face)},
                                  table::kThrownDieScale));
      cues.thrown.back().traits.role = table::PieceRole::kDie;
    }
    return cues;
  }

 private:
  int goal_;
};

class RacePanels final : public screens::GamePanels {
 public:
  std::span<const std::string_view> seats(const match::AnyView&) const override { return kSeats; }
  screens::RuleValues rules_of(const match::AnyView& view) const override {
    return {{"goal", view.rules<Race>().goal}};
  }
  screens::Situation situation(screens::Sheet& sheet) override {
    const match::AnyView& any = sheet.state.view;
    const Rules& rules = any.rules<Race>();
    const View& view = any.as<Race>();
    const lang::Sentences& words = sheet.state.words;
    screens::Situation situation{.turn = words.say("turn", {{"turn", view.turn}})};
    if (view.pending.is_over()) situation.ending = {words.say("decision.over"), {}, {}};
    situation.question.words = lang::question_words<Race>(words, rules, view);
    if (!screens::is_asked(sheet.state)) return situation;
    for (const core::Action action : view.pending.actions) {
      screens::Option option;
      option.action = action;
      option.label = lang::option_words<Race>(words, rules, view.pending, action);
      option.is_primary = action.kind == kRoll;
      situation.question.options.push_back(option);
    }
    return situation;
  }
};

class RaceModule final : public app::GameModule {
 public:
  app::GameFiles files() const override { return {Race::kId, Race::data_files(), {}}; }
  std::unique_ptr<session::Opener> opener(const app::Resources& resources) const override {
    return std::make_unique<session::OpenerOf<Race>>(session::SessionParts<Race>{
        resources.data, resources.rules, players::standard_players<Race>(),
        session::plain_narrator<Race>(resources.words)});
  }
  std::shared_ptr<const table::GameTable> table(const app::Resources& resources) const override {
    const int goal = Race::make_rules(resources.rules, json::object())->goal;
    return std::make_shared<const RaceTable>(goal);
  }
  std::unique_ptr<screens::GamePanels> panels() const override {
    return std::make_unique<RacePanels>();
  }
  screens::NewGameChoices choices(const app::Resources&) const override {
    return {.game = std::string(Race::kId),
            .tables = {{2, {{"red", {"random"}}, {"blue", {"random"}}}}}};
  }
  json options(const screens::NewGame& choice) const override {
    const screens::RuleValue& goal = choice.rules.at("goal");
    return {{"goal", std::get<int>(goal)}};
  }
  base::Result<screens::RuleValues> rule_values(const app::Resources& resources, json options,
                                                int) const override {
    const auto rules = Race::make_rules(resources.rules, options);
    if (!rules) return base::Error{rules.error()};
    return screens::RuleValues{{"goal", rules->goal}};
  }
};

}  // namespace

std::unique_ptr<app::GameModule> make_race_module() { return std::make_unique<RaceModule>(); }

}  // namespace toy
