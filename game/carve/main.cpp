#include <cstdio>
#include <filesystem>
#include <string>
#include <system_error>

#include "engine/assets/gltf_writer.h"
#include "engine/geometry/mesh_edit.h"
#include "game/carve/carvings.h"

// amonhen-carve FOLDER: writes every figure as FOLDER/<id>.glb, over what is there.

int main(int count, char** words) {
  if (count != 2) {
    std::fputs("usage: amonhen-carve FOLDER\n", stderr);
    return 2;
  }
  const std::filesystem::path folder = words[1];
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  for (const table::carve::Carving& each : table::carve::carvings()) {
    const std::filesystem::path file = folder / (std::string(each.id) + ".glb");
    const engine::Model model{each.make(table::Detail::kFull), each.make(table::Detail::kReduced)};
    if (const std::string fault = engine::write_gltf(file, std::string(each.id), model);
        !fault.empty()) {
      std::fprintf(stderr, "amonhen-carve: %s\n", fault.c_str());
      return 1;
    }
    std::printf("%s: %zu triangles, %zu from afar\n", file.c_str(),
                engine::triangle_count(model.full), engine::triangle_count(model.coarse));
  }
  return 0;
}
