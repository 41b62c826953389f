#include "game/spoken/question.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/spoken/secrecy.h"
#include "game/spoken/speech.h"

namespace spoken {
namespace {

using nlohmann::json;
using screens::Heard;
using screens::HeardOption;

bool may_be_said(const Heard& heard, bool is_secret) {
  return may_be_said(is_secret ? Knowledge::kTurnedUp : Knowledge::kOpen, heard.players);
}

bool is_all_secret(const Heard& heard) {
  return !heard.options.empty() && std::ranges::all_of(heard.options, &HeardOption::is_secret);
}

bool may_hear(const Heard& heard, const HeardOption& option) {
  return !heard.is_covered && may_be_said(heard, option.is_secret);
}

json place_in_row(const Heard& heard, std::size_t number, const std::string& answer) {
  return json{{"number", number + 1}, {"count", heard.options.size()}, {"answer", answer}};
}

}  // namespace

bool may_hear_options(const Heard& heard) {
  return !heard.is_covered && !heard.options.empty() && may_be_said(heard, is_all_secret(heard));
}

std::string question_words(const lang::Sentences& words, const Heard& heard) {
  if (!heard.ending.empty()) return joined(words, {heard.ending});
  if (heard.question.empty()) return joined(words, {heard.waits});
  if (heard.is_covered) {
    return joined(words, {heard.who, confirm_words(words, heard, "spoken.covered")});
  }
  if (!may_hear_options(heard)) return joined(words, {heard.who, words.say("spoken.secret")});
  const std::string answers = words.say("spoken.answers", json{{"count", heard.options.size()}});
  return joined(words, {heard.who, heard.question, answers});
}

std::string confirm_words(const lang::Sentences& words, const Heard& heard,
                          std::string_view sentence) {
  if (heard.confirm_key.empty()) return {};
  return words.say(sentence, json{{"key", heard.confirm_key}});
}

std::string option_words(const lang::Sentences& words, const Heard& heard, std::size_t number) {
  const HeardOption& option = heard.options[number];
  if (!may_hear(heard, option)) {
    return joined(words, {words.say("spoken.hidden-option", place_in_row(heard, number, ""))});
  }
  return joined(words, {words.say("spoken.option",
                                  place_in_row(heard, number, as_said(words, option.label)))});
}

std::string more_about_option(const lang::Sentences& words, const Heard& heard,
                              std::size_t number) {
  const HeardOption& option = heard.options[number];
  const bool is_told = may_hear(heard, option) && !option.tip.empty();
  return joined(words, {is_told ? option.tip : words.say("spoken.nothing-more")});
}

std::string taken_words(const lang::Sentences& words, const Heard& heard, std::size_t number) {
  const HeardOption& option = heard.options[number];
  if (!may_hear(heard, option)) return joined(words, {words.say("spoken.takes-hidden")});
  return joined(words, {words.say("spoken.takes", json{{"answer", as_said(words, option.label)}})});
}

std::string focus_words(const lang::Sentences& words, const Heard& heard) {
  return may_be_said(heard, heard.is_hand_up) ? joined(words, {heard.focus}) : std::string();
}

bool may_hear_log(const Heard& heard) { return may_be_said(heard, heard.is_log_secret); }

}  // namespace spoken
