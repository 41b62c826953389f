#pragma once

#include <vector>

namespace engine {

// Where things stand on a chart, reckoned without drawing any.

/// The places of an axis that are labelled: the multiples of 1, 2, 5, 10, 20 … that lie on it, the
/// finest of these that come to no more than `most`.
std::vector<int> axis_ticks(int from, int to, int most);

/// Labels that would like to lie at these heights, their middles: moved down until they are `apart`
/// from each other, and up again where the lower edge asks. In the order given.
std::vector<float> spread_labels(const std::vector<float>& ideal, float apart, float from,
                                 float to);

/// What lies on a line from here to there.
struct Span {
  float from = 0;
  float to = 0;
};
/// By span, the first of the rows in which nothing else lies so close; -1 where there is none.
std::vector<int> rows_of(const std::vector<Span>& spans, float apart, int rows);

}  // namespace engine
