#include "game/wotr/session/narrator.h"

#include <nlohmann/json.hpp>
#include <string>

#include "rules/wotr/names/names.h"

namespace wotr_session {
namespace {

using Telling = session::Telling<wotr::Game>;

/// The card is neither on the table nor still being carried out, and nothing of it was reported.
bool was_in_vain(const Telling& telling) {
  const auto card = wotr::fields_of<wotr::EventKind::kCardPlayed>(telling.event()).card;
  const auto played = static_cast<std::size_t>(card);
  if (played >= telling.after.cards.size()) return false;
  const auto question = static_cast<wotr::DecisionKind>(telling.after.decision.kind);
  const bool is_done = telling.after.board.event.card != card ||
                       question == wotr::DecisionKind::kAfterCardDraw;
  if (wotr::is_on_table(telling.after.cards[played]) || !is_done) return false;
  if (telling.at + 1 == telling.events.size()) return true;
  const core::Event& next = telling.events[telling.at + 1];
  return wotr::is_event(next, wotr::EventKind::kPhaseBegan) ||
         wotr::is_event(next, wotr::EventKind::kTurnBegan) ||
         wotr::is_event(next, wotr::EventKind::kActing);
}

bool is_die(const core::Event& event) {
  return wotr::is_event(event, wotr::EventKind::kActionDie) ||
         wotr::is_event(event, wotr::EventKind::kCombatDie) ||
         wotr::is_event(event, wotr::EventKind::kHuntDie);
}

struct Die {
  bool is_hit = false;
  std::string shows;
};

/// Of one throw: the same kind, thrown by the same side, the first time or again.
bool is_one_throw(const core::Event& one, const core::Event& other) {
  if (one.kind != other.kind) return false;
  if (wotr::is_event(one, wotr::EventKind::kHuntDie)) return true;
  if (wotr::is_event(one, wotr::EventKind::kActionDie)) {
    return wotr::fields_of<wotr::EventKind::kActionDie>(one).side ==
           wotr::fields_of<wotr::EventKind::kActionDie>(other).side;
  }
  const auto a = wotr::fields_of<wotr::EventKind::kCombatDie>(one);
  const auto b = wotr::fields_of<wotr::EventKind::kCombatDie>(other);
  return a.side == b.side && a.reroll == b.reroll;
}

Die read_die(const lang::Sentences& words, const core::Event& event) {
  if (wotr::is_event(event, wotr::EventKind::kActionDie)) {
    const auto die = wotr::fields_of<wotr::EventKind::kActionDie>(event);
    return {false, words.name("face", wotr::id_of(die.face))};
  }
  if (wotr::is_event(event, wotr::EventKind::kHuntDie)) {
    const auto die = wotr::fields_of<wotr::EventKind::kHuntDie>(event);
    return {die.success, std::to_string(die.value)};
  }
  const auto die = wotr::fields_of<wotr::EventKind::kCombatDie>(event);
  return {die.hit, std::to_string(die.value)};
}

/// All dice of a throw in one sentence, where the first of them is told; nothing for the others.
std::vector<std::string> tell_throw(const lang::Sentences& words, const Telling& telling) {
  const bool is_first =
      telling.at == 0 || !is_one_throw(telling.events[telling.at - 1], telling.event());
  if (!is_first) return {};
  const bool is_action = wotr::is_event(telling.event(), wotr::EventKind::kActionDie);
  nlohmann::json told = wotr::Game::event_json(telling.rules, telling.event());
  std::string shown;
  int hits = 0;
  for (std::size_t i = telling.at; i < telling.events.size(); ++i) {
    if (!is_one_throw(telling.event(), telling.events[i])) break;
    const Die die = read_die(words, telling.events[i]);
    shown += (shown.empty() ? "" : is_action ? ", " : " ") + die.shows;
    hits += die.is_hit ? 1 : 0;
  }
  told.update(nlohmann::json{{"values", shown}, {"hits", hits}});
  if (is_action) return {words.say("screen.log-action-dice", told)};
  const bool is_hunt = wotr::is_event(telling.event(), wotr::EventKind::kHuntDie);
  return {words.say(is_hunt ? "moment.hunt-dice" : "moment.combat-dice", told)};
}

}  // namespace

session::Narrator<wotr::Game> narrator(const lang::Sentences& words) {
  return [&words, plain = session::plain_narrator<wotr::Game>(words)](const Telling& telling) {
    if (is_die(telling.event())) return tell_throw(words, telling);
    std::vector<std::string> sentences = plain(telling);
    const bool is_card = wotr::is_event(telling.event(), wotr::EventKind::kCardPlayed);
    if (is_card && was_in_vain(telling)) sentences.push_back(words.say("screen.card-in-vain"));
    return sentences;
  };
}

}  // namespace wotr_session
