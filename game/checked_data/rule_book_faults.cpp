#include "game/checked_data/rule_book_faults.h"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/json_reader.h"
#include "game/lang/rule_book.h"
#include "game/match/folders/folders.h"
#include "rules/core/read_ruling.h"

namespace checked_data {
namespace {

using Faults = std::vector<std::string>;

constexpr std::string_view kOptionsFile = "options.json";

void check_chapters(const std::string& file, const lang::RuleBook& book,
                    const lang::Sentences& words, Faults& faults) {
  std::string chapter;
  for (const lang::RuleEntry& entry : book.entries) {
    if (entry.chapter == chapter) continue;
    chapter = entry.chapter;
    if (words.has("rules.chapter." + chapter)) continue;
    faults.push_back(file + ", " + entry.id + ": the chapter \"" + chapter + "\" has no words");
  }
}

void check_options(const std::string& file, std::string_view options, const lang::RuleBook& book,
                   Faults& faults) {
  base::Fault fault{std::string(kOptionsFile)};
  const auto json = base::parse_text(options, fault);
  if (!json) return;  // told by whoever reads the options
  for (const base::JsonReader& option : base::JsonReader(*json, fault).list()) {
    const core::Ruling ruling = core::read_ruling(option.at("ruling"));
    if (book.entry_of(ruling)) continue;
    faults.push_back(file + ": no entry tells of " + option.at("ruling").text() +
                     ", the ruling of the option \"" + option.at("id").text() + "\"");
  }
}

}  // namespace

Faults rule_book_faults(const std::string& data, std::string_view game,
                        const lang::Sentences& words) {
  const std::vector<std::string> names{std::string(lang::kRuleBookFile), std::string(kOptionsFile)};
  const auto files = match::read_data_files(data, game, names);
  if (!files) return {files.error()};
  const std::string file = (std::filesystem::path(data) / game / lang::kRuleBookFile).string();
  const auto book = lang::read_rule_book(files->front().text, file, words);
  if (!book) return {book.error()};
  Faults faults;
  check_chapters(file, *book, words, faults);
  check_options(file, files->back().text, *book, faults);
  return faults;
}

}  // namespace checked_data
