#include "game/makers/bake/distance.h"

#include <limits>

namespace bake {
namespace {

constexpr float kFar = 1e12f;

// Lower envelope of parabolas along one line: Felzenszwalb and Huttenlocher's transform.
void transform_line(std::vector<float>& line, std::vector<float>& out, std::vector<int>& apex,
                    std::vector<float>& limit) {
  const int count = static_cast<int>(line.size());
  const auto cell = [](auto& values, int i) -> auto& {
    return values[static_cast<std::size_t>(i)];
  };
  int last = 0;
  cell(apex, 0) = 0;
  cell(limit, 0) = -std::numeric_limits<float>::max();
  cell(limit, 1) = std::numeric_limits<float>::max();
  for (int q = 1; q < count; ++q) {
    const auto meet = [&](int p) {
      const double fq = cell(line, q) + static_cast<double>(q) * q;
      const double fp = cell(line, p) + static_cast<double>(p) * p;
      return static_cast<float>((fq - fp) / (2.0 * (q - p)));
    };
    float s = meet(cell(apex, last));
    while (s <= cell(limit, last)) s = meet(cell(apex, --last));
    ++last;
    cell(apex, last) = q;
    cell(limit, last) = s;
    cell(limit, last + 1) = std::numeric_limits<float>::max();
  }
  int k = 0;
  for (int q = 0; q < count; ++q) {
    while (cell(limit, k + 1) < static_cast<float>(q)) ++k;
    const auto step = static_cast<float>(q - cell(apex, k));
    cell(out, q) = step * step + cell(line, cell(apex, k));
  }
}

struct Scratch {
  explicit Scratch(int count)
      : line(static_cast<std::size_t>(count)),
        out(line.size()),
        apex(line.size() + 1),
        limit(line.size() + 2) {}
  std::vector<float> line;
  std::vector<float> out;
  std::vector<int> apex;
  std::vector<float> limit;
};

void transform_columns(Grid<float>& squares) {
  in_bands(squares.width(), [&](int first, int last) {
    Scratch scratch(squares.height());
    for (int x = first; x < last; ++x) {
      for (int y = 0; y < squares.height(); ++y) {
        scratch.line[static_cast<std::size_t>(y)] = squares.at(x, y);
      }
      transform_line(scratch.line, scratch.out, scratch.apex, scratch.limit);
      for (int y = 0; y < squares.height(); ++y) {
        squares.at(x, y) = scratch.out[static_cast<std::size_t>(y)];
      }
    }
  });
}

void transform_rows(Grid<float>& squares) {
  in_bands(squares.height(), [&](int first, int last) {
    Scratch scratch(squares.width());
    for (int y = first; y < last; ++y) {
      std::copy_n(&squares.at(0, y), squares.width(), scratch.line.begin());
      transform_line(scratch.line, scratch.out, scratch.apex, scratch.limit);
      for (int x = 0; x < squares.width(); ++x) {
        squares.at(x, y) = std::sqrt(scratch.out[static_cast<std::size_t>(x)]) / squares.scale();
      }
    }
  });
}

}  // namespace

Grid<float> distance_to(const Grid<std::uint8_t>& marked) {
  Grid<float> squares(marked.width(), marked.height(), kFar);
  for (int y = 0; y < marked.height(); ++y) {
    for (int x = 0; x < marked.width(); ++x) {
      if (marked.at(x, y) != 0) squares.at(x, y) = 0;
    }
  }
  transform_columns(squares);
  transform_rows(squares);
  return squares;
}

Grid<float> blurred(const Grid<float>& grid, int reach) {
  const float share = 1.0f / static_cast<float>(2 * reach + 1);
  Grid<float> across(grid.width(), grid.height());
  Grid<float> out(grid.width(), grid.height());
  in_bands(grid.height(), [&](int first, int last) {
    for (int y = first; y < last; ++y) {
      float sum = 0;
      for (int x = -reach; x <= reach; ++x) sum += grid.near(x, y);
      for (int x = 0; x < grid.width(); ++x) {
        across.at(x, y) = sum * share;
        sum += grid.near(x + reach + 1, y) - grid.near(x - reach, y);
      }
    }
  });
  in_bands(grid.height(), [&](int first, int last) {
    for (int y = first; y < last; ++y) {
      for (int x = 0; x < grid.width(); ++x) {
        float sum = 0;
        for (int dy = -reach; dy <= reach; ++dy) sum += across.near(x, y + dy);
        out.at(x, y) = sum * share;
      }
    }
  });
  return out;
}

}  // namespace bake
