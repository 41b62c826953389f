#include "game/lang/sentences.h"

#include <nlohmann/json.hpp>

#include "game/lang/places.h"

namespace lang {

using nlohmann::json;

namespace {

base::Error wrong(std::string_view file, std::string_view key, std::string_view reason) {
  return base::Error{std::string(file) + ": \"" + std::string(key) + "\" " + std::string(reason)};
}

}  // namespace

base::Result<Sentences> Sentences::load(std::string_view text, std::string_view name) {
  const json object = json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (!object.is_object()) return base::Error{std::string(name) + ": it is not a JSON object"};
  Sentences loaded;
  for (const auto& [key, words] : object.items()) {
    if (!words.is_string()) return wrong(name, key, "is not a text");
    if (!is_well_formed(words.get_ref<const std::string&>())) {
      return wrong(name, key, "has a place that is not closed");
    }
    loaded.sentences_.emplace(key, words.get<std::string>());
  }
  return loaded;
}

const std::string* Sentences::words(std::string_view key) const {
  const auto found = sentences_.find(key);
  return found == sentences_.end() ? nullptr : &found->second;
}

std::string Sentences::say(std::string_view key) const { return say(key, json::object()); }

std::string Sentences::say(std::string_view key, const json& args) const {
  const std::string* found = words(key);
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

std::string Sentences::argument(std::string_view type, const json& value) const {
  if (value.is_string()) return name(type, value.get_ref<const std::string&>());
  if (value.is_null()) return name(type, "none");
  if (!value.is_array()) return value.dump();
  std::string list;
  for (const json& item : value) list += (list.empty() ? "" : ", ") + argument(type, item);
  return list;
}

std::vector<std::string> missing_sentences(const Sentences& sentences, std::string_view family,
                                           core::Schema schema) {
  std::vector<std::string> missing;
  for (const core::SchemaRow& row : schema) {
    const std::string key = std::string(family) + "." + std::string(row.name);
    const std::string* words = sentences.words(key);
    if (words == nullptr) {
      missing.push_back(key + " has no sentence");
      continue;
    }
    replace_places(*words, [&](std::string_view text) {
      bool filled = false;
      for (const core::Field& field : row.fields) {
        filled |= field.type != 0 && field.name == parse_place(text).field;
      }
      if (!filled) missing.push_back(key + " has no field for {" + std::string(text) + "}");
      return std::string();
    });
  }
  return missing;
}

}  // namespace lang
