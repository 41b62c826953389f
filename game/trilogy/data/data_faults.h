#pragma once

#include <string>
#include <vector>

namespace trilogy_data {

/// A sentence for each fault of a data folder in what the rules themselves do not read: the words,
/// the map as the table and as the baker read it, how things move, and files that nobody reads.
std::vector<std::string> faults(const std::string& data);

}  // namespace trilogy_data
