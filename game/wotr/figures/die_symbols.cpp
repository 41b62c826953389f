#include <array>

#include "game/figures/contours.h"
#include "game/wotr/figures/emblems.h"

namespace wotr_figures {

using figures::Contour;
using figures::disc;
using figures::Emblem;
using figures::InkedEmblem;
using figures::placed;
using figures::ring;
using figures::star;
using figures::stroke;

namespace {

Emblem sword() {
  return {{{{0.0F, -0.32F},
            {0.15F, -0.32F},
            {0.13F, 0.7F},
            {0.0F, 1.0F},
            {-0.13F, 0.7F},
            {-0.15F, -0.32F}},
           {{-0.55F, -0.3F},
            {-0.5F, -0.5F},
            {0.0F, -0.42F},
            {0.5F, -0.5F},
            {0.55F, -0.3F},
            {0.0F, -0.26F}},
           {{-0.08F, -0.8F}, {0.08F, -0.8F}, {0.08F, -0.42F}, {-0.08F, -0.42F}},
           disc({0.0F, -0.86F}, 0.14F, 6)}};
}

Emblem banner() {
  return {{{{-0.62F, -1.0F}, {-0.46F, -1.0F}, {-0.46F, 0.86F}, {-0.54F, 1.0F}, {-0.62F, 0.86F}},
           {{-0.4F, -0.2F},
            {0.1F, -0.12F},
            {0.85F, -0.28F},
            {0.5F, 0.3F},
            {0.85F, 0.8F},
            {0.1F, 0.88F},
            {-0.4F, 0.78F}}}};
}

Emblem horn() {
  return {
      {stroke({{-0.72F, 0.64F}, {-0.58F, 0.1F}, {-0.24F, -0.28F}, {0.2F, -0.36F}, {0.62F, -0.12F}},
              {0.28F, 0.24F, 0.19F, 0.14F, 0.08F}),
       stroke({{0.6F, -0.16F}, {0.8F, 0.06F}}, {0.14F, 0.14F}),
       stroke({{-0.3F, 0.16F}, {-0.08F, 0.6F}, {0.32F, 0.6F}, {0.52F, 0.1F}},
              {0.05F, 0.05F, 0.05F, 0.05F})}};
}

Emblem horn_and_banner() {
  Emblem both;
  for (const Contour& part : die_symbol(DieSymbol::kArmy).contours) {
    both.contours.push_back(placed(part, {-0.3F, 0.34F}, 0.64F));
  }
  for (const Contour& part : die_symbol(DieSymbol::kMuster).contours) {
    both.contours.push_back(placed(part, {0.32F, -0.46F}, 0.62F));
  }
  return both;
}

Emblem scroll() {
  const auto bar = [](float left, float right, float y, float half) {
    return Contour{{left, y - half}, {right, y - half}, {right, y + half}, {left, y + half}};
  };
  return {{Contour{{-0.8F, 0.62F},
                   {0.8F, 0.62F},
                   {0.9F, 0.76F},
                   {0.8F, 0.9F},
                   {-0.8F, 0.9F},
                   {-0.9F, 0.76F}},
           Contour{{-0.8F, -0.9F},
                   {0.8F, -0.9F},
                   {0.9F, -0.76F},
                   {0.8F, -0.62F},
                   {-0.8F, -0.62F},
                   {-0.9F, -0.76F}},
           bar(-0.62F, -0.5F, 0.0F, 0.62F), bar(0.5F, 0.62F, 0.0F, 0.62F),
           bar(-0.34F, 0.34F, 0.32F, 0.07F), bar(-0.34F, 0.34F, 0.0F, 0.07F),
           bar(-0.34F, 0.1F, -0.32F, 0.07F)}};
}

Emblem star_of_the_west() {
  Emblem emblem{{star({0, 0}, 0.8F, 0.26F, 6)}};
  for (Contour& half : ring({0, 0}, 0.9F, 0.08F, 8)) emblem.contours.push_back(std::move(half));
  return emblem;
}

}  // namespace

const InkedEmblem& die_sign(DieSymbol symbol) {
  static const InkedEmblem kSword = sword();
  static const InkedEmblem kBanner = banner();
  static const InkedEmblem kHorn = horn();
  static const InkedEmblem kScroll = scroll();
  static const InkedEmblem kStar = star_of_the_west();
  switch (symbol) {
    case DieSymbol::kCharacter: return kSword;
    case DieSymbol::kArmy: return kBanner;
    case DieSymbol::kMuster: return kHorn;
    case DieSymbol::kEvent: return kScroll;
    case DieSymbol::kWill: return kStar;
    case DieSymbol::kEye: return nation_sign("sauron");
    case DieSymbol::kMusterArmy: break;
  }
  static const InkedEmblem kBoth = horn_and_banner();
  return kBoth;
}

}  // namespace wotr_figures
