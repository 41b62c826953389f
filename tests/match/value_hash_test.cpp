// The hash of tables in memory: every byte counts, wherever it stands.
#include "base/value_hash.h"

#include <set>

#include <gtest/gtest.h>

namespace base {
namespace {

using Bytes = std::array<unsigned char, 300>;  // four blocks and a rest

std::uint64_t hash_of(const Bytes& bytes) {
  ValueHash hash;
  hash.add(bytes);
  return hash.result();
}

TEST(ValueHash, TellsApartValuesThatDifferInOneByte) {
  Bytes bytes{};
  std::set<std::uint64_t> seen{hash_of(bytes)};
  for (unsigned char& byte : bytes) {
    for (int value = 1; value < 256; ++value) {
      byte = static_cast<unsigned char>(value);
      EXPECT_TRUE(seen.insert(hash_of(bytes)).second);
    }
    byte = 0;
  }
}

TEST(ValueHash, TellsApartWhatChangesPlaces) {
  Bytes bytes{};
  std::set<std::uint64_t> seen;
  for (std::size_t one = 0; one < bytes.size(); ++one) {
    for (std::size_t other = 0; other < bytes.size(); ++other) {
      if (one == other) continue;
      bytes[one] = 1;
      bytes[other] = 2;
      EXPECT_TRUE(seen.insert(hash_of(bytes)).second);
      bytes[one] = bytes[other] = 0;
    }
  }
}

TEST(ValueHash, BeginsWhereItIsTold) {
  const Bytes bytes{};
  ValueHash one(1);
  ValueHash two(2);
  one.add(bytes);
  two.add(bytes);
  EXPECT_NE(one.result(), two.result());
}

TEST(SameValue, IsByteForByte) {
  Bytes one{};
  Bytes two{};
  EXPECT_TRUE(same_value(one, two));
  two.back() = 1;
  EXPECT_FALSE(same_value(one, two));
}

}  // namespace
}  // namespace base
