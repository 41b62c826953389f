#include "game/screens/controls/hint.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <span>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/lang/reason.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/hidden_hand.h"
#include "game/screens/controls/key_words.h"
#include "game/screens/controls/option_button.h"

namespace screens {
namespace {

using nlohmann::json;

constexpr std::size_t kMostShown = 3;

bool is_strict(const Context& context) {
  const Settings* settings = context.state.settings;
  return settings != nullptr && settings->strict_play;
}

bool may_be_asked(const Context& context) {
  return context.state.hint.is_offered && is_asked(context.state) && !is_strict(context) &&
         !are_options_covered(context);
}

/// The answer that it would give, and the best others; none where nothing may be told.
std::span<const players::Candidate> told(const Context& context) {
  const players::Thoughts* thoughts = context.state.hint.thoughts;
  if (thoughts == nullptr || !may_be_asked(context) || is_hand_covered(context)) return {};
  const std::span<const players::Candidate> all = thoughts->candidates;
  return all.first(std::min(all.size(), kMostShown));
}

bool is_thought_about(const Context& context) {
  return context.state.hint.thinking && may_be_asked(context) && !is_hand_covered(context);
}

const Option* option_of(const Context& context, core::Action action) {
  const auto& options = context.situation.question.options;
  const auto found = std::ranges::find(options, action, &Option::action);
  return found == options.end() ? nullptr : &*found;
}

int in_percent(double share) { return static_cast<int>(std::lround(100 * share)); }

/// Of the first it is said what the number means.
std::string words_of(Context& context, const players::Candidate& one, std::size_t rank) {
  const Option* option = option_of(context, one.action);
  const std::string words =
      option != nullptr ? option->label : context.state.game.words.row(context, one.action);
  return say(context, rank == 0 ? "screen.hint-answer" : "screen.hint-other",
             json{{"answer", words}, {"chance", in_percent(one.chance)}});
}

std::string reason_of(const Context& context) {
  const match::SharedNote why = players::note_of(*context.state.hint.thoughts);
  return why ? lang::reason_words(context.state.words, why->topic, match::facts_json(*why)) : "";
}

void draw_words(Context& context, const std::string& words) {
  ImGui::AlignTextToFramePadding();
  write(context.theme.italic, engine::ink::kSoftInk, words);
}

/// Pressed, it is the answer; the place that it names lights up, the first one's all the time.
void draw_candidate(Context& context, const players::Candidate& one, std::size_t rank) {
  ImGui::PushID(static_cast<int>(rank));
  if (plain_control(context, words_of(context, one, rank))) context.answer.action = one.action;
  const Option* option = option_of(context, one.action);
  const bool has_place = option != nullptr && option->region != table::kNoRegion;
  if (has_place && (rank == 0 || ImGui::IsItemHovered())) context.drawn.lit.insert(option->region);
  ImGui::PopID();
}

void draw_reason(Context& context, const std::string& reason) {
  if (reason.empty()) return;
  flow(context, screens::width_of(context.theme.italic, reason));
  draw_words(context, reason);
}

/// Why what is told to win more often is not what is recommended: it was looked at less.
std::string words_of_doubt(const Context& context, std::span<const players::Candidate> candidates) {
  const auto best =
      std::ranges::max_element(candidates, {}, [](const auto& one) { return one.chance; });
  const int most = in_percent(best->chance);
  if (most <= in_percent(candidates[0].chance)) return {};
  return say(context, "screen.hint-doubt",
             json{{"chance", most},
                  {"tried", in_percent(best->share)},
                  {"first", in_percent(candidates[0].share)}});
}

void draw_others(Context& context, std::span<const players::Candidate> others) {
  if (others.empty()) return;
  const std::string words = say(context, "screen.hint-else");
  flow(context,
       screens::width_of(context.theme.italic, words) +
           control_width(context, words_of(context, others[0], 1)),
       context.unit(24));
  draw_words(context, words);
  for (std::size_t i = 0; i < others.size(); ++i) {
    flow(context, control_width(context, words_of(context, others[i], i + 1)));
    draw_candidate(context, others[i], i + 1);
  }
}

}  // namespace

bool has_hint_button(const Context& context) { return may_be_asked(context); }

void draw_hint_button(Context& context) {
  if (!may_be_asked(context)) return;
  const std::string label = say(context, "screen.hint");
  if (is_hand_covered(context)) {
    refused_control(context, label, say(context, "screen.hint-covered"));
  } else {
    context.drawn.offers_hint = true;
    const HintShown& hint = context.state.hint;
    const bool is_open = hint.thinking || hint.thoughts != nullptr;
    if (choice_control(context, label, is_open)) ask(context, commands::kHint);
    if (ImGui::IsItemHovered()) {
      const std::string words = say_with_key(context, "screen.hint-tip", commands::kHint);
      engine::tip(context.theme, words.c_str());
    }
  }
}

bool has_hint(const Context& context) {
  return is_thought_about(context) || !told(context).empty();
}

void draw_hint(Context& context) {
  if (is_thought_about(context)) return draw_words(context, say(context, "screen.hint-thinking"));
  const std::span<const players::Candidate> candidates = told(context);
  if (candidates.empty()) return;
  draw_words(context, say(context, "screen.hint-first"));
  flow(context, control_width(context, words_of(context, candidates[0], 0)));
  draw_candidate(context, candidates[0], 0);
  draw_reason(context, reason_of(context));
  draw_reason(context, words_of_doubt(context, candidates));
  draw_others(context, candidates.subspan(1));
}

void mark_hinted(Context& context, core::Action action) {
  const std::span<const players::Candidate> candidates = told(context);
  const auto found = std::ranges::find(candidates, action, &players::Candidate::action);
  if (found == candidates.end()) return;
  const ImVec2 corner(ImGui::GetItemRectMax().x - context.unit(3),
                      ImGui::GetItemRectMin().y + context.unit(4));
  engine::count_badge(*ImGui::GetWindowDrawList(), context.theme, corner,
                      static_cast<int>(found - candidates.begin()) + 1, engine::ink::kBrass);
}

}  // namespace screens
