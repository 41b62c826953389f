#pragma once

#include <filesystem>
#include <memory>
#include <string_view>

#include <imgui.h>

namespace engine {

/// Pictures in ink, drawn over whatever lies below: image files of one channel that says how much
/// ink lies where, <folder>/<name>.img. Each is read when it is first asked for. Needs an open Ui.
class InkPictures {
 public:
  explicit InkPictures(std::filesystem::path folder);
  InkPictures(InkPictures&&) noexcept;
  InkPictures& operator=(InkPictures&&) noexcept;
  ~InkPictures();

  /// Null where there is none that can be read. White ink: the colour it is drawn with is its own.
  ImTextureID find(std::string_view name);

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace engine
