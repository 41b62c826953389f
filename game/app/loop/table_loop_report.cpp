#include <filesystem>
#include <nlohmann/json.hpp>

#include "engine/platform/about_system.h"
#include "engine/render/canvas.h"
#include "game/app/loop/table_loop.h"
#include "game/match/files.h"
#include "game/screens/settings/settings_text.h"
#include "game/session/report.h"

namespace app {

/// As it is seen, once more: without the menu that was pressed.
engine::Pixels TableLoop::picture_of_screen() {
  const engine::Canvas canvas(source_.pixel_size());
  engine::Input input;
  input.window_size = screen_.size();
  screen_.draw(*playing_.session,
               {.input = input,
                .notice = {},
                .moment = show_.shown(),
                .replay = replay_ ? &replay_->shown() : nullptr},
               source_.pixel_size());
  return canvas.read();
}

/// Into a folder of its own beside the saves: what was seen, as text and as a picture.
base::Result<std::string> TableLoop::write_report() {
  if (!playing_.slot) return base::Error{"There is no folder for reports: this game is not kept."};
  const std::string& game = playing_.game.resources.game;
  auto folder = session::make_report_folder(playing_.slot->folder(), game);
  if (!folder) return folder;
  const session::ReportFacts facts{.version = AMONHEN_VERSION,
                                   .settings = settings_text(screen_.settings()),
                                   .computer = engine::about_system()};
  const std::filesystem::path place(*folder);
  const std::string text = session::report_text(facts, playing_.session->seen());
  const auto file = match::replace_file((place / "report.txt").string(), text);
  if (!file) return base::Error{file.error()};
  const auto fault = engine::write_png(place / "table.png", picture_of_screen());
  if (fault) return base::Error{*fault};
  return folder;
}

void TableLoop::report() {
  const base::Result<std::string> folder = write_report();
  const nlohmann::json told{{"folder", folder ? *folder : std::string()}};
  playing_.notice =
      folder ? playing_.game.resources.words.say("report.made", told) : folder.error();
}

}  // namespace app
