#include "game/wotr/session/narrator.h"

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

}  // namespace

session::Narrator<wotr::Game> narrator(const lang::Sentences& words) {
  return [&words, plain = session::plain_narrator<wotr::Game>(words)](const Telling& telling) {
    std::vector<std::string> sentences = plain(telling);
    const bool is_card = wotr::is_event(telling.event(), wotr::EventKind::kCardPlayed);
    if (is_card && was_in_vain(telling)) sentences.push_back(words.say("screen.card-in-vain"));
    return sentences;
  };
}

}  // namespace wotr_session
