#include "game/app/features/saves/saves_shown.h"

#include <chrono>
#include <ctime>

#include "game/app/features/saves/save_pictures.h"
#include "game/players/manner.h"
#include "game/session/saves.h"

namespace app {
namespace {

/// "2026-11-25 19:30", by the clock of this place.
std::string date_words(std::filesystem::file_time_type date) {
  const auto system = std::chrono::file_clock::to_sys(date);
  const std::time_t seconds = std::chrono::system_clock::to_time_t(
      std::chrono::time_point_cast<std::chrono::system_clock::duration>(system));
  std::tm local{};
  localtime_r(&seconds, &local);
  char words[32];
  return std::string(words, std::strftime(words, sizeof words, "%Y-%m-%d %H:%M", &local));
}

std::string players_words(const session::SavedGame& save, const lang::Sentences& words) {
  std::string list;
  for (const auto& [seat, player] : save.sides) {
    const std::string name = words.name("player", players::player_name(player));
    list += (list.empty() ? "" : " · ") + words.name("seat", seat) + ": " + name;
  }
  return list;
}

}  // namespace

std::vector<screens::SaveShown> saves_shown(const std::string& folder, const Resources& resources) {
  std::vector<screens::SaveShown> shown;
  for (const session::SavedGame& save : session::list_saves(folder, resources.game)) {
    const bool is_named = save.kind == session::SaveKind::kNamed;
    shown.push_back({.name = is_named ? save.name : std::string(),
                     .path = save.path,
                     .aside = std::string(save.aside),
                     .turn = save.turn,
                     .players = players_words(save, resources.words),
                     .date = date_words(save.date),
                     .fault = save.fault,
                     .picture = picture_name(save.path)});
  }
  return shown;
}

}  // namespace app
