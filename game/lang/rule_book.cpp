#include "game/lang/rule_book.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "base/json_reader.h"
#include "game/lang/prose.h"
#include "rules/core/read_ruling.h"

namespace lang {
namespace {

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  for (char& letter : small) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return small;
}

std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) words.push_back(in_small_letters(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

bool holds_all(const std::string& text, const std::vector<std::string>& words) {
  return std::ranges::all_of(
      words, [&](const std::string& word) { return text.find(word) != std::string::npos; });
}

RuleEntry read_entry(const base::JsonReader& reader, const Sentences& words) {
  reader.allow({"id", "chapter", "title", "text", "rulings"});
  RuleEntry entry{.id = reader.at("id").text(),
                  .chapter = reader.at("chapter").text(),
                  .title = {},
                  .text = {},
                  .rulings = {}};
  entry.title = prose(words, "rules", entry.id, "title");
  entry.text = prose(words, "rules", entry.id, "text");
  if (entry.title.empty()) reader.at("title").fail("it has no words");
  if (entry.text.empty()) reader.at("text").fail("it has no words");
  for (const base::JsonReader& ruling : reader.at("rulings").list()) {
    entry.rulings.push_back(core::read_ruling(ruling));
  }
  return entry;
}

}  // namespace

std::optional<std::size_t> RuleBook::entry_of(core::Ruling ruling) const {
  const auto found = std::ranges::find_if(entries, [&](const RuleEntry& entry) {
    return std::ranges::find(entry.rulings, ruling) != entry.rulings.end();
  });
  if (found == entries.end()) return std::nullopt;
  return static_cast<std::size_t>(found - entries.begin());
}

std::vector<std::size_t> RuleBook::search(std::string_view text) const {
  const std::vector<std::string> words = words_in(text);
  std::vector<std::size_t> titled;
  std::vector<std::size_t> others;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const std::string title = in_small_letters(entries[i].title);
    if (holds_all(title, words)) {
      titled.push_back(i);
    } else if (holds_all(title + " " + in_small_letters(entries[i].text), words)) {
      others.push_back(i);
    }
  }
  titled.insert(titled.end(), others.begin(), others.end());
  return titled;
}

base::Result<RuleBook> read_rule_book(std::string_view text, std::string_view name,
                                      const Sentences& words) {
  base::Fault fault{std::string(name)};
  const auto json = base::parse_text(text, fault);
  if (!json) return fault.error();
  RuleBook book;
  std::set<std::string> ids;
  for (const base::JsonReader& reader : base::JsonReader(*json, fault).list()) {
    book.entries.push_back(read_entry(reader, words));
    if (!ids.insert(book.entries.back().id).second) reader.fail("the id stands there twice");
  }
  if (fault.any()) return fault.error();
  return book;
}

}  // namespace lang
