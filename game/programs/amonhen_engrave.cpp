#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <string>

#include "engine/assets/gltf_file.h"
#include "game/figures/bases.h"
#include "game/makers/engrave/engrave.h"
#include "game/makers/engrave/read_compositions.h"
#include "game/places/places.h"

// amonhen-engrave COMPOSITIONS FIGURES MAP OUT [ID…]: engraves the pictures of cards into the
// folder OUT, from the figures in one folder and the baked land in another; all of them, or those
// named.

namespace {

namespace fs = std::filesystem;
using Meshes = std::map<std::string, std::shared_ptr<const engine::Mesh>, std::less<>>;

int refuse(const std::string& sentence) {
  std::fprintf(stderr, "amonhen-engrave: %s\n", sentence.c_str());
  return 2;
}

std::shared_ptr<const engine::Mesh> share(engine::Mesh mesh) {
  return std::make_shared<const engine::Mesh>(std::move(mesh));
}

base::Result<Meshes> read_figures(const fs::path& folder) {
  Meshes meshes;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    const fs::path& file = entry->path();
    if (file.extension() != ".glb" && file.extension() != ".gltf") continue;
    const auto model = engine::read_gltf(file);
    if (!model) return model.failure();
    meshes[file.stem().string()] = share(engrave::without_base(model->full, figures::kBaseHeight));
  }
  return meshes;
}

void add_places(Meshes& meshes) {
  for (const std::string_view place : places::great_places())
    meshes[std::string(engrave::kPlacePrefix) + std::string(place)] =
        share(places::place_model(place, "", "").full);
}

std::vector<std::string> names_of(const Meshes& meshes) {
  std::vector<std::string> names;
  for (const auto& [name, mesh] : meshes) {
    const bool is_place = name.starts_with(engrave::kPlacePrefix);
    names.push_back(is_place ? name.substr(engrave::kPlacePrefix.size()) : name);
  }
  return names;
}

}  // namespace

int main(int count, char** words) {
  if (count < 5) return refuse("usage: amonhen-engrave COMPOSITIONS FIGURES MAP OUT [ID…]");
  auto compositions = engrave::read_compositions(words[1]);
  if (!compositions) return refuse(compositions.error());
  auto meshes = read_figures(words[2]);
  if (!meshes) return refuse(meshes.error());
  add_places(*meshes);
  const std::vector<std::string> names = names_of(*meshes);
  const auto unknown = engrave::unknown_things(*compositions, names, names);
  if (!unknown.empty()) return refuse(unknown.front());
  const auto land = engrave::read_land(words[3]);
  if (!land) return refuse(land.error());
  if (count > 5) {
    std::erase_if(*compositions, [&](const engrave::Composition& one) {
      return std::none_of(words + 5, words + count, [&](const char* id) { return one.id == id; });
    });
  }
  const auto model = [&](std::string_view name) -> std::shared_ptr<const engine::Mesh> {
    const auto found = meshes->find(name);
    return found == meshes->end() ? nullptr : found->second;
  };
  const auto done = engrave::engrave_all(*compositions, model, &*land, words[4]);
  return done ? EXIT_SUCCESS : refuse(done.error());
}
