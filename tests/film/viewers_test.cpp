// Whose eyes a film may lend: nobody's hand is seen while people play.

#include <gtest/gtest.h>

#include "game/film/make_film.h"
#include "tests/film/games.h"
#include "tests/harness/own_folder.h"

namespace film_test {
namespace {

std::string refusal_of(session::Session& session, const std::string& viewer) {
  const harness::OwnFolder folder;
  const film::Order order{.file = folder / "film.mkv", .viewer = viewer};
  const auto made = film::make_film(studio_of("wotr"), session, order);
  return made ? "" : made.error();
}

TEST(FilmViewers, SeeNoHandWhilePeoplePlay) {
  const auto session = played("wotr", "human", 4, 0);
  const std::string closed = "who plays may not be looked at while the match goes on";
  EXPECT_EQ(refusal_of(*session, "all"), "--viewer all: " + closed);
  EXPECT_EQ(refusal_of(*session, "shadow"), "--viewer shadow: " + closed);
}

TEST(FilmViewers, AreNamedWhereThereIsNoSuchSeat) {
  const auto session = played("wotr", "human", 4, 0);
  EXPECT_EQ(refusal_of(*session, "nobody"), "--viewer nobody: there are public, all, free, shadow");
}

TEST(FilmViewers, FindNothingWhereNothingHasHappened) {
  const auto session = played("wotr", "human", 4, 0);
  EXPECT_EQ(refusal_of(*session, "public"), "Nothing has happened in this match yet.");
}

}  // namespace
}  // namespace film_test
