#include "game/trilogy/figures/emblems.h"

#include "game/figures/contours.h"

namespace trilogy_figures {

using figures::Emblem;

const Emblem& deck_emblem(trilogy::Deck deck) {
  static const Emblem kPeaks{
      {{{-0.95F, -0.55F}, {0.1F, -0.55F}, {-0.42F, 0.35F}},
       {{-0.2F, -0.55F}, {0.95F, -0.55F}, {0.3F, 0.75F}},
       {{-0.95F, -0.85F}, {0.95F, -0.85F}, {0.95F, -0.7F}, {-0.95F, -0.7F}}}};
  static const Emblem kRing{figures::ring({0, 0}, 0.74F, 0.22F, 10)};
  return deck == trilogy::Deck::kTerritory ? kPeaks : kRing;
}

}  // namespace trilogy_figures
