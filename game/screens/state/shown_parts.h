#pragma once

#include <algorithm>
#include <typeindex>
#include <utility>
#include <vector>

namespace screens {

/// What the parts of the window show in a frame, as plain data: at most one of each type. Nothing
/// is copied: what is shown outlives the frame.
class ShownParts {
 public:
  template <class T>
  void show(const T& part) {
    parts_.emplace_back(std::type_index(typeid(T)), &part);
  }
  /// Null where nothing of that type is shown.
  template <class T>
  const T* find() const {
    const auto part = std::ranges::find(parts_, std::type_index(typeid(T)), &Part::first);
    return part == parts_.end() ? nullptr : static_cast<const T*>(part->second);
  }

 private:
  using Part = std::pair<std::type_index, const void*>;
  std::vector<Part> parts_;
};

}  // namespace screens
