#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>

#include <imgui.h>

#include "engine/gl/handles.h"
#include "engine/ui/frame_notes.h"

namespace engine {

/// Draws the interface on a software rasteriser, which takes longer for its many small triangles
/// than for the table. A window, or a part drawn by draw_cached, that looks as it did one frame ago
/// is drawn into a picture, and shown by it for as long as it stays so. What something looks like
/// is a hash of all that it would draw (ui/draw_list_hash.h): nobody has to say what has changed.
class PictureCache {
 public:
  /// Instead of the backend's own.
  void render(ImDrawData& data, std::span<const CachedPart> parts);
  /// Letters, or textures, are others under the same names.
  void forget() { pictures_.clear(); }

  /// How many pictures stood for something in the last frame.
  int shown() const { return shown_; }

 private:
  /// Commands of a list that are kept as one.
  struct Piece {
    std::span<ImDrawCmd> commands;
    int first_corner;
    int corners;
    glm::vec2 moved;   ///< from where its picture was drawn, in points
    glm::vec4 bounds;  ///< of the corners, in points: no clipping reaches beyond
    std::uint64_t looks;
  };
  struct Picture {
    int last_frame = 0;
    gl::Texture texture{};  ///< none before it is worth it
    glm::vec2 from{0};      ///< where it was drawn, in points
    glm::vec2 size{0};
  };

  void keep_list(ImDrawList& list, const ImDrawData& data, std::span<const CachedPart> parts);
  void keep_whole(ImDrawList& list, const ImDrawData& data);
  void keep_parts(ImDrawList& list, const ImDrawData& data, std::span<const CachedPart> parts);
  const Picture* picture_of(const ImDrawList& list, const ImDrawData& data, const Piece& piece);
  void draw_picture(const ImDrawList& list, const ImDrawData& data, const Piece& piece,
                    Picture& picture) const;

  std::unordered_map<std::uint64_t, Picture> pictures_;
  int frame_ = 0;
  int shown_ = 0;
};

}  // namespace engine
