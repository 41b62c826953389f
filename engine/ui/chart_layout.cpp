#include "engine/ui/chart_layout.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace engine {
namespace {

/// 1, 2, 5, 10, 20, 50, 100 …
int next_step(int step) {
  int tens = 1;
  while (step / tens >= 10) tens *= 10;
  const int digit = step / tens;
  return (digit == 1 ? 2 : digit == 2 ? 5 : 10) * tens;
}

int first_multiple(int from, int step) {
  const int rest = ((from % step) + step) % step;
  return rest == 0 ? from : from + step - rest;
}

}  // namespace

std::vector<int> axis_ticks(int from, int to, int most) {
  int step = 1;
  const auto count = [&] {
    const int first = first_multiple(from, step);
    return first > to ? 0 : (to - first) / step + 1;
  };
  while (count() > std::max(1, most)) step = next_step(step);
  std::vector<int> ticks;
  for (int tick = first_multiple(from, step); tick <= to; tick += step) ticks.push_back(tick);
  return ticks;
}

std::vector<float> spread_labels(const std::vector<float>& ideal, float apart, float from,
                                 float to) {
  std::vector<std::size_t> order(ideal.size());
  std::iota(order.begin(), order.end(), 0U);
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return ideal[a] < ideal[b]; });
  std::vector<float> places = ideal;
  float least = from;
  for (const std::size_t i : order) {  // downwards, as far as the one above asks
    places[i] = std::max(places[i], least);
    least = places[i] + apart;
  }
  float most = to;
  for (auto i = order.rbegin(); i != order.rend(); ++i) {  // and up again from the lower edge
    places[*i] = std::min(places[*i], most);
    most = places[*i] - apart;
  }
  return places;
}

std::vector<int> rows_of(const std::vector<Span>& spans, float apart, int rows) {
  std::vector<int> chosen(spans.size(), -1);
  for (std::size_t i = 0; i < spans.size(); ++i) {
    const auto is_free = [&](int row) {
      for (std::size_t j = 0; j < i; ++j) {
        const bool is_clear =
            spans[j].to + apart <= spans[i].from || spans[i].to + apart <= spans[j].from;
        if (chosen[j] == row && !is_clear) return false;
      }
      return true;
    };
    for (int row = 0; row < rows && chosen[i] < 0; ++row) {
      if (is_free(row)) chosen[i] = row;
    }
  }
  return chosen;
}

}  // namespace engine
