#include "game/app/game_log.h"

#include <nlohmann/json.hpp>

#include "game/cli/answers.h"

namespace app {

void GameLog::note(std::string sentence) {
  sentences_.push_back(std::move(sentence));
  said_.push_back(told_);
}

void GameLog::follow(std::span<const core::Event> events) {
  told_ = std::min(told_, events.size());
  while (!said_.empty() && said_.back() > told_) {
    said_.pop_back();
    sentences_.pop_back();
  }
  while (told_ < events.size()) {
    const core::Event seen = wotr::Game::mask(events[told_++], viewer_);
    note(cli::sentence(words_, "event", wotr::Game::event_json(rules_, seen)));
  }
}

}  // namespace app
