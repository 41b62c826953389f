#include "game/lang/places.h"

#include <algorithm>
#include <cctype>

namespace lang {
namespace {

/// Every brace is closed before the next one opens.
bool is_closed(std::string_view sentence) {
  bool open = false;
  for (const char c : sentence) {
    if (c != '{' && c != '}') continue;
    if (open == (c == '{')) return false;
    open = !open;
  }
  return !open;
}

bool is_name(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char letter) {
    return std::isalnum(letter) != 0 || letter == '-';
  });
}

bool is_place(std::string_view text) {
  const Place place = parse_place(text);
  if (!is_name(place.field)) return false;
  if (place.field.size() == text.size()) return true;
  if (text[place.field.size()] == ':') return is_name(place.type);
  const bool has_two = !place.one.empty() && !place.many.empty();
  return has_two && place.many.find('|') == std::string_view::npos;
}

}  // namespace

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

base::Result<void> check_braces(std::string_view sentence) {
  if (!is_closed(sentence)) return base::Error{"a place of the sentence is not closed"};
  base::Result<void> checked;
  replace_places(sentence, [&](std::string_view text) {
    if (checked && !is_place(text)) {
      checked = base::Error{"{" + std::string(text) +
                            "} is none of {field}, {field:type} and {field|one|many}"};
    }
    return std::string();
  });
  return checked;
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
