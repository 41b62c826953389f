#include "game/app/loop/usual_features.h"

#include <utility>

#include "game/app/features/films/films.h"
#include "game/app/features/films/outputs.h"
#include "game/app/features/lessons/lessons.h"
#include "game/app/features/map/map_hand.h"
#include "game/app/features/map/map_keys.h"
#include "game/app/features/match/answers.h"
#include "game/app/features/match/hints.h"
#include "game/app/features/match/moments.h"
#include "game/app/features/match/new_games.h"
#include "game/app/features/match/undo.h"
#include "game/app/features/replay/replays.h"
#include "game/app/features/saves/reports.h"
#include "game/app/features/saves/saved_games.h"
#include "game/app/features/sound/audio.h"
#include "game/app/features/speech/speech.h"
#include "game/app/features/window/key_choice.h"
#include "game/app/features/window/notices.h"
#include "game/app/features/window/settings_keeper.h"
#include "game/app/features/window/sheets.h"
#include "game/app/features/window/table_lock.h"

namespace app {

void usual_features(Shell& shell, KeptSettings settings) {
  auto audio = std::make_unique<Audio>(shell);
  Audio& heard = *audio;
  auto films = std::make_unique<Films>(
      shell,
      RecordedSound{.hear = [&heard](std::span<float> stereo) { heard.record(stereo); },
                    .listen = [&heard](bool is_recorded) { heard.set_recorded(is_recorded); }});
  const auto add = [&](std::unique_ptr<Feature> feature) {
    shell.features.push_back(std::move(feature));
  };
  add(std::make_unique<TableLock>());
  add(std::make_unique<KeyChoice>());
  add(std::make_unique<Speech>(shell));
  add(std::make_unique<Replays>());
  add(std::make_unique<Lessons>());
  add(std::make_unique<Answers>());
  add(std::make_unique<Undo>());
  add(std::make_unique<Hints>());
  add(std::make_unique<Moments>());
  add(std::make_unique<MapHand>());
  add(std::make_unique<MapKeys>());
  add(std::make_unique<NewGames>(shell));
  add(std::make_unique<SettingsKeeper>(shell, std::move(settings)));
  add(std::make_unique<SavedGames>());
  add(std::make_unique<Reports>());
  add(std::make_unique<Notices>());
  add(std::make_unique<Sheets>());
  add(std::move(films));  // goes first: a recording that ends reads what is heard
  add(std::move(audio));
  add(std::make_unique<Outputs>(shell));
}

}  // namespace app
