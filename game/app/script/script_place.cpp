#include "game/app/script/script_place.h"

#include <charconv>
#include <cmath>
#include <glm/geometric.hpp>
#include <vector>

#include "base/json_reader.h"
#include "game/app/screen/places.h"
#include "game/app/screen/table_screen.h"
#include "game/app/script/screen_look.h"

namespace app {

std::optional<double> number_of(std::string_view text) {
  double number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc{} || end != text.data() + text.size() || !std::isfinite(number)) return {};
  return number;
}

std::optional<glm::vec2> pair_of(std::string_view text, char separator) {
  const std::size_t at = text.find(separator);
  if (at == std::string_view::npos) return std::nullopt;
  const auto x = number_of(text.substr(0, at));
  const auto y = number_of(text.substr(at + 1));
  if (!x || !y) return std::nullopt;
  return glm::vec2(static_cast<float>(*x), static_cast<float>(*y));
}

base::Result<glm::vec2> find_button(const std::string& label, const Seen& seen) {
  const std::vector<Pressable> all = pressables(seen);
  if (const Pressable* found = find_pressable(all, label)) {
    if (found->is_free) return found->middle;
    return base::Error{base::quoted(label) + " is scrolled away, or lies below something"};
  }
  return base::Error{"there is no button " + base::quoted(label) + "; there are " + labels_of(all)};
}

namespace {

base::Result<glm::vec2> find_region(const std::string& id, const Seen& seen) {
  const std::optional<glm::vec2> place = place_of_region(seen.screen, id);
  if (!place) return base::Error{"there is no region " + base::quoted(id) + " to be seen"};
  if (seen.screen.ui().covers(*place)) return base::Error{id + " lies below a panel"};
  return *place;
}

base::Result<glm::vec2> find_ring(const Seen& seen) {
  const std::optional<table::RingPlace>& ring = seen.screen.ring();
  if (!ring) return base::Error{"nobody bears the Ring"};
  if (seen.screen.window_at(ring->middle) != 0) return base::Error{"the Ring lies below a panel"};
  return ring->middle;
}

}  // namespace

base::Result<glm::vec2> find(const std::string& word, const Seen& seen) {
  const std::size_t colon = word.find(':');
  const std::string kind = word.substr(0, colon);
  if (colon != std::string::npos) {
    const std::string name = word.substr(colon + 1);
    if (kind == "button") return find_button(name, seen);
    if (kind == "region") return find_region(name, seen);
  }
  if (word == "ring") return find_ring(seen);
  if (const auto place = pair_of(word, ',')) return *place;
  return base::Error{base::quoted(word) +
                     " is no place: write 640,360, region:ID, button:LABEL or ring"};
}

std::optional<glm::vec2> open_board(const Seen& seen) {
  constexpr int kAcross = 16;
  const glm::vec2 size(seen.screen.size());
  std::optional<glm::vec2> nearest;
  for (int i = 0; i < kAcross * kAcross; ++i) {
    const glm::vec2 place = size * (glm::vec2(i % kAcross, i / kAcross) + 0.5F) / float{kAcross};
    const bool is_nearer =
        !nearest || glm::distance(place, size / 2.0F) < glm::distance(*nearest, size / 2.0F);
    if (is_nearer && seen.screen.window_at(place) == 0) nearest = place;
  }
  return nearest;
}

}  // namespace app
