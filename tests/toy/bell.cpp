#include "tests/toy/bell.h"

#include <memory>
#include <string>
#include <utility>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"

namespace toy {
namespace {

constexpr std::string_view kBellSheet = "bell";
constexpr commands::Id kShowBell = "show-bell";
constexpr commands::Id kRing = "ring";

/// What the feature shows, and the sheet finds.
struct BellShown {
  int rings = 0;
};

/// What the sheet remembers for itself.
struct BellMemory {
  bool is_polished = false;
};

class Bell final : public app::Feature {
 public:
  bool take(app::Shell&, commands::Command& command) override {
    if (command.id != kRing) return false;
    ++shown_.rings;
    return true;
  }
  void show(app::Shell&, app::Frame& frame) override { frame.parts.show(shown_); }

 private:
  BellShown shown_;
};

void draw_bell(screens::Context& context) {
  const engine::PanelPlace place{
      .position = context.screen / 2.0F, .size = {context.unit(420), 0}, .pivot = {0.5F, 0.5F}};
  if (engine::begin_panel(context.theme, "bell-sheet", say(context, "bell.title").c_str(), place)) {
    bool& is_polished = context.memory.own<BellMemory>().is_polished;
    const int rings = context.state.find<BellShown>()->rings;
    screens::write(
        context.theme.text, engine::ink::kInk,
        "It rang " + std::to_string(rings) + " times and is " + (is_polished ? "bright" : "dull"));
    if (plain_control(context, "Polish it")) is_polished = true;
    if (plain_control(context, "Ring it")) ask(context, kRing);
  }
  engine::end_panel();
}

bool has_bell(const screens::Context& context) {
  return context.state.find<BellShown>() != nullptr;
}

}  // namespace

std::vector<commands::Row> commands_with_bell() {
  std::vector<commands::Row> rows{
      {.id = kShowBell, .sentence = "command.show-bell", .key = {engine::Key::kF9}},
      {.id = kRing,
       .sentence = "command.ring",
       .key = {engine::key_of('l')},
       .menu = commands::MenuPlace{.order = 1, .words = "bell.ring"}}};
  rows.insert(rows.end(), commands::table().begin(), commands::table().end());
  return rows;
}

std::vector<screens::SheetRow> sheets_with_bell() {
  std::vector<screens::SheetRow> rows{{.id = kBellSheet,
                                       .title = "bell.title",
                                       .draw = draw_bell,
                                       .has_something = has_bell,
                                       .command = kShowBell,
                                       .menu = commands::MenuPlace{.order = 25}}};
  rows.insert(rows.end(), screens::usual_sheets().begin(), screens::usual_sheets().end());
  return rows;
}

void features_with_bell(app::Shell& shell, app::KeptSettings settings) {
  app::usual_features(shell, std::move(settings));
  shell.features.push_back(std::make_unique<Bell>());
}

}  // namespace toy
