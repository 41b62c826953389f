#include "game/match/saves/save_file.h"

#include <utility>

#include "base/json_text.h"
#include "game/match/saves/migration.h"
#include "game/match/saves/save_fields.h"
#include "game/match/saves/save_lines.h"

namespace match {
namespace {

using nlohmann::json;

struct ParsedLines {
  std::vector<json> lines;
  bool torn = false;
  bool whole = true;
};

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == text.npos; }

/// A line is torn when its newline never reached the disk and what did is no JSON: no proper
/// prefix of an object is one. Blank lines behind the last are an editor's, and no damage.
base::Result<ParsedLines> parse_lines(std::string_view text, std::string_view name) {
  ParsedLines parsed;
  while (!text.empty() && !parsed.torn) {
    if (!parsed.lines.empty() && is_blank(text)) break;
    const std::size_t newline = text.find('\n');
    parsed.whole = newline != std::string_view::npos;
    base::Result<json> line = base::parse_json_line(text.substr(0, newline));
    if (line) {
      parsed.lines.push_back(std::move(*line));
    } else if (parsed.whole || parsed.lines.empty()) {
      return save_error(name, static_cast<int>(parsed.lines.size()) + 1, line.error());
    } else {
      parsed.torn = true;
    }
    text.remove_prefix(parsed.whole ? newline + 1 : text.size());
  }
  return parsed;
}

base::Result<void> check_format(const json& header) {
  if (!header.is_object() || !header.contains("format") || !header["format"].is_number_unsigned()) {
    return base::Error{"it is not the header of a saved game"};
  }
  const auto format = header["format"].get<std::uint64_t>();
  if (format == 0) return base::Error{"there is no format 0"};
  if (format <= kSaveFormat) return {};
  return base::Error{"a newer program wrote this save (format " + std::to_string(format) +
                     "; this one reads up to " + std::to_string(kSaveFormat) + ")"};
}

/// Steps are counted through, so a line that was cut out or put in shows at once.
base::Result<void> check_count(const SaveLine& line, std::uint64_t& steps) {
  if (line.kind == LineKind::kUndo) {
    const auto to = line.content["undo"].get<std::uint64_t>();
    if (to >= steps) return base::Error{"it undoes steps that were not played"};
    steps = to;
    return {};
  }
  if (line.kind == LineKind::kStep) ++steps;
  if (line.content["n"].get<std::uint64_t>() == steps) return {};
  return base::Error{"\"n\" should be " + std::to_string(steps) +
                     ": a line is missing or was added"};
}

}  // namespace

base::Error save_error(std::string_view name, int line, std::string_view reason) {
  return {std::string(name) + ", line " + std::to_string(line) + ": " + std::string(reason)};
}

base::Result<SaveFile> read_save(std::string_view text, std::string_view name) {
  if (text.size() > kMostSaveBytes) {
    return base::Error{std::string(name) + ": it is longer than " +
                       std::to_string(kMostSaveBytes >> 20U) + " MB, and no game is"};
  }
  base::Result<ParsedLines> parsed = parse_lines(text, name);
  if (!parsed) return parsed.failure();
  if (parsed->lines.empty()) return save_error(name, 1, "the save is empty");
  if (const base::Result<void> done = check_format(parsed->lines.front()); !done) {
    return save_error(name, 1, done.error());
  }
  SaveFile file;
  file.name = name;
  file.whole = parsed->whole;
  const int format = parsed->lines.front()["format"].get<int>();
  if (format < kSaveFormat) {
    migrate(parsed->lines, format, migrations());
    file.converted = true;
    file.notices.push_back(file.name + " is of an older format and was converted.");
  }
  if (const base::Result<void> done = check_header(parsed->lines.front()); !done) {
    return save_error(name, 1, done.error());
  }
  take_header(parsed->lines.front(), file);
  std::uint64_t steps = 0;
  for (std::size_t i = 1; i < parsed->lines.size(); ++i) {
    SaveLine line{.number = static_cast<int>(i) + 1, .content = std::move(parsed->lines[i])};
    base::Result<void> done = check_line(line.content, line.kind);
    if (done) done = check_count(line, steps);
    if (!done) return save_error(name, line.number, done.error());
    file.lines.push_back(std::move(line));
  }
  if (parsed->torn) {
    file.notices.push_back(file.name + ": the last line was torn off and has been dropped.");
  }
  return file;
}

std::vector<const SaveLine*> lines_that_count(const SaveFile& file) {
  std::vector<const SaveLine*> counting;
  for (const SaveLine& line : file.lines) {
    if (line.kind != LineKind::kUndo) {
      counting.push_back(&line);
      continue;
    }
    const auto kept = line.content["undo"].get<std::uint64_t>();
    while (!counting.empty() && counting.back()->content["n"].get<std::uint64_t>() > kept) {
      counting.pop_back();
    }
  }
  return counting;
}

}  // namespace match
