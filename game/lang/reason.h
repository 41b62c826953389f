#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "game/lang/sentences.h"

namespace lang {

/// The sentence "reason.<topic>" with its facts filled in; empty where there is none, or a fact is
/// missing, as in what another version has written.
std::string reason_words(const Sentences& sentences, std::string_view topic,
                         const nlohmann::json& facts);

/// What was done, with its reason behind it: "Red rolls 3 – the goal is near."
std::string with_reason(std::string told, std::string_view reason);

}  // namespace lang
