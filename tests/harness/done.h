#pragma once

#include <string>

#include <gtest/gtest.h>

#include "base/result.h"

namespace harness {

/// EXPECT_TRUE(is_done(…)) tells why it was not.
template <class T>
testing::AssertionResult is_done(const base::Result<T>& result) {
  if (result) return testing::AssertionSuccess();
  return testing::AssertionFailure() << result.error();
}

/// The sentence of a failure, to be compared; empty where there was none.
template <class T>
std::string failure_of(const base::Result<T>& result) {
  return result ? std::string() : result.error();
}

}  // namespace harness
