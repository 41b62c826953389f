// Replaces operator new in the program that links this file, so that `bench` can count calls.

#include "game/programs/allocations.h"

#include <cstdlib>
#include <new>

namespace {

thread_local std::uint64_t calls = 0;

void* count_and_allocate(std::size_t size) {
  ++calls;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}

}  // namespace

namespace cli {

std::uint64_t allocations() { return calls; }

}  // namespace cli

void* operator new(std::size_t size) { return count_and_allocate(size); }
void* operator new[](std::size_t size) { return count_and_allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
