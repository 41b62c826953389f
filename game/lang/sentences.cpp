#include "game/lang/sentences.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/file.h"
#include "base/json_reader.h"
#include "game/lang/languages.h"
#include "game/lang/places.h"
#include "game/lang/prose.h"

namespace lang {

using nlohmann::json;

base::Result<Sentences> Sentences::load(std::string_view text, std::string_view name) {
  Sentences loaded;
  if (auto done = loaded.add(text, name); !done) return done.failure();
  return loaded;
}

base::Result<void> Sentences::add(std::string_view text, std::string_view name) {
  base::Fault fault{std::string(name)};
  const std::optional<json> object = base::parse_text(text, fault);
  if (!object) return fault.error();
  files_.emplace_back(name);
  for (const auto& [key, reader] : base::JsonReader(*object, fault).members()) {
    std::string words = reader.text();
    if (const base::Result<void> done = check_braces(words); !done) reader.fail(done.error());
    const auto [there, is_new] =
        sentences_.try_emplace(key, Entry{std::move(words), files_.size() - 1});
    if (!is_new) reader.fail("the same key stands in " + files_[there->second.file]);
  }
  if (fault.any()) return fault.error();
  return {};
}

void Sentences::put(std::string key, std::string words, std::string_view file) {
  if (files_.empty() || files_.back() != file) files_.emplace_back(file);
  sentences_.insert_or_assign(std::move(key), Entry{std::move(words), files_.size() - 1});
}

const std::string* Sentences::words(std::string_view key) const {
  const auto found = sentences_.find(key);
  return found == sentences_.end() ? nullptr : &found->second.words;
}

void Sentences::reword(
    const std::function<std::string(std::string_view, const std::string&)>& other) {
  for (auto& [key, entry] : sentences_) entry.words = other(key, entry.words);
}

std::vector<std::string_view> Sentences::keys() const {
  std::vector<std::string_view> keys;
  keys.reserve(sentences_.size());
  for (const auto& [key, entry] : sentences_) keys.push_back(key);
  return keys;
}

const std::string& Sentences::file_of(std::string_view key) const {
  return files_[sentences_.find(key)->second.file];
}

std::string Sentences::say(std::string_view key) const { return say(key, json::object()); }

namespace {

bool has_empty_list(const json& args) {
  return std::ranges::any_of(args, [](const json& one) { return one.is_array() && one.empty(); });
}

}  // namespace

std::string Sentences::say(std::string_view key, const json& args) const {
  const std::string* found = has_empty_list(args) ? words(std::string(key) + ".none") : nullptr;
  if (found == nullptr) found = words(key);
  if (found == nullptr) return std::string(key);
  return replace_places(*found, [&](std::string_view place) { return fill(place, args); });
}

std::string Sentences::name(std::string_view type, std::string_view id) const {
  const std::string* found = words(std::string(type) + "." + std::string(id));
  return found == nullptr ? std::string(id) : *found;
}

std::string Sentences::fill(std::string_view text, const json& args) const {
  const Place place = parse_place(text);
  const auto value = args.find(std::string(place.field));
  if (value == args.end()) return "{" + std::string(text) + "}";
  if (!place.one.empty()) {
    const bool is_one = value->is_number_integer() && *value == 1;
    return argument("", *value) + " " + std::string(is_one ? place.one : place.many);
  }
  if (!place.type.empty()) return argument(place.type, *value);
  const std::string* alias = words("field." + std::string(place.field));
  return argument(alias == nullptr ? place.field : std::string_view(*alias), *value);
}

std::string Sentences::fraction(double number) const {
  const long tenths = std::lround(number * 10);
  const std::string* point = words("number.point");
  return (tenths < 0 ? "-" : "") + std::to_string(std::abs(tenths) / 10) +
         (point == nullptr ? "." : *point) + std::to_string(std::abs(tenths) % 10);
}

std::string Sentences::argument(std::string_view type, const json& value) const {
  if (value.is_string()) return name(type, value.get_ref<const std::string&>());
  if (value.is_null()) return name(type, "none");
  if (value.is_boolean()) return name(type, value.get<bool>() ? "true" : "false");
  if (value.is_number_float()) return fraction(value.get<double>());
  if (!value.is_array()) return value.dump();
  std::string list;
  for (const json& item : value) list += (list.empty() ? "" : ", ") + argument(type, item);
  return list;
}

base::Result<void> put_plainly(Sentences& sentences, const std::string& data, std::string_view game,
                               std::string_view language) {
  const std::filesystem::path file = std::filesystem::path(data) / "lang" / game / kPlainFolder /
                                     (std::string(language) + ".json");
  std::error_code ignored;
  if (!std::filesystem::exists(file, ignored)) return {};  // a language need not have it
  const base::Result<std::string> text = base::read_file(file.string());
  if (!text) return text.failure();
  const auto plain = Sentences::load(*text, file.string());
  if (!plain) return plain.failure();
  for (const std::string_view key : plain->keys()) {
    if (!sentences.has(key)) {
      return base::Error{file.string() + ", " + std::string(key) +
                         ": there is no such sentence to say plainly"};
    }
    sentences.put(std::string(key), *plain->words(key), file.string());
  }
  return {};
}

base::Result<Sentences> load_sentences(const std::string& data, std::string_view game,
                                       std::string_view language) {
  const std::filesystem::path folder = std::filesystem::path(data) / "lang";
  const std::string name = std::string(language) + ".json";
  Sentences loaded;
  if (language == kEnglish) add_prose(loaded, data, game);
  for (const std::filesystem::path& file : {folder / name, folder / game / name}) {
    const base::Result<std::string> text = base::read_file(file.string());
    if (!text) {
      return base::Error{file.string() + ": it cannot be read, and nothing is said without it"};
    }
    if (auto done = loaded.add(*text, file.string()); !done) return done.failure();
  }
  return loaded;
}

}  // namespace lang
