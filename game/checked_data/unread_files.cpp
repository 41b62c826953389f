#include "game/checked_data/unread_files.h"

#include <algorithm>

namespace checked_data {

std::vector<std::string> unread_files(const std::filesystem::path& folder,
                                      const std::vector<std::string>& read) {
  std::vector<std::string> faults;
  std::error_code error;
  for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    const bool is_read = std::find(read.begin(), read.end(), name) != read.end();
    if (!is_read && entry->is_regular_file() && entry->path().extension() != ".md") {
      faults.push_back(entry->path().string() + ": nobody reads this file");
    }
  }
  std::sort(faults.begin(), faults.end());
  return faults;
}

}  // namespace checked_data
