#include "game/trilogy/trilogy_module.h"

#include <array>
#include <nlohmann/json.hpp>

#include "game/trilogy/map/map_plan.h"
#include "game/trilogy/players/trilogy_players.h"
#include "game/trilogy/screens/game_screens.h"
#include "game/trilogy/screens/new_game_choices.h"
#include "game/trilogy/session/opener.h"
#include "game/trilogy/table/trilogy_table.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/load/load.h"
#include "rules/trilogy/load/seating.h"
#include "rules/trilogy/names/names.h"
#include "rules/trilogy/state/event_kind.h"

namespace trilogy_module {
namespace {

/// The rules as they are published. The files were checked when they were read.
trilogy::Rules published_rules(const app::Resources& resources) {
  return std::move(*trilogy::make_rules(resources.rules, nlohmann::json::object()));
}

trilogy_table::FrameWords frame_words(const lang::Sentences& words) {
  trilogy_table::FrameWords frame{
      .regions = words.say("frame.regions"),
      .sets = words.say("frame.sets"),
      .score = words.say("frame.score"),
      .region_names = {},
      .set_names = {words.say("frame.set.archers"), words.say("frame.set.riders"),
                    words.say("frame.set.eagles"), words.say("frame.set.mixed")},
      .steps = {}};
  constexpr std::array<std::string_view, trilogy::kRegionCount> kRegions{
      "eriador", "arnor",  "rhovanion", "mirkwood",  "rohan",
      "rhun",    "gondor", "mordor",    "haradwaith"};
  for (std::size_t i = 0; i < kRegions.size(); ++i) {
    frame.region_names[i] = words.name("region", kRegions[i]);
  }
  for (std::size_t i = 0; i < frame.steps.size(); ++i) {
    frame.steps[i] = words.name("frame.step", trilogy::kTurnStepIds[i]);
  }
  return frame;
}

class Module final : public app::GameModule {
 public:
  app::GameFiles files() const override {
    return {.id = trilogy::Game::kId,
            .rules = trilogy::Game::data_files(),
            .layout = trilogy_table::layout_files(),
            .players = trilogy_players::roster().files,
            .regions = "territory",
            .moments = "moments.json",
            .has_sounds = true};
  }

  base::Result<std::unique_ptr<session::Opener>> opener(
      const app::Resources& resources) const override {
    auto registry = trilogy_players::roster().make(resources.players);
    if (!registry) return registry.failure();
    return trilogy_session::opener(resources.data, resources.rules, registry.take(),
                                   resources.words);
  }
  std::shared_ptr<const table::GameTable> table(const app::Resources& resources) const override {
    return trilogy_table::make_game_table(
        std::make_shared<const trilogy::Rules>(published_rules(resources)), resources.figures,
        frame_words(resources.words));
  }
  screens::GameScreens screens(const app::Resources& resources) const override {
    return trilogy_screens::game_screens(resources.moments);
  }

  screens::NewGameChoices choices(const app::Resources& resources) const override {
    return trilogy_screens::new_game_choices(published_rules(resources),
                                             trilogy_players::offered_players());
  }
  base::Result<screens::RuleValues> rule_values(const app::Resources& resources,
                                                nlohmann::json options, int seats) const override {
    options[trilogy::kPlayersOption] = seats;
    const auto rules = trilogy::make_rules(resources.rules, options);
    if (!rules) return rules.failure();
    return trilogy_screens::rule_values(rules->options);
  }
  nlohmann::json options(const screens::NewGame& choice) const override {
    return trilogy_screens::options_json(choice);
  }

  std::vector<std::string_view> event_names() const override {
    std::vector<std::string_view> names;
    for (const core::SchemaRow& row : trilogy::event_schema()) names.push_back(row.name);
    return names;
  }
  std::string_view picture_subject(std::span<const core::Event> events) const override {
    for (const core::Event& event : events) {
      switch (static_cast<trilogy::EventKind>(event.kind)) {
        case trilogy::EventKind::kBattleDie: return "battle";
        case trilogy::EventKind::kFellowshipDie: return "fellowship";
        default: break;
      }
    }
    return {};
  }
};

}  // namespace

std::unique_ptr<app::GameModule> make_module() { return std::make_unique<Module>(); }

}  // namespace trilogy_module
