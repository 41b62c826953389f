#pragma once

#include <filesystem>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec4.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/gl/handles.h"

namespace engine::gl {

/// Every program that reads the `Frame` block of shaders/frame.glsl finds it here.
inline constexpr GLuint kFrameBlock = 0;

/// A linked pair of shaders.
class Program {
 public:
  Program() = default;
  explicit Program(Handle<ProgramKind> handle) : handle_(std::move(handle)) {}

  void use() const { glUseProgram(handle_.id()); }
  /// Setting a value the shader does not use is allowed: the compiler may have dropped it.
  /// The program must be in use.
  void set(const char* name, int value) const;
  void set(const char* name, float value) const;
  void set(const char* name, glm::vec2 value) const;
  void set(const char* name, glm::vec4 value) const;
  void set(const char* name, const glm::mat4& value) const;

  explicit operator bool() const { return static_cast<bool>(handle_); }

 private:
  Handle<ProgramKind> handle_;
};

/// Builds `<name>.vert` and `<name>.frag` from a folder. `#include "file"` is understood, and each
/// of `defines` is defined in both. The error names the file and holds the compiler's log.
base::Result<Program> load_program(const std::filesystem::path& folder, std::string_view name,
                                   const std::vector<std::string_view>& defines = {});

}  // namespace engine::gl
