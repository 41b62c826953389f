#include "game/app/start/check_command_line.h"

#include <algorithm>
#include <vector>

#include "base/json_reader.h"
#include "game/players/seating.h"
#include "game/session/beginning.h"

namespace app {
namespace {

base::Result<void> check_name(const std::string& option, const std::string& name,
                              const std::vector<std::string_view>& known) {
  if (name.empty() || std::find(known.begin(), known.end(), name) != known.end()) return {};
  std::string names;
  for (const std::string_view one : known) names += (names.empty() ? "" : ", ") + std::string(one);
  return base::Error{option + " " + name + ": there are " + names};
}

/// The hand of whoever decides, in a picture.
constexpr std::string_view kOpenHand = "hand";

base::Result<void> check_sheet(const LoadedGame& game, const std::string& sheet,
                               std::span<const screens::SheetRow> sheets) {
  const screens::GameScreens own = game.module.screens(game.resources);
  const std::vector<std::string> names = screens::sheet_names(screens::sheets_with(sheets, own));
  std::vector<std::string_view> known(names.begin(), names.end());
  known.push_back(kOpenHand);
  return check_name("--sheet", sheet, known);
}

base::Result<void> check_look(const LoadedGame& game, const std::string& region) {
  const lang::Sentences& words = game.resources.words;
  const bool is_there =
      region.empty() || words.has("region." + region) || words.has("territory." + region);
  if (!is_there) return base::Error{"--look: there is no region " + base::quoted(region)};
  return {};
}

/// Of a game that is made of words alone; a file has its own faults.
base::Result<void> check_beginning(const LoadedGame& game, const session::Beginning& beginning) {
  const bool has_file = !beginning.load.empty() || !beginning.position.empty();
  if (has_file || !beginning.asks_for_own_game()) return {};
  const auto setup = session::setup_of(*game.opener, beginning);
  if (!setup) return setup.failure();
  const auto session = game.opener->begin(*setup, players::kRandom);
  if (!session) return session.failure();
  return {};
}

}  // namespace

base::Result<void> check_picture(const LoadedGame& game, const CommandLine& command,
                                 std::span<const screens::SheetRow> sheets) {
  if (auto done = check_sheet(game, command.sheet, sheets); !done) return done;
  if (auto done = check_look(game, command.standpoint.region); !done) return done;
  if (command.until.empty()) return {};
  return check_name("--until", command.until, game.module.table(game.resources)->happenings());
}

base::Result<void> check_command_line(const LoadedGame& game, const CommandLine& command,
                                      std::span<const screens::SheetRow> sheets) {
  if (auto done = check_picture(game, command, sheets); !done) return done;
  return check_beginning(game, command.beginning);
}

}  // namespace app
