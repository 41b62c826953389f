#include "game/lang/phrase_book.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "base/file.h"
#include "base/json_reader.h"

namespace lang {
namespace {

constexpr int kDeepestPhrase = 4;  // a sentence about a sentence about …
constexpr std::string_view kPhraseFolder = "command-line";
constexpr std::string_view kPlaceLetters = "abcdefghijklmnopqrstuvwxyz-";

/// The next "{name}" from `from` on; where it begins and ends.
std::optional<std::pair<std::size_t, std::size_t>> next_phrase_place(std::string_view text,
                                                                     std::size_t from) {
  for (std::size_t open = text.find('{', from); open != text.npos;
       open = text.find('{', open + 1)) {
    const std::size_t close = text.find_first_not_of(kPlaceLetters, open + 1);
    const bool is_place = close != text.npos && close > open + 1 && text[close] == '}';
    if (is_place) return std::pair(open, close + 1);
  }
  return std::nullopt;
}

/// What stands between the places, and what they are called.
std::pair<std::vector<std::string>, std::vector<std::string>> cut_at_places(
    std::string_view phrase) {
  std::vector<std::string> literals;
  std::vector<std::string> places;
  std::size_t from = 0;
  while (const auto place = next_phrase_place(phrase, from)) {
    literals.emplace_back(phrase.substr(from, place->first - from));
    places.emplace_back(phrase.substr(place->first + 1, place->second - place->first - 2));
    from = place->second;
  }
  literals.emplace_back(phrase.substr(from));
  return {std::move(literals), std::move(places)};
}

/// What the places between the literals stand for in the text, if it is such a sentence.
std::optional<std::vector<std::string_view>> stands_between(
    const std::vector<std::string>& literals, std::string_view text) {
  if (!text.starts_with(literals.front())) return std::nullopt;
  text.remove_prefix(literals.front().size());
  std::vector<std::string_view> found;
  for (std::size_t i = 1; i < literals.size(); ++i) {
    const bool is_last = i + 1 == literals.size();
    if (is_last && !text.ends_with(literals[i])) return std::nullopt;
    const std::size_t end = is_last ? text.size() - literals[i].size() : text.find(literals[i]);
    if (end == text.npos || end == 0) return std::nullopt;
    found.push_back(text.substr(0, end));
    text.remove_prefix(end + literals[i].size());
  }
  return found;
}

std::size_t letters_in(const std::vector<std::string>& literals) {
  std::size_t letters = 0;
  for (const std::string& literal : literals) letters += literal.size();
  return letters;
}

}  // namespace

base::Result<PhraseBook> PhraseBook::parse(std::string_view text, const std::string& name) {
  base::Fault fault{name};
  const auto json = base::parse_text(text, fault);
  if (!json) return fault.error();
  PhraseBook book;
  for (const auto& [phrase, reader] : base::JsonReader(*json, fault).members()) {
    std::string words = reader.text();
    auto told = cut_at_places(words).second;
    auto asked = cut_at_places(phrase).second;
    std::sort(told.begin(), told.end());
    std::sort(asked.begin(), asked.end());
    if (told != asked) reader.fail("it has not the same places");
    book.words_.emplace(phrase, std::move(words));
  }
  if (fault.any()) return fault.error();
  book.sort_patterns();
  return book;
}

void PhraseBook::sort_patterns() {
  patterns_.clear();
  for (const auto& [phrase, words] : words_) {
    auto [literals, places] = cut_at_places(phrase);
    if (!places.empty()) patterns_.push_back({std::move(literals), std::move(places), words});
  }
  std::stable_sort(patterns_.begin(), patterns_.end(),
                   [](const Pattern& one, const Pattern& other) {
                     return letters_in(one.literals) > letters_in(other.literals);
                   });
}

base::Result<PhraseBook> PhraseBook::read(const std::string& data, std::string_view language,
                                          std::string_view game) {
  const std::filesystem::path file = std::filesystem::path(data) / "lang" / kPhraseFolder / game /
                                     (std::string(language) + ".json");
  std::error_code ignored;
  if (!std::filesystem::exists(file, ignored)) return PhraseBook();
  const base::Result<std::string> text = base::read_file(file.string());
  return text ? parse(*text, file.string()) : text.failure();
}

PhraseBook PhraseBook::of(const std::string& data, std::string_view language,
                          std::string_view game) {
  base::Result<PhraseBook> read_common = read(data, language);
  PhraseBook book = read_common ? std::move(*read_common) : PhraseBook();
  const base::Result<PhraseBook> own = game.empty() ? PhraseBook() : read(data, language, game);
  if (!own || own->words_.empty()) return book;
  for (const auto& [phrase, words] : own->words_) book.words_.insert_or_assign(phrase, words);
  book.sort_patterns();
  return book;
}

std::string PhraseBook::say(std::string_view english) const { return say(english, 0); }

std::string PhraseBook::say_each(std::string_view sentences) const {
  constexpr std::string_view kEnd = ". ";
  std::string said;
  for (std::size_t from = 0;;) {
    std::size_t end = sentences.find(kEnd, from);
    const auto begins_another = [&] { return std::isupper(sentences[end + kEnd.size()]) != 0; };
    while (end != sentences.npos && end + kEnd.size() < sentences.size() && !begins_another()) {
      end = sentences.find(kEnd, end + 1);
    }
    if (end == sentences.npos || end + kEnd.size() >= sentences.size()) {
      return said + say(sentences.substr(from));
    }
    said += say(sentences.substr(from, end + 1 - from)) + " ";
    from = end + kEnd.size();
  }
}

std::string PhraseBook::say(std::string_view english, int depth) const {
  const auto whole = words_.find(english);
  if (whole != words_.end()) return whole->second;
  if (depth == kDeepestPhrase) return std::string(english);
  for (const Pattern& pattern : patterns_) {
    const auto found = stands_between(pattern.literals, english);
    if (!found) continue;
    std::string sentence;
    std::size_t from = 0;
    while (const auto place = next_phrase_place(pattern.words, from)) {
      const std::string_view name = std::string_view(pattern.words)
                                        .substr(place->first + 1, place->second - place->first - 2);
      const auto named = std::find(pattern.places.begin(), pattern.places.end(), name);
      sentence += pattern.words.substr(from, place->first - from);
      sentence +=
          say((*found)[static_cast<std::size_t>(named - pattern.places.begin())], depth + 1);
      from = place->second;
    }
    return sentence + pattern.words.substr(from);
  }
  return std::string(english);
}

std::vector<std::string_view> PhraseBook::phrases() const {
  std::vector<std::string_view> phrases;
  for (const auto& [phrase, words] : words_) phrases.push_back(phrase);
  return phrases;
}

}  // namespace lang
