#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

/// Every fuzz target is this function, of libFuzzer's name, in a program of its own.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace fuzz {

/// A broken promise ends the program, so that the fuzzer keeps the input.
inline void require(bool holds, const std::string& promise) {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %s\n", promise.c_str());
  std::abort();
}

/// An error is one sentence in one line.
inline void require_sentence(const std::string& error) {
  require(!error.empty(), "an error says something");
  require(error.find('\n') == std::string::npos, "an error is one line: " + error);
}

inline std::string text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

}  // namespace fuzz
