#include "game/casting/encoding.h"

#include <nlohmann/json.hpp>

#include "base/json_reader.h"
#include "game/match/folders/files.h"

namespace director {
namespace {

using base::JsonReader;

constexpr const char* kOptionsFile = "film.json";

std::vector<std::string> words_in(const JsonReader& list) {
  std::vector<std::string> words;
  for (const JsonReader& word : list.list()) words.push_back(word.text());
  return words;
}

}  // namespace

base::Result<engine::FilmOptions> load_encoding(const std::string& data) {
  const std::string path = data + "/" + kOptionsFile;
  const base::Result<std::string> text = match::read_file(path);
  if (!text) return text.failure();
  base::Fault fault{path};
  const auto file = base::parse_text(*text, fault);
  if (!file) return fault.error();
  const JsonReader top(*file, fault);
  top.allow({"note", "picture", "sound", "recording", "ending"});
  engine::FilmOptions options{.picture = words_in(top.at("picture")),
                              .sound = words_in(top.at("sound")),
                              .recording = words_in(top.at("recording")),
                              .ending = words_in(top.at("ending"))};
  if (fault.any()) return fault.error();
  return options;
}

}  // namespace director
