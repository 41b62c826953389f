#include "engine/render/marks/ink_mesh.h"

#include <algorithm>
#include <glm/geometric.hpp>

namespace engine {
namespace {

constexpr float kBrim = 1.4F;        // half widths, with room for a smooth edge
constexpr float kCell = 10;          // board units: what is drawn or skipped as one
constexpr float kInkNearer = 0.06F;  // less than the base of a figure is high
constexpr float kMeshQuad = 0.45F;   // board units: of the ground's mesh near the camera
constexpr std::size_t kPiece = 9;    // points: a long line is cut into such

/// So many points of a line from `first` on.
struct Piece {
  const InkLine* line;
  std::size_t first;
  std::size_t count;

  glm::ivec2 cell() const { return glm::ivec2(glm::vec2(line->points[first + count / 2]) / kCell); }
};

std::vector<Piece> pieces_of(std::span<const InkLine> lines) {
  std::vector<Piece> pieces;
  for (const InkLine& line : lines) {
    for (std::size_t first = 0; first + 1 < line.points.size(); first += kPiece - 1)
      pieces.push_back({&line, first, std::min(kPiece, line.points.size() - first)});
  }
  // The order of lines is kept within a cell: coasts lie over borders.
  std::ranges::stable_sort(pieces, {}, [](const Piece& piece) {
    const glm::ivec2 cell = piece.cell();
    return std::pair(cell.y, cell.x);
  });
  return pieces;
}

class InkBuilder {
 public:
  explicit InkBuilder(const HeightField& ground) : ground_(ground) {}

  InkMesh build(std::span<const InkLine> lines) {
    const std::vector<Piece> pieces = pieces_of(lines);
    std::size_t first = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      add(pieces[i]);
      if (i + 1 < pieces.size() && pieces[i + 1].cell() == pieces[i].cell()) continue;
      mesh_.chunks.push_back(chunk_from(first, mesh_.vertices, mesh_.indices));
      first = mesh_.indices.size();
    }
    return std::move(mesh_);
  }

 private:
  void add(const Piece& piece) {
    const std::vector<glm::vec3>& points = piece.line->points;
    const std::size_t last = piece.first + piece.count - 1;
    bool joins = false;
    for (std::size_t i = piece.first; i <= last; ++i) {
      const glm::vec2 before(points[i == 0 ? 0 : i - 1]);
      const glm::vec2 after(points[std::min(i + 1, points.size() - 1)]);
      if (before == after) continue;
      const glm::vec2 way = glm::normalize(after - before);
      if (i == 0) add_across(*piece.line, i, way, -kBrim, std::exchange(joins, true));
      add_across(*piece.line, i, way, 0, std::exchange(joins, true));
      if (i + 1 == points.size()) add_across(*piece.line, i, way, kBrim, joins);
    }
  }

  /// Two corners beside a point, `beyond` half widths along from it.
  void add_across(const InkLine& line, std::size_t point, glm::vec2 way, float beyond, bool joins) {
    const glm::vec2 place(line.points[point]);
    const float half = line.points[point].z / 2;
    const glm::vec2 aside(-way.y, way.x);
    const glm::vec4 pigment =
        glm::vec4(line.pigment[0], line.pigment[1], line.pigment[2], line.pigment[3]) / 255.0F;
    for (const float across : {-kBrim, kBrim}) {
      const glm::vec2 corner = place + (way * beyond + aside * across) * half;
      mesh_.vertices.push_back({ground_.on_surface(corner),
                                {std::abs(beyond), across},
                                pigment,
                                kInkNearer + 2 * unevenness(corner)});
    }
    if (!joins) return;
    const auto next = static_cast<std::uint32_t>(mesh_.vertices.size());
    mesh_.indices.insert(mesh_.indices.end(),
                         {next - 4, next - 3, next - 2, next - 2, next - 3, next - 1});
  }

  /// How far the ground is from level between the corners of a quad of its mesh.
  float unevenness(glm::vec2 place) const {
    const float half = kMeshQuad / 2;
    float around = 0;
    for (const glm::vec2 off : {glm::vec2(half, half), glm::vec2(-half, half),
                                glm::vec2(half, -half), glm::vec2(-half, -half)})
      around += ground_.height_at(place + off) / 4;
    return std::abs(ground_.height_at(place) - around);
  }

  const HeightField& ground_;
  InkMesh mesh_;
};

}  // namespace

InkMesh build_ink_mesh(std::span<const InkLine> lines, const HeightField& ground) {
  return InkBuilder(ground).build(lines);
}

}  // namespace engine
