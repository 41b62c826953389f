#pragma once

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace laboratory {

/// What `make(0)`, `make(1)` … give, in that order, made on several threads.
template <class Make>
auto make_all(std::size_t count, unsigned threads, const Make& make) {
  std::vector<decltype(make(std::size_t{0}))> made(count);
  std::atomic<std::size_t> next{0};
  std::vector<std::jthread> crew;
  for (unsigned thread = 0; thread < threads; ++thread) {
    crew.emplace_back([&] {
      for (std::size_t i = next++; i < count; i = next++) made[i] = make(i);
    });
  }
  crew.clear();  // joins them
  return made;
}

}  // namespace laboratory
