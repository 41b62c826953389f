#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/decision.h"

namespace match {

/// SplitMix64 (Steele, Lea, Flood 2014) with the counter as its whole state: word n of a stream is
/// mix(key + n·gamma), so a position is enough to go on from any place.
class Stream {
 public:
  Stream(std::uint64_t seed, std::string_view name, std::uint64_t position = 0);

  std::uint64_t next();

  /// 0 … limit-1, each as likely (Lemire 2019, with rejection). `limit` is at least 1.
  std::uint32_t below(std::uint32_t limit);

  /// How many words have been taken.
  std::uint64_t position() const { return position_; }
  void seek(std::uint64_t position) { position_ = position; }

 private:
  std::uint64_t key_;
  std::uint64_t position_;
};

/// One outcome of a chance decision, by its weights.
core::Action draw(const core::Decision& chance, Stream& stream);

using StreamPositions = std::map<std::string, std::uint64_t>;

/// The luck of one match: a stream for each purpose, all from one seed. What one stream gives does
/// not depend on the others, so two matches of a seed see the same hunt whatever the battles were.
class Luck {
 public:
  explicit Luck(std::uint64_t seed, const StreamPositions& positions = {});

  /// The stream of that name, begun when it is first asked for.
  Stream& stream(std::string_view name);

  /// One outcome, by the stream of that name.
  core::Action draw(const core::Decision& chance, std::string_view stream_name);

  /// Streams that have given at least one word.
  StreamPositions positions() const;

 private:
  struct Named {
    std::string name;
    Stream stream;
  };
  std::uint64_t seed_;
  std::vector<Named> streams_;
};

}  // namespace match
