#include "game/screens/heard.h"

#include <algorithm>

#include "game/commands/ids.h"
#include "game/lang/emphasis.h"
#include "game/screens/controls/hidden_hand.h"
#include "game/screens/controls/key_words.h"
#include "game/screens/screens.h"

namespace screens {
namespace {

bool lies_open(const Memory& memory) { return memory.options_shown || is_hand_open(memory); }

std::vector<HeardOption> options_of(const Question& question) {
  std::vector<HeardOption> heard;
  for (const Option& option : question.options) {
    heard.push_back({.action = option.action,
                     .label = option.label,
                     .tip = option.tip,
                     .region = option.region,
                     .is_secret = question.is_secret || option.is_secret});
  }
  return heard;
}

/// The words on what the key that confirms presses.
std::string focus_of(const Drawn& drawn) {
  const auto words_in = [](const auto& shown) {
    const auto found = std::ranges::find_if(shown, [](const auto& one) { return one.has_keys; });
    return found == shown.end() ? std::string() : found->label;
  };
  if (drawn.reveal && drawn.reveal->has_keys) return drawn.reveal->label;
  const std::string option = words_in(drawn.shown);
  return option.empty() ? words_in(drawn.controls) : option;
}

std::string ending_of(const Situation& situation) {
  if (!situation.ending) return {};
  const Ending& ending = *situation.ending;
  const auto line = [](const std::string& words) { return words.empty() ? "" : words + "\n"; };
  return ending.title + "\n" + line(ending.how) + line(ending.praise) + ending.turn;
}

std::string lesson_of(const Context& context) {
  const TutorialShown* tutorial = context.state.find<TutorialShown>();
  if (tutorial == nullptr) return {};
  const std::string refusal = tutorial->is_wrong ? say(context, "tutorial.not-yet") + "\n" : "";
  return refusal + lang::without_emphasis(tutorial->words);
}

/// Those who share a screen share a log that tells what all may know; a match that is looked at
/// again is seen through borrowed eyes.
bool is_log_secret(const ScreenState& state) {
  if (state.find<ReplayShown>() != nullptr) return !(state.view.viewer() == core::kPublic);
  return !is_shared(state);
}

void note_question(Context& context, Heard& heard) {
  const core::Decision& decision = decision_of(context.state);
  if (decision.is_chance() || decision.is_over()) return;
  if (!is_asked(context.state)) {
    heard.waits = say(context, key_for(context, "screen.waiting", decision.seat));
    return;
  }
  if (context.situation.question.by_itself) return;  // nothing is decided by it
  heard.who = say(context, key_for(context, "screen.decides", decision.seat));
  heard.question = context.situation.question.words;
  heard.options = options_of(context.situation.question);
  heard.is_covered = are_options_covered(context);
}

}  // namespace

void note_heard(Context& context) {
  const ScreenState& state = context.state;
  if (state.settings == nullptr || !state.settings->spoken) return;
  Memory& memory = context.memory;
  Heard& heard = context.drawn.heard.emplace();
  heard.players = state.players;
  heard.is_hand_up = lies_open(memory);
  heard.is_replay = state.find<ReplayShown>() != nullptr;
  heard.is_log_secret = is_log_secret(state);
  heard.log_lines = state.log.size();
  const Said* said = state.find<Said>();
  heard.notice = state.notice.empty() && said != nullptr ? said->words : state.notice;
  heard.focus = focus_of(context.drawn);
  heard.confirm_key = words_of_key(context, commands::kConfirm);
  if (find_covering(memory.sheets, state.sheets, Covers::kTable) != nullptr) return;
  heard.turn = context.situation.turn;
  heard.ending = ending_of(context.situation);
  heard.lesson = lesson_of(context);
  note_question(context, heard);
  if (memory.listened_to == table::kNoRegion) return;
  heard.place = state.game.words.heard_about(context, memory.listened_to);
  context.drawn.lit.insert(memory.listened_to);
}

}  // namespace screens
