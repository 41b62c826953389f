#include <algorithm>
#include <atomic>
#include <cstdio>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <thread>
#include <vector>

#include "game/makers/figures/write_figures.h"
#include "game/wotr/figures/people/recipes.h"

// amonhen-figures FOLDER [ID…]: writes every figure, or those that are named, as FOLDER/<id>.glb,
// over what is there.

namespace {

using Recipes = std::vector<figures::FigureRecipe>;

/// All of them where none is named.
Recipes recipes_named(const std::vector<std::string_view>& ids) {
  Recipes chosen;
  for (const wotr_figures::Recipe& recipe : wotr_figures::recipes()) {
    if (ids.empty() || std::ranges::find(ids, recipe.id) != ids.end()) chosen.push_back(recipe);
  }
  return chosen;
}

/// Figures know nothing of each other, so each core takes the next.
bool write_all(const Recipes& recipes, const std::filesystem::path& folder) {
  std::atomic<std::size_t> next{0};
  std::atomic<bool> failed{false};
  const auto work = [&] {
    for (std::size_t at = next++; at < recipes.size(); at = next++) {
      const auto written = figures::write_figure(recipes[at], folder);
      if (written) continue;
      std::fprintf(stderr, "amonhen-figures: %s\n", written.error().c_str());
      failed = true;
    }
  };
  std::vector<std::thread> workers(std::max(1U, std::thread::hardware_concurrency()));
  for (std::thread& worker : workers) worker = std::thread(work);
  for (std::thread& worker : workers) worker.join();
  return !failed;
}

}  // namespace

int main(int count, char** words) {
  if (count < 2) {
    std::fputs("usage: amonhen-figures FOLDER [ID...]\n", stderr);
    return 2;
  }
  const std::vector<std::string_view> ids(words + 2, words + count);
  const Recipes recipes = recipes_named(ids);
  if (recipes.size() < ids.size()) {
    std::fputs("amonhen-figures: there is no figure of such a name\n", stderr);
    return 2;
  }
  std::error_code error;
  std::filesystem::create_directories(words[1], error);
  return write_all(recipes, words[1]) ? 0 : 1;
}
