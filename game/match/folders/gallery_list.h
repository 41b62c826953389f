#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace match {

inline constexpr std::string_view kGalleryList = "gallery.json";

/// One picture of a game's gallery: its name, and the options of the command line that draws it.
struct GalleryEntry {
  std::string name;
  std::vector<std::pair<std::string, std::string>>
      options;  ///< without dashes; a switch has no text

  /// The file beside the list that it begins with; empty if with none.
  std::string file() const;
  /// The words of the command line that draws it; `folder` is that of the list.
  std::vector<std::string> words(const std::filesystem::path& folder) const;
};

/// Where the list of a game lies, with the positions that it names.
std::filesystem::path gallery_folder(const std::string& data, std::string_view game);

/// Reads a list of pictures. An entry has a name; its other fields are options, a switch being
/// `true`. An Error names `file`, the picture and the reason.
base::Result<std::vector<GalleryEntry>> parse_gallery_list(std::string_view text,
                                                           const std::string& file);

}  // namespace match
