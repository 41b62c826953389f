#include "engine/ui/screen_reader.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>

#include <imgui_internal.h>

namespace engine {
namespace {

constexpr float kSameLine = 0.75F;    // points: letters of one line stand on one height
constexpr float kMostBlanks = 4;      // between two words of one line
constexpr float kCut = 1;             // points of a letter that may lie outside
constexpr unsigned kFaintest = 0x30;  // of 0xFF: fainter letters are not read
constexpr int kIndicesOfLetter = 6;

std::uint64_t place_in_atlas(float u, float v) {
  return (std::uint64_t{std::bit_cast<std::uint32_t>(u)} << 32) | std::bit_cast<std::uint32_t>(v);
}

/// Two triangles over four corners that follow each other, as ImDrawList writes a letter.
bool is_quad(const ImDrawIdx* index) {
  const ImDrawIdx first = index[0];
  return index[1] == first + 1 && index[2] == first + 2 && index[3] == first &&
         index[4] == first + 2 && index[5] == first + 3;
}

void append(std::string& text, unsigned letter) {
  char bytes[5] = {};
  ImTextCharToUtf8(bytes, letter);
  text += bytes;
}

}  // namespace

/// Where the line that is being read goes on.
struct ScreenReader::Pen {
  const ImFont* font = nullptr;
  float x = 0;  ///< where the next letter would stand
  float y = 0;  ///< of the upper edge of the line
  float blank = 1;

  static float scale_of(const Letter& letter, const ImDrawVert& low, const ImDrawVert& high) {
    return (high.pos.y - low.pos.y) / (letter.glyph->Y1 - letter.glyph->Y0);
  }

  /// Where the pen stood for the letter: at its left, on the upper edge of the line.
  static glm::vec2 place_of(const Letter& letter, const ImDrawVert& low, const ImDrawVert& high) {
    const float scale = scale_of(letter, low, high);
    return {low.pos.x - letter.glyph->X0 * scale, low.pos.y - letter.glyph->Y0 * scale};
  }

  bool goes_on_to(const Letter& letter, const ImDrawVert& low, const ImDrawVert& high) const {
    const glm::vec2 place = place_of(letter, low, high);
    const float gap = place.x - x;
    return font == letter.font && std::abs(place.y - y) < kSameLine && gap > -blank &&
           gap < kMostBlanks * blank;
  }

  /// Goes on behind the letter; the blanks before it end `words`.
  void write(const Letter& letter, const ImDrawVert& low, const ImDrawVert& high,
             std::string& words) {
    const glm::vec2 place = place_of(letter, low, high);
    const float scale = scale_of(letter, low, high);
    if (!words.empty()) {
      const float blanks = std::max(0.0F, std::round((place.x - x) / blank));
      words.append(static_cast<std::size_t>(blanks), ' ');
    }
    font = letter.font;
    x = place.x + letter.glyph->AdvanceX * scale;
    y = place.y;
    blank = letter.font->GetCharAdvance(' ') * scale;
  }
};

void ScreenReader::learn_letters() {
  letters_.clear();
  for (const ImFont* font : ImGui::GetIO().Fonts->Fonts) {
    for (const ImFontGlyph& glyph : font->Glyphs) {
      if (glyph.Visible) letters_[place_in_atlas(glyph.U0, glyph.V0)] = {font, &glyph};
    }
  }
}

const ScreenReader::Letter* ScreenReader::letter_at(const ImDrawVert& corner) const {
  const auto found = letters_.find(place_in_atlas(corner.uv.x, corner.uv.y));
  return found == letters_.end() ? nullptr : &found->second;
}

namespace {

/// The four corners of a letter are drawn one after the other; of these, two facing each other.
struct LetterCorners {
  const ImDrawVert& low;
  const ImDrawVert& high;

  bool is_faint() const { return (low.col >> IM_COL32_A_SHIFT) < kFaintest; }
  bool is_scrolled_away(const ImVec4& clip) const {
    return high.pos.y <= clip.y || low.pos.y >= clip.w;
  }
  bool is_cut(const ImVec4& clip) const {
    return low.pos.x < clip.x - kCut || high.pos.x > clip.z + kCut;
  }
};

void add_letter(WrittenLine& line, const ImFontGlyph& glyph, const LetterCorners& corners,
                const ImVec4& clip) {
  append(line.words, glyph.Codepoint);
  line.from = {std::min(line.from.x, corners.low.pos.x), std::min(line.from.y, corners.low.pos.y)};
  line.to = {std::max(line.to.x, corners.high.pos.x), std::max(line.to.y, corners.high.pos.y)};
  line.is_cut = line.is_cut || corners.is_cut(clip);
}

}  // namespace

void ScreenReader::read_list(const ImDrawList& list, std::vector<WrittenLine>& lines,
                             std::vector<int>& corners) const {
  Pen pen;
  for (const ImDrawCmd& command : list.CmdBuffer) {
    const auto end = static_cast<int>(command.IdxOffset + command.ElemCount);
    for (int at = static_cast<int>(command.IdxOffset); at + kIndicesOfLetter <= end;) {
      const ImDrawIdx* index = list.IdxBuffer.Data + at;
      const int first = static_cast<int>(command.VtxOffset) + index[0];
      const Letter* letter = is_quad(index) ? letter_at(list.VtxBuffer[first]) : nullptr;
      if (letter == nullptr) {
        at += 3;
        continue;
      }
      at += kIndicesOfLetter;
      const LetterCorners drawn{list.VtxBuffer[first], list.VtxBuffer[first + 2]};
      if (drawn.is_faint() || drawn.is_scrolled_away(command.ClipRect)) continue;
      if (!pen.goes_on_to(*letter, drawn.low, drawn.high)) {
        lines.push_back({.words = {}, .from = {drawn.low.pos.x, drawn.low.pos.y}, .to = {}});
        corners.push_back(first);
      }
      pen.write(*letter, drawn.low, drawn.high, lines.back().words);
      add_letter(lines.back(), *letter->glyph, drawn, command.ClipRect);
    }
  }
}

std::vector<WrittenLine> ScreenReader::read(const ImDrawData& picture,
                                            std::span<const DrawnSheet> sheets) const {
  std::vector<WrittenLine> lines;
  std::vector<int> corners;    // where each line begins in its list
  std::vector<int> list_ends;  // how many lines there are after each list
  for (int number = 0; number < picture.CmdListsCount; ++number) {
    const std::size_t before = lines.size();
    read_list(*picture.CmdLists[number], lines, corners);
    const bool is_on_table = picture.CmdLists[number] == ImGui::GetBackgroundDrawList();
    for (std::size_t at = before; is_on_table && at < lines.size(); ++at) {
      lines[at].is_cut = false;  // the board goes on beyond the edge of the screen
    }
    list_ends.push_back(static_cast<int>(lines.size()));
  }
  const auto number_of = [&](const ImDrawList* list) {
    for (int number = 0; number < picture.CmdListsCount; ++number) {
      if (picture.CmdLists[number] == list) return number;
    }
    return -1;
  };
  for (const DrawnSheet& sheet : sheets) {
    const int own = number_of(sheet.list);
    for (std::size_t at = 0; at < lines.size(); ++at) {
      const auto list = static_cast<int>(std::ranges::upper_bound(list_ends, static_cast<int>(at)) -
                                         list_ends.begin());
      const bool is_before = list < own || (list == own && corners[at] < sheet.corner);
      const glm::vec2 middle = (lines[at].from + lines[at].to) / 2.0F;
      if (is_before && sheet.part.contains(middle)) lines[at].is_covered = true;
    }
  }
  return lines;
}

std::string without_blanks(std::string_view text) {
  constexpr std::string_view kHardBlank = "\u00a0";
  std::string letters;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text.substr(at).starts_with(kHardBlank)) {
      ++at;
    } else if (text[at] != ' ' && text[at] != '\n' && text[at] != '\t') {
      letters += text[at];
    }
  }
  return letters;
}

std::string letters_of(std::span<const WrittenLine> lines) {
  std::string letters;
  for (const WrittenLine& line : lines) {
    if (!line.is_covered) letters += without_blanks(line.words);
  }
  return letters;
}

}  // namespace engine
