// What can fail says so in one way: a value or the reason, and the reason is handed on as it is.
#include "base/result.h"

#include <memory>

#include <gtest/gtest.h>

namespace base {
namespace {

Result<int> read_number(bool is_there) {
  if (!is_there) return Error{"numbers.json: the file is missing"};
  return 7;
}

Result<void> check_number(bool is_there) {
  const Result<int> number = read_number(is_there);
  if (!number) return number.failure();
  return {};
}

Result<std::string> tell_number(bool is_there) {
  if (const Result<void> done = check_number(is_there); !done) return done.failure();
  return std::string("there");
}

TEST(Result, HoldsAValueOrTheReason) {
  EXPECT_EQ(*read_number(true), 7);
  const Result<int> none = read_number(false);
  EXPECT_FALSE(none.ok());
  EXPECT_EQ(none.error(), "numbers.json: the file is missing");
}

TEST(Result, OfNothingIsDoneUntilItHasAReason) {
  Result<void> done;
  EXPECT_TRUE(done.ok());
  EXPECT_TRUE(done);
  done = Error{""};
  EXPECT_FALSE(done) << "even a reason without words is a failure";
  EXPECT_EQ(done.error(), "");
}

TEST(Result, AFailureIsHandedOnAsItIs) {
  EXPECT_TRUE(check_number(true));
  EXPECT_EQ(check_number(false).error(), "numbers.json: the file is missing");
  EXPECT_EQ(*tell_number(true), "there");
  EXPECT_EQ(tell_number(false).error(), "numbers.json: the file is missing");
}

TEST(Result, ItsValueIsTakenOnce) {
  Result<std::unique_ptr<int>> held(std::make_unique<int>(3));
  const std::unique_ptr<int> taken = held.take();
  EXPECT_EQ(*taken, 3);
  EXPECT_EQ(*held, nullptr);
}

}  // namespace
}  // namespace base
