#pragma once

#include <cstdlib>
#include <utility>

#include <gtest/gtest.h>

#include "base/result.h"

namespace harness {

/// What a test cannot do without: an Error ends the program with its sentence.
template <class Value>
Value take(base::Result<Value> result) {
  if (!result) {
    ADD_FAILURE() << result.error();
    std::abort();
  }
  return std::move(*result);
}

}  // namespace harness
