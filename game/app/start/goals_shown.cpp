#include "game/app/start/goals_shown.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "engine/ui/widgets.h"
#include "game/lang/prose.h"
#include "game/moments/moment_table.h"

namespace app {
namespace {

constexpr double kSecondsToRead = 0.055;  // a letter
constexpr double kLeastSeconds = 3;

std::string named(const screens::GoalShown& goal, const lang::Sentences& words) {
  return words.say("goals.named",
                   nlohmann::json{{"party", words.name("seat", goal.party)}, {"text", goal.text}});
}

screens::Moment moment(std::string title, std::string where) {
  screens::Moment told;
  told.id = "goal";
  told.seconds = kLeastSeconds + kSecondsToRead * static_cast<double>(where.size());
  told.title = std::move(title);
  told.where = std::move(where);
  told.weight = moments::kGreat;
  told.colour = engine::ink::kWax;
  told.sign = engine::Icon::kBanner;
  return told;
}

}  // namespace

std::string goal_text(const lang::Sentences& words, std::string_view scenario,
                      const match::Goal& goal) {
  const std::string text =
      lang::prose(words, "scenarios", std::string(scenario) + "." + goal.id, "text");
  return text.empty() ? goal.text : text;  // somebody's own scenario
}

std::vector<screens::GoalShown> goals_shown(const session::Session& session,
                                            const lang::Sentences& words) {
  std::vector<screens::GoalShown> shown;
  for (const session::GoalSeen& seen : session.goals()) {
    shown.push_back(
        {seen.goal->party, goal_text(words, session.scenario(), *seen.goal), seen.state});
  }
  return shown;
}

screens::Moment moment_of_goals(std::span<const screens::GoalShown> goals,
                                const lang::Sentences& words) {
  std::string all;
  for (const screens::GoalShown& goal : goals)
    all += (all.empty() ? "" : "\n") + named(goal, words);
  return moment(words.say("goals.begin"), std::move(all));
}

std::optional<screens::Moment> moment_of_settled(std::span<const screens::GoalShown> before,
                                                 std::span<const screens::GoalShown> now,
                                                 const lang::Sentences& words) {
  for (std::size_t i = 0; i < now.size() && i < before.size(); ++i) {
    if (now[i].mark == before[i].mark || now[i].mark == match::GoalState::kOpen) continue;
    const bool is_reached = now[i].mark == match::GoalState::kReached;
    return moment(words.say(is_reached ? "goals.is-reached" : "goals.is-missed"),
                  named(now[i], words));
  }
  return std::nullopt;
}

}  // namespace app
