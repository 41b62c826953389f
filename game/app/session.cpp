#include "game/app/session.h"

#include <bit>

#include "game/players/seating.h"
#include "game/players/wotr_players.h"

namespace app {
namespace {

std::map<core::Seat, std::unique_ptr<players::Player<wotr::Game>>> seat_machines(
    const Match& match) {
  std::map<core::Seat, std::unique_ptr<players::Player<wotr::Game>>> machines;
  const auto registry = players::wotr_players();
  const auto seats = wotr::Game::seats(match.rules());
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const auto named = match.setup().seats.find(std::string(seats[i]));
    if (named == match.setup().seats.end()) continue;
    const auto maker = registry.find(named->second);
    if (maker == registry.end()) continue;  // a person, or a player that this version lacks
    machines.emplace(static_cast<core::Seat>(i),
                     maker->second(players::player_seed(match.setup().seed, seats[i])));
  }
  return machines;
}

}  // namespace

Session::Session(Match match, const lang::Sentences& words)
    : words_(&words),
      match_(std::make_unique<Match>(std::move(match))),
      machines_(seat_machines(*match_)) {
  // On a shared screen the log is read by all, so it tells what all may know.
  const core::Viewer here = people();
  const int count = std::popcount(here.seats);
  const core::Viewer readers = count == 0 ? core::kAll : count == 1 ? here : core::kPublic;
  log_ = std::make_unique<GameLog>(match_->rules(), words, readers);
  taken_ = match_->events().size();
  settle();
}

core::Viewer Session::people() const {
  core::Viewer viewer = core::kPublic;
  const auto seats = wotr::Game::seats(rules());
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const auto seat = static_cast<core::Seat>(i);
    if (!machines_.contains(seat)) viewer.seats |= core::viewer_of(seat).seats;
  }
  return viewer;
}

/// One person plays, or those who share the screen see what the one may know who decides.
core::Viewer Session::audience() const {
  const core::Viewer here = people();
  if (here.seats == 0) return core::kAll;
  const core::Seat seat = match_->pending().seat;
  if (here.includes(seat)) return core::viewer_of(seat);
  return std::popcount(here.seats) == 1 ? here : core::kPublic;
}

std::vector<std::string> Session::players() const {
  std::vector<std::string> names;
  for (const std::string_view seat : wotr::Game::seats(rules())) {
    const auto named = match_->setup().seats.find(std::string(seat));
    const bool is_named = named != match_->setup().seats.end();
    names.push_back(is_named ? named->second : std::string(players::kHuman));
  }
  return names;
}

bool Session::is_machine_next() const {
  const core::Decision& pending = match_->pending();
  return pending.is_chance() || machines_.contains(pending.seat);
}

bool Session::can_undo() const {
  const match::Journal& journal = match_->journal();
  return match::earliest_undo(journal) < journal.steps().size() && !is_machine_next();
}

/// All throws of one purpose are one throw for the eye.
void Session::roll_all() {
  const std::uint8_t purpose = match_->pending().kind;
  while (match_->pending().is_chance() && match_->pending().kind == purpose) {
    match_->roll();
    record();
  }
}

void Session::advance() {
  const core::Decision& pending = match_->pending();
  if (pending.is_chance()) {
    roll_all();
  } else if (const auto machine = machines_.find(pending.seat); machine != machines_.end()) {
    const wotr::View seen = match_->view(core::viewer_of(pending.seat));
    match_->play(machine->second->choose(rules(), seen, seen.decision));
    record();
  }
  settle();
}

bool Session::submit(core::Action action) {
  if (is_machine_next() || match_->play(action).refused()) return false;
  record();
  settle();
  return true;
}

bool Session::undo() {
  if (!can_undo() || !match_->undo(match_->journal().steps().size() - 1)) return false;
  record();
  undone_ = true;
  taken_ = match_->events().size();
  settle();
  return true;
}

void Session::record() {
  if (autosave_) autosave_->record(*match_);
}

/// On the disk before anyone sees it.
void Session::settle() {
  if (autosave_) {
    if (const std::string fault = autosave_->flush(); !fault.empty()) {
      fault_ = "This game is no longer kept: " + fault;
      autosave_.reset();
    }
  }
  view_ = match_->view(audience());
  log_->follow(match_->events(), view_);
}

std::vector<core::Event> Session::take_events() {
  const std::span<const core::Event> all = match_->events();
  std::vector<core::Event> events;
  for (; taken_ < all.size(); ++taken_) {
    events.push_back(wotr::Game::mask(all[taken_], view_.viewer));
  }
  return events;
}

bool Session::take_undone() { return std::exchange(undone_, false); }

}  // namespace app
