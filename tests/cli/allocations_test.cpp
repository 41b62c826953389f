// The command line counts memory by replacing operator new. Replaced in part, a sanitizer stops it.

#include "game/programs/allocations.h"

#include <new>

#include <gtest/gtest.h>

namespace {

using std::align_val_t, std::nothrow;

constexpr align_val_t kWide{64};

TEST(Allocations, EveryFormOfNewIsCountedAndFreed) {
  const std::uint64_t before = cli::allocations();
  ::operator delete(::operator new(8));
  ::operator delete[](::operator new[](8));
  ::operator delete(::operator new(8, nothrow), nothrow);
  ::operator delete[](::operator new[](8, nothrow), nothrow);
  ::operator delete(::operator new(8, kWide), kWide);
  ::operator delete[](::operator new[](8, kWide), kWide);
  ::operator delete(::operator new(8, kWide, nothrow), kWide, nothrow);
  ::operator delete[](::operator new[](8, kWide, nothrow), kWide, nothrow);
  EXPECT_EQ(cli::allocations() - before, 8u);
}

TEST(Allocations, AreAlignedAsRequested) {
  void* const memory = ::operator new (8, align_val_t{4096});
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory) % 4096, 0u);
  ::operator delete (memory, align_val_t{4096});
}

}  // namespace
