#include "game/app/game_log.h"

#include <nlohmann/json.hpp>

#include "game/cli/answers.h"

namespace app {

void GameLog::add(match::LogLine line) {
  lines_.push_back(std::move(line));
  said_.push_back(told_);
}

namespace {

/// The card is neither on the table nor still being carried out, and nothing of it was reported.
bool was_in_vain(std::span<const core::Event> events, std::size_t played, const wotr::View& after) {
  const auto card = static_cast<wotr::CardId>(events[played].args[1]);
  const wotr::CardPlace place = after.cards[static_cast<std::size_t>(card)];
  const auto question = static_cast<wotr::DecisionKind>(after.decision.kind);
  const bool is_done = after.board.event.card != card ||
                       question == wotr::DecisionKind::kAfterCardDraw;
  if (wotr::is_on_table(place) || !is_done) return false;
  if (played + 1 == events.size()) return true;
  const auto next = static_cast<wotr::EventKind>(events[played + 1].kind);
  return next == wotr::EventKind::kPhaseBegan || next == wotr::EventKind::kTurnBegan;
}

}  // namespace

void GameLog::follow(std::span<const core::Event> events, const wotr::View& after) {
  told_ = std::min(told_, events.size());
  while (!said_.empty() && said_.back() > told_) {
    said_.pop_back();
    lines_.pop_back();
  }
  while (told_ < events.size()) {
    const std::size_t now = told_++;
    const core::Event seen = wotr::Game::mask(events[now], viewer_);
    add({cli::sentence(words_, "event", wotr::Game::event_json(rules_, seen)), seen});
    const bool is_card = static_cast<wotr::EventKind>(seen.kind) == wotr::EventKind::kCardPlayed;
    if (is_card && was_in_vain(events, now, after)) note(words_.say("screen.card-in-vain"));
  }
}

}  // namespace app
