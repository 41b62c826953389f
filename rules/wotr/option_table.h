#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "rules/wotr/options.h"

namespace wotr {

/// How the value of an option stands in JSON: a number, true or false, or one of two words.
enum class OptionType : std::uint8_t { kInteger, kFlag, kChoice };
std::string_view id_of(OptionType type);

struct OptionRow {
  std::string_view id;
  OptionType type = OptionType::kInteger;
  std::array<std::string_view, 2> words{};  ///< of a choice, in the order of its enum
  std::uint8_t (*get)(const Options&) = nullptr;
  void (*set)(Options&, std::uint8_t) = nullptr;
};

/// An option with what data/wotr/options.json says of it.
struct OptionDescription {
  const OptionRow* row = nullptr;
  int from = 0;  ///< the least and the greatest value that it may have
  int to = 1;
  std::uint8_t published = 0;
  std::uint8_t guide = 0;
  std::string text;
};

/// Every option there is, in the order of rulings section 1.
std::span<const OptionRow> option_table();
/// nullptr when there is no such option.
const OptionRow* find_option(std::string_view id);

}  // namespace wotr
