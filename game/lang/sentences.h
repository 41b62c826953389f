#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace lang {

/// Every sentence that a player reads, by key: "action.pass", "refusal.not-offered" …, and the
/// names of things: "region.harbour".
///
/// A sentence holds places for arguments:
///   {to}             the argument `to`: a whole number as it is, a fraction with one digit after
///                    the sentence "number.point", an id by its name (see below)
///   {to:region}      the name "region.<id>"
///   {hits|hit|hits}  a number with its noun: "1 hit", "3 hits"
/// Without a type an id `x` of the field `to` is looked up as "<T>.x", where T is the sentence
/// "field.to" ("region") or, without one, "to" itself. Nothing (null) is looked up as "<T>.none",
/// true and false as "<T>.true" and "<T>.false".
/// Lists are joined with commas. Of a list with nothing in it the sentence "<key>.none" tells,
/// where there is one.
class Sentences {
 public:
  /// `text` is a flat JSON object of strings; `name` begins the sentence of an error.
  static base::Result<Sentences> load(std::string_view text, std::string_view name);

  /// The same from one more file. A key that is there already is a fault.
  base::Result<void> add(std::string_view text, std::string_view name);

  /// One that is known to be right, or other words for it; `file` is where they stand.
  void put(std::string key, std::string words, std::string_view file);

  bool has(std::string_view key) const { return sentences_.find(key) != sentences_.end(); }

  /// The sentence with its places filled from `args`; the key itself where there is none.
  std::string say(std::string_view key, const nlohmann::json& args) const;
  std::string say(std::string_view key) const;

  /// The name of one thing: name("region", "harbour") is "Harbour"; the id itself where there is
  /// none.
  std::string name(std::string_view type, std::string_view id) const;

  /// The words of a key as they stand in the file, or nullptr.
  const std::string* words(std::string_view key) const;

  /// Puts other words, made of key and words, in the place of each.
  void reword(const std::function<std::string(std::string_view, const std::string&)>& other);

  /// Every key, in the order of the alphabet, and the file that it stands in.
  std::vector<std::string_view> keys() const;
  const std::string& file_of(std::string_view key) const;
  /// The file that was read last: the game's own.
  const std::string& own_file() const { return files_.back(); }

 private:
  std::string fill(std::string_view place, const nlohmann::json& args) const;
  std::string fraction(double number) const;
  std::string argument(std::string_view type, const nlohmann::json& value) const;

  struct Entry {
    std::string words;
    std::size_t file = 0;  ///< in files_
  };

  std::map<std::string, Entry, std::less<>> sentences_;
  std::vector<std::string> files_;
};

/// Where a game has other words for what is said plainly: <data>/lang/<game>/plain/<language>.json.
inline constexpr std::string_view kPlainFolder = "plain";

/// Puts simple words in the place of those that need to be known: what a question means for who has
/// not learned the words of the game. An Error names file and key of a sentence that is none.
base::Result<void> put_plainly(Sentences& sentences, const std::string& data, std::string_view game,
                               std::string_view language);

/// The sentences of every game, in <data>/lang/<language>.json, and those of this one, in
/// <data>/lang/<game>/<language>.json; in English those that stand in its data, too (prose.h).
/// Whether all that are needed are there is asked of vocabulary.h and languages.h.
base::Result<Sentences> load_sentences(const std::string& data, std::string_view game,
                                       std::string_view language = "en");

}  // namespace lang
