#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "engine/assets/gltf_file.h"
#include "engine/assets/gltf_writer.h"
#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "tests/harness/done.h"

namespace engine {
namespace {

namespace fs = std::filesystem;

class GltfFile : public testing::Test {
 protected:
  void SetUp() override {
    const std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
    folder_ = fs::temp_directory_path() / ("amonhen-gltf-" + name);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  fs::path file(const std::string& name) const { return folder_ / name; }

  fs::path write(const std::string& name, const std::string& bytes) const {
    std::ofstream(file(name), std::ios::binary) << bytes;
    return file(name);
  }

  std::string box_file() const {
    const Model model{box({1, 2, 3}, {0.25F, 0.5F, 0.75F, 1}), {}};
    EXPECT_TRUE(harness::is_done(write_gltf(file("box.glb"), "box", model)));
    std::ifstream in(file("box.glb"), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

 private:
  fs::path folder_;
};

// One triangle as text, its parts open for change: 36 bytes of positions (0 0 0, 1 0 0, 0 1 0).
std::string triangle(const std::string& nodes, const std::string& accessor = R"("count": 3)",
                     const std::string& mesh = R"("attributes": {"POSITION": 0})") {
  return R"({"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [)" +
         nodes + R"(], "meshes": [{"primitives": [{)" + mesh +
         R"(}]}], "accessors": [{"bufferView": 0, "componentType": 5126, "type": "VEC3", )" +
         accessor + R"(}], "bufferViews": [{"buffer": 0, "byteLength": 36}],
         "buffers": [{"byteLength": 36, "uri": "data:application/octet-stream;base64,)" +
         "AAAAAAAAAAAAAAAAAACAPwAAAAAAAAAAAAAAAAAAgD8AAAAA" + R"("}]})";
}

TEST_F(GltfFile, WhatIsWrittenIsReadBack) {
  const Model written{box({1, 2, 3}, {0.25F, 0.5F, 0.75F, 1}), box({1, 1, 1}, {1, 0, 0, 0}),
                      box({1, 2, 2}, {1, 0, 0, 0})};
  ASSERT_TRUE(harness::is_done(write_gltf(file("a.glb"), "a", written)));
  const base::Result<Model> read = read_gltf(file("a.glb"));
  ASSERT_TRUE(read) << read.error();
  ASSERT_EQ(read->full.indices.size(), written.full.indices.size());
  ASSERT_EQ(read->coarse.indices.size(), written.coarse.indices.size());
  EXPECT_EQ(bounds(read->coarse).high, bounds(written.coarse).high);
  EXPECT_EQ(bounds(read->middle).high, bounds(written.middle).high);
  for (std::size_t i = 0; i < written.full.indices.size(); ++i) {
    const Vertex& was = written.full.vertices[written.full.indices[i]];
    const Vertex& is = read->full.vertices[read->full.indices[i]];
    EXPECT_EQ(is.position, was.position);
    EXPECT_LT(glm::distance(is.normal, was.normal), 1e-5F);
    EXPECT_LT(glm::distance(is.paint, was.paint), 1e-4F);
  }
}

TEST_F(GltfFile, NodesMoveWhatHangsOnThem) {
  const fs::path path = write("moved.gltf", triangle(R"(
      {"translation": [0, 5, 0], "children": [1]}, {"mesh": 0, "scale": [2, 2, -2]})"));
  const base::Result<Model> read = read_gltf(path);
  ASSERT_TRUE(read) << read.error();
  const Bounds box = bounds(read->full);
  EXPECT_EQ(box.low, glm::vec3(0, 5, 0));
  EXPECT_EQ(box.high, glm::vec3(2, 7, 0));
  // The file has no normals; a mirrored triangle looks the other way.
  EXPECT_NEAR(read->full.vertices.front().normal.z, -1, 1e-5F);
}

TEST_F(GltfFile, WithoutColoursNothingTakesTheTint) {
  const base::Result<Model> read = read_gltf(write("plain.gltf", triangle(R"({"mesh": 0})")));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->full.vertices.front().paint, glm::vec4(1, 1, 1, 0));
}

TEST_F(GltfFile, EveryFaultIsOneSentenceWithFileAndPlace) {
  const std::string node = R"({"mesh": 0})";
  const struct {
    std::string text;
    std::string place;
  } faults[] = {
      {R"({"asset": )", "it is not JSON at line 1, column 10"},
      {triangle(node, R"("count": 4)"), "node 0: mesh 0: accessor 0: it reaches beyond"},
      {triangle(node, R"("count": 3, "byteOffset": 8)"), "accessor 0: it reaches beyond"},
      {triangle(node, R"("count": 3, "byteOffset": 18446744073709551608)"), "."},
      {triangle(node, R"("count": 3)", R"("attributes": {"POSITION": 7})"), "accessor 7"},
      {triangle(node, R"("count": 3)", R"("attributes": {})"), "no positions"},
      {triangle(node, R"("count": 3)", R"("mode": 1, "attributes": {"POSITION": 0})"),
       "only triangles"},
      {triangle(node, R"("count": 2)"), "a triangle lacks a corner"},
      {triangle(R"({"mesh": 3})"), "node 0: mesh 3: there is none"},
      {triangle(R"({"mesh": 0, "children": [0]})"), "met twice"},
      {triangle(R"({"mesh": 0, "scale": [1e30, 1e30, 1e30], "translation": [1e38, 1e38, 1e38]})"),
       "out of range"},
      {triangle(R"({"name": "empty"})"), "no triangles"},
      {triangle(node, R"("count": 3, "extras": )" + std::string(5000, '[')),
       "nested more than 64 deep"},
  };
  for (const auto& [text, place] : faults) {
    const fs::path path = write("fault.gltf", text);
    const base::Result<Model> read = read_gltf(path);
    ASSERT_FALSE(read) << text;
    EXPECT_TRUE(read.error().starts_with(path.string() + ": ")) << read.error();
    EXPECT_NE(read.error().find(place), std::string::npos) << read.error();
    EXPECT_TRUE(read.error().ends_with(".")) << read.error();
    EXPECT_EQ(read.error().find('\n'), std::string::npos) << read.error();
  }
  EXPECT_NE(read_gltf(file("none.glb")).error().find("there is no such file"), std::string::npos);
}

TEST_F(GltfFile, NoOtherFileIsOpened) {
  std::string text = triangle(R"({"mesh": 0})");
  const std::size_t uri = text.find("data:application");
  text.replace(uri, text.find('"', uri) - uri, "/etc/hostname");
  EXPECT_FALSE(read_gltf(write("curious.gltf", text)));
}

// Nothing that a disk or a stranger does to a file may end the game.
TEST_F(GltfFile, BrokenCopiesAreRefusedOrRead) {
  const std::string whole = box_file();
  EXPECT_EQ(parse_gltf(whole.substr(0, 500), "cut.glb").error(), "cut.glb: it is cut short.");
  std::mt19937 random(1);
  for (std::size_t length = 0; length < whole.size(); length += 7) {
    EXPECT_FALSE(parse_gltf(whole.substr(0, length), "cut.glb")) << length;
  }
  for (int round = 0; round < 2000; ++round) {
    std::string bytes = whole;
    for (int flips = 1 + round % 4; flips > 0; --flips) {
      char& byte = bytes[random() % bytes.size()];
      byte = static_cast<char>(static_cast<unsigned char>(byte) ^ (1U << random() % 8));
    }
    const base::Result<Model> read = parse_gltf(bytes, "flipped.glb");
    if (!read) continue;
    for (const std::uint32_t index : read->full.indices) {
      ASSERT_LT(index, read->full.vertices.size());
    }
  }
}

}  // namespace
}  // namespace engine
