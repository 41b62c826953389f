#include "engine/ui/picture_cache.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <utility>

#include <imgui_impl_opengl3.h>

#include "engine/gl/capabilities.h"
#include "engine/gl/textures.h"
#include "engine/ui/cached_part.h"
#include "engine/ui/draw_list_hash.h"

namespace engine {
namespace {

constexpr double kTriangleInPixels = 40;  // what it costs to set one up
constexpr double kWorthIt = 1.3;

void blend_multiplied(const ImDrawList*, const ImDrawCmd*) {
  glBlendFuncSeparate(GL_ONE, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

void blend_plainly(const ImDrawList*, const ImDrawCmd*) {
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

bool is_callback(const ImDrawCmd& command, ImDrawCallback callback) {
  return command.UserCallback == callback;
}

std::span<ImDrawCmd> commands_of(ImDrawList& list) {
  return {list.CmdBuffer.Data, static_cast<std::size_t>(list.CmdBuffer.Size)};
}

glm::vec2 at(const ImDrawVert& corner) { return {corner.pos.x, corner.pos.y}; }

/// In points; x and y are the lower, z and w the upper ends.
glm::vec4 bounds_of(const ImDrawList& list, int first, int count) {
  glm::vec2 low{1e9F};
  glm::vec2 high{-1e9F};
  for (int i = first; i < first + count; ++i) {
    low = glm::min(low, at(list.VtxBuffer[i]));
    high = glm::max(high, at(list.VtxBuffer[i]));
  }
  return {low, high};
}

glm::vec4 clipped(glm::vec4 bounds, const ImDrawData& data) {
  return {
      glm::max(glm::vec2(bounds), glm::vec2(0)),
      glm::min(glm::vec2(bounds.z, bounds.w), glm::vec2(data.DisplaySize.x, data.DisplaySize.y))};
}

/// What drawing it costs, in blended pixels.
double price_of(const ImDrawList& list, std::span<const ImDrawCmd> commands, double density) {
  double price = 0;
  for (const ImDrawCmd& command : commands) {
    for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
      const auto corner = [&](unsigned n) {
        const unsigned index = list.IdxBuffer[static_cast<int>(command.IdxOffset + i + n)];
        return at(list.VtxBuffer[static_cast<int>(command.VtxOffset + index)]);
      };
      const glm::vec2 a = corner(1) - corner(0);
      const glm::vec2 b = corner(2) - corner(0);
      price += kTriangleInPixels + density * std::abs(a.x * b.y - a.y * b.x) / 2;
    }
  }
  return price;
}

/// A list with the piece alone, moved by so much.
void copy_piece(ImDrawList& copy, const ImDrawList& list, std::span<const ImDrawCmd> commands,
                int first_corner, int corners, glm::vec2 move) {
  for (int i = first_corner; i < first_corner + corners; ++i) {
    ImDrawVert corner = list.VtxBuffer[i];
    corner.pos.x += move.x;
    corner.pos.y += move.y;
    copy.VtxBuffer.push_back(corner);
  }
  for (const ImDrawCmd& command : commands) {
    ImDrawCmd copied = command;
    copied.VtxOffset = 0;
    copied.IdxOffset = static_cast<unsigned>(copy.IdxBuffer.Size);
    for (unsigned i = 0; i < command.ElemCount; ++i) {
      const int index = list.IdxBuffer[static_cast<int>(command.IdxOffset + i)];
      const int base = first_corner - static_cast<int>(command.VtxOffset);
      copy.IdxBuffer.push_back(static_cast<ImDrawIdx>(index - base));
    }
    copy.CmdBuffer.push_back(copied);
  }
}

/// Two triangles at the end of the list's corners; the command that draws them.
ImDrawCmd add_quad(ImDrawList& list, GLuint texture, glm::vec2 from, glm::vec2 size,
                   const ImVec4& clip) {
  ImDrawCmd command;
  command.ClipRect = clip;
  command.TextureId = std::bit_cast<ImTextureID>(static_cast<std::uintptr_t>(texture));
  command.VtxOffset = static_cast<unsigned>(list.VtxBuffer.Size);
  command.IdxOffset = static_cast<unsigned>(list.IdxBuffer.Size);
  command.ElemCount = 6;
  for (const glm::vec2 corner :
       {glm::vec2(0, 0), glm::vec2(1, 0), glm::vec2(1, 1), glm::vec2(0, 1)}) {
    const glm::vec2 place = from + corner * size;
    list.VtxBuffer.push_back({{place.x, place.y}, {corner.x, 1 - corner.y}, IM_COL32_WHITE});
  }
  for (const ImDrawIdx index : std::array<ImDrawIdx, 6>{0, 1, 2, 0, 2, 3})
    list.IdxBuffer.push_back(index);
  return command;
}

ImDrawCmd callback(ImDrawCallback called) {
  ImDrawCmd command;
  command.UserCallback = called;
  return command;
}

}  // namespace

void PictureCache::render(ImDrawData& data, std::span<const CachedPart> parts) {
  if (gl::is_software_rasteriser()) {
    ++frame_;
    shown_ = 0;
    for (int i = 0; i < data.CmdListsCount; ++i) keep_list(*data.CmdLists[i], data, parts);
    std::erase_if(pictures_, [&](const auto& one) { return one.second.last_frame != frame_; });
  }
  ImGui_ImplOpenGL3_RenderDrawData(&data);
}

void PictureCache::keep_list(ImDrawList& list, const ImDrawData& data,
                             std::span<const CachedPart> parts) {
  const std::span<const ImDrawCmd> commands = commands_of(list);
  const auto has_callback = [](const ImDrawCmd& one) { return one.UserCallback != nullptr; };
  if (std::ranges::none_of(commands, has_callback)) {
    keep_whole(list, data);
  } else if (!parts.empty()) {
    keep_parts(list, data, parts);
  }
}

void PictureCache::keep_whole(ImDrawList& list, const ImDrawData& data) {
  const int corners = list.VtxBuffer.Size;
  const std::span<ImDrawCmd> commands = commands_of(list);
  const Piece piece{.commands = commands,
                    .first_corner = 0,
                    .corners = corners,
                    .moved = glm::vec2(0),
                    .bounds = clipped(bounds_of(list, 0, corners), data),
                    .looks = looks_of(list, commands, 0, corners)};
  const Picture* picture = picture_of(list, data, piece);
  if (picture == nullptr) return;
  list.VtxBuffer.resize(0);
  list.IdxBuffer.resize(0);
  list.CmdBuffer.resize(0);
  const ImVec4 all{0, 0, data.DisplaySize.x, data.DisplaySize.y};
  list.CmdBuffer.push_back(callback(blend_multiplied));
  list.CmdBuffer.push_back(
      add_quad(list, picture->texture.id(), picture->from, picture->size, all));
  list.CmdBuffer.push_back(callback(blend_plainly));
}

void PictureCache::keep_parts(ImDrawList& list, const ImDrawData& data,
                              std::span<const CachedPart> parts) {
  ImVector<ImDrawCmd> before;
  before.swap(list.CmdBuffer);
  bool is_multiplied = false;
  const auto set_blending = [&](bool multiplied) {
    if (multiplied != is_multiplied)
      list.CmdBuffer.push_back(callback(multiplied ? blend_multiplied : blend_plainly));
    is_multiplied = multiplied;
  };
  for (int i = 0; i < before.Size; ++i) {
    if (!is_callback(before[i], cached_part_begins)) {
      if (before[i].ElemCount == 0 && before[i].UserCallback == nullptr) continue;
      if (is_callback(before[i], cached_part_ends)) continue;
      set_blending(false);
      list.CmdBuffer.push_back(before[i]);
      continue;
    }
    const CachedPart& part = parts[std::bit_cast<std::uintptr_t>(before[i].UserCallbackData)];
    const int first = ++i;
    while (!is_callback(before[i], cached_part_ends)) ++i;
    const std::span<ImDrawCmd> commands(before.Data + first, static_cast<std::size_t>(i - first));
    const Piece piece{.commands = commands,
                      .first_corner = part.first_corner,
                      .corners = part.corners,
                      .moved = part.moved,
                      .bounds = bounds_of(list, part.first_corner, part.corners),
                      .looks = part.looks};
    const Picture* picture = picture_of(list, data, piece);
    set_blending(picture != nullptr);
    if (picture == nullptr) {
      for (const ImDrawCmd& command : commands) list.CmdBuffer.push_back(command);
    } else {
      list.CmdBuffer.push_back(add_quad(list, picture->texture.id(), picture->from + part.moved,
                                        picture->size, commands.front().ClipRect));
    }
  }
  set_blending(false);
}

/// None in the first frame in which something looks so: it may change with each.
const PictureCache::Picture* PictureCache::picture_of(const ImDrawList& list,
                                                      const ImDrawData& data, const Piece& piece) {
  const auto [found, is_new] = pictures_.try_emplace(piece.looks);
  Picture& picture = found->second;
  const bool was_there = !is_new && picture.last_frame != frame_;
  picture.last_frame = frame_;
  if (!picture.texture && was_there) draw_picture(list, data, piece, picture);
  if (!picture.texture) return nullptr;
  ++shown_;
  return &picture;
}

void PictureCache::draw_picture(const ImDrawList& list, const ImDrawData& data, const Piece& piece,
                                Picture& picture) const {
  const glm::vec2 density(data.FramebufferScale.x, data.FramebufferScale.y);
  const glm::ivec2 low(glm::floor((glm::vec2(piece.bounds) - piece.moved) * density));
  const glm::ivec2 high(
      glm::ceil((glm::vec2(piece.bounds.z, piece.bounds.w) - piece.moved) * density));
  const glm::ivec2 pixels = high - low;
  if (pixels.x <= 0 || pixels.y <= 0) return;
  const double area = static_cast<double>(pixels.x) * pixels.y;
  if (price_of(list, piece.commands, density.x * density.y) < kWorthIt * area) return;

  picture.from = glm::vec2(low) / density;
  picture.size = glm::vec2(pixels) / density;
  ImDrawList alone(ImGui::GetDrawListSharedData());
  copy_piece(alone, list, piece.commands, piece.first_corner, piece.corners, -piece.moved);
  if (piece.moved != glm::vec2(0)) {
    for (ImDrawCmd& command : alone.CmdBuffer)
      command.ClipRect = {picture.from.x, picture.from.y, picture.from.x + picture.size.x,
                          picture.from.y + picture.size.y};
  }
  ImDrawList* lists = &alone;
  ImDrawData only = data;
  only.CmdLists = &lists;
  only.CmdListsCount = 1;
  only.DisplayPos = {picture.from.x, picture.from.y};
  only.DisplaySize = {picture.size.x, picture.size.y};

  picture.texture = gl::target_texture(pixels);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
  const gl::Framebuffer framebuffer = gl::Framebuffer::make();
  const gl::TargetScope target(framebuffer.id(), pixels);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, picture.texture.id(),
                         0);
  glDisable(GL_SCISSOR_TEST);
  glClearColor(0, 0, 0, 0);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(&only);
}

}  // namespace engine
