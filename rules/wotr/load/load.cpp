#include "rules/wotr/load/load.h"

#include <array>
#include <nlohmann/json.hpp>

#include "rules/core/data_parts.h"
#include "rules/wotr/load/load_parts.h"

namespace wotr {
namespace {

using Part = core::DataPart<Rules>;

constexpr std::string_view kRegionsFile = "regions.json";
/// Nations first, for regions name them; cards speak of the sets of regions that follow.
constexpr std::array kParts{
    Part{"nations.json", load_nations},  Part{kRegionsFile, load_regions},
    Part{"hunt-tiles.json", load_tiles}, Part{"combat-cards.json", load_combat_halves},
    Part{"cards.json", load_cards},      Part{"characters.json", load_characters},
};

}  // namespace

std::vector<std::string> data_files() { return core::names_of(kParts); }

base::Result<Rules> make_rules(std::span<const core::DataFile> files,
                               const nlohmann::json& options) {
  Rules rules;
  for (const Part& part : kParts) {
    if (const auto read = core::load_part(files, part, rules); !read) return read.failure();
    if (part.file == kRegionsFile) derive_sets(rules);
  }
  base::Fault totals{std::string(kRegionsFile)};
  check_totals(rules, totals);
  if (totals.any()) return totals.error();
  const auto chosen = core::load_chosen(files, options, load_options, rules);
  if (!chosen) return chosen.failure();
  return rules;
}

}  // namespace wotr
