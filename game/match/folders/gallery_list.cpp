#include "game/match/folders/gallery_list.h"

#include <nlohmann/json.hpp>

#include "base/json_reader.h"

namespace match {
namespace {

using base::JsonReader;

bool names_a_file(std::string_view option) { return option == "position" || option == "load"; }

GalleryEntry read_entry(const JsonReader& reader) {
  GalleryEntry entry{.name = reader.at("name").text(), .options = {}};
  for (const auto& [field, value] : reader.members()) {
    const nlohmann::json& json = value.value();
    if (field == "name" || json == false) continue;
    if (!json.is_primitive() || json.is_null()) value.fail("an option is a text, a number or true");
    std::string text;  // a switch needs none
    if (json != true) text = json.is_string() ? json.get<std::string>() : json.dump();
    entry.options.emplace_back(field, text);
  }
  return entry;
}

}  // namespace

std::string GalleryEntry::file() const {
  for (const auto& [option, text] : options) {
    if (names_a_file(option)) return text;
  }
  return {};
}

std::vector<std::string> GalleryEntry::words(const std::filesystem::path& folder) const {
  std::vector<std::string> words;
  for (const auto& [option, text] : options) {
    words.push_back("--" + option);
    if (!text.empty()) words.push_back(names_a_file(option) ? (folder / text).string() : text);
  }
  return words;
}

std::filesystem::path gallery_folder(const std::string& data, std::string_view game) {
  return std::filesystem::path(data) / game / "gallery";
}

base::Result<std::vector<GalleryEntry>> parse_gallery_list(std::string_view text,
                                                           const std::string& file) {
  base::Fault fault{file};
  const auto json = base::parse_text(text, fault);
  if (!json) return fault.error();
  const JsonReader top(*json, fault);
  top.allow({"note", "pictures"});
  std::vector<GalleryEntry> entries;
  for (const JsonReader& each : top.at("pictures").list()) entries.push_back(read_entry(each));
  if (fault.any()) return fault.error();
  return entries;
}

}  // namespace match
