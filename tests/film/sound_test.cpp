// A film that sounds: its sound is told of what is shown, and is as long as its pictures.

#include <cmath>
#include <cstdlib>

#include <gtest/gtest.h>

#include "game/film/make_film.h"
#include "tests/film/games.h"
#include "tests/film/probe.h"
#include "tests/harness/own_folder.h"

namespace film_test {
namespace {

struct Heard {
  int events = 0;
  int jumps = 0;
  std::size_t samples = 0;
};

class Tone final : public film::FilmSound {
 public:
  explicit Tone(Heard& heard) : heard_(heard) {}
  void tell(const match::AnyView&, std::span<const core::Event> events) override {
    heard_.events += static_cast<int>(events.size());
  }
  void hush() override { ++heard_.jumps; }
  void render(const film::FrameHeard&, std::span<float> stereo) override {
    for (std::size_t i = 0; i < stereo.size(); ++i) {
      stereo[i] = 0.1F * std::sin(static_cast<float>((heard_.samples + i) / 2) * 0.06F);
    }
    heard_.samples += stereo.size();
  }

 private:
  Heard& heard_;
};

TEST(FilmSound, IsToldWhatIsShownAndLastsAsLong) {
  const harness::OwnFolder folder;
  film::Order order{.file = folder / "film.mkv", .pace = film::Pace::kBrisk};
  order.size = {160, 90};
  order.fps = 7;  // the rate of the sound is no multiple of it
  order.extent = film::Extent::kTurns;
  order.turns = {2, 2};
  Heard heard;
  film::Studio studio = studio_of("wotr");
  studio.sound = [&heard] { return std::make_unique<Tone>(heard); };
  const auto session = golden("wotr", "ring");
  const auto report = film::make_film(studio, *session, order);
  ASSERT_TRUE(report) << report.error();
  EXPECT_GT(heard.events, 10);
  EXPECT_EQ(heard.jumps, 1);
  const double seconds = static_cast<double>(report->frames) / order.fps;
  EXPECT_EQ(heard.samples / 2, report->frames * engine::kFilmSampleRate / 7);
  EXPECT_EQ(entries_of(order.file.string(), "stream=codec_type"), "video\naudio\nsubtitle\n");
  const std::string ends = entries_of(order.file.string(), "packet=pts_time -select_streams a");
  const double end = std::atof(ends.substr(ends.rfind('\n', ends.size() - 2) + 1).c_str());
  EXPECT_NEAR(end, seconds, 1.0 / order.fps);
}

}  // namespace
}  // namespace film_test
