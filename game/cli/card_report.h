#pragma once

#include <string>

#include "base/result.h"

namespace cli {

/// Every card of <data>/<game> with its words, its entry, its combat half and, in the source tree,
/// the tests that hold it to them. The data files must have been found good.
base::Result<std::string> report_cards(const std::string& data, const std::string& game);

}  // namespace cli
