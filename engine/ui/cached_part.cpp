#include "engine/ui/cached_part.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <span>

#include "engine/ui/draw_list_hash.h"
#include "engine/ui/frame_notes.h"

namespace engine {
namespace {

/// Where every part is drawn first: letters are laid on whole points, counted from the corner.
constexpr float kDrawnAt = 512;

float to_whole_pixels(float points, float pixels_per_point) {
  return std::round(points * pixels_per_point) / pixels_per_point;
}

void* number(std::size_t part) { return std::bit_cast<void*>(static_cast<std::uintptr_t>(part)); }

}  // namespace

FrameNotes* current_notes() {
  return ImGui::GetCurrentContext() == nullptr ? nullptr
                                               : static_cast<FrameNotes*>(ImGui::GetIO().UserData);
}

void cached_part_begins(const ImDrawList*, const ImDrawCmd*) {}
void cached_part_ends(const ImDrawList*, const ImDrawCmd*) {}

void draw_cached(ImDrawList& list, ImVec2 middle, const DrawPart& draw) {
  FrameNotes* notes = current_notes();
  if (notes == nullptr) return draw(list, middle);
  const ImVec2 density = ImGui::GetIO().DisplayFramebufferScale;
  const ImVec2 drawn_at{to_whole_pixels(kDrawnAt, density.x), to_whole_pixels(kDrawnAt, density.y)};
  const ImVec2 move{to_whole_pixels(middle.x, density.x) - drawn_at.x,
                    to_whole_pixels(middle.y, density.y) - drawn_at.y};
  list.AddCallback(cached_part_begins, number(notes->kept.size()));
  const int first_command = list.CmdBuffer.Size - 1;
  const int first_corner = list.VtxBuffer.Size;
  list.PushClipRect({0, 0}, {2 * kDrawnAt, 2 * kDrawnAt});  // letters outside it are left out
  draw(list, drawn_at);
  list.PopClipRect();
  const std::span commands(list.CmdBuffer.Data + first_command,
                           static_cast<std::size_t>(list.CmdBuffer.Size - first_command));
  const std::uint64_t looks = looks_of(list, commands, first_corner, list.VtxBuffer.Size);
  for (ImDrawCmd& command : commands) command.ClipRect = list._CmdHeader.ClipRect;
  for (int i = first_corner; i < list.VtxBuffer.Size; ++i) {
    list.VtxBuffer[i].pos.x += move.x;
    list.VtxBuffer[i].pos.y += move.y;
  }
  list.AddCallback(cached_part_ends, number(notes->kept.size()));
  notes->kept.push_back({.looks = looks,
                         .moved = {move.x, move.y},
                         .first_corner = first_corner,
                         .corners = list.VtxBuffer.Size - first_corner});
}

}  // namespace engine
