#include "game/lang/reason.h"

#include <nlohmann/json.hpp>

namespace lang {

std::string reason_words(const Sentences& sentences, std::string_view topic,
                         const nlohmann::json& facts) {
  const std::string key = "reason." + std::string(topic);
  return sentences.has(key) ? sentences.say(key, facts) : std::string();
}

std::string with_reason(std::string told, std::string_view reason) {
  if (reason.empty()) return told;
  const bool has_stop = told.ends_with('.');
  if (has_stop) told.pop_back();
  told.append(" – ").append(reason);
  return has_stop ? told + "." : told;
}

}  // namespace lang
