#include "game/match/luck.h"

#include <cassert>
#include <numeric>

#include "base/hash.h"

namespace match {
namespace {

constexpr std::uint64_t kGamma = 0x9e3779b97f4a7c15ULL;

constexpr std::uint64_t mix(std::uint64_t word) {
  word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9ULL;
  word = (word ^ (word >> 27)) * 0x94d049bb133111ebULL;
  return word ^ (word >> 31);
}

}  // namespace

Stream::Stream(std::uint64_t seed, std::string_view name, std::uint64_t position)
    : key_(mix(mix(seed + kGamma) ^ base::fnv1a(name))), position_(position) {}

std::uint64_t Stream::next() { return mix(key_ + ++position_ * kGamma); }

std::uint32_t Stream::below(std::uint32_t limit) {
  assert(limit > 0);
  while (true) {
    const std::uint64_t product = (next() >> 32) * limit;
    const auto low = static_cast<std::uint32_t>(product);
    if (low >= limit || low >= (0u - limit) % limit) {
      return static_cast<std::uint32_t>(product >> 32);
    }
  }
}

core::Action draw(const core::Decision& chance, Stream& stream) {
  assert(chance.is_chance() && chance.actions.size() == chance.weights.size());
  const std::uint32_t total =
      std::accumulate(chance.weights.begin(), chance.weights.end(), std::uint32_t{0});
  std::uint32_t left = stream.below(total);
  std::size_t i = 0;
  while (left >= chance.weights[i]) left -= chance.weights[i++];
  return chance.actions[i];
}

Luck::Luck(std::uint64_t seed, const StreamPositions& positions) : seed_(seed) {
  for (const auto& [name, position] : positions) {
    streams_.push_back({name, Stream(seed, name, position)});
  }
}

Stream& Luck::stream(std::string_view name) {
  for (Named& named : streams_) {
    if (named.name == name) return named.stream;
  }
  streams_.push_back({std::string(name), Stream(seed_, name)});
  return streams_.back().stream;
}

core::Action Luck::draw(const core::Decision& chance, std::string_view stream_name) {
  return match::draw(chance, stream(stream_name));
}

StreamPositions Luck::positions() const {
  StreamPositions positions;
  for (const Named& named : streams_) {
    if (named.stream.position() > 0) positions[named.name] = named.stream.position();
  }
  return positions;
}

}  // namespace match
