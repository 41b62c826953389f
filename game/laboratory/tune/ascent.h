#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace laboratory {

/// How far numbers are moved to find where games are won.
struct Pace {
  std::uint64_t pairs = 12;  ///< trials in a generation, each with its opposite
  double reach = 0.2;        ///< how far a trial moves each number
  double step = 0.6;         ///< of the reach, that a generation goes on
  double slower = 15;        ///< generations after which a step is half of it
};

/// The way up by trials: all numbers are moved at once, up or down at random, and the other way
/// about; what wins more tells, summed over the pairs, where to go (Spall 1992).
class Ascent {
 public:
  Ascent(std::size_t numbers, const Pace& pace, std::uint64_t seed)
      : pace_(pace), seed_(seed), at_(numbers), drift_(numbers) {}

  /// What a trial moves the numbers by, twice for each pair: there and back.
  std::vector<std::vector<double>> trials() const;

  /// Goes on by what these trials have won, each a share of its games.
  void go_on(std::span<const double> won);

  std::span<const double> at() const { return at_; }
  std::uint64_t generation() const { return generation_; }

 private:
  Pace pace_;
  std::uint64_t seed_;
  std::uint64_t generation_ = 0;
  std::vector<double> at_;
  std::vector<double> drift_;  ///< of the last generations, the older the less
};

}  // namespace laboratory
