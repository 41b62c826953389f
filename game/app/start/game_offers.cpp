#include "game/app/start/game_offers.h"

#include <algorithm>
#include <cstdio>

#include "engine/ui/ink_pictures.h"
#include "game/app/start/new_game_choices.h"
#include "game/app/start/new_game_file.h"
#include "game/session/open_game.h"
#include "game/session/saves.h"

namespace app {
namespace {

/// Of the automatic save of the first table; 0 where none can be gone on with.
int turn_left_of(const LoadedGame& game, const std::string& folder) {
  const std::string& id = game.resources.game;
  for (const session::SavedGame& saved : session::list_saves(folder, id)) {
    if (saved.name != session::slot_name(id, 1) || saved.is_damaged()) continue;
    const auto left = session::open_save(*game.opener, saved.path);
    return left && !left->session->is_over() ? std::max(1, saved.turn) : 0;
  }
  return 0;
}

}  // namespace

struct GameOffers::Parts {
  screens::NewGameChoices choices;
  screens::GameScreens game;
  engine::InkPictures engravings;

  explicit Parts(const LoadedGame& loaded)
      : choices(read_choices(loaded)),
        game(loaded.module.screens(loaded.resources)),
        engravings(loaded.resources.baked / "engravings") {}
};

GameOffers::GameOffers(const LoadedGame& on_table, const std::string& folder) {
  if (on_table.shelf == nullptr) return;
  for (const std::string_view id : on_table.shelf->ids()) {
    const auto game = on_table.shelf->take(id);
    if (!game) {
      std::fprintf(stderr, "amonhen: %s\n", game.error().c_str());
      continue;
    }
    const Parts& parts = *parts_.emplace_back(std::make_unique<Parts>(**game));
    screens::GameOffer offer{.choices = parts.choices,
                             .words = (*game)->resources.words,
                             .game = parts.game,
                             .engravings = &parts_.back()->engravings,
                             .rule_book = &(*game)->resources.rule_book};
    if (!folder.empty() && *game != &on_table) {
      if (auto chosen = recall_new_game(**game, folder)) offer.chosen_last = chosen.take();
      offer.turn_left = turn_left_of(**game, folder);
    }
    offers_.push_back(std::move(offer));
  }
}

GameOffers::~GameOffers() = default;
GameOffers::GameOffers(GameOffers&&) noexcept = default;
GameOffers& GameOffers::operator=(GameOffers&&) noexcept = default;

}  // namespace app
