#include "game/players/judgement/evaluation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace players {
namespace {

base::Error fault(std::string_view file, std::string_view place, std::string_view reason) {
  return base::Error{std::string(file) + ": " + std::string(place) + ": " + std::string(reason)};
}

}  // namespace

std::size_t cell_count(std::span<const FeatureRow> rows) {
  std::size_t count = 0;
  for (const FeatureRow& row : rows) count += row.cells;
  return count;
}

double score(const Weights& weights, std::span<const Filled> description) {
  double sum = 0;
  for (const Filled& filled : description)
    sum += static_cast<double>(weights[filled.cell]) * static_cast<double>(filled.amount);
  return sum;
}

base::Result<Weights> parse_weights(std::string_view text, std::string_view file,
                                    std::span<const FeatureRow> rows) {
  const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
  if (!json.is_object() || !json.contains("weights") || !json["weights"].is_object())
    return fault(file, "weights", "an object of lists is wanted");
  const nlohmann::json& lists = json["weights"];
  Weights weights;
  for (const FeatureRow& row : rows) {
    const std::string name(row.name);
    const std::string place = "weights." + name;
    if (!lists.contains(name)) return fault(file, place, "is missing");
    const nlohmann::json& list = lists[name];
    if (!list.is_array() || list.size() != row.cells)
      return fault(file, place, "a list of " + std::to_string(row.cells) + " numbers is wanted");
    for (const nlohmann::json& number : list) {
      if (!number.is_number()) return fault(file, place, "holds something that is no number");
      weights.push_back(number.get<float>());
    }
  }
  for (const auto& one : lists.items()) {
    const bool is_known = std::any_of(rows.begin(), rows.end(),
                                      [&](const FeatureRow& row) { return row.name == one.key(); });
    if (!is_known) return fault(file, "weights." + one.key(), "no feature has this name");
  }
  return weights;
}

std::string weights_text(const Weights& weights, std::span<const FeatureRow> rows,
                         std::string_view note) {
  std::string text = "{\n  \"note\": " + nlohmann::json(note).dump() + ",\n  \"weights\": {";
  std::size_t cell = 0;
  for (const FeatureRow& row : rows) {
    text.append(cell == 0 ? "\n    \"" : ",\n    \"").append(row.name).append("\": [");
    for (std::uint16_t i = 0; i < row.cells; ++i, ++cell) {
      std::array<char, 32> number{};
      std::snprintf(number.data(), number.size(), "%.3f", static_cast<double>(weights[cell]));
      if (i > 0) text += i % 16 == 0 ? ",\n      " : ", ";
      text += number.data();
    }
    text += "]";
  }
  return text + "\n  }\n}\n";
}

void to_chances(std::span<double> scores) {
  const double most = *std::max_element(scores.begin(), scores.end());
  double sum = 0;
  for (double& one : scores) {
    one = std::exp(one - most);
    sum += one;
  }
  for (double& one : scores) one /= sum;
}

}  // namespace players
