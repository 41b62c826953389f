// A save that somebody sent: it loads, or one sentence says why not. What loads, holds, and is
// saved and loaded again as it is.
#include "game/match/saves/load.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/fuzz/games.h"

namespace fuzz {
namespace {

template <core::Game G>
void load_and_save(const std::string& text, std::span<const core::DataFile> files) {
  const auto loaded = match::load_save<G>(text, "fuzz.save", files);
  if (!loaded) return require_sentence(loaded.error());
  const match::Match<G>& match = loaded->match;
  const auto broken = G::broken_invariants(match.rules(), match.state());
  require(broken.empty(), broken.empty() ? "" : broken.front());

  const std::string saved = match::save_text(match);
  const auto again = match::load_save<G>(saved, "fuzz.save", files);
  require(again.ok(), again.ok() ? "" : "what was saved does not load: " + again.error());
  require(again->match.state() == match.state(), "what was saved leads to another state");
  require(match::save_text(again->match) == saved, "what was saved is saved again in other bytes");
}

}  // namespace
}  // namespace fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text = fuzz::text_of(data, size);
  const auto file = match::read_save(text, "fuzz.save");
  if (!file) {
    fuzz::require_sentence(file.error());
  } else if (file->game == toy::Race::kId) {
    fuzz::load_and_save<toy::Race>(text, fuzz::race_data());
  } else if (file->game == trilogy::Game::kId) {
    fuzz::load_and_save<fuzz::Shipped<trilogy::Game>>(text, fuzz::shipped_data<trilogy::Game>());
  } else {
    fuzz::load_and_save<fuzz::Shipped<wotr::Game>>(text, fuzz::shipped_data<wotr::Game>());
  }
  return 0;
}
