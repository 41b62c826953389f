// Data files that somebody changed. The first line of an input names a file of data/wotr; what
// follows is a JSON Patch of it (RFC 6902), or else stands in its place. The tables are refused in
// one sentence that names a file, or a game can be played by them.
#include <algorithm>

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

bool names_a_file(const std::string& sentence) {
  const auto& files = wotr_data();
  return std::any_of(files.begin(), files.end(), [&](const core::DataFile& file) {
    return sentence.starts_with(file.name + ":") || sentence.starts_with(file.name + ",");
  });
}

}  // namespace
}  // namespace fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string input = fuzz::text_of(data, size);
  const std::size_t line = std::min(input.find('\n'), input.size());
  std::vector<core::DataFile> files = fuzz::wotr_data();
  for (core::DataFile& file : files) {
    if (file.name != input.substr(0, line)) continue;
    file.text = fuzz::patched(file.text, input.substr(std::min(line + 1, input.size())));
    const auto rules = wotr::Game::make_rules(files, nlohmann::json::object());
    if (rules) {
      fuzz::play_on<wotr::Game>(*rules, wotr::Game::new_state(*rules), 60);
    } else {
      fuzz::require_sentence(rules.error());
      fuzz::require(fuzz::names_a_file(rules.error()), "no file is named: " + rules.error());
    }
  }
  return 0;
}
