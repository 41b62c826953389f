#pragma once

#include <filesystem>
#include <glm/vec2.hpp>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

namespace bake {

/// Thrown while reading and caught in load_map, where it becomes an base::Error.
class BadData : public std::runtime_error {
 public:
  BadData(const std::string& file, const std::string& place, const std::string& reason)
      : std::runtime_error(file + ": " + (place.empty() ? "" : place + ": ") + reason + ".") {}
};

/// One value inside a file that knows where it stands, so that a fault can say so.
class JsonValue {
 public:
  JsonValue(const nlohmann::json& value, std::string file, std::string place)
      : value_(value), file_(std::move(file)), place_(std::move(place)) {}

  JsonValue operator[](const std::string& key) const;
  bool has(const std::string& key) const;
  std::vector<JsonValue> items() const;
  std::vector<std::pair<std::string, JsonValue>> fields() const;

  std::string text() const;
  std::string text_or_empty() const;  // null counts as empty
  float number() const;
  int whole() const;
  bool truth() const;
  glm::vec2 point() const;
  std::vector<glm::vec2> line(std::size_t least) const;
  std::vector<std::string> texts() const;

  [[noreturn]] void refuse(const std::string& reason) const;

 private:
  const nlohmann::json& value_;
  std::string file_;
  std::string place_;
};

nlohmann::json read_json(const std::filesystem::path& path);

}  // namespace bake
