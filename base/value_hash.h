#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace base {

/// For tables in memory: quick, and no number to keep, for it differs between kinds of machines.
/// Takes plain values without padding. Two words at a time are multiplied and the halves of the
/// product folded (as wyhash does, Wang Yi 2019), in lanes that do not wait for each other.
class ValueHash {
 public:
  explicit ValueHash(std::uint64_t begin = 0);

  template <class T>
  void add(const T& value) {
    static_assert(std::has_unique_object_representations_v<T>);
    add_bytes(reinterpret_cast<const char*>(&value), sizeof(T));
  }

  std::uint64_t result() const;

 private:
  using Words = std::array<std::uint64_t, 4>;
  static constexpr std::size_t kBlock = 2 * sizeof(Words);
  void add_bytes(const char* bytes, std::size_t size);
  void stir(const char* block);

  Words lanes_{};
};

/// Byte for byte; a comparison of one member after the other takes much longer.
template <class T>
bool same_value(const T& one, const T& other) {
  static_assert(std::has_unique_object_representations_v<T>);
  return std::memcmp(&one, &other, sizeof(T)) == 0;
}

}  // namespace base
