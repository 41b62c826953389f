#include "game/screens/sheets/outputs_sheet.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"

namespace screens {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, kOutputKinds> kNames{"air.public", "air.commentator"};

void wish(Sheet& sheet, OutputDeed deed, OutputKind kind, int seconds = 0) {
  sheet.answer.output = OutputWish{deed, kind, seconds};
}

/// The window of whoever comments shows every hand: it is asked for twice.
void draw_opening(Sheet& sheet, OutputKind kind) {
  const float width = ImGui::GetContentRegionAvail().x;
  bool& asked = sheet.memory.commentator_asked;
  const bool asks = kind == OutputKind::kCommentator && asked;
  if (asks) write(sheet.theme.text, engine::ink::kWax, say(sheet, "air.shows-hands"));
  if (!plain_control(sheet, say(sheet, asks ? "air.open-really" : "air.open"), width)) return;
  if (kind == OutputKind::kCommentator && !asked) {
    asked = true;
    return;
  }
  asked = false;
  wish(sheet, OutputDeed::kOpen, kind);
}

void draw_delays(Sheet& sheet, OutputKind kind, const OutputShown& output) {
  write(sheet.theme.text, engine::ink::kInk,
        say(sheet, "air.delay", json{{"count", output.behind}}));
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const auto count = static_cast<float>(kDelays.size());
  const float width = (ImGui::GetContentRegionAvail().x - (count - 1) * space) / count;
  for (const int seconds : kDelays) {
    if (seconds != kDelays.front()) ImGui::SameLine();
    const std::string label = say(sheet, "air.seconds", json{{"seconds", seconds}});
    if (choice_control(sheet, label, output.delay == seconds, width)) {
      wish(sheet, OutputDeed::kDelay, kind, seconds);
    }
  }
}

void draw_camera(Sheet& sheet, OutputKind kind, const OutputShown& output) {
  struct Choice {
    std::string_view words;
    OutputDeed deed;
    bool is_on;
  };
  const std::array choices{Choice{"air.whole", OutputDeed::kWhole, false},
                           Choice{"air.hold", OutputDeed::kHold, output.is_held},
                           Choice{"air.free", OutputDeed::kFree, output.is_free},
                           Choice{"air.standby-on", OutputDeed::kStandby, output.is_standby}};
  const float width = (ImGui::GetContentRegionAvail().x - ImGui::GetStyle().ItemSpacing.x) / 2;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (i % 2 != 0) ImGui::SameLine();
    if (choice_control(sheet, say(sheet, choices[i].words), choices[i].is_on, width)) {
      wish(sheet, choices[i].deed, kind);
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
    draw_delays(sheet, kind, output);
    draw_camera(sheet, kind, output);
    if (plain_control(sheet, say(sheet, "air.close"), ImGui::GetContentRegionAvail().x)) {
      wish(sheet, OutputDeed::kClose, kind);
    }
  }
  ImGui::PopID();
}

}  // namespace

void draw_outputs(Sheet& sheet) {
  if (!sheet.memory.outputs_open || sheet.state.outputs == nullptr) return;
  const float top = sheet_top(sheet);
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, top},
      .size = {std::min(sheet.unit(600), sheet.screen.x - 2 * gap(sheet.theme)),
               std::min(sheet.unit(580), sheet.screen.y - top - gap(sheet.theme))},
      .pivot = {0.5F, 0}};
  if (engine::begin_panel(sheet.theme, "outputs-sheet", say(sheet, "air.title").c_str(), place)) {
    const float foot = sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    begin_page("outputs-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "air.about"));
    for (std::size_t i = 0; i < kOutputKinds; ++i) {
      draw_output(sheet, static_cast<OutputKind>(i), sheet.state.outputs->outputs[i]);
    }
    end_page();
    if (plain_control(sheet, say(sheet, "screen.close"))) sheet.memory.outputs_open = false;
  }
  engine::end_panel();
}

}  // namespace screens
