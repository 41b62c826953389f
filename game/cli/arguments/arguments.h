#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/lang/phrase_book.h"

namespace cli {

/// One option of a command. An empty `value` makes it a switch.
struct OptionHelp {
  std::string_view name;   ///< with its dashes
  std::string_view value;  ///< what stands behind it, for the help: "N", "FILE"
  std::string_view help;
};

/// What a command takes; its help page is made of it.
struct CommandHelp {
  std::string_view name;      ///< "selfplay", or empty for a program that is one command
  std::string_view operands;  ///< "FILE", or empty when it takes none
  std::string_view summary;
  std::span<const OptionHelp> options;
  std::string_view program = "amonhen-cli";
};

class Arguments {
 public:
  /// Unknown options, missing values and unexpected operands are Errors.
  static base::Result<Arguments> parse(const CommandHelp& command,
                                       std::span<const std::string> words);

  bool has(std::string_view option) const { return options_.find(option) != options_.end(); }
  /// What was said last.
  std::string text(std::string_view option, std::string_view fallback) const;
  /// What was said each time.
  std::vector<std::string> all(std::string_view option) const;

  /// What stands between the commas.
  std::vector<std::string> list(std::string_view option) const;

  /// A whole number from `least` to `most`.
  base::Result<std::uint64_t> number(std::string_view option, std::uint64_t fallback,
                                     std::uint64_t least, std::uint64_t most) const;

  const std::vector<std::string>& operands() const { return operands_; }

 private:
  std::map<std::string, std::vector<std::string>, std::less<>> options_;
  std::vector<std::string> operands_;
};

/// What a command takes, in the book's words.
std::string help_page(const CommandHelp& command, const lang::PhraseBook& phrases = {});

/// What stands behind `option` in a command line that has not been parsed, "--data DIR" or
/// "--data=DIR"; empty if nothing does.
std::string said_of(std::span<const std::string> words, std::string_view option);

/// The language that the command line or else the environment asks for; "en" where the data folder
/// has no words of it.
std::string language_for(std::span<const std::string> words);
/// Whether the language that the command line asks for can be spoken; else why not.
base::Result<void> check_language(std::span<const std::string> words);
/// The book of that language.
lang::PhraseBook phrases_for(std::span<const std::string> words);

}  // namespace cli
