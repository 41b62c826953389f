#include <cstdio>
#include <filesystem>
#include <system_error>

#include "game/figures/generator/write_figures.h"
#include "game/wotr/figures/people/recipes.h"

// amonhen-figures FOLDER: writes every figure as FOLDER/<id>.glb, over what is there.

int main(int count, char** words) {
  if (count != 2) {
    std::fputs("usage: amonhen-figures FOLDER\n", stderr);
    return 2;
  }
  std::error_code error;
  std::filesystem::create_directories(words[1], error);
  for (const wotr_figures::Recipe& recipe : wotr_figures::recipes()) {
    if (const auto fault = figures::write_figure(recipe, words[1])) {
      std::fprintf(stderr, "amonhen-figures: %s\n", fault->message.c_str());
      return 1;
    }
  }
  return 0;
}
