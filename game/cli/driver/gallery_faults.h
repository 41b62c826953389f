#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "game/cli/arguments/picture_options.h"
#include "game/cli/driver/begin.h"
#include "game/cli/driver/game_options.h"
#include "game/match/folders/gallery_list.h"
#include "game/match/folders/prepared_file.h"
#include "game/set_up/table.h"

namespace cli {

/// Whether a picture of the gallery can be drawn; else why not.
template <core::Game G>
base::Result<void> check_picture(const set_up::PreparedGame<G>& game,
                                 match::TablesByOptions<G>& tables,
                                 const match::GalleryEntry& entry,
                                 const std::filesystem::path& folder) {
  const std::string file = entry.file();
  const bool is_there = file.empty() || std::filesystem::is_regular_file(folder / file);
  if (!is_there) return base::Error{"there is no file " + base::quoted(file)};
  const auto arguments = parse_picture(entry.words(folder));
  if (!arguments) return arguments.failure();
  const auto drawing = read_picture_options(*arguments);
  if (!drawing) return drawing.failure();
  const std::string region = arguments->text("--look", "");
  const bool is_seen = region.empty() || game.sentences.has("region." + region) ||
                       game.sentences.has("territory." + region);
  if (!is_seen) return base::Error{"--look: there is no region " + base::quoted(region)};
  auto options = read_game_options(*arguments);
  if (!options) return options.failure();
  for (auto& [seat, player] : options->seating) {
    if (player == players::kHuman) player = players::kRandom;  // who looks on
  }
  if (arguments->has("--players")) {
    const auto players = arguments->number("--players", 2, 2, 4);
    if (!players) return players.failure();
    options->request["options"]["players"] = *players;
  }
  const auto table = set_up::make_table(game, tables, options->request, options->seating);
  if (!table) return table.failure();
  return {};
}

/// A position, or a request `new` with one.
template <core::Game G>
base::Result<void> check_position(const set_up::PreparedGame<G>& game, std::string_view text,
                                  const std::string& path) {
  const base::Result<nlohmann::json> json = base::parse_json(text);
  if (!json) return base::Error{path + ": " + json.error()};
  const bool is_request = json->is_object() && json->contains("position");
  const auto begun = begin(game, is_request ? *json : nlohmann::json{{"position", *json}});
  if (!begun) return base::Error{path + ": " + begun.error()};
  return {};
}

/// The list of the gallery, and the positions beside it, whether it shows them or not.
template <core::Game G>
std::vector<std::string> gallery_faults(const set_up::PreparedGame<G>& game) {
  const std::filesystem::path folder = match::gallery_folder(game.data, G::kId);
  std::vector<std::string> faults;
  for (const auto& path : match::prepared_files(folder)) {
    if (path.filename() == match::kGalleryList) continue;
    const base::Result<std::string> text = match::read_file(path.string());
    const base::Result<void> done =
        text ? check_position(game, *text, path.string()) : text.failure();
    if (!done) faults.push_back(done.error());
  }
  std::error_code ignored;
  if (!std::filesystem::exists(folder, ignored)) return faults;  // a game without pictures
  const std::string list = (folder / match::kGalleryList).string();
  const base::Result<std::string> text = match::read_file(list);
  const auto entries = text ? match::parse_gallery_list(*text, list) : text.failure();
  if (!entries) faults.push_back(entries.error());
  if (!entries) return faults;
  match::TablesByOptions<G> tables(game.files);
  std::set<std::string> names;
  for (const match::GalleryEntry& entry : *entries) {
    base::Result<void> done = check_picture(game, tables, entry, folder);
    if (!names.insert(entry.name).second) done = base::Error{"another picture is called so, too"};
    if (!done) faults.push_back(list + ", " + entry.name + ": " + done.error());
  }
  return faults;
}

}  // namespace cli
