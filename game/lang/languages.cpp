#include "game/lang/languages.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <set>

#include "game/lang/phrase_book.h"
#include "game/lang/places.h"

namespace lang {
namespace {

namespace fs = std::filesystem;

/// What a sentence is told and by which type: "to:region", "hits|".
std::multiset<std::string> places_of(std::string_view sentence) {
  std::multiset<std::string> places;
  replace_places(sentence, [&](std::string_view text) {
    const Place place = parse_place(text);
    const bool counts = !place.one.empty();
    places.insert(std::string(place.field) + (counts ? "|" : ":" + std::string(place.type)));
    return std::string();
  });
  return places;
}

void compare(const Sentences& english, const Sentences& other, std::vector<std::string>& faults) {
  for (const std::string_view key : english.keys()) {
    const std::string* words = other.words(key);
    if (words == nullptr) {
      faults.push_back(other.own_file() + ": the sentence \"" + std::string(key) + "\" is missing");
    } else if (places_of(*words) != places_of(*english.words(key))) {
      faults.push_back(other.file_of(key) + ", " + std::string(key) +
                       ": it is not told the same as in English");
    }
  }
  for (const std::string_view key : other.keys()) {
    if (english.has(key)) continue;
    faults.push_back(other.file_of(key) + ", " + std::string(key) + ": English has no such key");
  }
}

/// What is said plainly is said of the same.
void add_plain_faults(const std::string& data, std::string_view game,
                      std::vector<std::string>& faults) {
  for (const std::string& language : languages_in(data)) {
    const auto usual = load_sentences(data, game, language);
    if (!usual) continue;  // told elsewhere
    Sentences plain = *usual;
    const base::Result<void> done = put_plainly(plain, data, game, language);
    if (!done) faults.push_back(done.error());
    if (done) compare(*usual, plain, faults);
  }
}

constexpr std::string_view kPlain = "aceinouyACEINOUY";
constexpr std::array<std::string_view, kPlain.size()> kStrange{
    "á", "ç", "é", "í", "ñ", "ó", "ú", "ý", "Á", "Ç", "É", "Í", "Ñ", "Ó", "Ú", "Ý"};

/// The letters of the text, and for two in five one more.
std::string strange(std::string_view text) {
  std::string words;
  int letters = 0;
  for (const char letter : text) {
    const std::size_t found = kPlain.find(letter);
    const std::string one =
        found == std::string_view::npos ? std::string(1, letter) : std::string(kStrange[found]);
    words += one;
    const bool is_letter = (letter >= 'a' && letter <= 'z') || found != std::string_view::npos;
    if (is_letter && (++letters % 5) % 2 == 1) words += one;
  }
  return words;
}

/// Outside of the places, of which only the nouns are words.
std::string in_pseudo_words(std::string_view sentence) {
  std::string words;
  while (!sentence.empty()) {
    const std::size_t open = sentence.find('{');
    words += strange(sentence.substr(0, open));
    if (open == std::string_view::npos) break;
    const std::size_t close = sentence.find('}', open);
    const Place place = parse_place(sentence.substr(open + 1, close - open - 1));
    words += place.one.empty() ? std::string(sentence.substr(open, close + 1 - open))
                               : "{" + std::string(place.field) + "|" + strange(place.one) + "|" +
                                     strange(place.many) + "}";
    sentence.remove_prefix(close + 1);
  }
  return words;
}

bool is_type(std::string_view key) { return key.starts_with("field."); }

}  // namespace

std::vector<std::string> languages_in(const std::string& data) {
  std::vector<std::string> languages;
  std::error_code ignored;
  for (const fs::directory_entry& file : fs::directory_iterator(fs::path(data) / "lang", ignored)) {
    const std::string name = file.path().stem().string();
    if (file.path().extension() == ".json" && name != kEnglish) languages.push_back(name);
  }
  std::sort(languages.begin(), languages.end());
  languages.emplace(languages.begin(), kEnglish);
  return languages;
}

std::string_view without_plainly(std::string_view requested) {
  if (requested.ends_with(kPlainly)) requested.remove_suffix(kPlainly.size());
  return requested;
}

std::string language_for(std::span<const std::string> there, std::string_view requested,
                         std::string_view locale) {
  if (requested == kPseudo) return std::string(requested);
  for (const std::string_view named : {requested, locale.substr(0, locale.find_first_of("_.@:"))}) {
    if (std::find(there.begin(), there.end(), named) != there.end()) return std::string(named);
  }
  return std::string(kEnglish);
}

std::string_view own_locale() {
  for (const char* name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value != nullptr && *value != '\0') return value;
  }
  return {};
}

Sentences in_pseudo(Sentences english) {
  english.reword([](std::string_view key, const std::string& words) {
    return is_type(key) ? words : in_pseudo_words(words);
  });
  return english;
}

std::vector<std::string> translation_faults(const std::string& data, std::string_view game) {
  std::vector<std::string> faults;
  const auto english = load_sentences(data, game);
  if (!english) return faults;  // told where English is checked
  for (const std::string& language : languages_in(data)) {
    if (language == kEnglish) continue;
    for (const std::string_view own : {std::string_view(), game}) {
      const auto phrases = PhraseBook::read(data, language, own);
      if (!phrases) faults.push_back(phrases.error());
    }
    const auto other = load_sentences(data, game, language);
    if (!other) {
      faults.push_back(other.error());
    } else {
      compare(*english, *other, faults);
    }
  }
  add_plain_faults(data, game, faults);
  return faults;
}

}  // namespace lang
