#include "game/app/features/saves/reports.h"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "engine/platform/about_system.h"
#include "engine/render/canvas.h"
#include "game/app/shell/shell.h"
#include "game/commands/ids.h"
#include "game/match/folders/files.h"
#include "game/screens/settings/settings_text.h"
#include "game/session/report.h"

namespace app {
namespace {

/// As it is seen, once more: without the menu that was pressed.
engine::Pixels picture_of_screen(Shell& shell) {
  const engine::Canvas canvas(shell.source.pixel_size());
  engine::Input input;
  input.window_size = shell.screen.size();
  Frame frame{.input = input, .notice = {}};
  for (const auto& feature : shell.features) feature->show(shell, frame);
  shell.screen.draw(*shell.playing.session, frame, shell.source.pixel_size());
  return canvas.read();
}

/// Into a folder of its own beside the saves: what was seen, as text and as a picture.
base::Result<std::string> write_report(Shell& shell) {
  const Playing& playing = shell.playing;
  if (!playing.slot) return base::Error{"There is no folder for reports: this game is not kept."};
  auto folder = session::make_report_folder(playing.slot->folder(), shell.resources().game);
  if (!folder) return folder;
  const session::ReportFacts facts{.version = AMONHEN_VERSION,
                                   .settings = screens::settings_text(shell.settings()),
                                   .computer = engine::about_system()};
  const std::filesystem::path place(*folder);
  const std::string text = session::report_text(facts, playing.session->seen());
  const auto file = match::replace_file((place / "report.txt").string(), text);
  if (!file) return file.failure();
  const auto picture = engine::write_png(place / "table.png", picture_of_screen(shell));
  if (!picture) return picture.failure();
  return folder;
}

}  // namespace

bool Reports::take(Shell& shell, commands::Command& command) {
  if (command.id != commands::kReport) return false;
  const base::Result<std::string> folder = write_report(shell);
  const nlohmann::json told{{"folder", folder ? *folder : std::string()}};
  shell.playing.notice = folder ? shell.resources().words.say("report.made", told) : folder.error();
  return true;
}

}  // namespace app
