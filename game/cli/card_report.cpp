#include "game/cli/card_report.h"

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/json_text.h"
#include "game/match/folders/files.h"

namespace cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using Entry = nlohmann::ordered_json;  // fields in the order of the file

base::Result<Entry> read_entries(const std::string& path) {
  const base::Result<std::string> text = match::read_file(path);
  if (!text) return text.failure();
  base::Result<Entry> entries = base::parse_ordered_json(*text);
  if (!entries) return base::Error{path + ": " + entries.error()};
  if (!entries->is_array()) return base::Error{path + ": it is no list of cards"};
  return entries;
}

/// The list of tests in the source tree that the data folder is part of; that of the first game has
/// no name before its own.
fs::path tests_file(const std::string& data, const std::string& game) {
  const fs::path folder = fs::absolute(data + "/").lexically_normal().parent_path();
  const fs::path docs = folder.parent_path() / "docs";
  const fs::path own = docs / (game + "-card-tests.json");
  return fs::exists(own) ? own : docs / "card-tests.json";
}

/// Nothing when the file is not there.
base::Result<std::optional<json>> read_tests(const fs::path& path) {
  if (!fs::exists(path)) return std::optional<json>();
  const base::Result<std::string> text = match::read_file(path.string());
  if (!text) return text.failure();
  base::Result<json> tests = base::parse_json(*text);
  const bool has_halves = tests && tests->contains("events") && tests->contains("combat");
  const bool is_list = has_halves || (tests && tests->contains("cards"));
  if (!is_list) return base::Error{path.string() + ": it is no list of tests; run scripts/cards"};
  return std::optional(std::move(*tests));
}

/// On one line, as people write it.
std::string spaced(const Entry& value) {
  if (!value.is_structured()) return value.dump();
  std::string text;
  for (const auto& [name, inner] : value.items()) {
    if (!text.empty()) text += ", ";
    if (value.is_object()) text += json(name).dump() + ": ";
    text += spaced(inner);
  }
  return value.is_object() ? "{" + text + "}" : "[" + text + "]";
}

std::string line(int depth, const std::string& text) {
  return std::string(static_cast<std::size_t>(2 * depth), ' ') + text + "\n";
}

/// Nothing for a field that is null.
std::string words(int depth, const std::string& name, const Entry& entry, const char* field) {
  const Entry text = entry.value(field, Entry());
  return text.is_string() ? line(depth, name + ": " + text.get<std::string>()) : std::string();
}

/// "if", "do" and "table", a condition or an effect on each line.
std::string program_text(int depth, const Entry& entry) {
  std::string text;
  for (const char* const field : {"if", "do", "table"}) {
    const Entry part = entry.value(field, Entry());
    if (part.is_null()) continue;
    text += line(depth, std::string(field) + ":");
    for (const Entry& one : part.is_array() ? part : Entry::array({part})) {
      text += line(depth + 1, spaced(one));
    }
  }
  return text.empty() ? line(depth, "no entry: it does nothing") : text;
}

std::string half_text(const Entry& half) {
  return line(1, "combat half: " + half.value("title", "") + " (" + half.value("id", "") +
                     "), initiative " + spaced(half["initiative"])) +
         words(2, "needs", half, "requires") + words(2, "effect", half, "effect") +
         program_text(2, half);
}

std::string tests_text(const std::string& what, const json& halves, const std::string& id) {
  const json half = halves.value(id, json::object());
  const json effect = half.value("effect", json::array());
  const json not_met = half.value("notMet", json::array());
  std::string text =
      line(1, "tests of the " + what + ": " + std::to_string(effect.size()) + " of its effect, " +
                  std::to_string(not_met.size()) + " of what is not met");
  for (const json& names : {effect, not_met}) {
    for (const json& name : names) text += line(2, name.get<std::string>());
  }
  return text;
}

/// Every field beside the words and the program, as it stands.
std::string fields_text(const Entry& card) {
  std::string text;
  for (const auto& [name, value] : card.items()) {
    const bool is_told = name == "id" || name == "title" || name == "text" || name == "do" ||
                         name == "if" || value.is_null();
    if (is_told) continue;
    text.append(text.empty() ? "" : ", ").append(name).append(" ");
    text.append(value.is_string() ? value.get<std::string>() : spaced(value));
  }
  return line(1, text);
}

/// A card that is one program.
std::string whole_card_text(const Entry& card, const std::optional<json>& tests) {
  const std::string id = card.value("id", "");
  std::string text = line(0, card.value("title", "") + " (" + id + ")") + fields_text(card) +
                     words(1, "effect", card, "text") + program_text(1, card);
  if (!tests) return text;
  const json names = tests->value("cards", json::object()).value(id, json::object());
  const json effect = names.value("effect", json::array());
  text += line(1, "tests of the card: " + std::to_string(effect.size()));
  for (const json& name : effect) text += line(2, name.get<std::string>());
  return text;
}

/// A card with an upper and a lower half.
std::string card_text(const Entry& card, const Entry& half, const std::optional<json>& tests) {
  const std::string id = card.value("id", "");
  std::string text = line(0, card.value("title", "") + " (" + id + ")");
  text += line(1, card.value("side", "") + ", " + card.value("deck", "") + " deck, number " +
                      spaced(card["number"]) + ", icon " + card.value("type", "") + ", player " +
                      card.value("player", ""));
  text += words(1, "needs", card, "requires") + words(1, "effect", card, "effect") +
          words(1, "discarded", card, "discard_when");
  text += program_text(1, card) + half_text(half);
  if (!tests) return text;
  return text + tests_text("event", (*tests)["events"], id) +
         tests_text("combat half", (*tests)["combat"], half.value("id", ""));
}

}  // namespace

base::Result<std::string> report_cards(const std::string& data, const std::string& game) {
  const std::string folder = data + "/" + game;
  const base::Result<Entry> cards = read_entries(folder + "/cards.json");
  if (!cards) return cards.failure();
  const std::string halves_file = folder + "/combat-cards.json";
  const bool has_halves = fs::exists(halves_file);
  const base::Result<Entry> list = has_halves ? read_entries(halves_file) : Entry::array();
  if (!list) return list.failure();
  const fs::path file = tests_file(data, game);
  const base::Result<std::optional<json>> tests = read_tests(file);
  if (!tests) return tests.failure();

  std::map<std::string, Entry> halves;
  for (const Entry& half : *list) halves[half.value("id", "")] = half;
  std::string text;
  for (const Entry& card : *cards) {
    text += (has_halves ? card_text(card, halves[card.value("combat", "")], *tests)
                        : whole_card_text(card, *tests)) +
            "\n";
  }
  if (!tests->has_value()) {
    text += "Which tests cover a card is known in the source tree only: there is no " +
            file.string() + ".\n";
  }
  return text + folder + "/cards.json: " + std::to_string(cards->size()) + " cards, good\n";
}

}  // namespace cli
