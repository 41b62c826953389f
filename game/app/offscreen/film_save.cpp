#include <csignal>
#include <cstdio>
#include <filesystem>
#include <nlohmann/json.hpp>

#include <sys/prctl.h>
#include <unistd.h>

#include "base/replace_file.h"
#include "game/app/features/films/film_studio.h"
#include "game/app/offscreen/offscreen.h"
#include "game/film/make_film.h"
#include "game/session/open_game.h"

namespace app {
namespace {

constexpr std::size_t kFramesBetween = 150;

/// How far it is, for whoever looks on at a terminal.
bool show_progress(std::size_t frames, std::size_t length) {
  const bool is_told = frames % kFramesBetween == 0 || frames == length;
  if (is_told && isatty(STDERR_FILENO) != 0) {
    std::fprintf(stderr, "\r%3zu %%%s", 100 * frames / length, frames == length ? "\n" : "");
  }
  return true;
}

/// False if that process has ended already.
bool ends_with(std::int32_t orderer) {
  return orderer == 0 || (prctl(PR_SET_PDEATHSIG, SIGTERM) == 0 && getppid() == orderer);
}

base::Result<void> write_shots(const std::string& path, const film::Report& report) {
  const auto written =
      base::replace_file(path, director::shot_log(report.plan, report.beats).dump(1) + "\n");
  if (!written) return written.failure();
  return {};
}

/// Nobody's game gives way to what is said of its film.
base::Result<void> check_shots(const std::string& shots, const std::string& save) {
  std::error_code ignored;
  const bool is_save = !shots.empty() && std::filesystem::equivalent(shots, save, ignored);
  if (is_save) return base::Error{"--shots " + shots + ": that is the saved game"};
  return {};
}

}  // namespace

int film_save(const LoadedGame& game, const CommandLine& command) {
  if (!ends_with(command.film->orderer)) {
    return refuse("--while " + std::to_string(command.film->orderer) +
                  ": that process has not begun this one, or has ended");
  }
  const base::Result<void> apart = check_shots(command.film->shots, command.beginning.load);
  if (!apart) return refuse(apart.error());
  auto studio = film_studio(game, command.film->level);
  if (!studio) return refuse(studio.error());
  auto opened = session::open_save(*game.opener, command.beginning.load);
  if (!opened) return refuse(opened.error());
  const auto report = film::make_film(*studio, *opened->session, *command.film, show_progress);
  if (!report) return refuse(report.error());
  if (!command.film->shots.empty()) {
    const base::Result<void> written = write_shots(command.film->shots, *report);
    if (!written) return refuse(written.error());
  }
  std::printf("%s\n", film::to_json(*report, *command.film).dump().c_str());
  return 0;
}

}  // namespace app
