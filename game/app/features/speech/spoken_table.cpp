#include "game/app/features/speech/spoken_table.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "game/lang/languages.h"
#include "game/spoken/map_walk.h"
#include "game/spoken/question.h"
#include "game/spoken/speech.h"
#include "game/table/board/region_steps.h"

namespace app {
namespace {

using engine::Manner;
using screens::Heard;

/// No voice speaks the language that only shows what has no words.
std::string voice_of(const std::string& language) {
  return language == lang::kPseudo ? std::string(lang::kEnglish) : language;
}

std::optional<glm::vec2> way_of(SpokenKey key) {
  switch (key) {
    case SpokenKey::kNorth: return glm::vec2(0, -1);
    case SpokenKey::kEast: return glm::vec2(1, 0);
    case SpokenKey::kSouth: return glm::vec2(0, 1);
    case SpokenKey::kWest: return glm::vec2(-1, 0);
    default: return std::nullopt;
  }
}

/// The answer that names the region.
std::optional<std::size_t> option_at(const Heard& heard, table::RegionId region) {
  const auto found = std::ranges::find(heard.options, region, &screens::HeardOption::region);
  if (region == table::kNoRegion || found == heard.options.end()) return std::nullopt;
  return static_cast<std::size_t>(found - heard.options.begin());
}

}  // namespace

SpokenTable::SpokenTable(TableScreen& screen, const Resources& resources, engine::Speaker* speaker)
    : screen_(screen), resources_(resources), speaker_(speaker) {}

engine::Speaker& SpokenTable::speaker() {
  if (speaker_ != nullptr) return *speaker_;
  if (!own_speaker_) own_speaker_ = engine::open_speaker(voice_of(resources_.language));
  return *own_speaker_;
}

void SpokenTable::say(const std::string& sentence, Manner manner) {
  if (!sentence.empty()) speaker().say(sentence, manner);
}

std::string SpokenTable::joined(std::initializer_list<std::string_view> sentences) const {
  return spoken::joined(resources_.words, sentences);
}

std::string SpokenTable::word(std::string_view key) const {
  return joined({resources_.words.say(key)});
}

std::string SpokenTable::take_fault() {
  const std::string reason = own_speaker_ ? own_speaker_->take_fault() : std::string();
  if (reason.empty()) return {};
  return resources_.words.say("spoken.no-voice", nlohmann::json{{"reason", reason}});
}

// What is new.

void SpokenTable::listen(const screens::Drawn& shown, const session::Session& session) {
  if (!shown.heard) {
    if (heard_) speaker().hush();
    heard_.reset();
    return;
  }
  const Heard& heard = *shown.heard;
  if (!heard_ || session_ != &session) begin(session);
  say_news(heard);
  say_lines(heard, session);
  say_question(heard, session);
  if (std::exchange(wants_place_, false)) say_place(heard);
  heard_ = heard;
}

/// What was played before is not told again.
void SpokenTable::begin(const session::Session& session) {
  session_ = &session;
  lines_ = session.screen().log().size();
  asked_.reset();
  option_.reset();
  is_on_map_ = false;
  screen_.memory().listened_to = table::kNoRegion;
}

void SpokenTable::say_news(const Heard& heard) {
  static const Heard kSilence;
  const Heard& before = heard_ ? *heard_ : kSilence;
  if (heard.notice != before.notice && !heard.notice.empty()) {
    const std::string how = spoken::confirm_words(resources_.words, heard, "spoken.go-on");
    say(joined({heard.notice, how}), Manner::kAtOnce);
  }
  if (heard.lesson != before.lesson) say(joined({heard.lesson}), Manner::kAfterwards);
  const std::string focus = spoken::focus_words(resources_.words, heard);
  if (heard_ && focus != spoken::focus_words(resources_.words, before)) say_now(focus);
}

/// Of a match that is looked at again the last line is enough, wherever one goes in it.
void SpokenTable::say_lines(const Heard& heard, const session::Session& session) {
  const auto log = session.screen().log();
  const std::size_t told = std::min(heard.log_lines, log.size());
  const bool is_jump = heard.is_replay && told != lines_ && told > 0;
  std::size_t next = is_jump ? told - 1 : std::min(lines_, told);
  if (told < lines_ && !heard.is_replay) say(word("spoken.taken-back"), Manner::kAfterwards);
  lines_ = told;
  if (!spoken::may_hear_log(heard)) return;
  for (; next < told; ++next) say(joined({log[next].sentence}), Manner::kAfterwards);
}

void SpokenTable::say_question(const Heard& heard, const session::Session& session) {
  const bool is_new_end = heard_ ? heard.ending != heard_->ending : !heard.ending.empty();
  if (heard.question.empty() && !is_new_end) return;
  Asked asked{session.screen().cursor(), spoken::question_words(resources_.words, heard)};
  if (asked_ == asked) return;
  const bool is_first = !asked_;
  option_.reset();
  is_on_map_ = false;
  say(joined({is_first ? heard.turn : std::string(), asked.words}), Manner::kInstead);
  asked_ = std::move(asked);
}

void SpokenTable::say_place(const Heard& heard) {
  const bool is_offered = option_at(heard, screen_.memory().listened_to).has_value();
  const std::string how = spoken::confirm_words(resources_.words, heard, "spoken.offered");
  say_now(joined({heard.place, is_offered ? how : std::string()}));
}

// What the keys ask for.

/// Sheets, fields and a replay have these keys for themselves.
bool SpokenTable::may_take(SpokenKey key) const {
  if (screen_.ui().wants_keys()) return false;
  const screens::Memory& memory = screen_.memory();
  const bool is_table = !screens::is_sheet_open(memory) && !heard_->is_replay;
  switch (key) {
    case SpokenKey::kTake:
      if (!heard_->notice.empty()) return true;
      if (!memory.typed_region.empty()) return false;  // it is the name that Enter ends
      return is_table && (heard_->is_covered || option_ || is_on_map_);
    case SpokenKey::kNextOption:
    case SpokenKey::kOptionBefore: return is_table;
    default: return true;
  }
}

std::optional<Spoken> SpokenTable::take_keys(commands::Read& read,
                                             const session::Session& session) {
  engine::Input& input = read.input;
  taken_.keep_hidden(input);
  if (!heard_ || !screen_.settings().spoken) return std::nullopt;
  std::optional<Spoken> said;
  for (const commands::Pressed pressed : std::exchange(read.pressed, {})) {
    const std::optional<SpokenKey> key = spoken_key(pressed);
    if (!key || !may_take(*key)) {
      read.pressed.push_back(pressed);
      continue;
    }
    if (*key == SpokenKey::kElsewhere) {
      option_.reset();
      is_on_map_ = false;
      read.pressed.push_back(pressed);  // the buttons need it
      continue;
    }
    if (*key != SpokenKey::kLine) lines_back_ = 0;
    taken_.take(input, pressed.key);
    said = obey(*key, pressed.with_shift, session);
  }
  hide_alt(input);
  return said;
}

Spoken SpokenTable::obey(SpokenKey key, bool with_shift, const session::Session& session) {
  if (const auto way = way_of(key)) {
    walk(*way, with_shift ? table::Choice::kSecond : table::Choice::kFirst);
    return {};
  }
  switch (key) {
    case SpokenKey::kTake: return take_answer();
    case SpokenKey::kQuestion: ask_again(); break;
    case SpokenKey::kNextOption: step_option(1); break;
    case SpokenKey::kOptionBefore: step_option(-1); break;
    case SpokenKey::kMore: tell_more(); break;
    case SpokenKey::kPlace: listen_to(here()); break;
    case SpokenKey::kNeighbours: tell_neighbours(); break;
    case SpokenKey::kLine: tell_line(session); break;
    case SpokenKey::kHush: speaker().hush(); break;
    default: break;
  }
  return {};
}

/// A notice is read first; then the answers are turned up; then one of them is given.
Spoken SpokenTable::take_answer() {
  if (!heard_->notice.empty()) return {.closes_notice = true};
  if (heard_->is_covered) {
    screen_.memory().options_shown = true;
    return {};
  }
  const table::RegionId region = screen_.memory().listened_to;
  const std::optional<std::size_t> number = is_on_map_ ? option_at(*heard_, region) : option_;
  if (!number || *number >= heard_->options.size()) {
    const std::string name = table::has_region(layout(), region)
                                 ? table::layout_of(layout(), region).name
                                 : std::string();
    say_now(joined({resources_.words.say("spoken.not-offered", nlohmann::json{{"region", name}})}));
    return {};
  }
  say_now(spoken::taken_words(resources_.words, *heard_, *number));
  return {.action = heard_->options[*number].action};
}

void SpokenTable::ask_again() {
  const std::string words = spoken::question_words(resources_.words, *heard_);
  say_now(words.empty() ? word("spoken.no-answer") : joined({heard_->turn, words}));
}

/// Round and round; the first step leads to the first answer, or to the last.
void SpokenTable::step_option(int by) {
  if (!spoken::may_hear_options(*heard_)) return ask_again();
  const std::size_t count = heard_->options.size();
  const std::size_t forth = by > 0 ? 1 : count - 1;
  const std::size_t first = by > 0 ? 0 : count - 1;
  option_ = option_ ? (*option_ + forth) % count : first;
  is_on_map_ = false;
  const table::RegionId region = heard_->options[*option_].region;
  if (region != table::kNoRegion) screen_.memory().listened_to = region;
  say_now(spoken::option_words(resources_.words, *heard_, *option_));
}

void SpokenTable::tell_more() {
  if (!option_ || *option_ >= heard_->options.size()) return ask_again();
  say_now(spoken::more_about_option(resources_.words, *heard_, *option_));
}

/// Where the keys are on the map; at first where something is asked.
table::RegionId SpokenTable::here() {
  const table::RegionId listened_to = screen_.memory().listened_to;
  if (table::has_region(layout(), listened_to)) return listened_to;
  for (const screens::HeardOption& option : heard_->options) {
    if (option.region != table::kNoRegion) return option.region;
  }
  return table::RegionId{0};
}

/// The screen knows in the next frame what stands there.
void SpokenTable::listen_to(table::RegionId region) {
  screen_.memory().listened_to = region;
  option_.reset();
  is_on_map_ = true;
  wants_place_ = true;
}

void SpokenTable::walk(glm::vec2 way, table::Choice choice) {
  if (!table::has_region(layout(), screen_.memory().listened_to)) return listen_to(here());
  const table::RegionId next = table::neighbour_towards(layout(), here(), way, choice);
  if (next == table::kNoRegion) return say_now(word("spoken.no-way"));
  listen_to(next);
}

void SpokenTable::tell_neighbours() {
  screen_.memory().listened_to = here();
  say_now(spoken::neighbour_words(resources_.words, layout(), here()));
}

/// The last line; pressed again, the one before.
void SpokenTable::tell_line(const session::Session& session) {
  const auto log = session.screen().log();
  const std::size_t told =
      spoken::may_hear_log(*heard_) ? std::min(heard_->log_lines, log.size()) : 0;
  if (told == 0) return say_now(word("spoken.nothing-told"));
  lines_back_ = std::min(lines_back_ + 1, told);
  say_now(joined({log[told - lines_back_].sentence}));
}

}  // namespace app
