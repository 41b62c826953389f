// Renders a few pictures of the sample scene into a folder, and measures frames.
#include <cstdio>
#include <filesystem>
#include <glm/gtc/matrix_transform.hpp>
#include <string>

#include "engine/platform/windows/window.h"
#include "engine/render/benchmark.h"
#include "engine/render/canvas.h"
#include "engine/render/frame/colour.h"
#include "engine/render/marks/decals.h"
#include "engine/ui/ui.h"
#include "engine/ui/widgets.h"
#include "tests/engine/sample_scene.h"

namespace {

using namespace engine;

constexpr glm::ivec2 kSize{1280, 720};
constexpr int kFrames = 20;

Scene sample_scene(Renderer& renderer, const HeightField& ground) {
  renderer.set_terrain(ground, sample::colour(2048));
  renderer.set_labels(sample::names());
  Scene scene;
  for (std::ptrdiff_t kind = 0; kind < 20; ++kind) {
    const MeshId mesh = renderer.add_mesh(sample::figure(500 + 50 * static_cast<int>(kind)));
    const auto all = sample::ranks(mesh, ground, 400);
    scene.instances.insert(scene.instances.end(), all.begin() + 20 * kind,
                           all.begin() + 20 * (kind + 1));
  }
  for (std::size_t i = 100; i < 110; ++i) scene.instances[i].glow = {0.9F, 0.6F, 0.2F};
  for (std::size_t i = 110; i < 120; ++i) scene.instances[i].opacity = 0.4F;
  const glm::vec4 warm(from_srgb(0xFFD890), 0.8F);
  const std::vector<glm::vec2> border{{60, 58}, {72, 56}, {78, 66}, {70, 72}, {58, 68}};
  add_inner_glow(scene.decals, ground, border, 3,
                 {.colour = warm * glm::vec4(1, 1, 1, 0.5F), .light = 0.7F});
  add_line(scene.decals, ground, border, 0.5F, LineEnds::kClosed, {.colour = warm, .light = 0.5F});
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
  if (auto done = write_png(path, canvas.read()); !done) std::puts(done.error().c_str());
}

void measure(Renderer& renderer, Scene& scene, TableCamera camera, const char* name) {
  Canvas canvas(kSize);
  camera.settle();
  const float x = camera.pose().target.x;
  const auto moving = measure_frames(kFrames, [&](int i) {
    CameraPose pose = camera.pose();
    pose.target.x = x + 0.4F * static_cast<float>(i % 20);
    scene.camera = view_from(pose, kSize);
    renderer.draw(scene, kSize);
  });
  const auto counts = renderer.counts();
  const auto marching = measure_frames(kFrames, [&](int) {
    for (std::size_t i = 0; i < 10; ++i) scene.instances[i].transform[3].x += 0.05F;
    renderer.draw(scene, kSize);
  });
  std::printf(
      "%-18s camera moves: %s\n%-18s figures march: %s\n%-18s %d figures, %d triangles, %d calls\n",
      name, to_text(moving).c_str(), "", to_text(marching).c_str(), "", counts.instances,
      counts.triangles, counts.draw_calls);
}

void draw_panels(const Theme& theme) {
  begin_panel(theme, "prompt", "The Council", {.position = {24, 24}, .size = {360, 0}});
  ImGui::PushFont(theme.prompt);
  ImGui::TextWrapped("Choose a die for Brúwen — “Œlûn” waits → 1/2 of 345.");
  ImGui::PopFont();
  choice_row(theme, "Move the army at the Stone Keep", true);
  choice_row(theme, "Draw a card, and hold it in the hand until the hour when it may be played",
             false);
  primary_button(theme, "Decide");
  ImGui::SameLine();
  plain_button(theme, "Wait");
  ImGui::SameLine();
  refused_button(theme, "Attack", "No road leads there.");
  end_panel();

  begin_panel(theme, "icons", "Signs", {.position = {1256, 24}, .size = {330, 0}, .pivot = {1, 0}});
  for (int i = 0; i <= static_cast<int>(Icon::kDown); ++i) {
    if (i % 5 != 0) ImGui::SameLine();
    ImGui::PushID(i);
    icon_button(theme, "icon", static_cast<Icon>(i), nullptr);
    ImGui::PopID();
  }
  static_cast<void>(ImGui::Button("Stock"));
  bool on = true;
  ImGui::SameLine();
  ImGui::Checkbox("Check", &on);
  float volume = 0.4F;
  ImGui::SliderFloat("Volume", &volume, 0, 1);
  end_panel();
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  for (int i = 0; i < 4; ++i) {
    count_badge(list, theme, {440.0F + 44 * static_cast<float>(i), 60}, 3 * i * i * i + i);
  }
  draw_count(list, theme.bold, 24, {520, 90}, ink::kVellum, "1,117");
  draw_count(list, theme.bold, 24, {520, 114}, ink::kVellum, "8,088");
}

void panel_picture(Renderer& renderer, const Scene& scene, float scale,
                   const std::filesystem::path& path) {
  auto found = find_fonts();
  auto ui = Ui::create(*found, scale);
  if (!ui) {
    std::puts(ui.error().c_str());
    return;
  }
  Canvas canvas(kSize);
  Input input;
  input.window_size = kSize;
  for (int frame = 0; frame < 3; ++frame) {
    renderer.draw(scene, kSize);
    ui->begin_frame(input, 0.016);
    draw_panels(ui->theme());
    ui->end_frame();
  }
  if (auto done = write_png(path, canvas.read()); !done) std::puts(done.error().c_str());
}

int run(const std::filesystem::path& folder) {
  auto window = Window::open({.title = "demo", .size = kSize, .mode = WindowMode::kOffscreen});
  if (!window) return std::puts(window.error().c_str()), 1;
  auto renderer = Renderer::create({.shader_folder = SHADER_FOLDER});
  if (!renderer) return std::puts(renderer.error().c_str()), 1;
  const HeightField ground = sample::heights();
  Scene scene = sample_scene(*renderer, ground);
  for (const Level one : kLevels) {
    const std::string level(id_of(one));
    if (auto done = renderer->set_effects(effects_of(one)); !done)
      return std::puts(done.error().c_str()), 1;
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
    if (one == Level::kLow) {
      panel_picture(*renderer, scene, 1, folder / "panels.png");
      panel_picture(*renderer, scene, 2, folder / "panels-2x.png");
    }
    camera.set_flat(true);
    camera.look_at_board();
    camera.settle();
    picture(*renderer, scene, camera, folder / ("flat-" + level + ".png"));
  }
  return 0;
}

}  // namespace

int main(int count, char** arguments) { return run(count > 1 ? arguments[1] : "."); }
