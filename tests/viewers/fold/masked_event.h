#pragma once

#include <algorithm>
#include <string_view>

#include "rules/wotr/state/events.h"

namespace viewers {

/// An event as a viewer may know it; its arguments go by their names in the event schema.
class MaskedEvent {
 public:
  explicit MaskedEvent(const core::Event& event) : event_(event) {}

  wotr::EventKind kind() const { return static_cast<wotr::EventKind>(event_.kind); }
  template <class T>
  T get(std::string_view name) const {
    return static_cast<T>(event_.args[place_of(name)]);
  }
  int number(std::string_view name) const { return event_.args[place_of(name)]; }
  bool is_hidden(std::string_view name) const {
    return event_.args[place_of(name)] == core::kHiddenArgument;
  }

 private:
  std::size_t place_of(std::string_view name) const {
    const auto& fields = wotr::event_schema()[event_.kind].fields;
    const auto* const field = std::find_if(
        fields.begin(), fields.end(), [&](const core::Field& one) { return one.name == name; });
    return static_cast<std::size_t>(field - fields.begin());
  }

  const core::Event& event_;
};

}  // namespace viewers
