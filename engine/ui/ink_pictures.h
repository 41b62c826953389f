#pragma once

#include <filesystem>
#include <memory>
#include <string_view>

#include <imgui.h>

namespace engine {

/// Pictures of the interface: image files <folder>/<name>.img, each read when it is first asked
/// for. Those in ink have one channel that says how much ink lies where, and are drawn over
/// whatever lies below; those that are painted have their own colours. Needs an open Ui.
class InkPictures {
 public:
  enum class Kind { kInk, kPainted };
  explicit InkPictures(std::filesystem::path folder, Kind kind = Kind::kInk);
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
