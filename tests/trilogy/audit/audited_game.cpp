#include "tests/trilogy/audit/audited_game.h"

#include "game/laboratory/playout/playout.h"
#include "game/laboratory/series/audit.h"
#include "game/match/luck.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/names/read_names.h"
#include "tests/trilogy/viewers/fold.h"

namespace trilogy_tests {
namespace {

using Rules = trilogy::Rules;
using trilogy::CardSet;

/// What lies open, and what the seats of the viewer hold: said here once more, without a view.
CardSet known_to(core::Viewer viewer, const trilogy::Piles& piles) {
  CardSet known = piles.discards | piles.turned;
  for (std::size_t s = 0; s < trilogy::kMostSeats; ++s) {
    known = known | piles.played[s];
    if (!viewer.includes(core::Seat{static_cast<std::uint8_t>(s)})) continue;
    known = known | piles.hands[s] | piles.secrets[s];
  }
  return known;
}

/// The cards that an event names.
CardSet named_by(const Rules& rules, const json& event) {
  CardSet named;
  const auto add = [&](const json& value) {
    if (value.is_string() && value != "hidden") {
      named.insert(trilogy::find_card(rules, value.get<std::string>()));
    }
  };
  if (event.contains("card")) add(event["card"]);
  if (event["do"] != "turned-in") return named;
  for (const char* field : {"one", "two", "three"}) add(event[field]);
  return named;
}

/// The first pile that shows more, or less, than its viewer may know.
std::string shown_fault(const Rules& rules, core::Viewer viewer, const json& view,
                        const json& whole) {
  for (const std::string pile : {"territoryCards", "adventureCards", "secretCards"}) {
    for (const auto& [name, cards] : whole[pile].items()) {
      const auto seat = trilogy::find_seat(rules, name);
      const bool sees = seat && viewer.includes(*seat);
      const json due = sees ? cards : json{{"hidden", cards.size()}};
      if (view[pile][name] != due) return std::string(pile).append(" of ").append(name);
    }
  }
  for (const auto& [name, cards] : whole["decks"].items()) {
    if (view["decks"][name] != cards.size()) return "the deck " + name;
  }
  return view.contains("pending") ? "what is pending" : "";
}

}  // namespace

AuditedGame::AuditedGame(const Rules& rules, const Recount& recount, const trilogy::State& begun,
                         std::uint64_t seed, int looks_apart)
    : rules_(rules),
      recount_(recount),
      seed_(seed),
      looks_apart_(static_cast<std::uint64_t>(looks_apart)),
      state_(begun),
      choice_(seed) {
  const unsigned players = static_cast<unsigned>(trilogy::seat_count(rules));
  for (unsigned s = 0; s <= players; ++s) {  // nobody, and each seat
    const core::Viewer viewer{static_cast<std::uint8_t>(s == 0 ? 0u : 1u << (s - 1))};
    json view = trilogy::Game::view_json(rules, trilogy::Game::view(rules, state_, viewer));
    followers_.push_back({viewer, std::move(view), known_to(viewer, state_.piles)});
  }
}

void AuditedGame::fail(const std::string& fault) {
  if (fault_.empty()) fault_ = "after " + std::to_string(steps_) + " steps: " + fault;
}

void AuditedGame::tell(Follower& follower, const std::vector<json>& unmasked) {
  const CardSet now = known_to(follower.viewer, state_.piles);
  CardSet known = follower.known | now;
  for (std::size_t i = 0; i < events_.size(); ++i) {
    const core::Event masked = trilogy::Game::mask(events_[i], follower.viewer);
    const bool is_open = masked == events_[i];
    const json told = is_open ? unmasked[i] : trilogy::Game::event_json(rules_, masked);
    const CardSet named = named_by(rules_, told);
    if (told["do"] == "card-turned") known = known | named;
    if (!(named - known).empty()) {
      fail("viewer " + std::to_string(follower.viewer.seats) + " is told of " + told.dump());
    }
    fold(rules_, told, follower.view);
  }
  follower.known = now;
}

void AuditedGame::look(const Follower& follower) {
  const json view =
      trilogy::Game::view_json(rules_, trilogy::Game::view(rules_, state_, follower.viewer));
  const std::string who = "viewer " + std::to_string(follower.viewer.seats);
  const json whole = trilogy::Game::state_json(rules_, state_);
  const std::string shown = shown_fault(rules_, follower.viewer, view, whole);
  if (!shown.empty()) fail(who + " sees " + shown);
  const json seen = told_part(view);
  const json told = told_part(follower.view);
  if (seen != told) fail(who + " is not told of " + json::diff(told, seen).dump());
}

void AuditedGame::watch(const core::Decision& pending) {
  std::vector<json> unmasked;
  for (const core::Event& event : events_) {
    unmasked.push_back(trilogy::Game::event_json(rules_, event));
  }
  for (Follower& follower : followers_) tell(follower, unmasked);
  events_.clear();
  if (pending.is_over() || steps_ % looks_apart_ == 0) {
    for (const Follower& follower : followers_) look(follower);
    for (const std::string& fault : recount_.faults(trilogy::Game::state_json(rules_, state_))) {
      fail(fault);
    }
  }
  if (pending.is_over()) {
    const auto broken = trilogy::Game::broken_invariants(rules_, state_);
    if (!broken.empty()) fail(broken.front());
  } else {
    const std::string fault = laboratory::fault_of<trilogy::Game>(rules_, state_, pending);
    if (!fault.empty()) fail(fault);
  }
}

/// Bold games attack on where random ones would soon end the step: only there seats are eliminated.
core::Action AuditedGame::choose(const core::Decision& pending) {
  const core::Action picked = choice_.pick(pending);
  const bool ends = trilogy::is(picked, trilogy::ActionKind::kEndStep) ||
                    trilogy::is(picked, trilogy::ActionKind::kStop);
  return ends && seed_ % 2 == 0 ? choice_.pick(pending) : picked;
}

std::string AuditedGame::play() {
  match::Luck luck(seed_);
  core::Decision pending = trilogy::Game::decision(rules_, state_);
  while (!pending.is_over() && fault_.empty()) {
    const core::Action action = pending.is_chance()
                                    ? luck.draw(pending, trilogy::Game::stream_name(pending))
                                    : choose(pending);
    pending = trilogy::Game::apply_offered(rules_, state_, action, &events_);
    ++steps_;
    watch(pending);
    if (steps_ > laboratory::kMostSteps) fail("it does not end");
  }
  return fault_;
}

core::Outcome AuditedGame::outcome() const {
  return trilogy::Game::outcome(rules_, state_).value_or(core::Outcome{"nobody", "unfinished"});
}

}  // namespace trilogy_tests
