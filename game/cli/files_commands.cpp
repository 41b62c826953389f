#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>

#include "game/cli/commands.h"
#include "game/match/append_file.h"
#include "game/match/folders.h"
#include "game/match/json_text.h"
#include "game/match/save_file.h"

namespace cli {
namespace {

using nlohmann::json;

int last_line(std::string_view text) {
  return 1 + static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

/// Replays a save with the game that its header names.
core::Result<SaveReport> report_on(const Work& work, const std::string& path,
                                   std::string_view text) {
  const core::Result<match::SaveFile> file = match::read_save(text, path);
  if (!file) return core::Error{file.error()};
  // A game goes on without a torn line; whoever checks a file wants to know of it.
  if (!file->whole) return match::save_error(path, last_line(text), "the save is cut off here");
  Driver* game = find_game(work.games, file->game);
  if (game == nullptr) return match::save_error(path, 1, "there is no game \"" + file->game + "\"");
  if (const std::string fault = game->prepare(work.desk.data); !fault.empty()) {
    return core::Error{fault};
  }
  return game->replay(text, path, work.desk.sentences);
}

void write_report(const Work& work, const SaveReport& report) {
  std::ostream& out = work.environment.out;
  for (const std::string& notice : report.notices) work.environment.err << notice << '\n';
  if (work.arguments.has("--log")) {
    for (const std::string& sentence : report.log) out << sentence << '\n';
  }
  const json& game = report.summary;
  if (work.arguments.has("--json")) {
    out << match::canonical_text(game) << std::endl;
    return;
  }
  out << game["game"].get<std::string>() << ", seed " << game["seed"] << ": " << game["steps"]
      << " steps, turn " << game["turns"] << ", ";
  if (game["winner"] == "nobody") {
    out << "not finished";
  } else {
    out << game["winner"].get<std::string>() << " won by " << game["victory"].get<std::string>();
  }
  out << "; every line replays; last position " << game["hash"].get<std::string>() << std::endl;
}

/// A scenario is a request `new`, or only its position.
std::string check_scenario(const Work& work, const std::string& path, const json& scenario) {
  const bool is_request = scenario.contains("position");
  const json request = is_request ? scenario : json{{"position", scenario}};
  std::string name = work.arguments.text("--game", work.games.front()->id());
  if (request.contains("game") && request["game"].is_string()) name = request["game"];
  Driver* game = find_game(work.games, name);
  if (game == nullptr) return path + ": there is no game \"" + name + "\"";
  if (std::string fault = game->prepare(work.desk.data); !fault.empty()) return fault;
  const auto begun = game->begin(request, work.desk.sentences);
  if (!begun) return path + ": " + begun.error();
  work.environment.out << path << ": a scenario of " << name << ", good\n";
  return {};
}

/// A folder with a file for every game of this program.
std::string check_folder(const Work& work, const std::string& path) {
  const core::Result<std::string> words = match::read_file(path + "/lang/en.json");
  if (!words) return words.error();
  const auto sentences = lang::Sentences::load(*words, path + "/lang/en.json");
  if (!sentences) return sentences.error();
  for (const auto& game : work.games) {
    if (std::string fault = game->prepare(path); !fault.empty()) return fault;
  }
  work.environment.out << path << ": a data folder with " << names_of(work.games) << ", good\n";
  return {};
}

std::string check_one(const Work& work, const std::string& path) {
  if (std::filesystem::is_directory(path)) return check_folder(work, path);
  const core::Result<std::string> text = match::read_file(path);
  if (!text) return text.error();
  const core::Result<json> whole = match::parse_json(*text);
  const bool is_scenario = whole && whole->is_object() && !whole->contains("format");
  if (is_scenario) return check_scenario(work, path, *whole);
  const core::Result<SaveReport> report = report_on(work, path, *text);
  if (!report) return report.error();
  for (const std::string& notice : report->notices) work.environment.out << notice << '\n';
  work.environment.out << path << ": a save of " << report->summary["game"].get<std::string>()
                       << ", good\n";
  return {};
}

}  // namespace

int replay(const Work& work) {
  if (work.arguments.operands().size() != 1) return fail(work, "replay takes one file");
  const std::string& path = work.arguments.operands().front();
  const core::Result<std::string> text = match::read_file(path);
  if (!text) return fail(work, text.error());
  const core::Result<SaveReport> report = report_on(work, path, *text);
  if (!report) return fail(work, report.error());
  write_report(work, *report);
  return kDone;
}

int check(const Work& work) {
  if (work.arguments.operands().empty()) return fail(work, "check takes at least one file");
  int status = kDone;
  for (const std::string& path : work.arguments.operands()) {
    if (const std::string fault = check_one(work, path); !fault.empty()) status = fail(work, fault);
  }
  return status;
}

}  // namespace cli
