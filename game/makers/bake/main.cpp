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

struct Wishes {
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

bool read_wishes(int count, char** words, Wishes& wishes) {
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string option = words[i];
    const char* value = words[i + 1];
    if (option == "--regions")
      wishes.regions = value;
    else if (option == "--map")
      wishes.map = value;
    else if (option == "--out")
      wishes.out = value;
    else if (option == "--preview")
      wishes.preview = value;
    else if (option == "--width")
      wishes.view.width = std::atoi(value);
    else if (option != "--part" || !read_part(value, wishes.view))
      return false;
  }
  return count % 2 == 1 && !wishes.regions.empty() && !wishes.map.empty() &&
         !(wishes.out.empty() && wishes.preview.empty());
}

int refuse(const std::string& sentence) {
  std::fprintf(stderr, "amonhen-bake: %s\n", sentence.c_str());
  return kBadData;
}

}  // namespace

int main(int count, char** words) {
  Wishes wishes;
  if (!read_wishes(count, words, wishes)) {
    std::fputs(kUsage, stderr);
    return kBadData;
  }
  auto map = bake::load_map(wishes.regions, wishes.map);
  if (!map) return refuse(map.error());
  const bake::BakedMap baked = bake::bake_map(*map);
  if (!wishes.out.empty()) {
    const auto written = bake::write_baked(baked, *map, wishes.out);
    if (!written) return refuse(written.error());
  }
  if (!wishes.preview.empty()) {
    const auto written = bake::write_preview(baked, wishes.view, wishes.preview);
    if (!written) return refuse(written.error());
  }
  return EXIT_SUCCESS;
}
