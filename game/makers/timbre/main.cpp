// amonhen-timbre BODIES RECIPES… OUT: bakes the sounds of the recipes into the file OUT.

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "game/makers/timbre/bake_sounds.h"

namespace {

base::Result<std::string> read(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return base::Error{file + " cannot be read"};
  return std::string(std::istreambuf_iterator<char>(in), {});
}

base::Result<timbre::Recipes> read_all(int count, char** files) {
  timbre::Recipes all;
  for (int i = 0; i < count; ++i) {
    const base::Result<std::string> text = read(files[i]);
    if (!text) return text.failure();
    base::Result<timbre::Recipes> recipes = timbre::read_recipes(*text, files[i]);
    if (!recipes) return recipes;
    all.insert(all.end(), recipes->begin(), recipes->end());
  }
  return all;
}

base::Result<engine::Clips> bake_files(int count, char** words) {
  const base::Result<std::string> text = read(words[1]);
  if (!text) return text.failure();
  const base::Result<sound::Bodies> bodies = sound::parse_bodies(*text, words[1]);
  if (!bodies) return bodies.failure();
  const base::Result<timbre::Recipes> recipes = read_all(count - 3, words + 2);
  if (!recipes) return recipes.failure();
  return timbre::bake(*recipes, *bodies);
}

int refuse(const std::string& sentence) {
  std::fprintf(stderr, "amonhen-timbre: %s\n", sentence.c_str());
  return 2;
}

}  // namespace

int main(int count, char** words) {
  if (count < 4) return refuse("bodies, recipes and the file to write are expected");
  const base::Result<engine::Clips> clips = bake_files(count, words);
  if (!clips) return refuse(clips.error());
  const auto written = engine::write_clips(words[count - 1], *clips);
  return written ? 0 : refuse(written.error());
}
