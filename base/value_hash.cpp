#include "base/value_hash.h"

namespace base {
namespace {

using Words = std::array<std::uint64_t, 4>;
__extension__ using Product = unsigned __int128;

/// Not those of kOdd: the two factors of a product must not change places unnoticed.
constexpr Words kBegin{0xA0761D6478BD642FU, 0xE7037ED1A0B428DBU, 0x8EBC6AF09C88C6E3U,
                       0x589965CC75374CC3U};
constexpr Words kOdd{0x9E3779B97F4A7C15U, 0xBF58476D1CE4E5B9U, 0x94D049BB133111EBU,
                     0xD6E8FEB86659FD93U};

std::uint64_t word_at(const char* bytes) {
  std::uint64_t word;
  std::memcpy(&word, bytes, sizeof word);
  return word;
}

std::uint64_t folded(std::uint64_t one, std::uint64_t other) {
  const Product product = static_cast<Product>(one) * other;
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

}  // namespace

ValueHash::ValueHash(std::uint64_t begin) {
  for (std::size_t i = 0; i < lanes_.size(); ++i) lanes_[i] = begin ^ kBegin[i];
}

// Not in the header: with a size known to the compiler the loop is unrolled over a whole state, and
// clang under the thread sanitizer did not come to an end with so long a chain of products.
void ValueHash::add_bytes(const char* bytes, std::size_t size) {
  std::size_t at = 0;
  for (; at + kBlock <= size; at += kBlock) stir(bytes + at);
  if (at == size) return;
  std::array<char, kBlock> rest{};
  std::memcpy(rest.data(), bytes + at, size - at);
  stir(rest.data());
}

std::uint64_t ValueHash::result() const {
  return folded(folded(lanes_[0], lanes_[1]) ^ kOdd[0], folded(lanes_[2], lanes_[3]) ^ kOdd[1]);
}

void ValueHash::stir(const char* block) {
  for (std::size_t i = 0; i < lanes_.size(); ++i) {
    lanes_[i] = folded(word_at(block + 16 * i) ^ kOdd[i], word_at(block + 16 * i + 8) ^ lanes_[i]);
  }
}

}  // namespace base
