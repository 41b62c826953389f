#include "game/match/folders/prepared_file.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <system_error>

namespace match {
namespace {

namespace fs = std::filesystem;

constexpr int kLatestFormat = 9999;
constexpr std::size_t kLongestTitle = 60;
constexpr std::string_view kEnding = ".json";
constexpr std::string_view kBlank = " \t\r\n";

}  // namespace

bool is_id(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

std::string read_words(const base::JsonReader& field, std::size_t longest) {
  std::string words = field.text();
  if (words.find_first_not_of(kBlank) == std::string::npos) field.fail("it is empty");
  if (words.size() > longest) {
    field.fail("it is longer than " + std::to_string(longest) + " letters");
  }
  return words;
}

std::string read_title(const base::JsonReader& field) {
  std::string title = read_words(field, kLongestTitle);
  if (title.find('\n') != std::string::npos) field.fail("it is more than one line");
  return title;
}

nlohmann::json read_object(const base::JsonReader& field) {
  if (!field.is_object()) field.fail("an object is expected");
  return field.value();
}

void expect_format(const base::JsonReader& top, int format) {
  if (top.at("format").integer(0, kLatestFormat) == format) return;
  top.at("format").fail("this program reads format " + std::to_string(format));
}

std::vector<fs::path> prepared_files(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    if (entry->path().extension() == kEnding) files.push_back(entry->path());
  }
  std::sort(files.begin(), files.end(),
            [](const fs::path& one, const fs::path& two) { return one.stem() < two.stem(); });
  return files;
}

}  // namespace match
