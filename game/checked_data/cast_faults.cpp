#include "game/checked_data/cast_faults.h"

#include "game/casting/encoding.h"
#include "game/casting/load.h"

namespace checked_data {

std::vector<std::string> cast_faults(const std::string& data, std::string_view game,
                                     std::span<const std::string_view> events) {
  const auto cast = director::load_cast(data, game, events);
  const auto rules = director::load_rules(data);
  std::vector<std::string> faults;
  if (!cast) faults.push_back(cast.error());
  if (!rules) faults.push_back(rules.error());
  const auto encoding = director::load_encoding(data);
  if (!encoding) faults.push_back(encoding.error());
  return faults;
}

}  // namespace checked_data
