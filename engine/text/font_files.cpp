#include "engine/text/font_files.h"

#include <cstdlib>
#include <map>
#include <sstream>
#include <string_view>
#include <system_error>
#include <vector>

namespace engine {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, kFontFaces> kStems{
    "EBGaramond12-Regular", "EBGaramond12-Italic", "EBGaramond12-Regular",
    "EBGaramondSC12-Regular"};
constexpr std::string_view kOtherLetters = "DejaVuSerif";

std::string variable(const char* name, const std::string& otherwise) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0' ? value : otherwise;
}

std::vector<fs::path> font_folders() {
  std::vector<fs::path> folders;
  const std::string home = variable("HOME", "");
  const std::string data_home = variable("XDG_DATA_HOME", home + "/.local/share");
  folders.push_back(fs::path(data_home) / "fonts");
  if (!home.empty()) folders.push_back(fs::path(home) / ".fonts");
  std::istringstream data_dirs(variable("XDG_DATA_DIRS", "/usr/local/share:/usr/share"));
  for (std::string folder; std::getline(data_dirs, folder, ':');) {
    folders.push_back(fs::path(folder) / "fonts");
  }
  folders.emplace_back("/usr/share/fonts");
  return folders;
}

/// Font files by stem. The package's own folder is asked first: walking all fonts takes long.
std::map<std::string, fs::path> fonts_under(const fs::path& folder) {
  std::map<std::string, fs::path> found;
  std::error_code ignored;
  const auto options = fs::directory_options::skip_permission_denied;
  for (const auto& entry : fs::recursive_directory_iterator(folder, options, ignored)) {
    const fs::path& path = entry.path();
    if (path.extension() == ".otf" || path.extension() == ".ttf") {
      found.try_emplace(path.stem().string(), path);
    }
  }
  return found;
}

}  // namespace

base::Result<FontFiles> find_fonts() {
  FontFiles files;
  const auto take = [](const std::map<std::string, fs::path>& found, std::string_view stem,
                       fs::path& file) {
    const auto font = found.find(std::string(stem));
    if (file.empty() && font != found.end()) file = font->second;
    return !file.empty();
  };
  const auto take_all = [&](const std::map<std::string, fs::path>& found) {
    bool complete = take(found, kOtherLetters, files.other_letters);
    for (std::size_t i = 0; i < kStems.size(); ++i) {
      complete = take(found, kStems[i], files.faces[i]) && complete;
    }
    return complete;
  };
  take_all(fonts_under("/usr/share/fonts/opentype/ebgaramond"));
  bool complete = take_all(fonts_under("/usr/share/fonts/truetype/dejavu"));
  for (const fs::path& folder : font_folders()) {
    if (complete) break;
    complete = take_all(fonts_under(folder));
  }
  if (files.faces[0].empty()) {
    return base::Error{
        "The font EB Garamond was not found in any font folder; "
        "install the package fonts-ebgaramond."};
  }
  for (fs::path& file : files.faces) {
    if (file.empty()) file = files.faces[0];
  }
  return files;
}

}  // namespace engine
