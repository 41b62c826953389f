#include "game/laboratory/puzzles/puzzle.h"

#include <filesystem>
#include <optional>

#include "base/json_reader.h"
#include "game/match/folders/prepared_file.h"

namespace laboratory {
namespace {

using base::JsonReader;

constexpr int kFormat = 1;
constexpr std::size_t kLongestText = 900;
constexpr int kMostPlayers = 8;  // there is no seat for more: core::Viewer

Line read_line(const JsonReader& field) {
  Line line;
  for (const JsonReader& action : field.list()) line.push_back(match::read_object(action));
  return line;
}

std::vector<Line> read_lines(const JsonReader& field) {
  std::vector<Line> lines;
  for (const JsonReader& entry : field.list()) {
    lines.push_back(read_line(entry));
    if (lines.back().empty()) entry.fail("no action stands there");
  }
  if (lines.empty()) field.fail("nothing is right");
  return lines;
}

Puzzle read_fields(const JsonReader& top, const std::string& path) {
  top.allow(
      {"format", "title", "text", "players", "options", "position", "before", "seat", "right"});
  Puzzle puzzle;
  puzzle.id = std::filesystem::path(path).stem().string();
  puzzle.path = path;
  match::expect_format(top, kFormat);
  if (!match::is_id(puzzle.id)) {
    top.fail("a puzzle's file is named with small letters, digits and hyphens");
  }
  puzzle.title = match::read_title(top.at("title"));
  puzzle.text = match::read_words(top.at("text"), kLongestText);
  if (const auto options = top.find("options")) puzzle.options = match::read_object(*options);
  puzzle.options["players"] = top.at("players").integer(1, kMostPlayers);
  puzzle.position = match::read_object(top.at("position"));
  if (const auto before = top.find("before")) puzzle.before = read_line(*before);
  puzzle.seat = top.at("seat").text();
  puzzle.right = read_lines(top.at("right"));
  return puzzle;
}

}  // namespace

base::Result<Puzzle> parse_puzzle(std::string_view text, const std::string& path) {
  base::Fault fault{path};
  const std::optional<nlohmann::json> value = base::parse_text(text, fault);
  if (!value) return fault.error();
  Puzzle puzzle = read_fields(JsonReader(*value, fault), path);
  if (fault.any()) return fault.error();
  return puzzle;
}

std::string puzzle_folder(const std::string& data, std::string_view game) {
  return (std::filesystem::path(data) / game / "puzzles").string();
}

}  // namespace laboratory
