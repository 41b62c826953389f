#include "tests/session/sessions.h"

#include <array>
#include <utility>

#include "game/match/folders/files.h"
#include "game/match/folders/folders.h"
#include "game/trilogy/session/opener.h"
#include "game/wotr/players/wotr_players.h"
#include "game/wotr/session/course.h"
#include "game/wotr/session/narrator.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/session/test_players.h"

namespace session_test {
namespace {

const std::string kToyFolder = AMONHEN_SOURCE_DIR "/tests/toy/data";
const std::string kDataFolder = AMONHEN_SOURCE_DIR "/data";

template <core::Game G>
const lang::Sentences& words_of(const std::string& data) {
  static const lang::Sentences words = lang::load_sentences(data, G::kId).value();
  return words;
}

players::Forecaster<wotr::Game> wotr_forecaster() {
  const players::Roster<wotr::Game> roster = wotr_players::roster();
  const auto files = match::read_data_files(kDataFolder, wotr::Game::kId, roster.files);
  return players::forecaster_of(roster, *files).take();
}

}  // namespace

players::Forecaster<toy::Race> race_forecaster() {
  return [](const toy::Rules& rules) {
    static constexpr std::array kPlaces{players::FeatureRow{"place", 1}};
    return players::Forecast<toy::Race>(
        {.features = kPlaces,
         .describe =
             [](const toy::State& state) {
               return std::vector<players::Description>{{{0, static_cast<float>(state.place[0])}},
                                                        {{0, static_cast<float>(state.place[1])}}};
             },
         .winner =
             [goal = rules.goal](const toy::State& state) {
               return state.place[0] >= goal ? std::size_t{0} : std::size_t{1};
             },
         .begins_action =
             [](const core::Decision& decision) {
               return decision.kind == static_cast<std::uint8_t>(toy::Phase::kChoose);
             }},
        std::make_shared<const players::Weights>(players::Weights{1}));
  };
}

std::unique_ptr<session::Opener> toy_opener(const std::shared_ptr<Gate>& gate) {
  return std::make_unique<session::OpenerOf<toy::Race>>(session::SessionParts<toy::Race>{
      .data = kToyFolder,
      .files = toy::data(),
      .registry = test_players<toy::Race>(gate),
      .narrate = session::plain_narrator<toy::Race>(words_of<toy::Race>(kToyFolder)),
      .forecaster = race_forecaster()});
}

std::unique_ptr<session::Opener> wotr_opener(const std::shared_ptr<Gate>& gate) {
  players::Registry<wotr::Game> registry = test_players<wotr::Game>(gate);
  registry.merge(wotr_players::plain_players());
  auto files = match::read_data_files(kDataFolder, wotr::Game::kId, wotr::Game::data_files());
  return std::make_unique<session::OpenerOf<wotr::Game>>(session::SessionParts<wotr::Game>{
      .data = kDataFolder,
      .files = std::move(files).value(),
      .registry = std::move(registry),
      .narrate = wotr_session::narrator(words_of<wotr::Game>(kDataFolder)),
      .forecaster = wotr_forecaster(),
      .course = wotr_session::course});
}

std::unique_ptr<session::Opener> trilogy_opener(const std::shared_ptr<Gate>& gate) {
  auto files = match::read_data_files(kDataFolder, trilogy::Game::kId, trilogy::Game::data_files());
  return trilogy_session::opener(kDataFolder, std::move(files).value(),
                                 test_players<trilogy::Game>(gate),
                                 words_of<trilogy::Game>(kDataFolder));
}

std::unique_ptr<Session> begin(const session::Opener& opener, const players::Seating& seats,
                               std::uint64_t seed) {
  match::Setup setup;
  setup.seats = seats;
  setup.seed = seed;
  auto session = opener.begin(std::move(setup), players::kHuman);
  EXPECT_TRUE(session) << session.error();
  return std::move(*session);
}

}  // namespace session_test
