#include "game/lang/capital.h"

namespace lang {
namespace {

/// Of a letter of two bytes, 0 for what has none beside it.
char32_t capital_of(char32_t letter) {
  const bool is_latin_1 = letter >= 0xE0 && letter <= 0xFE && letter != 0xF7;  // à to þ
  if (is_latin_1) return letter - 0x20;
  // Latin Extended-A has pairs, the capital first: even numbers, in two stretches odd ones.
  const bool is_odd_first =
      (letter >= 0x139 && letter <= 0x148) || (letter >= 0x179 && letter <= 0x17E);
  const bool is_pair = letter >= 0x100 && letter <= 0x17E && letter != 0x138 && letter != 0x149;
  const bool is_small = (letter % 2 == 0) == is_odd_first;
  return is_pair && is_small ? letter - 1 : 0;
}

}  // namespace

std::string with_capital(std::string words) {
  if (words.empty()) return words;
  const auto first = static_cast<unsigned char>(words[0]);
  if (first >= 'a' && first <= 'z') {
    words[0] = static_cast<char>(first - 'a' + 'A');
  } else if (first >= 0xC3 && first <= 0xC5 && words.size() > 1) {
    const auto second = static_cast<unsigned char>(words[1]);
    const char32_t capital = capital_of((first & 0x1FU) << 6 | (second & 0x3FU));
    if (capital != 0) {
      words[0] = static_cast<char>(0xC0 | capital >> 6);
      words[1] = static_cast<char>(0x80 | (capital & 0x3F));
    }
  }
  return words;
}

}  // namespace lang
