#include "rules/core/data_parts.h"

#include <algorithm>

namespace core {

std::optional<nlohmann::json> open_data_file(std::span<const DataFile> files, std::string_view name,
                                             base::Fault& fault) {
  const auto found = std::ranges::find(files, name, &DataFile::name);
  if (found == files.end()) {
    fault.report("", "the file is missing");
    return std::nullopt;
  }
  return base::parse_text(found->text, fault);
}

}  // namespace core
