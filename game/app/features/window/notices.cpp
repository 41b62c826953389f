#include "game/app/features/window/notices.h"

#include "game/app/shell/shell.h"
#include "game/commands/ids.h"

namespace app {
namespace {

constexpr double kReadingSeconds = 5;

}  // namespace

bool Notices::take(Shell& shell, commands::Command& command) {
  if (command.id == commands::kCloseNotice) {
    shell.playing.notice.clear();
    return true;
  }
  const auto* key = commands::argument_of<std::string>(command);
  if (command.id != commands::kTell || key == nullptr) return false;
  said_.words = shell.resources().words.say(*key);
  seconds_ = kReadingSeconds;
  return true;
}

void Notices::update(Shell& shell, const commands::Read&, double seconds) {
  if (said_.words.empty()) return;
  seconds_ -= seconds;
  if (seconds_ <= 0) said_.words.clear();
  shell.keep_drawing(kMovingSeconds);
}

void Notices::show(Shell& shell, Frame& frame) {
  frame.notice = shell.phrases.say_each(shell.playing.notice);
  if (!said_.words.empty()) frame.parts.show(said_);
}

void Notices::tell(Shell&, const Change& change) {
  if (change.origin == screens::Origin::kSelf) said_.words.clear();
}

}  // namespace app
