#include "game/checked_data/gallery_faults.h"

#include <algorithm>

#include "base/json_reader.h"
#include "game/match/folders/files.h"
#include "game/match/folders/gallery_list.h"

namespace checked_data {

std::vector<std::string> gallery_faults(const std::string& data, std::string_view game,
                                        std::span<const std::string_view> happenings) {
  const std::string list = (match::gallery_folder(data, game) / match::kGalleryList).string();
  const auto text = match::read_file(list);
  const auto pictures = text ? match::parse_gallery_list(*text, list) : text.failure();
  if (!pictures) return {};  // told by who reads the options
  std::vector<std::string> faults;
  for (const match::GalleryEntry& picture : *pictures) {
    for (const auto& [option, value] : picture.options) {
      if (option != "until" || std::ranges::find(happenings, value) != happenings.end()) continue;
      std::string fault = list;
      fault.append(", ").append(picture.name).append(": --").append(option);
      faults.push_back(fault.append(": there is no ").append(base::quoted(value)));
    }
  }
  return faults;
}

}  // namespace checked_data
