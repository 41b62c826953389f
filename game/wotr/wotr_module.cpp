#include "game/wotr/wotr_module.h"

#include <nlohmann/json.hpp>

#include "game/wotr/map/map_plan.h"
#include "game/wotr/players/wotr_players.h"
#include "game/wotr/screens/game_screens.h"
#include "game/wotr/screens/new_game_choices.h"
#include "game/wotr/session/opener.h"
#include "game/wotr/table/wotr_table.h"
#include "rules/wotr/game.h"
#include "rules/wotr/load/load.h"
#include "rules/wotr/state/event_kind.h"

namespace wotr_module {
namespace {

/// The rules as they are published. The files were checked when they were read.
wotr::Rules published_rules(const app::Resources& resources) {
  return std::move(*wotr::make_rules(resources.rules, nlohmann::json::object()));
}

wotr_table::FrameWords frame_words(const lang::Sentences& words) {
  return {.fellowship = words.say("frame.fellowship"),
          .corruption = words.say("frame.corruption"),
          .politics = words.say("frame.politics"),
          .hunt = words.say("frame.hunt"),
          .pool = words.say("frame.pool"),
          .rings = words.say("frame.rings"),
          .victory = words.say("frame.victory"),
          .steps = {words.say("frame.step.1"), words.say("frame.step.2"), words.say("frame.step.3"),
                    words.say("frame.step.4")}};
}

std::vector<std::string> machines_of(wotr::Side side) {
  std::vector<std::string> names = wotr_players::offered_players();
  std::erase_if(names,
                [side](const std::string& name) { return !wotr_players::is_of_use(name, side); });
  return names;
}

class Module final : public app::GameModule {
 public:
  app::GameFiles files() const override {
    return {.id = wotr::Game::kId,
            .rules = wotr::Game::data_files(),
            .layout = wotr_table::layout_files(),
            .players = wotr_players::roster().files,
            .moments = "moments.json",
            .has_sounds = true};
  }

  base::Result<std::unique_ptr<session::Opener>> opener(
      const app::Resources& resources) const override {
    const players::Roster<wotr::Game> roster = wotr_players::roster();
    auto registry = roster.make(resources.players);
    if (!registry) return registry.failure();
    auto forecaster = players::forecaster_of(roster, resources.players);
    if (!forecaster) return forecaster.failure();
    return wotr_session::opener(resources.data, resources.rules, registry.take(), resources.words,
                                forecaster.take());
  }
  std::shared_ptr<const table::GameTable> table(const app::Resources& resources) const override {
    return wotr_table::make_game_table(
        std::make_shared<const wotr::Rules>(published_rules(resources)), resources.figures,
        frame_words(resources.words));
  }
  screens::GameScreens screens(const app::Resources& resources) const override {
    return wotr_screens::game_screens(resources.moments);
  }

  screens::NewGameChoices choices(const app::Resources& resources) const override {
    return wotr_screens::new_game_choices(
        published_rules(resources),
        {machines_of(wotr::Side::kFree), machines_of(wotr::Side::kShadow)});
  }
  base::Result<screens::RuleValues> rule_values(const app::Resources& resources,
                                                nlohmann::json options, int seats) const override {
    options["players"] = seats;
    const auto rules = wotr::make_rules(resources.rules, options);
    if (!rules) return rules.failure();
    return wotr_screens::rule_values(rules->options);
  }
  nlohmann::json options(const screens::NewGame& choice) const override {
    return wotr_screens::options_json(choice);
  }

  std::vector<std::string_view> event_names() const override {
    std::vector<std::string_view> names;
    for (const core::SchemaRow& row : wotr::event_schema()) names.push_back(row.name);
    return names;
  }
  std::string_view picture_subject(std::span<const core::Event> events) const override {
    for (const core::Event& event : events) {
      switch (static_cast<wotr::EventKind>(event.kind)) {
        case wotr::EventKind::kActionDie: return "dice";
        case wotr::EventKind::kCombatDie: return "battle";
        case wotr::EventKind::kHuntTile: return "hunt";
        default: break;
      }
    }
    return {};
  }
};

}  // namespace

std::unique_ptr<app::GameModule> make_module() { return std::make_unique<Module>(); }

}  // namespace wotr_module
