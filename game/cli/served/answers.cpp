#include "game/cli/served/answers.h"

#include <algorithm>

namespace cli {

using nlohmann::json;

json refuse(std::string_view code, std::string_view message, std::string_view ruling) {
  const json behind = ruling.empty() ? json() : json(ruling);
  return {{"ok", false}, {"error", {{"code", code}, {"message", message}, {"ruling", behind}}}};
}

std::string sentence(const lang::Sentences& sentences, std::string_view family, const json& row) {
  return sentences.say(std::string(family) + "." + row.value("do", ""), row);
}

std::string ruling_text(std::string_view prefix, core::Ruling ruling) {
  if (ruling.number == 0) return {};
  const std::string digits = std::to_string(ruling.number);
  return std::string(prefix) + std::string(3 - std::min<std::size_t>(3, digits.size()), '0') +
         digits;
}

}  // namespace cli
