#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace base {

/// What is wrong with something read from outside: one sentence, with place and reason.
struct Error {
  std::string message;
};

/// A value, or the reason why there is none.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::move(value)) {}
  Result(Error error) : content_(std::move(error)) {}

  bool ok() const { return std::holds_alternative<T>(content_); }
  explicit operator bool() const { return ok(); }
  T& value() { return std::get<T>(content_); }
  const T& value() const { return std::get<T>(content_); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T take() { return std::move(value()); }
  const std::string& error() const { return failure().message; }
  /// To hand the reason on to whoever asked, as whatever Result that is.
  const Error& failure() const { return std::get<Error>(content_); }

 private:
  std::variant<T, Error> content_;
};

/// Done, or the reason why it was not.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}

  bool ok() const { return !error_.has_value(); }
  explicit operator bool() const { return ok(); }
  const std::string& error() const { return failure().message; }
  const Error& failure() const { return *error_; }

 private:
  std::optional<Error> error_;
};

}  // namespace base
