#include "game/screens/sheets/outputs_sheet.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"

namespace screens {
namespace {

using nlohmann::json;

struct OutputsMemory {
  bool commentator_asked = false;  ///< the button was pressed once
};

constexpr std::array<std::string_view, kOutputKinds> kNames{"air.public", "air.commentator"};

/// So many controls side by side.
float width_of_each(std::size_t count) {
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const auto all = static_cast<float>(count);
  return (ImGui::GetContentRegionAvail().x - (all - 1) * space) / all;
}

/// The window of whoever comments shows every hand: it is asked for twice.
void draw_opening(Sheet& sheet, OutputKind kind) {
  const float width = ImGui::GetContentRegionAvail().x;
  bool& asked = sheet.memory.own<OutputsMemory>().commentator_asked;
  const bool asks = kind == OutputKind::kCommentator && asked;
  if (asks) write(sheet.theme.text, engine::ink::kWax, say(sheet, "air.shows-hands"));
  if (!plain_control(sheet, say(sheet, asks ? "air.open-really" : "air.open"), width)) return;
  if (kind == OutputKind::kCommentator && !asked) {
    asked = true;
    return;
  }
  asked = false;
  ask(sheet, commands::kAirOpen, kind);
}

void draw_delays(Sheet& sheet, OutputKind kind, const OutputShown& output) {
  write(sheet.theme.text, engine::ink::kInk,
        say(sheet, "air.delay", json{{"count", output.behind}}));
  const float width = width_of_each(kDelays.size());
  for (const int seconds : kDelays) {
    if (seconds != kDelays.front()) ImGui::SameLine();
    const std::string label = say(sheet, "air.seconds", json{{"seconds", seconds}});
    if (choice_control(sheet, label, output.delay == seconds, width)) {
      ask(sheet, commands::kAirDelay, OutputCount{kind, seconds});
    }
  }
}

void draw_decision_delays(Sheet& sheet, OutputKind kind, const OutputShown& output) {
  write(sheet.theme.text, engine::ink::kInk, say(sheet, "air.decisions"));
  const float width = width_of_each(kDecisionDelays.size());
  for (const int decisions : kDecisionDelays) {
    if (decisions != kDecisionDelays.front()) ImGui::SameLine();
    ImGui::PushID(decisions);
    if (choice_control(sheet, std::to_string(decisions), output.decisions == decisions, width)) {
      ask(sheet, commands::kAirDecisions, OutputCount{kind, decisions});
    }
    ImGui::PopID();
  }
}

/// As the players' table, or with a quality of its own.
void draw_quality(Sheet& sheet, OutputKind kind, const OutputShown& output) {
  write(sheet.theme.text, engine::ink::kInk, say(sheet, "air.quality"));
  const float width = width_of_each(engine::kLevels.size() + 1);
  const auto offer = [&](const std::string& words, std::optional<engine::Level> level) {
    if (!choice_control(sheet, words, output.level == level, width)) return;
    ask(sheet, commands::kAirQuality, OutputQuality{kind, level});
  };
  offer(say(sheet, "air.as-table"), std::nullopt);
  for (const engine::Level level : engine::kLevels) {
    ImGui::SameLine();
    offer(say(sheet, "settings.level-" + std::string(engine::id_of(level))), level);
  }
}

void draw_overlays(Sheet& sheet, OutputKind kind, const OutputShown& output) {
  write(sheet.theme.text, engine::ink::kInk, say(sheet, "air.overlays"));
  const float width = width_of_each(2);
  int column = 0;
  for (const OverlaySwitch& overlay : kOverlaySwitches) {
    if (overlay.field == &Overlays::hands && kind == OutputKind::kPublic) continue;
    if (column++ % 2 != 0) ImGui::SameLine();
    const std::string words = say(sheet, "air." + std::string(overlay.id));
    if (!choice_control(sheet, words, output.overlays.*overlay.field, width)) continue;
    ask(sheet, commands::kAirOverlay, OutputOverlay{kind, overlay.field});
  }
}

void draw_camera(Sheet& sheet, OutputKind kind, const OutputShown& output) {
  struct Choice {
    std::string_view words;
    commands::Id command;
    bool is_on;
  };
  const std::array choices{Choice{"air.whole", commands::kAirWhole, false},
                           Choice{"air.hold", commands::kAirHold, output.hand == CameraHand::kHold},
                           Choice{"air.free", commands::kAirFree, output.hand == CameraHand::kFree},
                           Choice{"air.standby-on", commands::kAirStandby, output.is_standby}};
  const float width = width_of_each(2);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (i % 2 != 0) ImGui::SameLine();
    if (choice_control(sheet, say(sheet, choices[i].words), choices[i].is_on, width)) {
      ask(sheet, choices[i].command, kind);
    }
  }
}

void draw_output(Sheet& sheet, OutputKind kind, const OutputShown& output) {
  const auto number = static_cast<std::size_t>(kind);
  ImGui::PushID(static_cast<int>(number));
  write(sheet.theme.small_caps, engine::ink::kInk, say(sheet, kNames[number]));
  if (!output.is_open) {
    draw_opening(sheet, kind);
  } else {
    draw_camera(sheet, kind, output);
    draw_delays(sheet, kind, output);
    draw_decision_delays(sheet, kind, output);
    draw_overlays(sheet, kind, output);
    draw_quality(sheet, kind, output);
    if (plain_control(sheet, say(sheet, "air.close"), ImGui::GetContentRegionAvail().x)) {
      ask(sheet, commands::kAirClose, kind);
    }
  }
  ImGui::PopID();
}

}  // namespace

void draw_outputs(Sheet& sheet) {
  const float top = sheet_top(sheet);
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, top},
      .size = {std::min(sheet.unit(600), sheet.screen.x - 2 * gap(sheet.theme)),
               std::min(sheet.unit(580), prompt_top(sheet) - top - gap(sheet.theme) / 2)},
      .pivot = {0.5F, 0}};
  if (engine::begin_panel(sheet.theme, "outputs-sheet", say(sheet, "air.title").c_str(), place)) {
    const float foot = sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    begin_page("outputs-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "air.about"));
    for (std::size_t i = 0; i < kOutputKinds; ++i) {
      draw_output(sheet, static_cast<OutputKind>(i), sheet.state.find<OutputsShown>()->outputs[i]);
    }
    end_page();
    if (plain_control(sheet, say(sheet, "screen.close"))) sheet.memory.sheets.close(kOutputsSheet);
  }
  engine::end_panel();
}

}  // namespace screens
