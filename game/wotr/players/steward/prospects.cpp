// The walk to the Fire, backwards from its end.
#include "game/wotr/players/steward/prospects.h"

#include <algorithm>

#include "rules/wotr/board/hunt_pool.h"

namespace wotr_players::steward {
namespace {

constexpr int kTrack = 5;
constexpr int kLost = 12;
constexpr auto kEye = static_cast<std::size_t>(Tile::kEyeReveal);

int& kind_of(Walkers& company, int level) {
  if (level >= 3) return company.great;
  return level == 2 ? company.middle : company.small;
}

/// the Guide is one of the highest Level.
int highest_level(const Walkers& company) {
  if (company.great > 0) return 3;
  return company.middle > 0 ? 2 : 1;
}

Walkers without_level(Walkers company, int level) {
  --kind_of(company, level);
  return company;
}

}  // namespace

Walkers without(const Rules& rules, Walkers company, Character who) {
  int& kind = kind_of(company, row_of(rules, who).level);
  kind = std::max(0, kind - 1);
  return company;
}

Walkers walkers_of(const Rules& rules, const Fellowship& fellowship) {
  Walkers company;
  company.corruption = fellowship.corruption;
  for_each_character(fellowship.companions,
                     [&](Character who) { ++kind_of(company, row_of(rules, who).level); });
  return company;
}

Prospects::Prospects(const Rules& rules, const Board& board, int steps, const Beliefs& beliefs)
    : rules_(&rules),
      beliefs_(&beliefs),
      steps_(steps),
      whole_(walkers_of(rules, board.fellowship)),
      tiles_(tiles_to_come(board)) {
  for (const std::uint8_t tiles : tiles_) tile_count_ += tiles;
  whole_.corruption = kLost - 1;
  cells_.resize(cell(steps_, whole_) + 1);
  for (int step = 1; step <= steps_; ++step) reckon_step(step);
}

bool Prospects::hold_for(const Board& board, int steps) const {
  const Walkers company = walkers_of(*rules_, board.fellowship);
  return steps <= steps_ && company.great <= whole_.great && company.middle <= whole_.middle &&
         company.small <= whole_.small && tiles_ == tiles_to_come(board);
}

/// on entering Mordor the Eyes come back, and what waits beside the board.
Prospects::Tiles Prospects::tiles_to_come(const Board& board) const {
  Tiles tiles = board.hunt_pool;
  if (in_mordor(board.fellowship)) return tiles;
  tiles[kEye] =
      static_cast<std::uint8_t>(std::max(0, rules_->tiles[kEye] - board.removed_tiles[kEye]));
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
    tiles[kind] = static_cast<std::uint8_t>(tiles[kind] + board.waiting_tiles[kind]);
  }
  return tiles;
}

std::size_t Prospects::cell(int steps, const Walkers& company) const {
  int number = steps * kLost + company.corruption;
  number = number * (whole_.great + 1) + company.great;
  number = number * (whole_.middle + 1) + company.middle;
  number = number * (whole_.small + 1) + company.small;
  return static_cast<std::size_t>(number);
}

double Prospects::at(int steps, const Walkers& company) const {
  if (company.corruption >= kLost) return 0;
  if (steps <= 0) return 1;
  const Walkers known{std::max(0, company.corruption), company.great, company.middle,
                      company.small};
  return cells_[cell(std::min(steps, steps_), known)];
}

double Prospects::suffered(int steps, Walkers company, int damage) const {
  company.corruption += damage;
  return at(steps, company);
}

/// One of them falls for the Company: the Guide, or whom chance takes.
double Prospects::after_casualty(int steps, const Walkers& company, const Wound& wound) const {
  const auto fallen = [&](int level) {
    return suffered(steps, without_level(company, level), std::max(0, wound.damage - level));
  };
  const double guide = fallen(highest_level(company));
  const double all = (company.great > 0 ? company.great * fallen(3) : 0) +
                     (company.middle > 0 ? company.middle * fallen(2) : 0) +
                     (company.small > 0 ? company.small * fallen(1) : 0);
  return std::max(guide, all / company.companions());
}

double Prospects::after(int steps, const Walkers& company, const Wound& wound) const {
  if (wound.damage <= 0) {
    return suffered(steps, company, wound.damage) *
           (wound.reveals ? static_cast<double>(beliefs_->unseen) : 1);
  }
  double best = suffered(steps, company, wound.damage);
  bool seen = wound.reveals;
  if (company.companions() > 0) {
    best = std::max(best, after_casualty(steps, company, wound));
  } else if (!seen) {  // Gollum shows the way
    const double shown =
        suffered(steps, company, wound.damage - 1) * static_cast<double>(beliefs_->unseen);
    seen = false;
    best = std::max(best, shown);
  }
  return best * (seen ? static_cast<double>(beliefs_->unseen) : 1);
}

double Prospects::after_tile(int steps, const Walkers& company, int eye_damage) const {
  if (tile_count_ == 0) return at(steps, company);
  constexpr int kDieOnAverage = 4;
  double sum = 0;
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
    if (tiles_[kind] == 0) continue;
    const auto tile = static_cast<Tile>(kind);
    const TileFace& face = face_of(tile);
    const bool gollum = company.companions() == 0 && is_standard(tile) && !face.eye;
    const int damage = face.die ? kDieOnAverage : face.eye ? eye_damage : int{face.value};
    const int left = face.stop ? steps + 1 : steps;
    sum += tiles_[kind] * after(left, company, {damage, face.reveal && !gollum});
  }
  return sum / tile_count_;
}

int Prospects::eyes_for(int steps, const Walkers& company) const {
  if (steps > kTrack) return static_cast<int>(beliefs_->road_eyes);
  const int allowed = std::max(1, company.companions());
  const int allotted = std::min(allowed, static_cast<int>(beliefs_->track_hunters));
  return allotted + static_cast<int>(beliefs_->track_eyes);
}

double Prospects::reckon(int steps, const Walkers& company) const {
  const double drawn = after_tile(steps - 1, company, eyes_for(steps, company));
  if (steps <= kTrack) return drawn;
  const auto found = static_cast<double>(beliefs_->road_found);
  return found * drawn + (1 - found) * at(steps - 1, company);
}

/// A tile that stops the Company leaves it where it stands with more Corruption or fewer
/// Companions: so those come first.
void Prospects::reckon_step(int steps) {
  for (int corruption = kLost - 1; corruption >= 0; --corruption) {
    for (int great = 0; great <= whole_.great; ++great) {
      for (int middle = 0; middle <= whole_.middle; ++middle) {
        for (int small = 0; small <= whole_.small; ++small) {
          const Walkers company{corruption, great, middle, small};
          double& known = cells_[cell(steps, company)];
          known = at(steps - 1, company);  // where a tile does nothing but stop them
          known = reckon(steps, company);
        }
      }
    }
  }
}

int steps_to_fire(const Rules& rules, const squire::Atlas& atlas, const Fellowship& fellowship) {
  if (in_mordor(fellowship)) return kTrack - fellowship.mordor_step;
  const int road = squire::steps_to_mordor(rules, atlas, fellowship.region) - fellowship.progress;
  return kTrack + std::max(0, road);
}

}  // namespace wotr_players::steward
