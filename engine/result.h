#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace engine {

/// A sentence a person can act on: what was tried, and why it did not work.
struct Error {
  std::string text;
};

/// A value, or the reason there is none. Test it before taking the value.
template <class Value>
class [[nodiscard]] Result {
 public:
  Result(Value value) : held_(std::move(value)) {}
  Result(Error error) : held_(std::move(error)) {}

  explicit operator bool() const { return std::holds_alternative<Value>(held_); }

  Value& value() {
    assert(*this);
    return std::get<Value>(held_);
  }
  const Value& value() const {
    assert(*this);
    return std::get<Value>(held_);
  }
  Value& operator*() { return value(); }
  const Value& operator*() const { return value(); }
  const Value* operator->() const { return &value(); }
  Value* operator->() { return &value(); }
  Value take() { return std::move(value()); }

  const std::string& error() const { return std::get<Error>(held_).text; }

 private:
  std::variant<Value, Error> held_;
};

}  // namespace engine
