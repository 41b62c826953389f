#include "engine/assets/gltf_file.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <exception>
#include <fstream>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/gtc/type_ptr.hpp>
#include <glm/mat4x4.hpp>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include <tiny_gltf.h>

#include "base/json_text.h"
#include "engine/assets/gltf_mesh.h"
#include "engine/assets/gltf_names.h"
#include "engine/geometry/mesh_edit.h"

namespace engine {
namespace {

constexpr std::uintmax_t kMostBytes = 8U << 20U;
constexpr std::size_t kChunkLength = 12;  // where it stands in a .glb
constexpr std::size_t kBinaryHeader = 20;

base::Result<std::string> read_bytes(const std::filesystem::path& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return base::Error{"there is no such file"};
  if (std::filesystem::file_size(path, error) > kMostBytes) return base::Error{"it is too large"};
  std::ifstream in(path, std::ios::binary);
  std::string bytes((std::istreambuf_iterator<char>(in)), {});
  if (in.bad() || bytes.empty()) return base::Error{"it cannot be read"};
  return bytes;
}

/// The JSON of a .glb is its first chunk.
std::string_view json_of(const std::string& bytes, bool is_binary) {
  if (!is_binary) return bytes;
  std::uint32_t length = 0;
  std::memcpy(&length, bytes.data() + kChunkLength, sizeof length);
  return std::string_view(bytes).substr(kBinaryHeader, length);
}

/// Models are whole in themselves: nothing else on the disk is opened for them.
tinygltf::FsCallbacks no_other_files() {
  return {.FileExists = [](const std::string&, void*) { return false; },
          .ExpandFilePath = [](const std::string& path, void*) { return path; },
          .ReadWholeFile =
              [](std::vector<unsigned char>*, std::string* why, const std::string&, void*) {
                if (why != nullptr) *why = "other files are not read";
                return false;
              },
          .WriteWholeFile = [](std::string*, const std::string&, const std::vector<unsigned char>&,
                               void*) { return false; },
          .user_data = nullptr};
}

bool leave_image_out(tinygltf::Image*, int, std::string*, std::string*, int, int,
                     const unsigned char*, int, void*) {
  return true;
}

/// Without the library's own names for its troubles, line breaks and full stop.
std::string in_one_line(std::string text) {
  if (text.starts_with("[json")) text.erase(0, text.find("] ") + 2);
  while (!text.empty() && (text.back() == '\n' || text.back() == '.')) text.pop_back();
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

/// The length that a .glb says it has.
std::uint32_t stated_length(const std::string& bytes) {
  std::uint32_t length = 0;
  std::memcpy(&length, bytes.data() + 8, sizeof length);
  return length;
}

base::Result<tinygltf::Model> parse(const std::string& bytes) {
  const bool is_binary = bytes.starts_with("glTF");
  if (is_binary && (bytes.size() < kBinaryHeader || stated_length(bytes) > bytes.size())) {
    return base::Error{"it is cut short"};
  }
  // The library walks down nested values by recursion, and takes the last of two equal fields.
  if (const auto json = base::parse_json(json_of(bytes, is_binary)); !json) {
    return json.failure();
  }
  tinygltf::TinyGLTF reader;
  reader.SetFsCallbacks(no_other_files());
  reader.SetImageLoader(leave_image_out, nullptr);
  tinygltf::Model file;
  std::string why;
  std::string remarks;
  const auto size = static_cast<unsigned int>(bytes.size());
  const bool is_read =
      is_binary
          ? reader.LoadBinaryFromMemory(&file, &why, &remarks,
                                        reinterpret_cast<const unsigned char*>(bytes.data()), size)
          : reader.LoadASCIIFromString(&file, &why, &remarks, bytes.data(), size, "");
  if (!is_read) return base::Error{in_one_line(why.empty() ? "it is no glTF file" : why)};
  if (!file.extensionsRequired.empty()) {
    return base::Error{"it needs " + file.extensionsRequired.front() + ", which is not read"};
  }
  return file;
}

glm::mat4 placing_of(const tinygltf::Node& node) {
  if (node.matrix.size() == 16) return glm::mat4(glm::make_mat4(node.matrix.data()));
  glm::dmat4 placing(1);
  if (node.translation.size() == 3) {
    placing = glm::translate(placing, glm::make_vec3(node.translation.data()));
  }
  if (node.rotation.size() == 4) {
    const std::vector<double>& turn = node.rotation;
    placing *= glm::mat4_cast(glm::dquat(turn[3], turn[0], turn[1], turn[2]));
  }
  if (node.scale.size() == 3) placing = glm::scale(placing, glm::make_vec3(node.scale.data()));
  return glm::mat4(placing);
}

/// Moves a mesh as its node says; false if that leaves no usable numbers.
bool place(Mesh& mesh, const glm::mat4& placing) {
  transform(mesh, placing);
  for (Vertex& vertex : mesh.vertices) {
    const float length = glm::length(vertex.normal);
    if (!std::isfinite(glm::dot(vertex.position, vertex.position))) return false;
    vertex.normal =
        std::isfinite(length) && length > 1e-6F ? vertex.normal / length : glm::vec3(0, 1, 0);
  }
  return true;
}

struct Visit {
  int node;
  glm::mat4 placing;
  Mesh Model::*level;
};

/// Walks the scene's nodes and gathers their meshes.
class Gathering {
 public:
  explicit Gathering(const tinygltf::Model& file) : file_(file), met_(file.nodes.size()) {}

  base::Result<Model> gather() {
    if (file_.scenes.empty()) return base::Error{"there is no scene"};
    const std::size_t scene = file_.defaultScene < 0 ? 0 : std::size_t(file_.defaultScene);
    if (scene >= file_.scenes.size()) return base::Error{"the default scene is not there"};
    for (const int node : file_.scenes[scene].nodes)
      to_visit_.push_back({node, glm::mat4(1), &Model::full});
    while (!to_visit_.empty()) {
      const Visit next = to_visit_.back();
      to_visit_.pop_back();
      if (const base::Result<void> done = visit(next); !done) {
        return base::Error{"node " + std::to_string(next.node) + ": " + done.error()};
      }
    }
    if (model_.full.indices.empty()) return base::Error{"there are no triangles in its scene"};
    return std::move(model_);
  }

 private:
  base::Result<void> visit(const Visit& next) {
    if (next.node < 0 || static_cast<std::size_t>(next.node) >= file_.nodes.size()) {
      return base::Error{"there is none"};
    }
    const auto at = static_cast<std::size_t>(next.node);
    if (met_[at]) return base::Error{"it is met twice"};
    met_[at] = true;
    const tinygltf::Node& node = file_.nodes[at];
    const glm::mat4 placing = next.placing * placing_of(node);
    Mesh Model::*level = next.level;
    if (node.name.ends_with(kMiddleSuffix)) level = &Model::middle;
    if (node.name.ends_with(kCoarseSuffix)) level = &Model::coarse;
    for (const int child : node.children) to_visit_.push_back({child, placing, level});
    if (node.mesh < 0) return {};
    return add(node.mesh, placing, level);
  }

  base::Result<void> add(int index, const glm::mat4& placing, Mesh Model::*level) {
    base::Result<Mesh> mesh = gltf_mesh(file_, index);
    if (!mesh) return mesh.failure();
    if (!place(*mesh, placing)) return base::Error{"it moves its mesh out of range"};
    Mesh& whole = model_.*level;
    append(whole, *mesh);
    if (whole.vertices.size() > kMostGltfVertices) {
      return base::Error{"there are more than 65535 vertices"};
    }
    return {};
  }

  const tinygltf::Model& file_;
  std::vector<bool> met_;
  std::vector<Visit> to_visit_;
  Model model_;
};

base::Result<Model> model_of(const std::string& bytes) {
  const base::Result<tinygltf::Model> file = parse(bytes);
  if (!file) return file.failure();
  return Gathering(*file).gather();
}

}  // namespace

base::Result<Model> parse_gltf(const std::string& bytes, const std::string& name) {
  try {
    base::Result<Model> model = model_of(bytes);
    if (model) return model;
    return base::Error{name + ": " + model.error() + "."};
  } catch (const std::exception& error) {  // the library throws at some broken files
    return base::Error{name + ": " + in_one_line(error.what()) + "."};
  }
}

base::Result<Model> read_gltf(const std::filesystem::path& file) {
  const base::Result<std::string> bytes = read_bytes(file);
  if (!bytes) return base::Error{file.string() + ": " + bytes.error() + "."};
  return parse_gltf(*bytes, file.string());
}

}  // namespace engine
