#include "game/casting/load.h"

#include "game/match/folders/files.h"

namespace director {

base::Result<Rules> load_rules(const std::string& data) {
  const std::string path = data + "/" + std::string(kRulesFile);
  const base::Result<std::string> text = match::read_file(path);
  if (!text) return text.failure();
  return read_rules(*text, path);
}

base::Result<Cast> load_cast(const std::string& data, std::string_view game,
                             std::span<const std::string_view> events) {
  const std::string path = data + "/" + std::string(game) + "/" + std::string(kCastFile);
  const base::Result<std::string> text = match::read_file(path);
  if (!text) return text.failure();
  return read_cast(*text, path, events);
}

}  // namespace director
