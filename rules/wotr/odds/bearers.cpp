// One way to bear what the Hunt does.
#include "rules/wotr/odds/bearers.h"

#include <algorithm>
#include <numeric>

#include "rules/wotr/board/hunt_pool.h"

namespace wotr {
namespace {

constexpr int kHobbit = 1;

void lose_guide(Company& company) {
  --company.of_level[static_cast<std::size_t>(level_of_guide(company))];
}

bool gives_up_guide(const Bearers& bearers, int damage, int tiles_to_come) {
  return damage >= level_of_guide(bearers.company) ||
         bearers.corruption + damage >= kMostCorruption || size_of(bearers.company) > tiles_to_come;
}

/// Gollum knows ways around a numbered tile of the standard ones.
bool icon_reveals(Tile tile, const Company& company) {
  const TileFace& face = face_of(tile);
  const bool guided_by_gollum = size_of(company) == 0 && is_standard(tile) && !face.eye;
  return face.reveal && !guided_by_gollum;
}

}  // namespace

Company company_of(const Rules& rules, const Fellowship& fellowship) {
  Company company;
  for_each_character(fellowship.companions, [&](Character who) {
    const std::size_t level = row_of(rules, who).level;
    ++company.of_level[std::clamp<std::size_t>(level, 1, company.of_level.size() - 1)];
  });
  return company;
}

int size_of(const Company& company) {
  return std::accumulate(company.of_level.begin(), company.of_level.end(), 0);
}

int level_of_guide(const Company& company) {
  for (int level = 3; level > 0; --level) {
    if (company.of_level[static_cast<std::size_t>(level)] != 0) return level;
  }
  return 0;
}

Bearers after_damage(Bearers bearers, int damage, int tiles_to_come, bool gollum_may_reveal) {
  bool has_fallen = false;
  while (damage > 0) {
    const int guide = level_of_guide(bearers.company);
    if (guide == kHobbit) {
      lose_guide(bearers.company);
      --damage;
    } else if (guide > kHobbit && !has_fallen && gives_up_guide(bearers, damage, tiles_to_come)) {
      lose_guide(bearers.company);
      damage = std::max(0, damage - guide);
      has_fallen = true;
    } else if (guide == 0 && gollum_may_reveal && bearers.hidden &&
               bearers.corruption + damage + tiles_to_come >= kMostCorruption) {
      bearers.hidden = false;
      --damage;
    } else {
      break;
    }
  }
  bearers.corruption = std::min(kMostCorruption, bearers.corruption + damage);
  return bearers;
}

Bearers after_tile(const Bearers& bearers, Tile tile, int damage, int tiles_to_come) {
  Bearers left = bearers;
  if (damage < 0) {
    left.corruption = std::max(0, left.corruption + damage);
  } else if (damage > 0) {
    // Whose icon counts is seen when the company is known: Gollum may be its Guide by then.
    Bearers without_gollum = after_damage(left, damage, tiles_to_come, false);
    const bool shown = icon_reveals(tile, without_gollum.company);
    left = shown ? without_gollum : after_damage(left, damage, tiles_to_come, true);
  }
  if (icon_reveals(tile, left.company)) left.hidden = false;
  return left;
}

}  // namespace wotr
