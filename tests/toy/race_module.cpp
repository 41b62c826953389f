#include "tests/toy/race_module.h"

#include <nlohmann/json.hpp>

#include "game/session/opener_of.h"
#include "tests/toy/race_on_table.h"
#include "tests/toy/race_panels.h"

namespace toy {
namespace {

class RaceModule final : public app::GameModule {
 public:
  app::GameFiles files() const override {
    return {.id = Race::kId,
            .rules = Race::data_files(),
            .layout = {},
            .has_rule_book = false,
            .has_baked_map = false};
  }

  base::Result<std::unique_ptr<session::Opener>> opener(
      const app::Resources& resources) const override {
    return std::unique_ptr<session::Opener>(
        std::make_unique<session::OpenerOf<Race>>(session::SessionParts<Race>{
            resources.data, resources.rules, players::standard_players<Race>(),
            session::plain_narrator<Race>(resources.words)}));
  }
  std::shared_ptr<const table::GameTable> table(const app::Resources& resources) const override {
    return std::make_shared<const RaceTable>(
        Race::make_rules(resources.rules, json::object())->goal);
  }
  screens::GameScreens screens(const app::Resources&) const override { return race_screens(); }

  screens::NewGameChoices choices(const app::Resources&) const override {
    screens::NewGameChoices choices;
    choices.game = Race::kId;
    for (const std::string_view seat : kSeats) {
      choices.tables[2].push_back({std::string(seat), {std::string(players::kRandom)}});
    }
    return choices;
  }
  base::Result<screens::RuleValues> rule_values(const app::Resources& resources, json options,
                                                int) const override {
    const auto rules = Race::make_rules(resources.rules, options);
    if (!rules) return rules.failure();
    return screens::RuleValues{{"goal", rules->goal}};
  }
  json options(const screens::NewGame& choice) const override {
    json options = json::object();
    for (const auto& [id, value] : choice.rules) options[id] = std::get<int>(value);
    return options;
  }
};

}  // namespace

std::unique_ptr<app::GameModule> make_race_module() { return std::make_unique<RaceModule>(); }

}  // namespace toy
