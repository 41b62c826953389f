#pragma once

#include <array>
#include <span>
#include <string_view>

#include "rules/wotr/state/options.h"

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

/// Every option there is, in the order of rulings section 1.
std::span<const OptionRow> option_table();
/// nullptr when there is no such option.
const OptionRow* find_option(std::string_view id);

}  // namespace wotr
