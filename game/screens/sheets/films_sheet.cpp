#include "game/screens/sheets/films_sheet.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"

namespace screens {
namespace {

void draw_button(Context& context, std::string_view key, commands::Id command) {
  if (plain_control(context, say(context, key), ImGui::GetContentRegionAvail().x)) {
    ask(context, command);
    context.memory.sheets.close(kFilmsSheet);
  }
}

void draw_of_match(Context& context, const FilmsShown& films) {
  if (films.is_made) {
    write(context.theme.text, engine::ink::kInk, say(context, "films.made-now"));
    return draw_button(context, "films.stop", commands::kFilmStop);
  }
  write(context.theme.text, engine::ink::kInk, say(context, "films.of-match"));
  draw_button(context, "films.whole", commands::kFilmWhole);
  draw_button(context, "films.reel", commands::kFilmReel);
  draw_button(context, "films.last", commands::kFilmLast);
}

void draw_of_window(Context& context, const FilmsShown& films) {
  if (!films.is_recording) {
    write(context.theme.text, engine::ink::kInk, say(context, "films.of-window"));
    return draw_button(context, "films.record", commands::kFilmRecord);
  }
  const nlohmann::json told{{"seconds", films.seconds}};
  write(context.theme.text, engine::ink::kInk, say(context, "films.recorded-now", told));
  draw_button(context, "films.end-recording", commands::kFilmStop);
}

}  // namespace

void draw_films(Context& context) {
  const FilmsShown& films = *context.state.find<FilmsShown>();
  limit_height(context);
  const engine::PanelPlace place{.position = context.screen / 2.0F,
                                 .size = {std::min(context.unit(460), context.screen.x), 0},
                                 .pivot = {0.5F, 0.5F}};
  if (engine::begin_panel(context.theme, "films-sheet", say(context, "films.title").c_str(),
                          place)) {
    const float spacing = ImGui::GetStyle().ItemSpacing.y;
    begin_page_that_fits(context, "films-page", context.theme.touch + spacing);
    if (!films.fault.empty()) {
      write(context.theme.text, engine::ink::kInk, films.fault);
    } else {
      if (!films.is_recording) draw_of_match(context, films);
      if (!films.is_made) draw_of_window(context, films);
    }
    end_page_that_fits();
    ImGui::Spacing();
    if (plain_control(context, say(context, "screen.close")))
      context.memory.sheets.close(kFilmsSheet);
  }
  engine::end_panel();
}

}  // namespace screens
