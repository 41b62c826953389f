#include "game/screens/controls/emphasis.h"

#include <algorithm>
#include <sstream>

#include "game/lang/emphasis.h"

namespace screens {
namespace {

/// What is not parted by a line's end.
struct Piece {
  std::string words;
  bool is_emphasized = false;
  bool follows_blank = false;
};

std::vector<Piece> pieces_of(const std::string& text) {
  std::vector<Piece> pieces;
  bool follows_blank = false;
  for (const lang::Run& run : lang::runs_of(text)) {
    std::istringstream words(run.words);
    follows_blank = follows_blank || run.words.starts_with(' ');
    for (std::string word; words >> word; follows_blank = true) {
      pieces.push_back({word, run.is_emphasized, follows_blank});
    }
    follows_blank = run.words.ends_with(' ');
  }
  return pieces;
}

/// How wide it is with those that follow it without a blank.
float width_from(const std::vector<Piece>& pieces, std::size_t at, const ImFont* font) {
  float width = width_of(font, pieces[at].words);
  while (++at < pieces.size() && !pieces[at].follows_blank)
    width += width_of(font, pieces[at].words);
  return width;
}

}  // namespace

void write_emphasized(const Context& context, ImFont* font, const std::string& text) {
  ImGui::PushFont(font);
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float room = ImGui::GetContentRegionAvail().x;
  const float height = ImGui::GetTextLineHeight();
  const float blank = width_of(font, " ");
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const std::vector<Piece> pieces = pieces_of(text);
  float x = 0;
  float y = 0;
  bool was_emphasized = false;
  for (std::size_t at = 0; at < pieces.size(); ++at) {
    const Piece& piece = pieces[at];
    const float gap = piece.follows_blank && x > 0 ? blank : 0;
    const bool fits =
        x == 0 || !piece.follows_blank || x + gap + width_from(pieces, at, font) <= room;
    const float before = x;
    x = fits ? x + gap : 0;
    y += fits ? 0 : height;
    const ImVec2 place(from.x + x, from.y + y);
    const ImU32 colour = piece.is_emphasized ? engine::ink::kWax : engine::ink::kInk;
    list.AddText(place, colour, piece.words.c_str());
    x += width_of(font, piece.words);
    if (piece.is_emphasized) {
      const bool goes_on = was_emphasized && fits;
      const float line = place.y + height - context.unit(2);
      list.AddLine({goes_on ? from.x + before : place.x, line}, {from.x + x, line}, colour,
                   std::max(1.0F, context.unit(1)));
    }
    was_emphasized = piece.is_emphasized;
  }
  ImGui::PopFont();
  ImGui::Dummy({room, y + height});
}

}  // namespace screens
