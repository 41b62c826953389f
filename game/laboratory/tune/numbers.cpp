#include "game/laboratory/tune/numbers.h"

#include <algorithm>
#include <cmath>

#include "base/json_text.h"

namespace laboratory {
namespace {

using Json = nlohmann::ordered_json;

void gather(const Json& value, const Json::json_pointer& place,
            std::vector<Json::json_pointer>& places) {
  if (value.is_number()) places.push_back(place);
  if (value.is_object()) {
    for (const auto& [name, member] : value.items()) gather(member, place / name, places);
  } else if (value.is_array()) {
    for (std::size_t i = 0; i < value.size(); ++i) gather(value[i], place / i, places);
  }
}

double rounded(double number) {
  if (number == 0) return 0;
  const double digit = std::pow(10, std::floor(std::log10(std::abs(number))) - 2);
  // Divided, not multiplied, by what is a whole number of tenths: 0.3, not 0.30000000000000004.
  return digit >= 1 ? std::round(number / digit) * digit
                    : std::round(number / digit) / std::round(1 / digit);
}

Json moved_number(const Json& number, double by) {
  const auto value = number.get<double>();
  if (number.is_number_integer()) return std::llround(value * std::exp(by));
  if (value <= 0 || value >= 1) return rounded(value * std::exp(by));
  const double odds = value / (1 - value) * std::exp(by);
  return std::clamp(rounded(odds / (1 + odds)), 0.001, 0.999);
}

}  // namespace

base::Result<Numbers> Numbers::read(std::string_view text, std::string_view file,
                                    std::span<const std::string> below) {
  const base::Result<Json> parsed = base::parse_ordered_json(text);
  if (!parsed) return base::Error{std::string(file) + ": " + parsed.error()};
  Numbers numbers;
  numbers.text_ = text;
  const Json::json_pointer top;
  if (below.empty()) gather(*parsed, top, numbers.places_);
  for (const std::string& member : below) {
    const std::size_t before = numbers.size();
    if (parsed->is_object() && parsed->contains(member))
      gather(parsed->at(member), top / member, numbers.places_);
    if (numbers.size() == before)
      return base::Error{std::string(file) + ": there are no numbers below \"" + member + "\""};
  }
  if (numbers.size() == 0) return base::Error{std::string(file) + ": there are no numbers"};
  return numbers;
}

std::string Numbers::moved(std::span<const double> by) const {
  Json file = base::parse_ordered_json(text_).take();
  for (std::size_t i = 0; i < size(); ++i) {
    Json& number = file[places_[i]];
    number = moved_number(number, by[i]);
  }
  return file.dump(2) + "\n";
}

}  // namespace laboratory
