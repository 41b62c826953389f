// Twin films: two games that are the same for all to see, and differ in cards that are never shown,
// give the same public film, picture by picture. AMONHEN_TWIN_FILMS=whole films whole games.

#include <cstdlib>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "game/film/make_film.h"
#include "game/match/folders/files.h"
#include "game/match/saves/save_lines.h"
#include "game/trilogy/session/opener_of.h"
#include "game/wotr/session/opener_of.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/film/games.h"
#include "tests/film/probe.h"
#include "tests/film/twin_games.h"
#include "tests/harness/own_folder.h"

namespace film_test {
namespace {

struct Cards {
  std::map<std::string, std::string> titles;  ///< by id
  std::map<std::string, std::string> backs;
};

Cards cards_of(std::string_view id) {
  const std::string path = std::string(DATA_FOLDER) + "/" + std::string(id) + "/cards.json";
  const auto text = match::read_file(path);
  EXPECT_TRUE(text) << text.error();
  Cards cards;
  for (const nlohmann::json& card : nlohmann::json::parse(*text)) {
    cards.titles[card.at("id")] = card.at("title");
    cards.backs[card.at("id")] = card.value("side", "") + card.value("deck", "");
  }
  return cards;
}

bool films_are_whole() {
  const char* const more = std::getenv("AMONHEN_TWIN_FILMS");
  return more != nullptr && std::string(more) == "whole";
}

film::Order order_for(const std::string& file, const std::string& viewer) {
  film::Order order{.file = file, .viewer = viewer, .pace = film::Pace::kBrisk};
  order.size = viewer == "all" ? glm::ivec2{640, 360} : glm::ivec2{320, 180};  // hands are written
  order.fps = 3;
  if (!films_are_whole()) {
    order.extent = film::Extent::kTurns;
    order.turns = {2, 2};
  }
  return order;
}

std::string film_of(std::string_view id, const std::string& save, const std::string& file,
                    const std::string& viewer) {
  auto opened = loaded_game(id).opener->load(save, "twin");
  EXPECT_TRUE(opened) << opened.error();
  const auto made = film::make_film(studio_of(id), *opened->session, order_for(file, viewer));
  EXPECT_TRUE(made) << made.error();
  return sums_of(file);
}

std::string bytes_of(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// Whether it is shown, too, that a film which tells hidden cards would differ.
enum class Control { kNone, kFilmOfAll };

template <core::Game G>
void compare_twins(const session::Session& session, Control control) {
  const auto& match = dynamic_cast<const session::SessionOf<G>&>(session).match();
  const Cards cards = cards_of(G::kId);
  const auto exchange = hidden_exchange<G>(match, cards.backs, films_are_whole() ? 1 : 4);
  ASSERT_TRUE(exchange) << "no card stays hidden";
  const auto twin = twin_of<G>(match, *exchange);
  const auto same = twin_of<G>(match, {});  // its luck forced, too
  ASSERT_TRUE(twin && same);
  const harness::OwnFolder folder;
  const std::string one = match::save_text(*same);
  const std::string other = match::save_text(*twin);
  ASSERT_NE(one, other);
  const std::string file = (folder / "film.mkv").string();
  const std::string sums = film_of(G::kId, one, file, "public");
  EXPECT_FALSE(sums.empty());
  const std::string bytes = bytes_of(file);
  for (const auto& [id, title] : cards.titles) {
    if (!exchange->contains(id)) continue;
    EXPECT_EQ(bytes.find(id), std::string::npos) << id;
    EXPECT_EQ(bytes.find(title), std::string::npos) << title;
  }
  EXPECT_TRUE(sums == film_of(G::kId, other, file, "public")) << "the films tell hidden cards";
  if (control == Control::kNone) return;
  EXPECT_FALSE(film_of(G::kId, one, file, "all") == film_of(G::kId, other, file, "all"))
      << "whoever may see all is told them";
}

/// A game to its end where that is filmed, else its beginning.
std::unique_ptr<session::Session> played_for(std::string_view id, std::uint64_t seed, int steps,
                                             int players) {
  return films_are_whole() ? played(id, "squire", seed, 1 << 20, players)
                           : played(id, "random", seed, steps, players);
}

TEST(TwinFilms, OfTheWarAreTheSame) {
  compare_twins<wotr::Game>(*played_for("wotr", 5, 400, 2), Control::kFilmOfAll);
}
TEST(TwinFilms, OfTheWarForFourAreTheSame) {
  compare_twins<wotr::Game>(*played_for("wotr", 6, 400, 4), Control::kNone);
}
// In this game only a line beside the bar tells a card, and a film so small has none.
TEST(TwinFilms, OfTheTrilogyAreTheSame) {
  compare_twins<trilogy::Game>(*played_for("trilogy", 7, 600, 2), Control::kNone);
}

}  // namespace
}  // namespace film_test
