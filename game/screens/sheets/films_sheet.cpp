#include "game/screens/sheets/films_sheet.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"

namespace screens {
namespace {

void draw_button(Sheet& sheet, std::string_view key, commands::Id command) {
  if (plain_control(sheet, say(sheet, key), ImGui::GetContentRegionAvail().x)) {
    ask(sheet, command);
    sheet.memory.sheets.close(kFilmsSheet);
  }
}

void draw_of_match(Sheet& sheet, const FilmsShown& films) {
  if (films.is_made) {
    write(sheet.theme.text, engine::ink::kInk, say(sheet, "films.made-now"));
    return draw_button(sheet, "films.stop", commands::kFilmStop);
  }
  write(sheet.theme.text, engine::ink::kInk, say(sheet, "films.of-match"));
  draw_button(sheet, "films.whole", commands::kFilmWhole);
  draw_button(sheet, "films.reel", commands::kFilmReel);
  draw_button(sheet, "films.last", commands::kFilmLast);
}

void draw_of_window(Sheet& sheet, const FilmsShown& films) {
  if (!films.is_recording) {
    write(sheet.theme.text, engine::ink::kInk, say(sheet, "films.of-window"));
    return draw_button(sheet, "films.record", commands::kFilmRecord);
  }
  const nlohmann::json told{{"seconds", films.seconds}};
  write(sheet.theme.text, engine::ink::kInk, say(sheet, "films.recorded-now", told));
  draw_button(sheet, "films.end-recording", commands::kFilmStop);
}

}  // namespace

void draw_films(Sheet& sheet) {
  const FilmsShown& films = *sheet.state.find<FilmsShown>();
  limit_height(sheet);
  const engine::PanelPlace place{.position = sheet.screen / 2.0F,
                                 .size = {std::min(sheet.unit(460), sheet.screen.x), 0},
                                 .pivot = {0.5F, 0.5F}};
  if (engine::begin_panel(sheet.theme, "films-sheet", say(sheet, "films.title").c_str(), place)) {
    const float spacing = ImGui::GetStyle().ItemSpacing.y;
    begin_page_that_fits(sheet, "films-page", sheet.theme.touch + spacing);
    if (!films.fault.empty()) {
      write(sheet.theme.text, engine::ink::kInk, films.fault);
    } else {
      if (!films.is_recording) draw_of_match(sheet, films);
      if (!films.is_made) draw_of_window(sheet, films);
    }
    end_page_that_fits();
    ImGui::Spacing();
    if (plain_control(sheet, say(sheet, "screen.close"))) sheet.memory.sheets.close(kFilmsSheet);
  }
  engine::end_panel();
}

}  // namespace screens
