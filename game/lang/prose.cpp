#include "game/lang/prose.h"

#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "base/file.h"
#include "game/lang/places.h"

namespace lang {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// A file of entries with ids, and their fields that are prose.
struct ProseFile {
  std::string_view path;
  std::string_view list;  ///< under which its entries stand; empty where it is a list itself
  std::vector<std::string_view> fields;
};

/// The title of a card is a name of its own, "card.<id>".
const std::array<ProseFile, 6>& prose_files() {
  static const std::array<ProseFile, 6> files{{
      {"cards.json", "", {"text", "requires", "effect", "discard_when"}},
      {"combat-cards.json", "", {"requires", "effect"}},
      {"options.json", "", {"text"}},
      {"rules.json", "", {"title", "text"}},
      {"territories.json", "", {"stronghold", "site"}},
      {"map/labels.json", "labels", {"text"}},
  }};
  return files;
}

constexpr std::array<std::string_view, 2> kOfPrepared{"title", "text"};

json parsed(const fs::path& file) {
  const base::Result<std::string> text = base::read_file(file.string());
  return text ? json::parse(*text, nullptr, false) : json();
}

/// Its text there, unless nothing can be said with it.
std::string text_in(const json& entry, std::string_view field) {
  if (!entry.is_object()) return {};
  const auto found = entry.find(std::string(field));
  if (found == entry.end() || !found->is_string()) return {};
  const auto& text = found->get_ref<const std::string&>();
  return check_braces(text) ? text : std::string();
}

void add(Sentences& sentences, const fs::path& file, std::string key, std::string words) {
  if (!words.empty()) sentences.put(std::move(key), std::move(words), file.string());
}

void add_entries(Sentences& sentences, const fs::path& path, const ProseFile& file) {
  json entries = parsed(path);
  if (!file.list.empty()) {
    if (!entries.is_object()) return;
    entries = entries.value(std::string(file.list), json::array());
  }
  if (!entries.is_array()) return;
  for (const json& entry : entries) {
    const std::string id = text_in(entry, "id");
    if (id.empty()) continue;
    for (const std::string_view field : file.fields) {
      add(sentences, path, prose_key(path.stem().string(), id, field), text_in(entry, field));
    }
  }
}

/// What a chapter of the tutorial says step by step: "tutorial.<chapter>.<step>.say".
void add_steps(Sentences& sentences, const fs::path& file, const json& chapter) {
  const json steps = chapter.is_object() ? chapter.value("steps", json::array()) : json();
  if (!steps.is_array()) return;
  for (const json& step : steps) {
    const std::string id = file.stem().string() + "." + text_in(step, "id");
    add(sentences, file, prose_key("tutorial", id, "say"), text_in(step, "say"));
  }
}

/// What a scenario asks of each party: "scenarios.<scenario>.<goal>.text".
void add_goals(Sentences& sentences, const fs::path& file, const json& scenario) {
  const json goals = scenario.is_object() ? scenario.value("goals", json::array()) : json();
  if (!goals.is_array()) return;
  for (const json& goal : goals) {
    const std::string id = file.stem().string() + "." + text_in(goal, "id");
    add(sentences, file, prose_key("scenarios", id, "text"), text_in(goal, "text"));
  }
}

/// Each file is one entry, by the name of its folder and its own.
void add_prepared(Sentences& sentences, const fs::path& folder) {
  std::error_code ignored;
  std::set<fs::path> files;
  for (const fs::directory_entry& one : fs::directory_iterator(folder, ignored)) {
    if (one.path().extension() == ".json") files.insert(one.path());
  }
  for (const fs::path& file : files) {
    const json entry = parsed(file);
    for (const std::string_view field : kOfPrepared) {
      add(sentences, file, prose_key(folder.filename().string(), file.stem().string(), field),
          text_in(entry, field));
    }
    add_steps(sentences, file, entry);
    add_goals(sentences, file, entry);
  }
}

}  // namespace

std::string prose_key(std::string_view file, std::string_view id, std::string_view field) {
  std::string key(kProse);
  return key.append(file).append(".").append(id).append(".").append(field);
}

std::string prose(const Sentences& sentences, std::string_view file, std::string_view id,
                  std::string_view field) {
  const std::string* words = sentences.words(prose_key(file, id, field));
  return words == nullptr ? std::string() : *words;
}

void add_prose(Sentences& sentences, const std::string& data, std::string_view game) {
  const fs::path folder = fs::path(data) / game;
  for (const ProseFile& file : prose_files()) {
    add_entries(sentences, folder / file.path, file);
  }
  for (const std::string_view prepared : {"scenarios", "tutorial", "puzzles"}) {
    add_prepared(sentences, folder / prepared);
  }
}

}  // namespace lang
