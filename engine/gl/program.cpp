#include "engine/gl/program.h"

#include <fstream>
#include <glm/gtc/type_ptr.hpp>
#include <sstream>

namespace engine::gl {
namespace {

constexpr int kDeepestInclude = 4;

base::Result<std::string> read_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return base::Error{"The shader file " + path.string() + " could not be opened."};
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

base::Result<std::string> read_shader(const std::filesystem::path& path, int depth = 0) {
  if (depth > kDeepestInclude)
    return base::Error{path.string() + ": the includes are nested too deep."};
  base::Result<std::string> text = read_text(path);
  if (!text) return text;
  std::istringstream lines(*text);
  std::string whole;
  for (std::string line; std::getline(lines, line);) {
    const std::string_view include = "#include \"";
    if (!line.starts_with(include)) {
      whole += line + '\n';
      continue;
    }
    const std::string name = line.substr(include.size(), line.rfind('"') - include.size());
    base::Result<std::string> part = read_shader(path.parent_path() / name, depth + 1);
    if (!part) return part;
    whole += *part;
  }
  return whole;
}

std::string shader_log(GLuint shader) {
  std::string log(4096, '\0');
  GLsizei length = 0;
  glGetShaderInfoLog(shader, static_cast<GLsizei>(log.size()), &length, log.data());
  log.resize(static_cast<std::size_t>(length));
  return log;
}

std::string program_log(GLuint program) {
  std::string log(4096, '\0');
  GLsizei length = 0;
  glGetProgramInfoLog(program, static_cast<GLsizei>(log.size()), &length, log.data());
  log.resize(static_cast<std::size_t>(length));
  return log;
}

/// Compiles into `program`, which keeps the shader.
base::Result<void> attach(GLuint program, GLenum kind, const std::filesystem::path& path,
                          const std::vector<std::string_view>& defines) {
  base::Result<std::string> body = read_shader(path);
  if (!body) return body.failure();
  std::string source = "#version 330 core\n";
  for (std::string_view define : defines) source += "#define " + std::string(define) + "\n";
  source += *body;

  const GLuint shader = glCreateShader(kind);
  const char* text = source.c_str();
  glShaderSource(shader, 1, &text, nullptr);
  glCompileShader(shader);
  GLint compiled = 0;
  glGetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
  base::Result<void> done;
  if (compiled == 0) {
    done = base::Error{"The shader " + path.string() + " does not compile:\n" + shader_log(shader)};
  }
  glAttachShader(program, shader);
  glDeleteShader(shader);  // it lives as long as the program
  return done;
}

}  // namespace

base::Result<Program> load_program(const std::filesystem::path& folder, std::string_view name,
                                   const std::vector<std::string_view>& defines) {
  auto handle = Handle<ProgramKind>::make();
  const std::string stem(name);
  if (auto done = attach(handle.id(), GL_VERTEX_SHADER, folder / (stem + ".vert"), defines);
      !done) {
    return done.failure();
  }
  if (auto done = attach(handle.id(), GL_FRAGMENT_SHADER, folder / (stem + ".frag"), defines);
      !done) {
    return done.failure();
  }
  glLinkProgram(handle.id());
  GLint linked = 0;
  glGetProgramiv(handle.id(), GL_LINK_STATUS, &linked);
  if (linked == 0) {
    return base::Error{"The shaders " + (folder / stem).string() + ".* do not link:\n" +
                       program_log(handle.id())};
  }
  const GLuint block = glGetUniformBlockIndex(handle.id(), "Frame");
  if (block != GL_INVALID_INDEX) glUniformBlockBinding(handle.id(), block, kFrameBlock);
  return Program(std::move(handle));
}

void Program::set(const char* name, int value) const {
  glUniform1i(glGetUniformLocation(handle_.id(), name), value);
}
void Program::set(const char* name, float value) const {
  glUniform1f(glGetUniformLocation(handle_.id(), name), value);
}
void Program::set(const char* name, glm::vec2 value) const {
  glUniform2fv(glGetUniformLocation(handle_.id(), name), 1, glm::value_ptr(value));
}
void Program::set(const char* name, glm::vec4 value) const {
  glUniform4fv(glGetUniformLocation(handle_.id(), name), 1, glm::value_ptr(value));
}
void Program::set(const char* name, const glm::mat4& value) const {
  glUniformMatrix4fv(glGetUniformLocation(handle_.id(), name), 1, GL_FALSE, glm::value_ptr(value));
}

}  // namespace engine::gl
