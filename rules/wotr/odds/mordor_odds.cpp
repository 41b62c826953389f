// The walk through Mordor, tile by tile.
#include "rules/wotr/odds/mordor_odds.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>

#include "rules/wotr/board/hunt_pool.h"

namespace wotr {
namespace {

/// So many bits of a word, from this one on.
struct Bits {
  int at = 0;
  int count = 0;

  constexpr std::uint64_t most() const { return (std::uint64_t{1} << count) - 1; }
  constexpr int read(std::uint64_t word) const { return static_cast<int>(word >> at & most()); }
  constexpr std::uint64_t set(int value) const {
    return std::min(static_cast<std::uint64_t>(std::max(0, value)), most()) << at;
  }
};

/// Where the tiles of a kind are counted: four bits for the standard ones, two for the specials.
constexpr Bits bits_of(std::size_t kind) {
  const int number = static_cast<int>(kind);
  const int specials = std::max(0, number - kStandardTileKinds);
  return {.at = 4 * number - 2 * specials, .count = number < kStandardTileKinds ? 4 : 2};
}

// The place: the pool, and behind it where the Fellowship stands and who is left.
constexpr Bits kPool{0, bits_of(kTileKinds).at};
constexpr Bits kSteps{kPool.count, 3};
constexpr Bits kCorruption{kSteps.at + kSteps.count, 4};
constexpr std::array<Bits, 4> kLevels{
    {{0, 0}, {kCorruption.at + 4, 3}, {kCorruption.at + 7, 3}, {kCorruption.at + 10, 3}}};
static_assert(kLevels[3].at + kLevels[3].count <= 64);

// The terms: what an Eye does now, the dice left, and what is the same on the whole walk.
constexpr Bits kRefill{0, kStandardTileKinds * 4};
constexpr Bits kEye{kRefill.count, 5};
constexpr Bits kDice{kEye.at + kEye.count, 4};
constexpr Bits kHuntersLater{kDice.at + kDice.count, 5};
constexpr Bits kMoversLater{kHuntersLater.at + kHuntersLater.count, 4};
static_assert(kMoversLater.at + kMoversLater.count <= 63);
constexpr std::uint64_t kKnown = std::uint64_t{1} << 63;  // no key of an empty entry

std::uint64_t word_of(const Tiles& tiles, std::size_t kinds) {
  std::uint64_t word = 0;
  for (std::size_t kind = 0; kind < kinds; ++kind) word |= bits_of(kind).set(tiles[kind]);
  return word;
}

Bearers bearers_at(std::uint64_t place) {
  Bearers bearers{.corruption = kCorruption.read(place), .hidden = true, .company = {}};
  for (std::size_t level = 1; level < kLevels.size(); ++level) {
    bearers.company.of_level[level] = static_cast<std::uint8_t>(kLevels[level].read(place));
  }
  return bearers;
}

std::uint64_t word_of(const Bearers& bearers) {
  std::uint64_t word = kCorruption.set(bearers.corruption);
  for (std::size_t level = 1; level < kLevels.size(); ++level) {
    word |= kLevels[level].set(bearers.company.of_level[level]);
  }
  return word;
}

/// When the next tile is drawn: Hidden, with a die.
struct Moment {
  int eye = 0;  ///< R-176
  int dice = 0;
};

Moment next_moment(Moment now, bool hidden, const Moment& new_turn) {
  if (now.dice == 0) now = new_turn;
  if (hidden) return now;
  --now.dice;  // it hides, which adds nothing to the box
  return now.dice == 0 ? new_turn : now;
}

std::uint64_t word_of(const Moment& moment) {
  return kEye.set(moment.eye) | kDice.set(moment.dice);
}

std::size_t scattered(const WalkTable::Key& key) {
  std::uint64_t hash = (key.place ^ key.terms * 0x9E3779B97F4A7C15u) * 0xD6E8FEB86659FD93u;
  hash ^= hash >> 32;
  return static_cast<std::size_t>(hash * 0xD6E8FEB86659FD93u >> 24);
}

/// One answer, worked out backwards from the Crack of Doom.
class Walker {
 public:
  Walker(std::vector<WalkTable::Entry>& entries, std::uint64_t terms)
      : entries_(entries),
        fixed_(terms & ~(kEye.set(31) | kDice.set(15))),
        refill_(terms & kRefill.most()),
        new_turn_{kHuntersLater.read(terms), kMoversLater.read(terms)} {}

  /// Good until the next call.
  const Arrival& from(std::uint64_t place, const Moment& moment);

 private:
  void draw(std::uint64_t place, const Moment& moment, std::size_t kind, int damage, float share,
            Arrival& sum);

  std::vector<WalkTable::Entry>& entries_;
  std::uint64_t fixed_;
  std::uint64_t refill_;
  Moment new_turn_;
};

const Arrival& Walker::from(std::uint64_t place, const Moment& moment) {
  const WalkTable::Key key{place, fixed_ | word_of(moment)};
  WalkTable::Entry& entry = entries_[scattered(key) & (entries_.size() - 1)];
  if (entry.key == key) return entry.arrival;
  int tiles = 0;
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) tiles += bits_of(kind).read(place);
  Arrival sum{};
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
    const int number = bits_of(kind).read(place);
    if (number == 0) continue;
    const float share = static_cast<float>(number) / static_cast<float>(tiles);
    const TileFace& face = face_of(static_cast<Tile>(kind));
    if (!face.die) draw(place, moment, kind, face.eye ? moment.eye : face.value, share, sum);
    for (int value = 1; face.die && value <= 6; ++value) {
      draw(place, moment, kind, value, share / 6, sum);
    }
  }
  entry = {key, sum};  // the parts of the walk may have taken its place meanwhile
  return entry.arrival;
}

void Walker::draw(std::uint64_t place, const Moment& moment, std::size_t kind, int damage,
                  float share, Arrival& sum) {
  std::uint64_t pool = (place & kPool.most()) - bits_of(kind).set(1);
  if (pool == 0) pool = refill_;
  const bool stops = face_of(static_cast<Tile>(kind)).stop;
  const int steps = kSteps.read(place) - (stops ? 0 : 1);
  const Bearers left = after_tile(bearers_at(place), static_cast<Tile>(kind), damage, steps);
  if (left.corruption >= kMostCorruption) return;
  if (steps == 0) {
    sum[static_cast<std::size_t>(left.corruption)] += share;
    return;
  }
  const Moment next = next_moment({moment.eye + 1, moment.dice - 1}, left.hidden, new_turn_);
  const Arrival& then = from(pool | kSteps.set(steps) | word_of(left), next);
  for (std::size_t i = 0; i < then.size(); ++i) sum[i] += share * then[i];
}

Tiles standard_tiles(const Board& board) {
  Tiles tiles{};
  for (std::size_t kind = 0; kind < kStandardTileKinds; ++kind) {
    tiles[kind] = static_cast<std::uint8_t>(board.hunt_pool[kind] + board.drawn_tiles[kind]);
  }
  return tiles;
}

bool is_empty(const Tiles& tiles) {
  return std::all_of(tiles.begin(), tiles.end(), [](std::uint8_t count) { return count == 0; });
}

/// R-179 asks for nothing more in this turn.
bool may_rest(const Rules& rules, const Board& board) {
  return board.mordor_attempt != 0 ||
         (rules.options.inactivity_only_if_revealed && board.fellowship.hidden != 0);
}

}  // namespace

Walk walk_of(const Rules& rules, const Board& board, const Pace& later) {
  const Fellowship& fellowship = board.fellowship;
  Walk walk{.pool = board.hunt_pool,
            .refill = standard_tiles(board),
            .bearers = {.corruption = fellowship.corruption,
                        .hidden = fellowship.hidden != 0,
                        .company = company_of(rules, fellowship)},
            .now = later,
            .later = later};
  if (!in_mordor(fellowship)) {
    Board entered = board;
    renew_pool_for_mordor(rules, entered);
    walk.pool = entered.hunt_pool;
    return walk;
  }
  walk.steps = kCrackOfDoom - fellowship.mordor_step;
  if (board.phase != Phase::kAction) return walk;
  const auto& faces = board.dice[at(Side::kFree)].faces;
  walk.now = {.hunters = board.hunt_box.shadow,
              .movers = faces[index(DieFace::kCharacter)] + faces[index(DieFace::kWill)]};
  walk.moves = board.hunt_box.free;
  walk.tried = may_rest(rules, board);
  return walk;
}

double chance_of(const Arrival& arrival) {
  return std::accumulate(arrival.begin(), arrival.end(), 0.0);
}

double mean_corruption(const Arrival& arrival) {
  double sum = 0;
  for (std::size_t i = 0; i < arrival.size(); ++i) sum += static_cast<double>(i) * arrival[i];
  const double all = chance_of(arrival);
  return all == 0 ? 0 : sum / all;
}

WalkTable::WalkTable(std::size_t room) : entries_(room) { assert(std::has_single_bit(room)); }

Arrival WalkTable::arrival(const Walk& walk) {
  Bearers bearers = walk.bearers;
  const Moment new_turn{walk.later.hunters, std::max(1, walk.later.movers)};
  const Moment now{walk.now.hunters + walk.moves, walk.now.movers};
  if (now.dice <= 0 && !walk.tried) ++bearers.corruption;
  if (bearers.corruption >= kMostCorruption) return {};
  Arrival there{};
  if (walk.steps <= 0) {
    there[static_cast<std::size_t>(bearers.corruption)] = 1;
    return there;
  }
  const Tiles& pool = is_empty(walk.pool) ? walk.refill : walk.pool;
  if (is_empty(pool)) return {};
  const std::uint64_t terms = kKnown | word_of(walk.refill, kStandardTileKinds) |
                              kHuntersLater.set(new_turn.eye) | kMoversLater.set(new_turn.dice);
  return Walker(entries_, terms)
      .from(word_of(pool, kTileKinds) | kSteps.set(walk.steps) | word_of(bearers),
            next_moment({now.eye, std::max(0, now.dice)}, bearers.hidden, new_turn));
}

Arrival walk_odds(const Walk& walk) { return WalkTable(std::size_t{1} << 15).arrival(walk); }

}  // namespace wotr
