#pragma once

#include <cstddef>
#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_reader.h"

namespace match {

/// Small letters, digits and hyphens: what a file that somebody prepares is named with.
bool is_id(std::string_view name);

/// Words for people: not empty, and at most so many letters.
std::string read_words(const base::JsonReader& field, std::size_t longest);
/// The same on one line.
std::string read_title(const base::JsonReader& field);

nlohmann::json read_object(const base::JsonReader& field);

/// The field "format" must be the one that this program reads.
void expect_format(const base::JsonReader& top, int format);

/// The JSON files of a folder, sorted by name. No folder is an empty list.
std::vector<std::filesystem::path> prepared_files(const std::filesystem::path& folder);

}  // namespace match
