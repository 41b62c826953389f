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

bool is_strict(const Sheet& sheet) {
  const Settings* settings = sheet.state.settings;
  return settings != nullptr && settings->strict_play;
}

bool may_be_asked(const Sheet& sheet) {
  return sheet.state.hint.is_offered && is_asked(sheet.state) && !is_strict(sheet) &&
         !are_options_covered(sheet);
}

/// The answer that it would give, and the best others; none where nothing may be told.
std::span<const players::Candidate> told(const Sheet& sheet) {
  const players::Thoughts* thoughts = sheet.state.hint.thoughts;
  if (thoughts == nullptr || !may_be_asked(sheet) || is_hand_covered(sheet)) return {};
  const std::span<const players::Candidate> all = thoughts->candidates;
  return all.first(std::min(all.size(), kMostShown));
}

bool is_thought_about(const Sheet& sheet) {
  return sheet.state.hint.thinking && may_be_asked(sheet) && !is_hand_covered(sheet);
}

const Option* option_of(const Sheet& sheet, core::Action action) {
  const auto& options = sheet.situation.question.options;
  const auto found = std::ranges::find(options, action, &Option::action);
  return found == options.end() ? nullptr : &*found;
}

int in_percent(double share) { return static_cast<int>(std::lround(100 * share)); }

/// Of the first it is said what the number means.
std::string words_of(Sheet& sheet, const players::Candidate& one, std::size_t rank) {
  const Option* option = option_of(sheet, one.action);
  const std::string words =
      option != nullptr ? option->label : sheet.state.game.words.row(sheet, one.action);
  return say(sheet, rank == 0 ? "screen.hint-answer" : "screen.hint-other",
             json{{"answer", words}, {"chance", in_percent(one.chance)}});
}

std::string reason_of(const Sheet& sheet) {
  const match::SharedNote why = players::note_of(*sheet.state.hint.thoughts);
  return why ? lang::reason_words(sheet.state.words, why->topic, match::facts_json(*why)) : "";
}

void draw_words(Sheet& sheet, const std::string& words) {
  ImGui::AlignTextToFramePadding();
  write(sheet.theme.italic, engine::ink::kSoftInk, words);
}

/// Pressed, it is the answer; the place that it names lights up, the first one's all the time.
void draw_candidate(Sheet& sheet, const players::Candidate& one, std::size_t rank) {
  ImGui::PushID(static_cast<int>(rank));
  if (plain_control(sheet, words_of(sheet, one, rank))) sheet.answer.action = one.action;
  const Option* option = option_of(sheet, one.action);
  const bool has_place = option != nullptr && option->region != table::kNoRegion;
  if (has_place && (rank == 0 || ImGui::IsItemHovered())) sheet.drawn.lit.insert(option->region);
  ImGui::PopID();
}

void draw_reason(Sheet& sheet, const std::string& reason) {
  if (reason.empty()) return;
  flow(sheet, screens::width_of(sheet.theme.italic, reason));
  draw_words(sheet, reason);
}

/// Why what is told to win more often is not what is recommended: it was looked at less.
std::string words_of_doubt(const Sheet& sheet, std::span<const players::Candidate> candidates) {
  const auto best =
      std::ranges::max_element(candidates, {}, [](const auto& one) { return one.chance; });
  const int most = in_percent(best->chance);
  if (most <= in_percent(candidates[0].chance)) return {};
  return say(sheet, "screen.hint-doubt",
             json{{"chance", most},
                  {"tried", in_percent(best->share)},
                  {"first", in_percent(candidates[0].share)}});
}

void draw_others(Sheet& sheet, std::span<const players::Candidate> others) {
  if (others.empty()) return;
  const std::string words = say(sheet, "screen.hint-else");
  flow(sheet,
       screens::width_of(sheet.theme.italic, words) +
           control_width(sheet, words_of(sheet, others[0], 1)),
       sheet.unit(24));
  draw_words(sheet, words);
  for (std::size_t i = 0; i < others.size(); ++i) {
    flow(sheet, control_width(sheet, words_of(sheet, others[i], i + 1)));
    draw_candidate(sheet, others[i], i + 1);
  }
}

}  // namespace

bool has_hint_button(const Sheet& sheet) { return may_be_asked(sheet); }

void draw_hint_button(Sheet& sheet) {
  if (!may_be_asked(sheet)) return;
  const std::string label = say(sheet, "screen.hint");
  if (is_hand_covered(sheet)) {
    refused_control(sheet, label, say(sheet, "screen.hint-covered"));
  } else {
    sheet.drawn.offers_hint = true;
    const HintShown& hint = sheet.state.hint;
    const bool is_open = hint.thinking || hint.thoughts != nullptr;
    if (choice_control(sheet, label, is_open)) ask(sheet, commands::kHint);
    if (ImGui::IsItemHovered()) {
      const std::string words = say_with_key(sheet, "screen.hint-tip", commands::kHint);
      engine::tip(sheet.theme, words.c_str());
    }
  }
}

bool has_hint(const Sheet& sheet) { return is_thought_about(sheet) || !told(sheet).empty(); }

void draw_hint(Sheet& sheet) {
  if (is_thought_about(sheet)) return draw_words(sheet, say(sheet, "screen.hint-thinking"));
  const std::span<const players::Candidate> candidates = told(sheet);
  if (candidates.empty()) return;
  draw_words(sheet, say(sheet, "screen.hint-first"));
  flow(sheet, control_width(sheet, words_of(sheet, candidates[0], 0)));
  draw_candidate(sheet, candidates[0], 0);
  draw_reason(sheet, reason_of(sheet));
  draw_reason(sheet, words_of_doubt(sheet, candidates));
  draw_others(sheet, candidates.subspan(1));
}

void mark_hinted(Sheet& sheet, core::Action action) {
  const std::span<const players::Candidate> candidates = told(sheet);
  const auto found = std::ranges::find(candidates, action, &players::Candidate::action);
  if (found == candidates.end()) return;
  const ImVec2 corner(ImGui::GetItemRectMax().x - sheet.unit(3),
                      ImGui::GetItemRectMin().y + sheet.unit(4));
  engine::count_badge(*ImGui::GetWindowDrawList(), sheet.theme, corner,
                      static_cast<int>(found - candidates.begin()) + 1, engine::ink::kBrass);
}

}  // namespace screens
