#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "game/makers/bake/bake.h"

namespace {

constexpr int kBadData = 2;
constexpr const char* kUsage =
    "usage: amonhen-bake --regions FILE --map FOLDER [--out FOLDER] [--preview PICTURE.png]\n"
    "                    [--width PIXELS | --part LEFT,TOP,WIDTH,HEIGHT]\n";

struct Options {
  std::string regions;
  std::string map;
  std::string out;
  std::string preview;
  bake::View view;
};

bool read_part(const char* text, bake::View& view) {
  return std::sscanf(text, "%d,%d,%d,%d", &view.left, &view.top, &view.part_width,
                     &view.part_height) == 4;
}

bool read_options(int count, char** words, Options& options) {
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string option = words[i];
    const char* value = words[i + 1];
    if (option == "--regions")
      options.regions = value;
    else if (option == "--map")
      options.map = value;
    else if (option == "--out")
      options.out = value;
    else if (option == "--preview")
      options.preview = value;
    else if (option == "--width")
      options.view.width = std::atoi(value);
    else if (option != "--part" || !read_part(value, options.view))
      return false;
  }
  return count % 2 == 1 && !options.regions.empty() && !options.map.empty() &&
         !(options.out.empty() && options.preview.empty());
}

int refuse(const std::string& sentence) {
  std::fprintf(stderr, "amonhen-bake: %s\n", sentence.c_str());
  return kBadData;
}

}  // namespace

int main(int count, char** words) {
  Options options;
  if (!read_options(count, words, options)) {
    std::fputs(kUsage, stderr);
    return kBadData;
  }
  auto map = bake::load_map(options.regions, options.map);
  if (!map) return refuse(map.error());
  const bake::BakedMap baked = bake::bake_map(*map);
  if (!options.out.empty()) {
    const auto written = bake::write_baked(baked, *map, options.out);
    if (!written) return refuse(written.error());
  }
  if (!options.preview.empty()) {
    const auto written = bake::write_preview(baked, options.view, options.preview);
    if (!written) return refuse(written.error());
  }
  return EXIT_SUCCESS;
}
