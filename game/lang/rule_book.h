#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/lang/sentences.h"
#include "rules/core/decision.h"

namespace lang {

/// A page of the rules, in words for players.
struct RuleEntry {
  std::string id;
  std::string chapter;  ///< the words "rules.chapter.<chapter>"
  std::string title;
  std::string text;  ///< paragraphs, with an empty line between two
  std::vector<core::Ruling> rulings;
};

/// The rules of a game, in reading order.
struct RuleBook {
  std::vector<RuleEntry> entries;

  /// The one that tells of a ruling; nothing where none does.
  std::optional<std::size_t> entry_of(core::Ruling ruling) const;
  /// Those that hold all of the words, those with one in the title first. Letters count as their
  /// small ones; no words are in every entry.
  std::vector<std::size_t> search(std::string_view words) const;
};

/// The file of a game's folder where they stand; their words are prose (prose.h).
inline constexpr std::string_view kRuleBookFile = "rules.json";

/// `text` is that file, `name` what an Error calls it.
base::Result<RuleBook> read_rule_book(std::string_view text, std::string_view name,
                                      const Sentences& words);

}  // namespace lang
