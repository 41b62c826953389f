#include "game/bake/json_file.h"

#include <cmath>
#include <fstream>

namespace bake {

nlohmann::json read_json(const std::filesystem::path& path) {
  std::ifstream file(path);
  const std::string name = path.filename().string();
  if (!file) throw BadData(name, "", "the file could not be opened");
  try {
    return nlohmann::json::parse(file);
  } catch (const nlohmann::json::parse_error& error) {
    throw BadData(name, "byte " + std::to_string(error.byte), "this is not JSON");
  }
}

void JsonValue::refuse(const std::string& reason) const { throw BadData(file_, place_, reason); }

JsonValue JsonValue::operator[](const std::string& key) const {
  if (!value_.is_object()) refuse("an object is expected");
  const auto found = value_.find(key);
  if (found == value_.end()) refuse("\"" + key + "\" is missing");
  return {*found, file_, place_.empty() ? key : place_ + "." + key};
}

bool JsonValue::has(const std::string& key) const {
  return value_.is_object() && value_.contains(key);
}

std::vector<JsonValue> JsonValue::items() const {
  if (!value_.is_array()) refuse("a list is expected");
  std::vector<JsonValue> out;
  for (std::size_t i = 0; i < value_.size(); ++i) {
    out.emplace_back(value_[i], file_, place_ + "[" + std::to_string(i) + "]");
  }
  return out;
}

std::vector<std::pair<std::string, JsonValue>> JsonValue::fields() const {
  if (!value_.is_object()) refuse("an object is expected");
  std::vector<std::pair<std::string, JsonValue>> out;
  for (const auto& [key, inner] : value_.items()) {
    out.emplace_back(key, JsonValue(inner, file_, place_ + "." + key));
  }
  return out;
}

std::string JsonValue::text() const {
  if (!value_.is_string()) refuse("a text is expected");
  return value_.get<std::string>();
}

std::string JsonValue::text_or_empty() const { return value_.is_null() ? "" : text(); }

float JsonValue::number() const {
  if (!value_.is_number()) refuse("a number is expected");
  return value_.get<float>();
}

int JsonValue::whole() const {
  if (!value_.is_number_integer()) refuse("a whole number is expected");
  return value_.get<int>();
}

bool JsonValue::truth() const {
  if (!value_.is_boolean()) refuse("true or false is expected");
  return value_.get<bool>();
}

glm::vec2 JsonValue::point() const {
  const auto parts = items();
  if (parts.size() != 2) refuse("a point is two numbers");
  const glm::vec2 point(parts[0].number(), parts[1].number());
  // Outlines may pass the frame by a little, to be cut off there.
  if (point.x < -5 || point.x > 150 || point.y < -5 || point.y > 105) {
    refuse("the point lies off the board");
  }
  return point;
}

std::vector<glm::vec2> JsonValue::line(std::size_t least) const {
  std::vector<glm::vec2> out;
  for (const auto& item : items()) out.push_back(item.point());
  if (out.size() < least) refuse("at least " + std::to_string(least) + " points are expected");
  return out;
}

std::vector<std::string> JsonValue::texts() const {
  std::vector<std::string> out;
  for (const auto& item : items()) out.push_back(item.text());
  return out;
}

}  // namespace bake
