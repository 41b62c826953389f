#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace lang {

/// What the command line says, in another language. English stands in the programs, for they speak
/// before the data folder is found and where there is none; a book has other words for it.
///
/// A phrase may hold places, "{file}: it is a folder", which stand for any words; those are said in
/// the book's words, too, if it has some. Where several phrases fit, the one with more words of its
/// own counts.
class PhraseBook {
 public:
  /// An empty one: everything is said in English.
  PhraseBook() = default;
  /// `text` is a flat JSON object of English phrases and the words for them; `name` begins the
  /// sentence of an error.
  static base::Result<PhraseBook> parse(std::string_view text, const std::string& name);
  /// That of the language, <data>/lang/command-line/<language>.json, or what a game has other words
  /// for, <data>/lang/command-line/<game>/<language>.json; an empty one where there is none.
  /// `language` is as languages.h has it.
  static base::Result<PhraseBook> read(const std::string& data, std::string_view language,
                                       std::string_view game = {});
  /// Both together, for who has to speak in any case: one that is no good is left out.
  static PhraseBook of(const std::string& data, std::string_view language,
                       std::string_view game = {});

  /// What it has no words for stays as it is.
  std::string say(std::string_view english) const;
  /// Several sentences behind each other, each by itself.
  std::string say_each(std::string_view sentences) const;
  bool has(std::string_view phrase) const { return words_.find(phrase) != words_.end(); }
  std::vector<std::string_view> phrases() const;

 private:
  struct Pattern {
    std::vector<std::string> literals;  ///< one more than places
    std::vector<std::string> places;
    std::string words;
  };

  std::string say(std::string_view english, int depth) const;
  void sort_patterns();

  std::map<std::string, std::string, std::less<>> words_;
  std::vector<Pattern> patterns_;  ///< the one with the most words first
};

}  // namespace lang
