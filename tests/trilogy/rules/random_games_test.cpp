// The Trilogy Edition under the random games of the harness.

#include "tests/harness/random_games.h"

#include "tests/trilogy/game.h"

namespace trilogy {
namespace {

using nlohmann::json;

bool is_plain_territory(CardId card) { return !is_adventure(card) && !is_wild(card); }

/// Two cards that may change places wherever they lie: events are in no hand, wild cards no secret.
bool are_alike(const Rules& rules, CardId one, CardId two) {
  if (is_adventure(one) != is_adventure(two)) return false;
  if (!is_adventure(one)) return is_plain_territory(one) == is_plain_territory(two);
  const auto is_event_card = [&](CardId card) {
    return adventure_of(rules, card).kind == CardKind::kEvent;
  };
  return is_event_card(one) == is_event_card(two);
}

CardSet& pile_of(Piles& piles, CardId card) {
  for (std::size_t s = 0; s < kMostSeats; ++s) {
    if (piles.hands[s].contains(card)) return piles.hands[s];
    if (piles.secrets[s].contains(card)) return piles.secrets[s];
  }
  return piles.deck;
}

/// Cards that the viewer cannot see change places with others of the same back.
State scramble(const Rules& rules, const State& state, core::Viewer viewer, match::Stream& noise) {
  State other = state;
  const CardSet unseen = view(rules, state, viewer).unseen;
  for (const CardId one : unseen) {
    const auto two = static_cast<CardId>(noise.below(kCardCount));
    if (!unseen.contains(two) || !are_alike(rules, one, two)) continue;
    CardSet& from = pile_of(other.piles, one);
    CardSet& to = pile_of(other.piles, two);
    if (&from == &to) continue;
    from.erase(one);
    to.erase(two);
    from.insert(two);
    to.insert(one);
  }
  return other;
}

void play(const harness::Series& series) {
  harness::RandomGames<Game> games(trilogy_tests::data_files(), series,
                                   {.scramble = scramble, .is_position = {}});
  games.play();
  EXPECT_GT(games.steps(), static_cast<std::uint64_t>(series.games) * 100u);
}

TEST(TrilogyGames, RandomGamesOfTwoThreeAndFourKeepEveryPromise) {
  for (const int players : {2, 3, 4}) {
    SCOPED_TRACE(players);
    play({.options = {{"players", players}},
          .seed = 1,
          .games = 6,
          .look_every = 20,
          .sample_every = 1500});
  }
}

/// Every option with each value that is not its default.
std::vector<json> choices() {
  std::vector<json> all;
  for (const OptionDescription& option : trilogy_tests::tables().option_descriptions) {
    for (int value = option.from; value <= option.to; ++value) {
      const bool is_wide = option.to - option.from > 3 && value != option.to;
      if (value == option.published || option.row->id == "players" || is_wide) continue;
      const json chosen = option.row->type == core::OptionType::kFlag ? json(value != 0)
                          : option.row->type == core::OptionType::kChoice
                              ? json(option.row->words[static_cast<std::size_t>(value)])
                              : json(value);
      all.push_back({{std::string(option.row->id), chosen}});
    }
  }
  return all;
}

TEST(TrilogyGames, EveryOptionKeepsThemToo) {
  const std::vector<json> all = choices();
  EXPECT_EQ(all.size(), 10u);
  for (json options : all) {
    for (const int players : {2, 3, 4}) {
      options["players"] = players;
      SCOPED_TRACE(options.dump());
      play({.options = options, .seed = 5, .games = 2, .look_every = 100, .sample_every = 5000});
    }
  }
}

}  // namespace
}  // namespace trilogy
