#include "game/session/open_game.h"

#include <utility>

namespace session {
namespace {

constexpr std::string_view kReplaced = "earlier";
constexpr std::string_view kDamaged = "damaged";

void add(std::string& notice, const std::string& sentence) {
  if (sentence.empty()) return;
  notice += (notice.empty() ? "" : " ") + sentence;
}

void add(std::string& notice, const base::Result<void>& done) {
  if (!done) add(notice, done.error());
}

}  // namespace

base::Result<OpenedGame> open_save(const Opener& opener, const std::string& path) {
  const base::Result<std::string> text = match::read_file(path);
  if (!text) return text.failure();
  return opener.load(*text, path);
}

base::Result<OpenedGame> open_game(const Opener& opener, const Beginning& beginning,
                                   std::string_view fallback) {
  if (!beginning.load.empty()) return open_save(opener, beginning.load);
  const base::Result<match::Setup> setup = setup_of(opener, beginning);
  if (!setup) return setup.failure();
  base::Result<std::unique_ptr<Session>> session = opener.begin(*setup, fallback);
  if (session) return OpenedGame{.session = std::move(*session)};
  const std::string& source = beginning.position.empty() ? beginning.scenario : beginning.position;
  return base::Error{(source.empty() ? "" : source + ": ") + session.error()};
}

base::Result<OpenedGame> open_kept_game(const Opener& opener, const Beginning& beginning,
                                        std::string_view data_dir, std::string_view fallback,
                                        std::optional<SaveSlot>& slot) {
  base::Result<SaveSlot> claimed = SaveSlot::claim(data_dir, opener.game());
  std::string notice = claimed ? "" : "This game is not kept: " + claimed.error();
  if (claimed) slot.emplace(std::move(*claimed));

  std::string reason(kReplaced);
  if (slot && !slot->is_empty() && !beginning.asks_for_own_game()) {
    base::Result<OpenedGame> left = open_save(opener, slot->path());
    if (left && !left->session->is_over()) {
      if (left->is_exact) reason.clear();
      add(left->notice, slot->keep(*left->session, left->is_exact, reason));
      return left;
    }
    if (!left) {
      reason = kDamaged;
      notice = "The last game cannot go on, so a new one begins. " + left.error();
    }
  }
  base::Result<OpenedGame> game = open_game(opener, beginning, fallback);
  if (!game) {
    notice = game.error();
    game = open_game(opener, {}, fallback);
    if (!game) return game;
  }
  if (slot) add(notice, slot->keep(*game->session, false, reason));
  add(notice, game->notice);
  game->notice = std::move(notice);
  return game;
}

}  // namespace session
