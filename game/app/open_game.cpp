#include "game/app/open_game.h"

#include <utility>

#include "game/wotr/session/opener.h"

namespace app {
namespace {

std::unique_ptr<session::Opener> opener_of(const Resources& resources) {
  return wotr_session::opener(resources.data, resources.rules, resources.words);
}

session::Beginning beginning_of(const Options& options) {
  return {.load = options.load,
          .position = options.position,
          .scenario = options.scenario,
          .seats = options.seats,
          .options = options.rules,
          .players = options.players,
          .seed = options.seed,
          .is_new = options.new_game || options.demo};
}

}  // namespace

base::Result<std::unique_ptr<Session>> new_session(const Resources& resources, match::Setup setup,
                                                   const std::string& fallback) {
  return opener_of(resources)->begin(std::move(setup), fallback);
}

base::Result<OpenedGame> open_game(const Resources& resources, const Options& options,
                                   const std::string& fallback) {
  return session::open_game(*opener_of(resources), beginning_of(options), fallback);
}

base::Result<OpenedGame> open_kept_game(const Resources& resources, const Options& options,
                                        std::optional<SaveSlot>& slot) {
  const std::string_view fallback = options.demo ? players::kRandom : players::kHuman;
  return session::open_kept_game(*opener_of(resources), beginning_of(options), options.data_dir,
                                 fallback, slot);
}

}  // namespace app
