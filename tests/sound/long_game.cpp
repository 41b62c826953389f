#include "long_game.h"

#include <cstdlib>
#include <ctime>

namespace sound_test {

double wanted_minutes() {
  const char* const wanted = std::getenv("AMONHEN_SOUND_MINUTES");
  return wanted != nullptr ? std::atof(wanted) : 4;
}

Heard listen(const app::LoadedGame& game, double minutes, screens::SoundSettings settings) {
  HeardTable table(game, settings);
  Heard heard;
  std::uint64_t seed = 1;
  auto session = random_session(game, seed);
  const std::clock_t before = std::clock();
  std::size_t region = 0;
  while (heard.seconds < minutes * 60) {
    if (session->is_over()) session = random_session(game, ++seed);
    region = (region + 17) % table.layout().regions.size();
    table.look_at(table.layout().regions[region].settlement, region % 3 == 0 ? 120.0F : 55.0F);
    play_for(table, *session, 10);
    heard.seconds += 10;
  }
  heard.cost = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  heard.bars = table.soundscape().music().played();
  heard.samples = table.take_samples();
  return heard;
}

}  // namespace sound_test
