#pragma once

#include <any>
#include <typeindex>
#include <unordered_map>
#include <utility>

namespace base {

/// At most one value of each type, by the type. Who keeps something here names only its own type,
/// and nobody else needs to know of it.
class OneOfEach {
 public:
  /// Made when it is first asked for.
  template <class T>
  T& of() {
    std::any& value = values_[std::type_index(typeid(T))];
    if (!value.has_value()) value.template emplace<T>();
    return *std::any_cast<T>(&value);
  }
  /// Null where there is none yet.
  template <class T>
  const T* find() const {
    const auto value = values_.find(std::type_index(typeid(T)));
    return value == values_.end() ? nullptr : std::any_cast<T>(&value->second);
  }
  template <class T>
  void put(T value) {
    values_.insert_or_assign(std::type_index(typeid(T)), std::any(std::move(value)));
  }
  template <class T>
  void drop() {
    values_.erase(std::type_index(typeid(T)));
  }

 private:
  std::unordered_map<std::type_index, std::any> values_;
};

}  // namespace base
