#include "heard_table.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "game/players/registry.h"
#include "game/trilogy/trilogy_module.h"
#include "game/wotr/wotr_module.h"

namespace sound_test {
namespace {

constexpr double kReading = 1.1;  // seconds between two steps
constexpr glm::vec2 kScreen{1280, 720};

std::unique_ptr<const app::LoadedGame> load(const app::GameModule& module) {
  auto loaded = app::load_game(module, DATA_FOLDER);
  EXPECT_TRUE(loaded) << loaded.error();
  return loaded.take();
}

int frames_in(double seconds) {
  return static_cast<int>(std::ceil(seconds / HeardTable::kFrame - 1e-9));
}

table::Layout layout_of(const table::GameTable& table, const app::LoadedGame& game) {
  auto layout = table.layout(game.resources.layout);
  EXPECT_TRUE(layout) << layout.error();
  return layout.take();
}

}  // namespace

const app::LoadedGame& wotr_game() {
  static const std::unique_ptr<app::GameModule> kModule = wotr_module::make_module();
  static const std::unique_ptr<const app::LoadedGame> kGame = load(*kModule);
  return *kGame;
}

const app::LoadedGame& trilogy_game() {
  static const std::unique_ptr<app::GameModule> kModule = trilogy_module::make_module();
  static const std::unique_ptr<const app::LoadedGame> kGame = load(*kModule);
  return *kGame;
}

HeardTable::HeardTable(const app::LoadedGame& game, screens::SoundSettings settings,
                       app::SoundTarget target)
    : game_(game),
      table_(game.module.table(game.resources)),
      layout_(layout_of(*table_, game)),
      board_(table::load_board_assets({}, layout_)),
      stage_({layout_, board_.ground}),
      target_(target),
      sound_(game.resources, target) {
  sound_.apply(settings);
  look_at(layout_.size / 2.0F, 90);
  for (int i = 0; i < 8; ++i) pass();  // it opens once the table was seen
  EXPECT_NE(sound_.soundscape(), nullptr) << "nothing can be heard";
}

void HeardTable::look_at(glm::vec2 place, float distance) {
  engine::CameraPose pose;
  pose.target = place;
  pose.distance = distance;
  camera_ = engine::view_from(pose, kScreen);
}

void HeardTable::lay(const match::AnyView& view) {
  stage_.reset(table_->mirror({layout_, board_.ground}, view));
}

void HeardTable::tell(const match::AnyView& view, std::span<const core::Event> events) {
  throw_dice(view, events);
  sound_.tell(*table_, view, events);
}

void HeardTable::throw_dice(const match::AnyView& view, std::span<const core::Event> dice) {
  stage_.tell(
      {.cues = table_->cues(view, dice), .after = table_->mirror({layout_, board_.ground}, view)});
}

void HeardTable::pass() {
  stage_.update(kFrame);
  sound_.update(
      kFrame,
      {.stage = stage_, .layout = layout_, .camera = camera_, .speed = 1, .is_awake = is_awake_});
  if (target_ != app::SoundTarget::kRender) return;
  std::vector<float> frame(2 * static_cast<std::size_t>(kRate * kFrame));
  sound_.render(frame);
  samples_.insert(samples_.end(), frame.begin(), frame.end());
}

void HeardTable::pass_for(double seconds) {
  for (int left = frames_in(seconds); left > 0; --left) pass();
}

std::unique_ptr<session::Session> random_session(const app::LoadedGame& game, std::uint64_t seed) {
  match::Setup setup;
  setup.options = nlohmann::json::object();
  setup.seed = seed;
  auto begun = game.opener->begin(std::move(setup), players::kRandom);
  EXPECT_TRUE(begun) << begun.error();
  return begun.take();
}

void play_for(HeardTable& table, session::Session& session, double seconds) {
  session::Outlook& outlook = session.add_outlook(core::kPublic, 0);
  outlook.take_events();
  table.lay(outlook.view());
  double read = 0;
  for (int left = frames_in(seconds); left > 0; --left) {
    read -= HeardTable::kFrame;
    if (!table.stage().is_moving() && read <= 0 && session.is_machine_next()) {
      session.advance_and_wait();
      const std::vector<core::Event> events = outlook.take_events();
      table.tell(outlook.view(), events);
      read = events.empty() ? 0 : kReading;
    }
    table.pass();
  }
  session.remove_outlook(outlook);
}

double energy(std::span<const float> stereo, double from, double to) {
  const auto at = [&](double seconds) {
    const auto frame = static_cast<std::size_t>(std::max(0.0, seconds) * HeardTable::kRate);
    return std::min(2 * frame, stereo.size());
  };
  double sum = 0;
  for (std::size_t i = at(from); i < at(to); ++i) sum += stereo[i] * stereo[i];
  return sum;
}

}  // namespace sound_test
