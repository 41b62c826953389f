#include "game/match/json_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "rules/core/fnv.h"

namespace match {
namespace {

/// Counted before parsing, so that a line of brackets never becomes a tree.
int depth_of(std::string_view text) {
  int depth = 0;
  int deepest = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      if (c == '"') in_string = false;
    } else if (c == '"') {
      in_string = true;
    } else if (c == '[' || c == '{') {
      deepest = std::max(deepest, ++depth);
    } else if (c == ']' || c == '}') {
      --depth;
    }
  }
  return deepest;
}

/// nlohmann's sentence without its own number in front.
std::string reason_of(const nlohmann::json::parse_error& error) {
  const std::string text = error.what();
  const std::size_t start = text.find("] ");
  return start == std::string::npos ? text : text.substr(start + 2);
}

}  // namespace

core::Result<nlohmann::json> parse_json(std::string_view text) {
  if (text.size() > kMaxJsonBytes) return core::Error{"it is longer than 4 MB"};
  if (depth_of(text) > kMaxJsonDepth) return core::Error{"it is nested more than 64 deep"};
  try {
    return nlohmann::json::parse(text);
  } catch (const nlohmann::json::parse_error& error) {
    return core::Error{"it is not JSON: " + reason_of(error)};
  } catch (const nlohmann::json::out_of_range&) {
    return core::Error{"it holds a number too large to read"};
  }
}

std::string canonical_text(const nlohmann::json& value) {
  return value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string canonical_hash(const nlohmann::json& value) {
  return core::hash_text(core::fnv1a(canonical_text(value)));
}

}  // namespace match
