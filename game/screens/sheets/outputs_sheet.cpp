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
void draw_opening(Context& context, OutputKind kind) {
  const float width = ImGui::GetContentRegionAvail().x;
  bool& asked = context.memory.own<OutputsMemory>().commentator_asked;
  const bool asks = kind == OutputKind::kCommentator && asked;
  if (asks) write(context.theme.text, engine::ink::kWax, say(context, "air.shows-hands"));
  if (!plain_control(context, say(context, asks ? "air.open-really" : "air.open"), width)) return;
  if (kind == OutputKind::kCommentator && !asked) {
    asked = true;
    return;
  }
  asked = false;
  ask(context, commands::kAirOpen, kind);
}

void draw_delays(Context& context, OutputKind kind, const OutputShown& output) {
  write(context.theme.text, engine::ink::kInk,
        say(context, "air.delay", json{{"count", output.behind}}));
  const float width = width_of_each(kDelays.size());
  for (const int seconds : kDelays) {
    if (seconds != kDelays.front()) ImGui::SameLine();
    const std::string label = say(context, "air.seconds", json{{"seconds", seconds}});
    if (choice_control(context, label, output.delay == seconds, width)) {
      ask(context, commands::kAirDelay, OutputCount{kind, seconds});
    }
  }
}

void draw_decision_delays(Context& context, OutputKind kind, const OutputShown& output) {
  write(context.theme.text, engine::ink::kInk, say(context, "air.decisions"));
  const float width = width_of_each(kDecisionDelays.size());
  for (const int decisions : kDecisionDelays) {
    if (decisions != kDecisionDelays.front()) ImGui::SameLine();
    ImGui::PushID(decisions);
    if (choice_control(context, std::to_string(decisions), output.decisions == decisions, width)) {
      ask(context, commands::kAirDecisions, OutputCount{kind, decisions});
    }
    ImGui::PopID();
  }
}

/// As the players' table, or with a quality of its own.
void draw_quality(Context& context, OutputKind kind, const OutputShown& output) {
  write(context.theme.text, engine::ink::kInk, say(context, "air.quality"));
  const float width = width_of_each(engine::kLevels.size() + 1);
  const auto offer = [&](const std::string& words, std::optional<engine::Level> level) {
    if (!choice_control(context, words, output.level == level, width)) return;
    ask(context, commands::kAirQuality, OutputQuality{kind, level});
  };
  offer(say(context, "air.as-table"), std::nullopt);
  for (const engine::Level level : engine::kLevels) {
    ImGui::SameLine();
    offer(say(context, "settings.level-" + std::string(engine::id_of(level))), level);
  }
}

void draw_overlays(Context& context, OutputKind kind, const OutputShown& output) {
  write(context.theme.text, engine::ink::kInk, say(context, "air.overlays"));
  const float width = width_of_each(2);
  int column = 0;
  for (const OverlaySwitch& overlay : kOverlaySwitches) {
    if (overlay.field == &Overlays::hands && kind == OutputKind::kPublic) continue;
    if (column++ % 2 != 0) ImGui::SameLine();
    const std::string words = say(context, "air." + std::string(overlay.id));
    if (!choice_control(context, words, output.overlays.*overlay.field, width)) continue;
    ask(context, commands::kAirOverlay, OutputOverlay{kind, overlay.field});
  }
}

void draw_camera(Context& context, OutputKind kind, const OutputShown& output) {
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
    if (choice_control(context, say(context, choices[i].words), choices[i].is_on, width)) {
      ask(context, choices[i].command, kind);
    }
  }
}

void draw_output(Context& context, OutputKind kind, const OutputShown& output) {
  const auto number = static_cast<std::size_t>(kind);
  ImGui::PushID(static_cast<int>(number));
  write(context.theme.small_caps, engine::ink::kInk, say(context, kNames[number]));
  if (!output.is_open) {
    draw_opening(context, kind);
  } else {
    draw_camera(context, kind, output);
    draw_delays(context, kind, output);
    draw_decision_delays(context, kind, output);
    draw_overlays(context, kind, output);
    draw_quality(context, kind, output);
    if (plain_control(context, say(context, "air.close"), ImGui::GetContentRegionAvail().x)) {
      ask(context, commands::kAirClose, kind);
    }
  }
  ImGui::PopID();
}

}  // namespace

void draw_outputs(Context& context) {
  const float top = sheet_top(context);
  const engine::PanelPlace place{
      .position = {context.screen.x / 2, top},
      .size = {std::min(context.unit(600), context.screen.x - 2 * gap(context.theme)),
               std::min(context.unit(580), prompt_top(context) - top - gap(context.theme) / 2)},
      .pivot = {0.5F, 0}};
  if (engine::begin_panel(context.theme, "outputs-sheet", say(context, "air.title").c_str(),
                          place)) {
    const float foot = context.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    begin_page("outputs-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    write(context.theme.italic, engine::ink::kSoftInk, say(context, "air.about"));
    for (std::size_t i = 0; i < kOutputKinds; ++i) {
      draw_output(context, static_cast<OutputKind>(i),
                  context.state.find<OutputsShown>()->outputs[i]);
    }
    end_page();
    if (plain_control(context, say(context, "screen.close")))
      context.memory.sheets.close(kOutputsSheet);
  }
  engine::end_panel();
}

}  // namespace screens
