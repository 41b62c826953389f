// Games of squires in words: every question with its options in order, what was chosen, and what
// the public saw of it. A change of rules, players, sentences or masking shows as a difference that
// can be read. Anew: AMONHEN_REBASELINE=1 golden_tests --gtest_filter='Playthrough*'.

#include "game/cli/match_json.h"
#include "game/players/seating.h"
#include "game/wotr/players/wotr_players.h"
#include "tests/golden/recorded.h"

namespace golden {
namespace {

using wotr::Game;
using Match = match::Match<Game>;

struct Table {
  const char* name;
  int players;
  std::uint64_t seed;
  int turns;  ///< how many are written down
};
void PrintTo(const Table& table, std::ostream* out) { *out << table.name; }

constexpr int kAll = 1000;
constexpr Table kTables[] = {{"two", 2, 11, kAll}, {"three", 3, 12, 2}, {"four", 4, 13, 2}};

Match begin(const Table& table) {
  match::Setup setup;
  setup.options["players"] = table.players;
  setup.seed = table.seed;
  const auto tables = match::make_tables<Game>(data_files(), setup.options);
  EXPECT_TRUE(tables) << tables.error();
  for (const std::string_view seat : Game::seats(*tables->rules)) {
    setup.seats[std::string(seat)] = "squire";
  }
  return std::move(*Match::begin(*tables, setup));
}

using Seated = std::vector<std::unique_ptr<players::Player<Game>>>;

Seated seat(const Match& match) {
  Seated seated;
  const auto registry = wotr_players::plain_players();
  for (const std::string_view name : Game::seats(match.rules())) {
    seated.push_back(registry.at("squire")(players::player_seed(match.setup().seed, name)));
  }
  return seated;
}

/// The events since, as nobody's eyes see them.
std::string events_in_words(const Match& match, std::size_t since,
                            const lang::Sentences& sentences) {
  std::string text;
  for (const auto& row : cli::events_json<Game>(match, since, core::kPublic, sentences)) {
    text += "    " + row["text"].get<std::string>() + "\n";
  }
  return text;
}

std::string roll(Match& match, const lang::Sentences& sentences) {
  const core::Decision pending = match.pending();
  const core::Action outcome = match.roll();
  return "chance, " + std::string(Game::decision_name(pending)) + " of " +
         std::to_string(pending.actions.size()) + ": " +
         lang::option_words<Game>(sentences, match.rules(), pending, outcome) + "\n";
}

std::string answer(Match& match, players::Player<Game>& player, const lang::Sentences& sentences) {
  const core::Decision pending = match.pending();
  const wotr::View view = match.view(core::viewer_of(pending.seat));
  const core::Action chosen = player.choose(match.rules(), view, view.decision, {});
  std::string text = match::seat_name<Game>(match.rules(), pending.seat) + ", " +
                     std::string(Game::decision_name(pending)) + ": " +
                     lang::question_words<Game>(sentences, match.rules(), view) + "\n";
  for (const core::Action action : pending.actions) {
    text += (action == chosen ? "  > " : "  - ") +
            lang::option_words<Game>(sentences, match.rules(), pending, action) + "\n";
  }
  match.play(chosen);
  return text;
}

std::string playthrough(const Table& table) {
  const auto sentences = lang::load_sentences(kData, Game::kId);
  EXPECT_TRUE(sentences) << sentences.error();
  Match match = begin(table);
  const Seated seated = seat(match);
  std::string text;
  while (!match.pending().is_over() && Game::turn(match.state()) <= table.turns) {
    const std::size_t since = match.events().size();
    text +=
        match.pending().is_chance()
            ? roll(match, *sentences)
            : answer(match, *seated[static_cast<std::size_t>(core::index(match.pending().seat))],
                     *sentences);
    text += events_in_words(match, since, *sentences);
  }
  return text;
}

class Playthrough : public testing::TestWithParam<Table> {};

TEST_P(Playthrough, TheSquiresPlayAsTheyDid) {
  expect_recorded(std::string("playthroughs/") + GetParam().name + ".txt", playthrough(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Tables, Playthrough, testing::ValuesIn(kTables),
                         [](const auto& table) { return table.param.name; });

}  // namespace
}  // namespace golden
