#include "game/wotr/screens/battle/casualties.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/screens/controls/bundle_rows.h"
#include "rules/wotr/battle/casualties.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

using CasualtyFields = wotr::StepFields<wotr::StepKind::kCasualty>;

std::optional<CasualtyFields> due_of(const Context& context) {
  const wotr::StepStack& pending = context.view.pending;
  if (pending.empty() || pending.overflowed()) return std::nullopt;
  if (static_cast<wotr::StepKind>(pending.top().kind) != wotr::StepKind::kCasualty) return {};
  return wotr::fields_of<wotr::StepKind::kCasualty>(pending.top());
}

int hits_named(const core::Bundle& bundle, std::span<const int> counts) {
  int hits = 0;
  for (std::size_t row = 0; row < std::min(bundle.rows.size(), counts.size()); ++row) {
    hits += counts[row] * hits_borne_by(bundle.rows[row]);
  }
  return hits;
}

/// What the person has told the steppers of this very question.
int hits_gathered(const Context& context) {
  const table::Touches* touches = context.neutral.state.touches;
  const auto& gathered = context.neutral.memory.own<screens::BundleMemory>();
  if (touches == nullptr || !touches->bundle || !(gathered.question == context.decision)) return 0;
  return hits_named(*touches->bundle, gathered.counts);
}

/// How many of these Elites the steppers have reduced already.
int reduced_so_far(const Context& context, core::Action reduce) {
  const table::Touches* touches = context.neutral.state.touches;
  const auto& gathered = context.neutral.memory.own<screens::BundleMemory>();
  if (touches == nullptr || !touches->bundle || !(gathered.question == context.decision)) return 0;
  const auto& rows = touches->bundle->rows;
  const auto row = static_cast<std::size_t>(std::ranges::find(rows, reduce) - rows.begin());
  return row < std::min(rows.size(), gathered.counts.size()) ? gathered.counts[row] : 0;
}

/// Where the next Regular of the Nation would come from, after so many have.
wotr::Place source_after(const Context& context, wotr::Nation nation, int reduced) {
  wotr::Board board = context.view.board;
  wotr::Place source = wotr::source_of_regular(context.rules, board, nation);
  for (; reduced > 0 && source != wotr::kNowhere; --reduced) {
    const bool is_fallen = source == wotr::kCasualties;
    std::uint8_t& lost = board.battle.regulars_lost[static_cast<std::size_t>(nation)];
    if (is_fallen && lost > 0) --lost;
    wotr::remove(is_fallen ? board.casualties : board.reinforcements, wotr::regular_of(nation));
    source = wotr::source_of_regular(context.rules, board, nation);
  }
  return source;
}

std::string_view key_of_source(wotr::Place source) {
  if (source == wotr::kCasualties) return "screen.reduced-from-fallen";
  return source == wotr::kReinforcements ? "screen.reduced-from-reserve" : "screen.reduced-is-lost";
}

}  // namespace

screens::UsualCounts usual_losses(const Context& context, const core::Bundle& bundle) {
  const auto due = due_of(context);
  if (!due || due->hits < 2) return {};
  const auto cost = [&](const core::Whole& whole) {
    int elites = 0;
    for (std::size_t row = 0; row < bundle.rows.size(); ++row) {
      const core::Action loss = bundle.rows[row];
      const bool is_elite = wotr::is_elite(wotr::figure_of(loss));
      const int each = wotr::is(loss, wotr::ActionKind::kReduce) ? 1 : 3;
      elites += is_elite ? each * whole.counts[row] : 0;
    }
    return elites;
  };
  const auto best = std::ranges::min_element(bundle.wholes, {}, cost);
  return {best->counts, say(context, "screen.usual-losses")};
}

std::string words_about_reducing(const Context& context, core::Action action) {
  if (!due_of(context) || !wotr::is(action, wotr::ActionKind::kReduce)) return {};
  const wotr::Figure elite = wotr::figure_of(action);
  const wotr::Place source =
      source_after(context, wotr::nation_of(elite), reduced_so_far(context, action));
  return say(context, key_of_source(source), nlohmann::json{{"figure", wotr::id_of(elite)}});
}

std::string words_about_reducing(const Context& context) {
  std::string words;
  for (const core::Action action : context.decision.actions) {
    const std::string one = words_about_reducing(context, action);
    words += (words.empty() || one.empty() ? "" : " ") + one;
  }
  return words;
}

int hits_borne_by(core::Action action) {
  if (wotr::is(action, wotr::ActionKind::kReduce)) return 1;
  if (!wotr::is(action, wotr::ActionKind::kRemove)) return 0;
  return wotr::is_elite(wotr::figure_of(action)) ? 2 : 1;
}

int hits_to_take(const Context& context, wotr::Side side) {
  const auto due = due_of(context);
  return due && due->side == side ? std::max(due->hits - hits_gathered(context), 0) : 0;
}

std::string words_of_lack(const Context& context, const core::Bundle& bundle,
                          std::span<const int> counts) {
  const auto due = due_of(context);
  if (!due) return {};
  return say(context, "screen.hits-left",
             {{"hits", std::max(due->hits - hits_named(bundle, counts), 0)}});
}

}  // namespace wotr_screens
