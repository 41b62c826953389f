// Replaces operator new in the program that links this file, so that `bench` can count calls. The
// whole family: memory of one that is not replaced would come back to an operator delete that is,
// and a sanitizer stops the program there. In a sanitized build the sanitizer has replaced it
// already, and tells of each call.

#include "game/programs/allocations.h"

#include <algorithm>
#include <cstdlib>
#include <new>

#ifdef AMONHEN_SANITIZED
#include <sanitizer/allocator_interface.h>
#endif

namespace {

thread_local std::uint64_t calls = 0;

}  // namespace

namespace cli {

std::uint64_t allocations() { return calls; }

}  // namespace cli

#ifdef AMONHEN_SANITIZED

namespace {

[[maybe_unused]] const int hooks = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void*, std::size_t) { ++calls; }, [](const volatile void*) {});

}  // namespace

#else

namespace {

void* count_and_try(std::size_t size) noexcept {
  ++calls;
  return std::malloc(std::max<std::size_t>(size, 1));
}

void* count_and_try(std::size_t size, std::align_val_t alignment) noexcept {
  ++calls;
  void* memory = nullptr;
  const auto bytes = std::max(static_cast<std::size_t>(alignment), sizeof(void*));
  return ::posix_memalign(&memory, bytes, std::max<std::size_t>(size, 1)) == 0 ? memory : nullptr;
}

void* or_throw(void* memory) {
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

using std::align_val_t, std::nothrow_t, std::size_t;

void* operator new(size_t size) { return or_throw(count_and_try(size)); }
void* operator new[](size_t size) { return or_throw(count_and_try(size)); }
void* operator new(size_t size, const nothrow_t&) noexcept { return count_and_try(size); }
void* operator new[](size_t size, const nothrow_t&) noexcept { return count_and_try(size); }
void* operator new(size_t size, align_val_t at) { return or_throw(count_and_try(size, at)); }
void* operator new[](size_t size, align_val_t at) { return or_throw(count_and_try(size, at)); }
void* operator new(size_t size, align_val_t at, const nothrow_t&) noexcept {
  return count_and_try(size, at);
}
void* operator new[](size_t size, align_val_t at, const nothrow_t&) noexcept {
  return count_and_try(size, at);
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const nothrow_t&) noexcept { std::free(memory); }
void operator delete(void* memory, align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, size_t, align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, size_t, align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, align_val_t, const nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, align_val_t, const nothrow_t&) noexcept { std::free(memory); }

#endif
