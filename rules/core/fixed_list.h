#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace core {

/// A list of at most N values that lives where it stands: no heap, trivially copyable.
/// Entries past the end are not initialised; use it for answers, not inside a State.
template <class T, std::size_t N>
class FixedList {
 public:
  static constexpr std::size_t kCapacity = N;

  FixedList() {}  // NOLINT(modernize-use-equals-default): that would fill the entries

  void push_back(T value) {
    assert(size_ < N);
    items_[size_++] = value;
  }
  void clear() { size_ = 0; }
  /// Drops what comes after the first so many.
  void shorten(std::size_t size) {
    assert(size <= size_);
    size_ = static_cast<std::uint16_t>(size);
  }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == N; }
  std::size_t size() const { return size_; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& back() const { return items_[size_ - 1]; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

  friend bool operator==(const FixedList& one, const FixedList& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end());
  }

 private:
  union {
    std::array<T, N> items_;
  };
  std::uint16_t size_ = 0;
};

}  // namespace core
