// Data files that somebody changed. The first line of an input names a file of data/wotr, or
// "trilogy/" and one of that folder; what follows is a JSON Patch of it (RFC 6902), or else stands
// in its place. The tables are refused in one sentence that names a file, or a game can be played
// by them.
#include <algorithm>

#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/fuzz/games.h"

namespace fuzz {
namespace {

/// The file with the patch, or `text` itself where that is none.
std::string patched(const std::string& file, const std::string& text) {
  const nlohmann::json patch = nlohmann::json::parse(text, nullptr, false);
  if (patch.is_discarded()) return text;
  try {
    return nlohmann::json::parse(file).patch(patch).dump();
  } catch (const nlohmann::json::exception&) {
    return text;
  }
}

bool names_a_file(std::span<const core::DataFile> files, const std::string& sentence) {
  return std::any_of(files.begin(), files.end(), [&](const core::DataFile& file) {
    return sentence.starts_with(file.name + ":") || sentence.starts_with(file.name + ",");
  });
}

template <core::Game G>
void check_data(const std::string& name, const std::string& change) {
  std::vector<core::DataFile> files = shipped_data<G>();
  for (core::DataFile& file : files) {
    if (file.name != name) continue;
    file.text = patched(file.text, change);
    const auto rules = G::make_rules(files, nlohmann::json::object());
    if (rules) {
      play_on<G>(*rules, G::new_state(*rules), 60);
    } else {
      require_sentence(rules.error());
      require(names_a_file(files, rules.error()), "no file is named: " + rules.error());
    }
  }
}

}  // namespace
}  // namespace fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string input = fuzz::text_of(data, size);
  const std::size_t line = std::min(input.find('\n'), input.size());
  const std::string name = input.substr(0, line);
  const std::string change = input.substr(std::min(line + 1, input.size()));
  const std::string second = std::string(trilogy::Game::kId) + "/";
  if (name.starts_with(second)) {
    fuzz::check_data<trilogy::Game>(name.substr(second.size()), change);
  } else {
    fuzz::check_data<wotr::Game>(name, change);
  }
  return 0;
}
