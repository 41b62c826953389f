// Renders a few pictures of the sample scene into a folder, and measures frames.
#include <cstdio>
#include <filesystem>
#include <glm/gtc/matrix_transform.hpp>
#include <string>

#include "engine/platform/window.h"
#include "engine/render/benchmark.h"
#include "engine/render/canvas.h"
#include "engine/render/colour.h"
#include "engine/render/decals.h"
#include "tests/engine/sample_scene.h"

namespace {

using namespace engine;

constexpr glm::ivec2 kSize{1280, 720};

Scene sample_scene(Renderer& renderer, const HeightField& ground) {
  renderer.set_terrain(ground, sample::colour(2048));
  renderer.set_labels(sample::names());
  Scene scene;
  for (int kind = 0; kind < 20; ++kind) {
    const MeshId mesh = renderer.add_mesh(sample::figure(500 + 50 * kind));
    const auto all = sample::ranks(mesh, ground, 400);
    scene.instances.insert(scene.instances.end(), all.begin() + 20 * kind,
                           all.begin() + 20 * (kind + 1));
  }
  for (std::size_t i = 100; i < 110; ++i) scene.instances[i].glow = {0.9F, 0.6F, 0.2F};
  for (std::size_t i = 110; i < 120; ++i) scene.instances[i].opacity = 0.4F;
  const glm::vec4 warm(from_srgb(0xFFD890), 0.8F);
  const std::vector<glm::vec2> border{{60, 58}, {72, 56}, {78, 66}, {70, 72}, {58, 68}};
  add_inner_glow(scene.decals, ground, border, 3, {.colour = warm, .light = 0.7F});
  add_line(scene.decals, ground, border, 0.5F, LineEnds::Closed, {.colour = warm, .light = 0.5F});
  const std::vector<glm::vec2> way{{68, 64}, {76, 58}, {88, 60}, {96, 54}};
  add_arrow(scene.decals, ground, way, 1.1F, {.colour = glm::vec4(from_srgb(0x8E2B22), 0.85F)});
  add_disc(scene.decals, ground, {100, 60}, 2.5F, 0.7F, {.colour = warm, .light = 1});
  scene.glows.push_back({.position = {112, 4, 68}, .radius = 12, .colour = {0.9F, 0.3F, 0.05F}});
  return scene;
}

void picture(Renderer& renderer, Scene& scene, const TableCamera& camera,
             const std::filesystem::path& path) {
  Canvas canvas(kSize);
  scene.camera = camera.view();
  renderer.draw(scene, kSize);
  if (auto error = write_png(path, canvas.read())) std::puts(error->c_str());
}

void measure(Renderer& renderer, Scene& scene, TableCamera camera, const char* name) {
  Canvas canvas(kSize);
  camera.settle();
  const float x = camera.pose().target.x;
  const auto moving = measure_frames(40, [&](int i) {
    CameraPose pose = camera.pose();
    pose.target.x = x + 0.4F * static_cast<float>(i % 20);
    scene.camera = view_from(pose, kSize);
    renderer.draw(scene, kSize);
  });
  const auto counts = renderer.counts();
  const auto marching = measure_frames(40, [&](int) {
    for (std::size_t i = 0; i < 10; ++i) scene.instances[i].transform[3].x += 0.05F;
    renderer.draw(scene, kSize);
  });
  std::printf(
      "%-18s camera moves: %s\n%-18s figures march: %s\n%-18s %d figures, %d triangles, %d calls\n",
      name, to_text(moving).c_str(), "", to_text(marching).c_str(), "", counts.instances,
      counts.triangles, counts.draw_calls);
}

int run(const std::filesystem::path& folder) {
  auto window = Window::open({.title = "demo", .size = kSize, .mode = WindowMode::Offscreen});
  if (!window) return std::puts(window.error().c_str()), 1;
  auto renderer = Renderer::create({.shader_folder = SHADER_FOLDER});
  if (!renderer) return std::puts(renderer.error().c_str()), 1;
  const HeightField ground = sample::heights();
  Scene scene = sample_scene(*renderer, ground);
  for (Quality quality : {Quality::Low, Quality::High}) {
    const std::string level = quality == Quality::Low ? "low" : "high";
    if (auto error = renderer->set_quality(quality)) return std::puts(error->text.c_str()), 1;
    TableCamera camera(sample::kBoard, kSize);
    picture(*renderer, scene, camera, folder / ("board-" + level + ".png"));
    measure(*renderer, scene, camera, ("board " + level).c_str());
    camera.look_at({68, 62}, 40);
    camera.settle();
    picture(*renderer, scene, camera, folder / ("middle-" + level + ".png"));
    measure(*renderer, scene, camera, ("middle " + level).c_str());
    camera.look_at({68, 64}, 14);
    camera.settle();
    picture(*renderer, scene, camera, folder / ("near-" + level + ".png"));
    measure(*renderer, scene, camera, ("near " + level).c_str());
    camera.look_at_board();
    camera.set_flat(true);
    camera.settle();
    picture(*renderer, scene, camera, folder / ("flat-" + level + ".png"));
  }
  return 0;
}

}  // namespace

int main(int count, char** arguments) {
  return run(count > 1 ? arguments[1] : ".");
}
