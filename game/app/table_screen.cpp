#include "game/app/table_screen.h"

#include <algorithm>
#include <cstdio>
#include <glm/common.hpp>
#include <utility>

#include "engine/render/textured_quad.h"
#include "engine/text/font_files.h"
#include "game/app/home_view.h"
#include "game/app/new_game_choices.h"
#include "game/table/badges.h"
#include "game/wotr/screens/panels.h"

namespace app {
namespace {

constexpr float kAirAroundShown = 28;  // points between what is shown and the panels

table::FrameWords frame_words(const lang::Sentences& words) {
  return {.fellowship = words.say("frame.fellowship"),
          .corruption = words.say("frame.corruption"),
          .politics = words.say("frame.politics"),
          .hunt = words.say("frame.hunt"),
          .pool = words.say("frame.pool"),
          .rings = words.say("frame.rings"),
          .victory = words.say("frame.victory"),
          .steps = {words.say("frame.step.1"), words.say("frame.step.2"), words.say("frame.step.3"),
                    words.say("frame.step.4")}};
}

wotr::RegionSet own_regions(const table::RegionSet& regions) {
  wotr::RegionSet own;
  for (const table::RegionId region : regions) own.insert(static_cast<wotr::RegionId>(region));
  return own;
}

}  // namespace

base::Result<TableScreen> TableScreen::open(const Resources& resources, const wotr::Rules& rules,
                                            const Options& options, float pixels_per_point,
                                            float ui_scale) {
  auto tabletop = table::Tabletop::create(
      rules, {.shader_folder = resources.shaders,
              .baked_folder = resources.baked,
              .figure_folder = resources.figures,
              .layout = resources.layout,
              .effects = engine::effects_of(options.level.value_or(engine::Level::kLow)),
              .words = frame_words(resources.words)});
  if (!tabletop) return base::Error{tabletop.error()};
  for (const std::string& fault : tabletop->faults()) {
    std::fprintf(stderr, "amonhen: %s\n", fault.c_str());
  }
  auto fonts = engine::find_fonts();
  if (!fonts) return base::Error{fonts.error()};
  const float scale = options.ui_scale > 0 ? options.ui_scale : ui_scale;
  auto ui = engine::Ui::create(*fonts, scale, pixels_per_point);
  if (!ui) return base::Error{ui.error()};
  TableScreen screen(resources, ui.take(), std::move(*tabletop), options.size);
  screen.own_scale_ = scale;
  screen.is_scale_fixed_ = options.ui_scale > 0;
  screens::Settings settings;
  settings.level = options.level.value_or(engine::Level::kLow);
  if (const std::string fault = screen.apply(settings); !fault.empty()) return base::Error{fault};
  screen.open_sheet(options.sheet);
  screen.set_panels(options.no_ui ? Panels::kHidden : Panels::kShown);
  screen.camera_.set_flat(options.flat);
  screen.stand_at(options.standpoint, rules);
  return screen;
}

TableScreen::TableScreen(const Resources& resources, engine::Ui ui, table::Tabletop tabletop,
                         glm::ivec2 size)
    : resources_(&resources),
      ui_(std::move(ui)),
      tabletop_(std::move(tabletop)),
      size_(size),
      camera_(tabletop_.layout().size, glm::vec2(size)),
      panels_of_game_(std::make_unique<wotr_screens::Panels>()) {}

void TableScreen::open_sheet(std::string_view name) {
  memory_.menu_open = name == "menu";
  memory_.rules_open = name == "rules";
  memory_.settings_open = name == "settings";
  memory_.new_game_open = name.starts_with("new-game");
  panels_of_game_->open_sheet(name);
  if (name == "new-game-start") memory_.page = screens::NewGamePage::kStart;
  if (name == "new-game-rules") memory_.page = screens::NewGamePage::kRules;
}

const screens::NewGameChoices* TableScreen::choices() {
  if (!memory_.menu_open && !memory_.rules_open && !memory_.new_game_open) return nullptr;
  if (!choices_) choices_ = read_choices(*resources_);
  return &*choices_;
}

std::string TableScreen::apply(const screens::Settings& settings) {
  settings_ = settings;
  const float letters = static_cast<float>(settings.letters) / 100;
  if (!is_scale_fixed_) ui_.set_scale(settings.letters == 0 ? own_scale_ : letters);
  tabletop_.set_ambient(0, screens::has_ambient_life(settings));
  tabletop_.set_reduced_motion(settings.reduced_motion);
  keep_margins();
  const auto error = tabletop_.renderer().set_effects(screens::effects_of(settings));
  return error ? error->message : "";
}

void TableScreen::set_panels(Panels panels) {
  panels_ = panels;
  keep_margins();
}

screens::Margins TableScreen::current_margins() const {
  return panels_ == Panels::kHidden
             ? screens::Margins{}
             : screens::margins(ui_.theme(), size_, settings_, *panels_of_game_);
}

/// Who looks at the whole board goes on doing so.
void TableScreen::keep_margins() {
  const bool was_home = is_home();
  const screens::Margins margins = current_margins();
  camera_.set_margins(margins.left_top, margins.right_bottom);
  if (was_home) look_home();
}

void TableScreen::set_size(glm::ivec2 points) {
  if (size_ == glm::vec2(points)) return;
  size_ = points;
  camera_.set_screen(size_);
  keep_margins();
}

void TableScreen::look_home() {
  app::look_home(camera_, tabletop_.layout().size, size_, current_margins());
  home_ = camera_.goal();
}

void TableScreen::stand_at(const Standpoint& standpoint, const wotr::Rules& rules) {
  look_home();
  for (std::size_t i = 0; i < rules.regions.size(); ++i) {
    if (rules.regions[i].id != standpoint.region) continue;
    camera_.look_at(tabletop_.layout().regions[i].settlement, standpoint.distance);
  }
  if (standpoint.place) camera_.look_at(*standpoint.place, standpoint.distance);
  camera_.settle();
}

void TableScreen::show(const wotr::RegionSet& regions, const engine::ScreenPart& clear) {
  std::vector<glm::vec2> places;
  for (const wotr::RegionId region : regions) {
    const table::RegionLayout& layout = table::layout_of(tabletop_.layout(), region);
    places.push_back(layout.settlement);
    places.insert(places.end(), layout.armies.begin(), layout.armies.end());
  }
  const glm::vec2 air = glm::min(glm::vec2(kAirAroundShown), (clear.to - clear.from) * 0.2F);
  camera_.show(places, {clear.from + air, clear.to - air});
}

void TableScreen::point(glm::vec2 mouse) {
  if (ui_.wants_pointer() || mouse.x < 0) {
    pointed_ = {};
  } else {
    pointed_ = tabletop_.point_at(camera_.view(), mouse);
  }
}

/// A question that dice may have answered is not asked any more.
void TableScreen::keep_shown(const Session& session) {
  if (told_ && tabletop_.is_rolling()) {
    told_->is_rolling = true;
    told_->log_lines = std::min(told_->log_lines, session.log().size());
    return;
  }
  told_ = Told{session.any_view(), session.log().size()};
}

/// The prompt gives way while dice roll, so the tray may lie where it was.
engine::ScreenPart TableScreen::free_part(const screens::Answer& answer) const {
  if (panels_ == Panels::kHidden) return {{0, 0}, size_};
  return {answer.clear_from, {answer.clear_to.x, size_.y}};
}

screens::Answer TableScreen::draw(const Session& session, const Frame& frame, glm::ivec2 pixels) {
  screens::Answer answer;
  ui_.begin_frame(frame.input, frame.seconds);
  const engine::CameraView view = camera_.view();
  table::draw_badges(*ImGui::GetBackgroundDrawList(), ui_.theme(), view, tabletop_.stage());
  if (panels_ == Panels::kShown) {
    keep_shown(session);
    const screens::ScreenState state{.view = told_->view,
                                     .game = *panels_of_game_,
                                     .words = session.words(),
                                     .log = session.log().first(told_->log_lines),
                                     .notice = frame.notice,
                                     .players = session.players(),
                                     .choices = choices(),
                                     .settings = &settings_,
                                     .pointed = static_cast<table::RegionId>(pointed_.region),
                                     .thing = pointed_.thing,
                                     .can_undo = session.can_undo(),
                                     .is_flat = camera_.is_flat(),
                                     .is_thinking = session.is_machine_next(),
                                     .is_rolling = told_->is_rolling};
    answer = screens::draw(ui_.theme(), size_, state, memory_);
    named_ = own_regions(answer.lit);
  }
  tabletop_.watch_from(view, free_part(answer));
  // The panels are laid out first: what they hide of the table is not drawn.
  if (frame.instead != nullptr) {
    frame.instead->draw(pixels);
  } else {
    tabletop_.point_to(pointed_.region, named_);
    tabletop_.draw(view, pixels, ui_.opaque_parts());
  }
  ui_.end_frame();
  return answer;
}

}  // namespace app
