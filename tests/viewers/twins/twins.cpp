#include "tests/viewers/twins/twins.h"

#include <algorithm>
#include <fstream>
#include <numeric>
#include <sstream>

#include "game/cli/served/match_json.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"
#include "tests/viewers/fold/masked_event.h"

namespace viewers {
namespace {

using namespace wotr;
using nlohmann::json;

std::size_t at(CardId card) { return static_cast<std::size_t>(card); }

CardId renamed_card(CardId card, const Renaming& renaming) {
  return at(card) < kCardCount ? renaming[at(card)] : card;
}

StepStack renamed_steps(const StepStack& pending, const Renaming& renaming) {
  StepStack twin;
  for (Step step : pending.steps()) {
    if (step.kind == StepKind::kAnswerSwap) {
      step.args[1] = byte_of(renamed_card(static_cast<CardId>(step.args[1]), renaming));
    }
    twin.push(step);
  }
  return twin;
}

/// R-334, by the law and not by the view that is to be proved.
bool is_hidden(const State& state, CardId card, core::Viewer viewer) {
  const CardPlace place = state.cards[at(card)];
  if (place == CardPlace::kDeck) return viewer != core::kAll;
  const Seat holder = holder_of(place);
  return holder != core::kNobody && !viewer.includes(holder);
}

bool same_back(const Card& one, const Card& other) {
  return one.side == other.side && one.deck == other.deck;
}

bool names_a_card(const core::Action action) {
  constexpr std::array kKinds{ActionKind::kDraw, ActionKind::kDiscard, ActionKind::kSwap,
                              ActionKind::kPlay, ActionKind::kCard};
  return std::any_of(kKinds.begin(), kKinds.end(),
                     [action](ActionKind kind) { return is(action, kind); });
}

template <class Value>
void append_bytes(std::string& bytes, const Value& value) {
  static_assert(std::has_unique_object_representations_v<Value>);
  bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

/// What players and screens are given, which JSON shows only in part.
std::string bytes_of(const View& view) {
  std::string bytes;
  append_bytes(bytes, view.board);
  append_bytes(bytes, view.cards);
  append_bytes(bytes, view.hands);
  append_bytes(bytes, view.hidden_discards);
  append_bytes(bytes, view.decks);
  append_bytes(bytes, view.decision.seat);
  append_bytes(bytes, view.decision.kind);
  append_bytes(bytes, view.decision.remaining);
  append_bytes(bytes, view.decision.ruling);
  for (const core::Action action : view.decision.actions) append_bytes(bytes, action);
  for (const std::uint8_t weight : view.decision.weights) append_bytes(bytes, weight);
  return bytes;
}

json view_of(const Rules& rules, const State& state, core::Viewer viewer) {
  return Game::view_json(rules, Game::view(rules, state, viewer));
}

json decision_of(const Rules& rules, const State& state, core::Viewer viewer,
                 const lang::Sentences& words) {
  return cli::decision_json<Game>(rules, state, viewer, words);
}

}  // namespace

Doors doors() { return {decision_of, view_of, Game::mask}; }

Renaming random_renaming(const Rules& rules, const State& state, core::Viewer viewer,
                         RandomChoice& choice) {
  Renaming renaming;
  for (std::size_t card = 0; card < kCardCount; ++card) renaming[card] = static_cast<CardId>(card);
  const auto moves = [&](std::size_t card) {
    return is_hidden(state, static_cast<CardId>(card), viewer);
  };
  for (std::size_t one = 0; one < kCardCount; ++one) {
    const std::size_t other = choice.below(kCardCount);
    if (!moves(one) || !moves(other)) continue;
    if (!same_back(rules.cards[one], rules.cards[other])) continue;
    std::swap(renaming[one], renaming[other]);
  }
  return renaming;
}

State twin_of(const State& state, const Renaming& renaming) {
  State twin = state;
  for (std::size_t card = 0; card < kCardCount; ++card) {
    twin.cards[at(renaming[card])] = state.cards[card];
  }
  for (CombatTerms& terms : twin.board.battle.cards)
    terms.card = renamed_card(terms.card, renaming);
  twin.pending = renamed_steps(state.pending, renaming);
  return twin;
}

core::Action renamed(core::Action action, const Renaming& renaming) {
  if (names_a_card(action))
    action.a = byte_of(renamed_card(static_cast<CardId>(action.a), renaming));
  return action;
}

std::vector<Answer> answers(const Rules& rules, const State& state, core::Viewer viewer,
                            const std::vector<json>& intents, const lang::Sentences& words,
                            const Doors& doors) {
  std::vector<Answer> all{{"state", doors.view(rules, state, viewer).dump()},
                          {"decision", doors.decision(rules, state, viewer, words).dump()}};
  const View seen = Game::view(rules, state, viewer);
  all.push_back({"the view itself", bytes_of(seen)});
  for (const json& intent : intents) {
    const auto reason = Game::why_not(rules, seen, intent);
    all.push_back({"why-not " + intent.dump(),
                   reason ? Game::refusal_json(rules, *reason).dump() : reason.error()});
  }
  return all;
}

std::string told_text(const Rules& rules, const core::EventSink& events, core::Viewer viewer,
                      const lang::Sentences& words, const Doors& doors) {
  json rows = json::array();
  for (const core::Event& event : events) {
    const json row = Game::event_json(rules, doors.mask(event, viewer));
    rows.push_back({row, cli::sentence(words, "event", row)});
  }
  return rows.dump();
}

bool shows_a_card(const State& before, const core::Event& event, core::Viewer viewer) {
  const MaskedEvent masked(event);
  const auto includes = [&](std::string_view seat) {
    return viewer.includes(masked.get<Seat>(seat));
  };
  switch (masked.kind()) {
    case EventKind::kCardPlayed:
    case EventKind::kCardLeft:
    case EventKind::kCombatCard: return is_hidden(before, masked.get<CardId>("card"), viewer);
    case EventKind::kCardDrawn: return includes("seat");
    case EventKind::kCardsSwapped: return includes("seat") || includes("other");
    default: return false;
  }
}

json random_intent(const Rules& rules, RandomChoice& choice) {
  const auto one_of = [&choice](const auto& list) { return list[choice.below(list.size())]; };
  json intent = json::object();
  intent["do"] =
      id_of(static_cast<Use>(1 + choice.below(static_cast<std::size_t>(index(Use::kCount)) - 1)));
  if (choice.below(2) == 0) intent["die"] = id_of(static_cast<DieFace>(choice.below(kFaceCount)));
  if (choice.below(3) == 0) intent["from"] = one_of(rules.regions).id;
  if (choice.below(3) == 0) intent["to"] = one_of(rules.regions).id;
  if (choice.below(3) == 0) intent["card"] = one_of(rules.cards).id;
  return intent;
}

lang::Sentences words() {
  std::ostringstream text;
  text << std::ifstream(AMONHEN_SOURCE_DIR "/data/lang/wotr/en.json").rdbuf();
  return lang::Sentences::load(text.str(), "en.json").value();
}

}  // namespace viewers
