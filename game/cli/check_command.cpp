#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>

#include "base/json_reader.h"
#include "base/json_text.h"
#include "game/cli/card_report.h"
#include "game/cli/commands.h"
#include "game/laboratory/laboratory.h"
#include "game/match/folders/files.h"

namespace cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// A sentence for everything that is wrong.
using Faults = std::vector<std::string>;

Faults good(const Work& work, const std::string& path, const std::string& what) {
  work.environment.out << work.environment.phrases.say(path + ": " + what + ", good") << '\n';
  return {};
}

base::Result<Driver*> prepared_game(const Work& work, const std::string& name) {
  Driver* game = find_game(work.games, name);
  if (game == nullptr) return base::Error{"there is no game " + base::quoted(name)};
  const base::Result<void> done = prepare(work, *game);
  if (!done) return done.failure();
  return game;
}

std::string named_game(const Work& work) {
  return work.arguments.text("--game", work.games.front()->id());
}

Faults check_puzzle(const Work& work, const std::string& path, std::string_view text) {
  const base::Result<Driver*> game = prepared_game(work, named_game(work));
  if (!game) return {game.error()};
  const base::Result<void> done = (*game)->laboratory().check_puzzle(text, path);
  if (!done) return {done.error()};
  return good(work, path, "a puzzle of " + std::string((*game)->id()));
}

Faults check_scenario(const Work& work, const std::string& path, std::string_view text) {
  const base::Result<Driver*> game = prepared_game(work, named_game(work));
  if (!game) return {game.error()};
  const base::Result<void> done = (*game)->check_scenario(text, path);
  if (!done) return {done.error()};
  return good(work, path, "a scenario of " + std::string((*game)->id()));
}

/// A request `new`, or only its position.
Faults check_request(const Work& work, const std::string& path, const json& value) {
  const bool is_request = value.contains("position");
  const json request = is_request ? value : json{{"position", value}};
  std::string name = named_game(work);
  if (request.contains("game") && request["game"].is_string()) name = request["game"];
  const base::Result<Driver*> game = prepared_game(work, name);
  if (!game) return {path + ": " + game.error()};
  const auto begun = (*game)->begin(request);
  if (!begun) return {path + ": " + begun.error()};
  return good(work, path, (is_request ? "a new game of " : "a position of ") + name);
}

Faults check_save(const Work& work, const std::string& path, std::string_view text) {
  const base::Result<SaveReport> report = report_on(work, path, text);
  if (!report) return {report.error()};
  for (const std::string& notice : report->notices) {
    work.environment.out << work.environment.phrases.say(notice) << '\n';
  }
  std::string what = "a save of " + report->summary["game"].get<std::string>();
  for (const json& mark : report->summary["marks"]) {
    if (mark == "edited") return {path + ": the save was edited"};
    what += ", marked " + base::quoted(mark.get<std::string>());
  }
  return good(work, path, what);
}

/// The folder itself, or the one in it; nothing where there is none.
fs::path figures_in(const fs::path& folder) {
  if (fs::is_directory(folder / "figures")) return folder / "figures";
  return folder.filename() == "figures" ? folder : fs::path();
}

Faults check_figures(const Work& work, const std::string& path, const fs::path& figures) {
  if (work.environment.figure_faults == nullptr) {
    return {path + ": this program was built without the table; it reads no figures"};
  }
  Faults faults = work.environment.figure_faults(figures);
  return faults.empty() ? good(work, path, "the figures") : faults;
}

/// The figures that a game with this data folder would show.
Faults check_figures_beside(const Work& work, const fs::path& data) {
  const fs::path figures = data.parent_path() / "assets" / "figures";
  if (work.environment.figure_faults == nullptr || !fs::is_directory(figures)) return {};
  return check_figures(work, figures.string(), figures);
}

/// A folder with a file for every game of this program.
Faults check_data_folder(const Work& work, const std::string& path) {
  Faults faults;
  for (const auto& game : work.games) {
    for (std::string& fault : game->data_faults(path)) {
      const bool is_told = std::find(faults.begin(), faults.end(), fault) != faults.end();
      if (!is_told) faults.push_back(std::move(fault));  // what games share
    }
  }
  if (!faults.empty()) return faults;
  return good(work, path, "a data folder with " + names_of(work.games));
}

/// The figures; the whole data folder, or the one in it that is named after a game.
Faults check_folder(const Work& work, const std::string& path) {
  const fs::path folder = fs::absolute(path + "/").lexically_normal().parent_path();
  const fs::path figures = figures_in(folder);
  if (!figures.empty()) return check_figures(work, path, figures);
  Driver* game = find_game(work.games, folder.filename().string());
  if (game == nullptr || fs::exists(folder / "lang")) {
    Faults faults = check_data_folder(work, path);
    for (std::string& fault : check_figures_beside(work, folder))
      faults.push_back(std::move(fault));
    return faults;
  }
  Faults faults = game->data_faults(folder.parent_path().string());
  if (!faults.empty()) return faults;
  return good(work, path, "the data folder of " + std::string(game->id()));
}

/// Every card and what it does, for somebody who knows the rules and looks for mistakes.
Faults check_cards(const Work& work) {
  const std::string name = named_game(work);
  const base::Result<Driver*> game = prepared_game(work, name);
  if (!game) return {game.error()};
  const base::Result<std::string> report = report_cards(work.data, name);
  if (!report) return {report.error()};
  work.environment.out << *report;
  return {};
}

enum class FileKind { kSave, kScenario, kPuzzle, kRequest };

/// A save is lines of JSON, so as one value it is broken, unless it is a header alone.
FileKind kind_of(const std::string& path, const base::Result<json>& whole) {
  if (!whole) return path.ends_with(".json") ? FileKind::kScenario : FileKind::kSave;
  if (!whole->is_object()) return FileKind::kSave;
  if (whole->contains("right")) return FileKind::kPuzzle;
  if (whole->contains("title")) return FileKind::kScenario;
  if (!whole->contains("format")) return FileKind::kRequest;
  const bool is_header = whole->contains("seed") || !whole->contains("position");
  return is_header ? FileKind::kSave : FileKind::kScenario;
}

Faults check_one(const Work& work, const std::string& path) {
  if (path == "cards") return check_cards(work);
  std::error_code ignored;
  if (path == "data" && !fs::exists(path, ignored)) return check_folder(work, work.data);
  if (fs::is_directory(path, ignored)) return check_folder(work, path);
  const base::Result<std::string> text = match::read_file(path);
  if (!text) return {text.error()};
  const base::Result<json> whole = base::parse_json(*text);
  switch (kind_of(path, whole)) {
    case FileKind::kScenario: return check_scenario(work, path, *text);
    case FileKind::kPuzzle: return check_puzzle(work, path, *text);
    case FileKind::kRequest: return check_request(work, path, *whole);
    case FileKind::kSave: break;
  }
  return check_save(work, path, *text);
}

}  // namespace

int check(const Work& work) {
  if (work.arguments.operands().empty()) return misuse(work, "check takes at least one file");
  int status = kDone;
  for (const std::string& path : work.arguments.operands()) {
    for (const std::string& fault : check_one(work, path)) status = fail(work, fault);
  }
  return status;
}

}  // namespace cli
