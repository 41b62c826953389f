#include "game/lang/places.h"

#include <algorithm>

namespace lang {

Place parse_place(std::string_view text) {
  Place place{.field = text.substr(0, text.find_first_of(":|")), .type = {}, .one = {}, .many = {}};
  if (place.field.size() == text.size()) return place;
  const std::string_view rest = text.substr(place.field.size() + 1);
  if (text[place.field.size()] == ':') {
    place.type = rest;
  } else {
    place.one = rest.substr(0, rest.find('|'));
    place.many = rest.substr(std::min(rest.size(), place.one.size() + 1));
  }
  return place;
}

bool is_well_formed(std::string_view sentence) {
  bool open = false;
  for (const char c : sentence) {
    if (c != '{' && c != '}') continue;
    if (open == (c == '{')) return false;
    open = !open;
  }
  return !open;
}

std::string replace_places(std::string_view sentence,
                           const std::function<std::string(std::string_view)>& fill) {
  std::string filled;
  while (true) {
    const std::size_t open = sentence.find('{');
    filled += sentence.substr(0, open);
    if (open == std::string_view::npos) return filled;
    const std::size_t close = sentence.find('}', open);
    filled += fill(sentence.substr(open + 1, close - open - 1));
    if (close == std::string_view::npos) return filled;
    sentence.remove_prefix(close + 1);
  }
}

}  // namespace lang
