#include "game/lang/reason.h"

#include <nlohmann/json.hpp>

namespace lang {

std::string reason_words(const Sentences& sentences, std::string_view topic,
                         const nlohmann::json& facts) {
  const std::string key = "reason." + std::string(topic);
  if (!sentences.has(key)) return {};
  std::string words = sentences.say(key, facts);
  const bool lacks_a_fact = words.find('{') != std::string::npos;
  return lacks_a_fact ? std::string() : words;
}

std::string with_reason(std::string told, std::string_view reason) {
  if (reason.empty()) return told;
  const bool has_stop = told.ends_with('.');
  if (has_stop) told.pop_back();
  told.append(" – ").append(reason);
  return has_stop ? told + "." : told;
}

}  // namespace lang
