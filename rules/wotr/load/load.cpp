#include "rules/wotr/load/load.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "rules/wotr/load/load_parts.h"

namespace wotr {
namespace {

using base::Fault;
using base::JsonReader;
using nlohmann::json;

using Load = void (*)(const JsonReader&, Rules&);

struct Part {
  std::string_view file;
  Load load;
};

constexpr std::string_view kRegionsFile = "regions.json";
/// Nations first, for regions name them; cards speak of the sets of regions that follow.
constexpr std::array kParts{
    Part{"nations.json", load_nations},  Part{kRegionsFile, load_regions},
    Part{"hunt-tiles.json", load_tiles}, Part{"combat-cards.json", load_combat_halves},
    Part{"cards.json", load_cards},      Part{"characters.json", load_characters},
};
constexpr std::string_view kOptionsFile = "options.json";

std::optional<json> open(std::span<const core::DataFile> files, std::string_view name,
                         Fault& fault) {
  const auto found = std::find_if(files.begin(), files.end(),
                                  [&](const core::DataFile& file) { return file.name == name; });
  if (found == files.end()) {
    fault.report("", "the file is missing");
    return std::nullopt;
  }
  return base::parse_text(found->text, fault);
}

}  // namespace

std::vector<std::string> data_files() {
  std::vector<std::string> names;
  names.reserve(std::size(kParts) + 1);
  for (const Part& part : kParts) names.emplace_back(part.file);
  names.emplace_back(kOptionsFile);
  return names;
}

base::Result<Rules> make_rules(std::span<const core::DataFile> files, const json& options) {
  Rules rules;
  for (const Part& part : kParts) {
    Fault fault{std::string(part.file)};
    const std::optional<json> text = open(files, part.file, fault);
    if (text) part.load(JsonReader(*text, fault), rules);
    if (fault.any()) return fault.error();
    if (part.file == kRegionsFile) derive_sets(rules);
  }
  Fault totals{std::string(kRegionsFile)};
  check_totals(rules, totals);
  if (totals.any()) return totals.error();

  Fault fault{std::string(kOptionsFile)};
  const std::optional<json> text = open(files, kOptionsFile, fault);
  Fault refused{"options"};
  const json chosen = options.is_null() ? json::object() : options;
  if (text) load_options(JsonReader(*text, fault), JsonReader(chosen, refused), rules);
  if (fault.any()) return fault.error();
  if (refused.any()) return refused.error();
  return rules;
}

}  // namespace wotr
