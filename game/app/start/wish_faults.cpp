#include "game/app/start/wish_faults.h"

#include <algorithm>
#include <vector>

#include "base/json_reader.h"
#include "game/match/gallery_list.h"
#include "game/players/seating.h"
#include "game/session/beginning.h"

namespace app {
namespace {

std::string fault_of_name(const std::string& option, const std::string& name,
                          const std::vector<std::string_view>& known) {
  if (name.empty() || std::find(known.begin(), known.end(), name) != known.end()) return {};
  std::string names;
  for (const std::string_view one : known) names += (names.empty() ? "" : ", ") + std::string(one);
  return option + " " + name + ": there are " + names;
}

std::string fault_of_sheet(const LoadedGame& game, const std::string& sheet) {
  std::vector<std::string_view> known(match::kSheets.begin(), match::kSheets.end());
  const screens::GameScreens own_screens = game.module.screens(game.resources);
  for (const std::string_view own : own_screens.panels.sheets()) known.push_back(own);
  return fault_of_name("--sheet", sheet, known);
}

std::string fault_of_look(const LoadedGame& game, const std::string& region) {
  const lang::Sentences& words = game.resources.words;
  const bool is_there =
      region.empty() || words.has("region." + region) || words.has("territory." + region);
  return is_there ? "" : "--look: there is no region " + base::quoted(region);
}

/// Of a game that is made of words alone; a file has its own faults.
std::string fault_of_beginning(const LoadedGame& game, const session::Beginning& beginning) {
  const bool has_file = !beginning.load.empty() || !beginning.position.empty();
  if (has_file || !beginning.asks_for_own_game()) return {};
  const auto setup = session::setup_of(*game.opener, beginning);
  if (!setup) return setup.error();
  const auto session = game.opener->begin(*setup, players::kRandom);
  return session ? "" : session.error();
}

}  // namespace

std::string fault_of_picture(const LoadedGame& game, const CommandLine& command) {
  std::string sheet = fault_of_sheet(game, command.sheet);
  if (!sheet.empty()) return sheet;
  std::string look = fault_of_look(game, command.standpoint.region);
  if (!look.empty() || command.until.empty()) return look;
  return fault_of_name("--until", command.until, game.module.table(game.resources)->happenings());
}

std::string fault_of_wishes(const LoadedGame& game, const CommandLine& command) {
  std::string picture = fault_of_picture(game, command);
  return picture.empty() ? fault_of_beginning(game, command.beginning) : picture;
}

}  // namespace app
