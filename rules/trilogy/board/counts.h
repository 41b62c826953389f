#pragma once

#include <algorithm>

#include "rules/core/decision.h"

namespace trilogy {

/// Numbers from `least` to `most`, as a question offers them: all of them, or of very many the
/// first fifty and the greatest. What has to come in one byte ends at 255.
template <class Offer>
void offer_counts(int least, int most, Offer offer) {
  constexpr int kShown = 50;
  most = std::min(most, 255);
  const int shown = std::min(most, least + kShown - 1);
  for (int count = least; count <= shown; ++count) offer(count);
  if (shown < most) offer(most);
}

}  // namespace trilogy
