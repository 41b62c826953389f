#include "game/figures/contours.h"
#include "game/wotr/figures/emblems.h"

namespace wotr_figures {

using figures::Emblem;
using figures::ring;

const Emblem& leaf_emblem() {
  static const Emblem kLeaf{{{{0.0F, -0.6F},
                              {0.5F, -0.3F},
                              {0.62F, 0.1F},
                              {0.4F, 0.55F},
                              {0.0F, 1.0F},
                              {-0.4F, 0.55F},
                              {-0.62F, 0.1F},
                              {-0.5F, -0.3F}},
                             {{-0.09F, -1.0F}, {0.09F, -1.0F}, {0.07F, -0.56F}, {-0.07F, -0.56F}}}};
  return kLeaf;
}

const Emblem& ring_emblem() {
  static const Emblem kRing{ring({0, 0}, 0.74F, 0.22F, 8)};
  return kRing;
}

}  // namespace wotr_figures
