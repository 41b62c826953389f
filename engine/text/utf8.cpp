#include <cstdint>

#include "engine/text/glyph_atlas.h"

namespace engine {
namespace {

constexpr char32_t kReplacement = 0xFFFD;

/// How many bytes follow a leading byte; -1 if it cannot lead.
int followers(std::uint8_t lead) {
  if (lead < 0x80) return 0;
  if (lead >= 0xC2 && lead < 0xE0) return 1;
  if (lead >= 0xE0 && lead < 0xF0) return 2;
  if (lead >= 0xF0 && lead < 0xF5) return 3;
  return -1;
}

}  // namespace

std::u32string decode_utf8(std::string_view text) {
  std::u32string letters;
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<std::uint8_t>(text[i++]);
    const int count = followers(lead);
    if (count < 0) {
      letters.push_back(kReplacement);
      continue;
    }
    char32_t letter = count == 0 ? lead : lead & (0x3FU >> count);
    int read = 0;
    for (; read < count && i < text.size(); ++read, ++i) {
      const auto byte = static_cast<std::uint8_t>(text[i]);
      if ((byte & 0xC0U) != 0x80U) break;
      letter = letter << 6 | (byte & 0x3FU);
    }
    letters.push_back(read == count ? letter : kReplacement);
  }
  return letters;
}

}  // namespace engine
