#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/lang/languages.h"
#include "game/lang/prose.h"
#include "game/lang/sentences.h"
#include "game/match/folders/files.h"
#include "game/match/folders/folders.h"
#include "game/match/saves/load.h"
#include "game/players/registry.h"
#include "game/players/swings.h"

namespace set_up {

/// A game of which everything that is needed without a window has been read.
template <core::Game G>
struct PreparedGame {
  players::Roster<G> roster{};           ///< whom its seats may be given to beside "human"
  std::string language{lang::kEnglish};  ///< what prepare() reads the sentences in
  std::string data{};                    ///< the data folder
  std::vector<core::DataFile> files{};
  lang::Sentences sentences{};  ///< matches that were begun keep pointing here
  players::Registry<G> registry{};
  players::Forecaster<G> forecaster{};
  std::string hash{};  ///< of all that rules and players are made of
};

/// Makes its players.
template <core::Game G>
base::Result<void> call_players(PreparedGame<G>& game) {
  const auto files = match::read_data_files(game.data, G::kId, game.roster.files);
  if (!files) return files.failure();
  base::Result<players::Registry<G>> registry = game.roster.make(*files);
  if (!registry) return base::Error{game.data + "/" + std::string(G::kId) + "/" + registry.error()};
  game.registry = registry.take();
  auto forecaster = players::forecaster_of(game.roster, *files);
  if (!forecaster)
    return base::Error{game.data + "/" + std::string(G::kId) + "/" + forecaster.error()};
  game.forecaster = forecaster.take();
  game.hash = match::hash_of(game.files) + match::hash_of(*files);
  return {};
}

/// Reads data files and sentences, and makes the players. An Error says what is wrong and
/// where.
template <core::Game G>
base::Result<void> prepare(PreparedGame<G>& game, const std::string& data) {
  base::Result<std::vector<core::DataFile>> files =
      match::read_data_files(data, G::kId, G::data_files());
  if (!files) return files.failure();
  game.files = std::move(*files);
  game.data = data;
  const auto tables = match::make_tables<G>(game.files, nlohmann::json::object());
  if (!tables) return base::Error{data + "/" + std::string(G::kId) + ": " + tables.error()};
  base::Result<lang::Sentences> sentences = lang::load_sentences(data, G::kId, game.language);
  if (!sentences) return sentences.failure();
  game.sentences = std::move(*sentences);
  return call_players(game);
}

/// What the data says, in the language of the game's sentences.
template <core::Game G>
std::string told(const PreparedGame<G>& game, std::string_view file, std::string_view id,
                 std::string_view field, const std::string& english) {
  std::string words = lang::prose(game.sentences, file, id, field);
  return words.empty() ? english : words;
}

/// Every player that is no person, for sentences.
template <core::Game G>
std::string machines(const PreparedGame<G>& game) {
  std::string names;
  for (const auto& [name, entry] : game.registry) names += (names.empty() ? "" : ", ") + name;
  return names;
}

}  // namespace set_up
