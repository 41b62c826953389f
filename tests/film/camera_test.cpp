// The director over whole games that machines play: everything weighty is seen, shots are long
// enough, few are cut, and no pan is hurried. AMONHEN_FILMS=20 says how many of each game.

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "game/director/audit.h"
#include "game/film/clips.h"
#include "game/film/film_cards.h"
#include "game/film/film_set.h"
#include "game/film/screenplay.h"
#include "tests/film/games.h"

namespace film_test {
namespace {

int films_wanted() {
  const char* const wanted = std::getenv("AMONHEN_FILMS");
  return wanted == nullptr ? 1 : std::atoi(wanted);
}

/// A game's table without a window.
struct Ground {
  film::Studio studio;
  table::Layout layout;
  table::BoardAssets board;
  director::Set set;
};

Ground ground_of(std::string_view id) {
  film::Studio studio = studio_of(id);
  auto layout = studio.table->layout(studio.settings.layout);
  EXPECT_TRUE(layout) << layout.error();
  table::BoardAssets board = table::load_board_assets(studio.settings.baked_folder, *layout);
  engine::Theme theme;
  theme.scale = 4.0F / 3;
  const director::Set set =
      film::film_set(*studio.table, *layout, theme, {1280, 720}, {}, studio.rules);
  return {std::move(studio), layout.take(), std::move(board), set};
}

film::Screenplay screenplay_of(const Ground& ground, const session::Session& session) {
  const auto replay = session.replay();
  replay->look_as(core::kPublic);
  const screens::GameScreens game = ground.studio.screens();
  return film::read_screenplay(*replay, {.world = {ground.layout, ground.board.ground},
                                         .table = *ground.studio.table,
                                         .game = game,
                                         .words = ground.studio.words,
                                         .cast = ground.studio.cast});
}

void check_films(std::string_view id) {
  const Ground ground = ground_of(id);
  for (int seed = 1; seed <= films_wanted(); ++seed) {
    const auto session = played(id, "squire", static_cast<std::uint64_t>(seed));
    const film::Screenplay screenplay = screenplay_of(ground, *session);
    const std::vector<director::Beat> beats = film::beats_of(screenplay);
    const director::Plan plan = director::direct(beats, ground.set, ground.studio.rules, {});
    const director::Audit audit = director::audit(plan, beats, ground.set, ground.studio.rules, 30);
    std::printf("%s %d: %.0f s, %s\n", std::string(id).c_str(), seed,
                static_cast<double>(plan.seconds), director::to_json(audit).dump().c_str());
    for (const std::string& fault : audit.faults)
      ADD_FAILURE() << id << " " << seed << ": " << fault;
  }
}

/// Who decided what each beat shows, by how many steps had been played before it.
std::vector<core::Seat> deciders_of(const session::Session& session) {
  const auto replay = session.replay();
  replay->look_as(core::kPublic);
  replay->seek(0);
  std::vector<core::Seat> deciders{replay->screen().view().decision().seat};
  replay->walk([&](std::size_t, const match::AnyView& view, std::span<const core::Event>) {
    deciders.push_back(view.decision().seat);
  });
  return deciders;
}

/// Seconds in which the camera looks at what each seat of a game for two does on the board.
std::array<float, 2> screen_time(const Ground& ground, const film::Screenplay& screenplay,
                                 const std::vector<core::Seat>& deciders) {
  const director::Plan plan =
      director::direct(film::beats_of(screenplay), ground.set, ground.studio.rules, {});
  std::array<float, 2> seconds{};
  for (std::size_t i = 0; i < screenplay.size(); ++i) {
    const director::Beat& beat = screenplay[i].seen;
    const core::Seat seat = deciders[screenplay[i].first_step];
    if (!director::is_placed(beat) || core::index(seat) >= 2) continue;
    const engine::CameraPose pose = director::pose_at(plan, plan.begins[i] + beat.seconds / 2);
    const bool is_seen = std::ranges::all_of(beat.places, [&](glm::vec2 place) {
      return director::is_clear(ground.set, pose, place, 0);
    });
    if (is_seen) seconds[static_cast<std::size_t>(core::index(seat))] += beat.seconds;
  }
  return seconds;
}

void check_sides(std::string_view id) {
  constexpr float kLeastShare = 0.25F;
  const Ground ground = ground_of(id);
  for (int seed = 1; seed <= films_wanted(); ++seed) {
    const auto session = played(id, "squire", static_cast<std::uint64_t>(seed));
    const std::array<float, 2> seconds =
        screen_time(ground, screenplay_of(ground, *session), deciders_of(*session));
    const float both = seconds[0] + seconds[1];
    std::printf("%s %d: %.0f and %.0f s are seen of the two\n", std::string(id).c_str(), seed,
                static_cast<double>(seconds[0]), static_cast<double>(seconds[1]));
    for (const float one : seconds) EXPECT_GT(one, kLeastShare * both) << id << " " << seed;
  }
}

void check_reels(std::string_view id) {
  const Ground ground = ground_of(id);
  for (int seed = 1; seed <= films_wanted(); ++seed) {
    const auto session = played(id, "squire", static_cast<std::uint64_t>(seed));
    const auto points = session->turning_points();
    const film::Screenplay whole = screenplay_of(ground, *session);
    const film::Cutting cutting{
        .set = ground.set, .rules = ground.studio.rules, .turning_points = points};
    const auto reel = film::cut(whole, {.extent = film::Extent::kReel}, cutting);
    ASSERT_TRUE(reel) << reel.error();
    const director::Plan plan =
        director::direct(film::beats_of(*reel), ground.set, ground.studio.rules, film::kPadding);
    EXPECT_GE(plan.seconds, film::kShortestReel) << id << " " << seed;
    EXPECT_LE(plan.seconds, film::kLongestReel) << id << " " << seed;
    const auto shows = [&](std::size_t step) {
      return std::any_of(reel->begin(), reel->end(), [&](const film::FilmedBeat& beat) {
        return beat.first_step <= step && beat.end_step > step;
      });
    };
    for (const session::TurningPoint& point : film::largest_of(points)) {
      EXPECT_TRUE(shows(point.step)) << id << " " << seed << ": where it swung";
    }
    const auto battle =
        std::find_if(whole.rbegin(), whole.rend(), [&](const film::FilmedBeat& one) {
          return one.seen.shot == director::ShotKind::kDuel &&
                 one.seen.weight >= ground.studio.rules.seen;
        });
    if (battle != whole.rend()) {
      EXPECT_TRUE(shows(battle->first_step)) << id << " " << seed << ": the last battle";
    }
    EXPECT_TRUE(shows(whole.back().first_step)) << id << " " << seed << ": the end";
    std::printf("%s %d: a reel of %.1f s\n", std::string(id).c_str(), seed,
                static_cast<double>(plan.seconds));
  }
}

TEST(Camera, SeesTheWar) { check_films("wotr"); }
TEST(Camera, SeesTheTrilogy) { check_films("trilogy"); }
TEST(Camera, SeesBothSidesOfTheWar) { check_sides("wotr"); }
TEST(Camera, SeesBothPlayersOfTheTrilogy) { check_sides("trilogy"); }
TEST(Reel, OfTheWarIsAMinuteLong) { check_reels("wotr"); }
TEST(Reel, OfTheTrilogyIsAMinuteLong) { check_reels("trilogy"); }

TEST(Screenplay, IsTheSameEachTime) {
  const Ground ground = ground_of("wotr");
  const auto session = golden("wotr", "ring");
  const film::Screenplay one = screenplay_of(ground, *session);
  const film::Screenplay other = screenplay_of(ground, *session);
  ASSERT_EQ(one.size(), other.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(one[i].seen.seconds, other[i].seen.seconds);
    EXPECT_EQ(one[i].seen.places, other[i].seen.places);
  }
}

}  // namespace
}  // namespace film_test
