// Games of squires in words: every question with its options in order, what was chosen, and what
// the public saw of it. A change of rules, players, sentences or masking shows as a difference that
// can be read. Anew: AMONHEN_REBASELINE=1 golden_tests --gtest_filter='Playthrough*'.

#include "game/cli/served/match_json.h"
#include "game/players/seating.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/golden/recorded.h"
#include "tests/golden/registries.h"

namespace golden {
namespace {

struct Table {
  const char* name;
  int players;
  std::uint64_t seed;
  int turns;  ///< how many are written down
};
void PrintTo(const Table& table, std::ostream* out) { *out << table.name; }

constexpr int kAll = 1000;

template <core::Game G>
match::Match<G> begin(const Table& table) {
  match::Setup setup;
  setup.options["players"] = table.players;
  setup.seed = table.seed;
  const auto tables = match::make_tables<G>(data_files<G>(), setup.options);
  EXPECT_TRUE(tables) << tables.error();
  for (const std::string_view seat : G::seats(*tables->rules)) {
    setup.seats[std::string(seat)] = "squire";
  }
  return std::move(*match::Match<G>::begin(*tables, setup));
}

template <core::Game G>
using Seated = std::vector<std::unique_ptr<players::Player<G>>>;

template <core::Game G>
Seated<G> seat(const match::Match<G>& match) {
  Seated<G> seated;
  const auto registry = registry_of<G>();
  for (const std::string_view name : G::seats(match.rules())) {
    const auto maker = players::maker_of(registry, "squire");
    seated.push_back((*maker)(players::player_seed(match.setup().seed, name)));
  }
  return seated;
}

/// The events since, as nobody's eyes see them.
template <core::Game G>
std::string events_in_words(const match::Match<G>& match, std::size_t since,
                            const lang::Sentences& sentences) {
  std::string text;
  for (const nlohmann::json& row : cli::events_json<G>(match, since, core::kPublic, sentences)) {
    text += "    " + row["text"].get<std::string>() + "\n";
  }
  return text;
}

template <core::Game G>
std::string roll(match::Match<G>& match, const lang::Sentences& sentences) {
  const core::Decision pending = match.pending();
  const core::Action outcome = match.roll();
  return "chance, " + std::string(G::decision_name(pending)) + " of " +
         std::to_string(pending.actions.size()) + ": " +
         lang::option_words<G>(sentences, match.rules(), pending, outcome) + "\n";
}

template <core::Game G>
std::string answer(match::Match<G>& match, players::Player<G>& player,
                   const lang::Sentences& sentences) {
  const core::Decision pending = match.pending();
  const typename G::View view = match.view(core::viewer_of(pending.seat));
  const core::Action chosen = player.choose(match.rules(), view, view.decision, {});
  std::string text = ::match::seat_name<G>(match.rules(), pending.seat) + ", " +
                     std::string(G::decision_name(pending)) + ": " +
                     lang::question_words<G>(sentences, match.rules(), view) + "\n";
  for (const core::Action action : pending.actions) {
    text += (action == chosen ? "  > " : "  - ") +
            lang::option_words<G>(sentences, match.rules(), pending, action) + "\n";
  }
  match.play(chosen);
  return text;
}

template <core::Game G>
std::string playthrough(const Table& table) {
  const auto sentences = lang::load_sentences(kData, G::kId);
  EXPECT_TRUE(sentences) << sentences.error();
  match::Match<G> match = begin<G>(table);
  const Seated<G> seated = seat(match);
  std::string text;
  while (!match.pending().is_over() && G::turn(match.state()) <= table.turns) {
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
class TrilogyPlaythrough : public testing::TestWithParam<Table> {};

std::string file_of(const Table& table) {
  return std::string("playthroughs/") + table.name + ".txt";
}

TEST_P(Playthrough, TheSquiresPlayAsTheyDid) {
  expect_recorded(file_of(GetParam()), playthrough<wotr::Game>(GetParam()));
}
TEST_P(TrilogyPlaythrough, TheSquiresPlayAsTheyDid) {
  expect_recorded(file_of(GetParam()), playthrough<trilogy::Game>(GetParam()));
}

const auto kTableName = [](const auto& table) { return std::string(table.param.name); };

INSTANTIATE_TEST_SUITE_P(Tables, Playthrough,
                         testing::Values(Table{"two", 2, 11, kAll}, Table{"three", 3, 12, 2},
                                         Table{"four", 4, 13, 2}),
                         kTableName);
INSTANTIATE_TEST_SUITE_P(Tables, TrilogyPlaythrough,
                         testing::Values(Table{"trilogy_two", 2, 11, kAll},
                                         Table{"trilogy_three", 3, 12, 4}),
                         kTableName);

}  // namespace
}  // namespace golden
