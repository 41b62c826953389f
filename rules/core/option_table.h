#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "rules/core/decision.h"

namespace core {

/// How the value of an option stands in JSON: a number, true or false, or one of two words.
enum class OptionType : std::uint8_t { kInteger, kFlag, kChoice };
std::string_view id_of(OptionType type);

/// What the code knows of an option, whatever game it belongs to.
struct OptionForm {
  std::string_view id;
  OptionType type = OptionType::kInteger;
  std::array<std::string_view, 2> words{};  ///< of a choice, in the order of its enum
};

/// One field of a game's `Options`.
template <class Options>
struct OptionRow : OptionForm {
  std::uint8_t (*get)(const Options&) = nullptr;
  void (*set)(Options&, std::uint8_t) = nullptr;
};

/// An option with what the game's options.json says of it.
template <class Options>
struct OptionDescription {
  const OptionRow<Options>* row = nullptr;
  int from = 0;  ///< the least and the greatest value that it may have
  int to = 1;
  std::uint8_t published = 0;
  std::uint8_t guide = 0;  ///< by the other profile, where the game has one
  Ruling ruling;
};

/// The row of `option<&Options::field>("id")`: the type of the field says how it stands in JSON.
template <class Options, auto kField>
consteval OptionRow<Options> option_row(std::string_view id,
                                        std::array<std::string_view, 2> words = {}) {
  using Value = std::remove_cvref_t<decltype(Options{}.*kField)>;
  OptionRow<Options> row;
  row.id = id;
  row.type = std::is_same_v<Value, bool> ? OptionType::kFlag
             : std::is_enum_v<Value>     ? OptionType::kChoice
                                         : OptionType::kInteger;
  row.words = words;
  row.get = [](const Options& options) { return static_cast<std::uint8_t>(options.*kField); };
  row.set = [](Options& options, std::uint8_t value) {
    options.*kField = static_cast<Value>(value);
  };
  return row;
}

}  // namespace core
