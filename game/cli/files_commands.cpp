#include <algorithm>
#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>

#include "base/json_reader.h"
#include "base/json_text.h"
#include "game/cli/commands.h"
#include "game/match/files.h"
#include "game/match/folders.h"
#include "game/match/save_file.h"

namespace cli {
namespace {

using nlohmann::json;

int last_line(std::string_view text) {
  return 1 + static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

int percent(const json& chance) {
  return static_cast<int>(std::lround(100 * chance.get<double>()));
}

void write_turning_points(std::ostream& out, const json& points) {
  for (const json& point : points) {
    out << "turn " << point["turn"] << ": " << point["party"].get<std::string>() << " from "
        << percent(point["before"]) << " % to " << percent(point["after"])
        << " %: " << point["text"].get<std::string>() << '\n';
  }
}

void write_report(const Work& work, const SaveReport& report) {
  std::ostream& out = work.environment.out;
  for (const std::string& notice : report.notices) work.environment.err << notice << '\n';
  if (work.arguments.has("--log")) {
    for (const std::string& sentence : report.log) out << sentence << '\n';
  }
  const json& game = report.summary;
  if (work.arguments.has("--json")) {
    out << base::canonical_text(game) << std::endl;
    return;
  }
  out << game["game"].get<std::string>() << ", seed " << game["seed"] << ": " << game["steps"]
      << " steps, turn " << game["turns"] << ", ";
  if (game["winner"] == "nobody") {
    out << "not finished";
  } else {
    out << game["winner"].get<std::string>() << " won by " << game["victory"].get<std::string>();
  }
  out << "; every line replays; last position " << game["hash"].get<std::string>();
  for (const json& mark : game["marks"]) out << "; marked: " << mark.get<std::string>();
  out << '\n';
  write_turning_points(out, game["turningPoints"]);
  out.flush();
}

}  // namespace

base::Result<SaveReport> report_on(const Work& work, const std::string& path,
                                   std::string_view text) {
  const base::Result<match::SaveFile> file = match::read_save(text, path);
  if (!file) return base::Error{file.error()};
  // A game goes on without a torn line; whoever checks a file wants to know of it.
  if (!file->whole) return match::save_error(path, last_line(text), "the save is cut off here");
  Driver* game = find_game(work.games, file->game);
  if (game == nullptr)
    return match::save_error(path, 1, "there is no game " + base::quoted(file->game));
  if (const std::string fault = game->prepare(work.data); !fault.empty()) {
    return base::Error{fault};
  }
  return game->replay(text, path);
}

int replay(const Work& work) {
  if (work.arguments.operands().size() != 1) return misuse(work, "replay takes one file");
  const std::string& path = work.arguments.operands().front();
  const base::Result<std::string> text = match::read_file(path);
  if (!text) return fail(work, text.error());
  const base::Result<SaveReport> report = report_on(work, path, *text);
  if (!report) return fail(work, report.error());
  write_report(work, *report);
  return kDone;
}

}  // namespace cli
