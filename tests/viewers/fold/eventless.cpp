#include "tests/viewers/fold/eventless.h"

#include <array>

namespace viewers {
namespace {

using namespace wotr;

/// What a side's card means in this round, but for the card itself.
void keep_cards_only(View& view) {
  for (CombatTerms& terms : view.board.battle.cards) {
    terms = {.card = terms.card, .cancelled = terms.cancelled};
  }
}

void forget_empty_reveal(View& view) {
  Battle& battle = view.board.battle;
  if (battle.cards[0].card == kNoCard && battle.cards[1].card == kNoCard) {
    battle.cards_revealed = 0;
  }
}

constexpr std::array kEventlessParts{
    EventlessPart{"the pending decision",
                  "it is asked, not told: every view and every answer carries it",
                  [](View& view) { view.decision.clear(); }},
    EventlessPart{"board.group", "figures being gathered for an answer that is not yet given",
                  [](View& view) { view.board.group = {}; }},
    EventlessPart{"board.moved, moved_characters, moved_nazgul",
                  "notes of the action in progress, of what it may not move again (R-080)",
                  [](View& view) {
                    Board& board = view.board;
                    board.moved = {};
                    board.moved_characters = 0;
                    board.moved_nazgul = {};
                    board.moved_nazgul_count = 0;
                  }},
    EventlessPart{"board.event", "notes of the card in progress for its own next questions",
                  [](View& view) { view.board.event = {}; }},
    EventlessPart{"board.hunt", "notes of the hunt in progress; its dice, tile and damage are told",
                  [](View& view) { view.board.hunt = {}; }},
    EventlessPart{
        "board.acted_with, last_acted_with",
        "R-306, three players: what the last action was done with, which its own events show",
        [](View& view) { view.board.acted_with = view.board.last_acted_with = {}; }},
    EventlessPart{"battle.dice, hits, misses, rerolls",
                  "counts within one round of the dice told one by one",
                  [](View& view) {
                    Battle& battle = view.board.battle;
                    battle.dice = battle.hits = battle.misses = battle.rerolls = {};
                  }},
    EventlessPart{"battle.regulars_lost",
                  "R-235, by option: a count of the casualties told one by one",
                  [](View& view) { view.board.battle.regulars_lost = {}; }},
    EventlessPart{"battle.rounds, fewer_dice, first_card_needs_companion",
                  "what the Event card that began the battle says in its text",
                  [](View& view) {
                    Battle& battle = view.board.battle;
                    battle.rounds = 1;
                    battle.fewer_dice = {};
                    battle.first_card_needs_companion = 0;
                  }},
    EventlessPart{"battle.cards, but for the cards and whether they are cancelled",
                  "what the revealed lower halves say in their text, with the dice told",
                  keep_cards_only},
    EventlessPart{"battle.cards_revealed while no card lies there",
                  "there was nothing to turn over", forget_empty_reveal},
};

}  // namespace

std::span<const EventlessPart> eventless_parts() { return kEventlessParts; }

}  // namespace viewers
