#include <algorithm>
#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>

#include "base/json_reader.h"
#include "base/json_text.h"
#include "game/cli/commands.h"
#include "game/match/folders/files.h"
#include "game/match/folders/folders.h"
#include "game/match/saves/save_file.h"

namespace cli {
namespace {

using nlohmann::json;

int last_line(std::string_view text) {
  return 1 + static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

int percent(const json& chance) {
  return static_cast<int>(std::lround(100 * chance.get<double>()));
}

void write_turning_points(const Work& work, const lang::PhraseBook& phrases, const json& points) {
  for (const json& point : points) {
    std::ostringstream course;
    course << "turn " << point["turn"] << ": " << point["party"].get<std::string>() << " from "
           << percent(point["before"]) << " % to " << percent(point["after"]) << " %";
    work.environment.out << phrases.say(course.str()) << ": " << point["text"].get<std::string>()
                         << '\n';
  }
}

/// Which game, how far and how it went.
std::vector<std::string> told_of(const json& game) {
  std::ostringstream course;
  course << game["game"].get<std::string>() << ", seed " << game["seed"] << ": " << game["steps"]
         << " steps, turn " << game["turns"];
  std::vector<std::string> told{course.str()};
  told.push_back(game["winner"] == "nobody" ? "not finished"
                                            : game["winner"].get<std::string>() + " won by " +
                                                  game["victory"].get<std::string>());
  told.emplace_back("every line replays");
  told.push_back("last position " + game["hash"].get<std::string>());
  for (const json& mark : game["marks"]) told.push_back("marked: " + mark.get<std::string>());
  return told;
}

void write_report(const Work& work, const SaveReport& report) {
  std::ostream& out = work.environment.out;
  for (const std::string& notice : report.notices) {
    work.environment.err << work.environment.phrases.say(notice) << '\n';
  }
  if (work.arguments.has("--log")) {
    for (const std::string& sentence : report.log) out << sentence << '\n';
  }
  const json& game = report.summary;
  if (work.arguments.has("--json")) {
    out << base::canonical_text(game) << std::endl;
    return;
  }
  const Driver* played = find_game(work.games, game["game"].get<std::string>());
  const lang::PhraseBook phrases = phrases_of(work, *played);
  std::string_view between;
  for (const std::string& part : told_of(game)) {
    out << between << phrases.say(part);
    between = between.empty() ? ", " : "; ";
  }
  out << '\n';
  write_turning_points(work, phrases, game["turningPoints"]);
  out.flush();
}

}  // namespace

base::Result<SaveReport> report_on(const Work& work, const std::string& path,
                                   std::string_view text) {
  const base::Result<match::SaveFile> file = match::read_save(text, path);
  if (!file) return file.failure();
  // A game goes on without a torn line; whoever checks a file wants to know of it.
  if (!file->whole) return match::save_error(path, last_line(text), "the save is cut off here");
  Driver* game = find_game(work.games, file->game);
  if (game == nullptr)
    return match::save_error(path, 1, "there is no game " + base::quoted(file->game));
  if (const base::Result<void> done = prepare(work, *game); !done) {
    return done.failure();
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
