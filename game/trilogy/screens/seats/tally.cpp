#include "game/trilogy/screens/seats/tally.h"

#include <cfloat>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "game/screens/controls/tip.h"
#include "game/trilogy/screens/context/signs.h"
#include "rules/trilogy/board/scores.h"
#include "rules/trilogy/names/names.h"
#include "rules/trilogy/names/read_names.h"

namespace trilogy_screens {
namespace {

// In points.
constexpr float kMark = 19;
constexpr float kSign = 12;
constexpr float kDigits = 18;
constexpr float kAfterSign = 3;
constexpr float kBetween = 9;
constexpr float kBetweenSeats = 24;
constexpr float kButtons = 162;  // at each end of the bar
constexpr float kMargin = 30;
constexpr float kHalfRow = 13;

constexpr ImU32 kTurnPlate = IM_COL32(0x8E, 0x2B, 0x22, 0x26);

/// What is counted of a player.
enum class Count { kPoints, kTerritories, kBattalions, kCards };

/// What there is room for: with little, only the points.
using Counts = std::vector<Count>;

int value_of(const Context& context, core::Seat seat, Count count) {
  const trilogy::TerritorySet& held = trilogy::held_by(context.board, seat);
  const trilogy::CountByDeck& hand = context.view.hands[trilogy::at(seat)];
  switch (count) {
    case Count::kPoints: return trilogy::score_of(context.rules, open_state(context.view), seat);
    case Count::kTerritories: return held.size();
    case Count::kCards: return hand[0] + hand[1];
    case Count::kBattalions: break;
  }
  int sum = 0;
  for (const Territory territory : held) sum += trilogy::battalions_in(context.board, territory);
  return sum;
}

float width_of_number(const Context& context, const std::string& number) {
  return context.theme.numerals->CalcTextSizeA(context.unit(kDigits), FLT_MAX, 0, number.c_str()).x;
}

float width_of_seat(const Context& context, core::Seat seat, const Counts& counts) {
  float width = context.unit(kMark);
  for (const Count count : counts) {
    width += context.unit(kBetween + kSign + kAfterSign) +
             width_of_number(context, std::to_string(value_of(context, seat, count)));
  }
  return width;
}

std::string ring_words(const Context& context) {
  const trilogy::Fellowship& fellowship = context.board.fellowship;
  if (fellowship.destroyed != 0) return {};
  return name_of(context, context.rules.path[fellowship.place]);
}

float width_of_ring(const Context& context) {
  const std::string words = ring_words(context);
  if (words.empty()) return 0;
  return context.unit(kMark + kAfterSign) + width_of(context.theme.text, words);
}

float width_of_all(const Context& context, const Counts& counts) {
  float width = width_of_ring(context);
  for (const core::Seat seat : seats_of(context.rules)) {
    width += width_of_seat(context, seat, counts) + context.unit(kBetweenSeats);
  }
  return width;
}

Counts counts_that_fit(const Context& context) {
  const float room = context.screen.x - 2 * context.unit(kButtons + kMargin);
  Counts counts{Count::kPoints, Count::kTerritories, Count::kBattalions, Count::kCards};
  while (counts.size() > 1 && width_of_all(context, counts) > room) counts.pop_back();
  return counts;
}

std::string_view id_of(Count count) {
  switch (count) {
    case Count::kPoints: return "points";
    case Count::kTerritories: return "territories";
    case Count::kBattalions: return "battalions";
    case Count::kCards: break;
  }
  return "cards";
}

/// From one end of the row to the other.
void note_part(const Context& context, const std::string& label, float left, ImVec2 right_middle,
               const std::string& words) {
  const float half = context.unit(kHalfRow);
  screens::note_sign(context, label, {left, right_middle.y - half},
                     {right_middle.x, right_middle.y + half}, words);
}

/// A star for points, land within a border, a spear, a card.
void draw_sign(const Context& context, ImDrawList& list, ImVec2 centre, Count count) {
  const float half = context.unit(kSign) / 2;
  const ImU32 ink = engine::ink::kSoftInk;
  const float line = context.unit(1.4F);
  const auto at = [&](float x, float y) {
    return ImVec2(centre.x + x * half, centre.y + y * half);
  };
  switch (count) {
    case Count::kPoints:
      return draw_symbol(list, centre, half * 1.15F, trilogy::Symbol::kWild, engine::ink::kBrass);
    case Count::kTerritories: {
      const ImVec2 border[]{at(-0.9F, -0.2F), at(-0.2F, -0.9F), at(0.9F, -0.5F), at(0.7F, 0.7F),
                            at(-0.5F, 0.9F)};
      return list.AddPolyline(border, 5, ink, ImDrawFlags_Closed, line);
    }
    case Count::kBattalions:
      list.AddLine(at(-0.8F, 0.95F), at(0.35F, -0.35F), ink, line * 1.2F);
      return list.AddTriangleFilled(at(0.95F, -1), at(0.6F, 0.05F), at(-0.05F, -0.5F), ink);
    case Count::kCards:
      return list.AddRect(at(-0.65F, -0.95F), at(0.65F, 0.95F), ink, context.unit(2), 0, line);
  }
}

void draw_number(const Context& context, ImDrawList& list, ImVec2& pen, const std::string& number,
                 bool is_bold) {
  const float size = context.unit(kDigits);
  list.AddText(context.theme.numerals, size, {pen.x, pen.y - size / 2},
               is_bold ? engine::ink::kInk : engine::ink::kSoftInk, number.c_str());
  pen.x += width_of_number(context, number);
}

/// A plate behind all that is counted of whose turn it is.
void draw_turn(const Context& context, ImDrawList& list, ImVec2 pen, float width) {
  const ImVec2 air(context.unit(7), context.unit(13));
  const ImVec2 from(pen.x - air.x, pen.y - air.y);
  const ImVec2 to(pen.x + width + air.x, pen.y + air.y);
  list.AddRectFilled(from, to, kTurnPlate, context.unit(5));
  list.AddRect(from, to, engine::ink::kWax, context.unit(5), 0, context.unit(1.4F));
}

/// Who it is, for which side, and whether the turn is theirs.
std::string words_about(const Context& context, core::Seat seat, bool acts) {
  const bool is_good = trilogy::side_of(colour_of(context.rules, seat)) == trilogy::Side::kGood;
  const nlohmann::json who{{"seat", trilogy::seat_id(context.rules, seat)}};
  std::string words = say(context, is_good ? "screen.sign.good" : "screen.sign.evil", who);
  if (acts) words += "\n" + say(context, "screen.sign.turn");
  return words;
}

void draw_count(const Context& context, ImDrawList& list, ImVec2& pen, core::Seat seat,
                Count count) {
  const float left = pen.x;
  const int value = value_of(context, seat, count);
  draw_sign(context, list, {pen.x + context.unit(kSign) / 2, pen.y}, count);
  pen.x += context.unit(kSign + kAfterSign);
  draw_number(context, list, pen, std::to_string(value), count == Count::kPoints);
  const std::string id(id_of(count));
  const std::string seat_id(trilogy::seat_id(context.rules, seat));
  note_part(context, "sign-" + id + "-" + seat_id, left, pen,
            say(context, "screen.sign." + id, nlohmann::json{{"seat", seat_id}, {"count", value}}));
}

void draw_seat(const Context& context, ImDrawList& list, ImVec2& pen, core::Seat seat,
               const Counts& counts) {
  const float radius = context.unit(kMark) / 2;
  const ImVec2 centre(pen.x + radius, pen.y);
  const bool acts = context.board.phase == trilogy::Phase::kTurn && context.board.to_act == seat;
  if (acts) draw_turn(context, list, pen, width_of_seat(context, seat, counts));
  draw_colour_disc(list, centre, radius, colour_of(context.rules, seat));
  if (acts)
    list.AddCircle(centre, radius + context.unit(2.5F), engine::ink::kWax, 0, context.unit(2));
  const float left = pen.x;
  pen.x += context.unit(kMark);
  note_part(context, "sign-seat-" + std::string(trilogy::seat_id(context.rules, seat)), left, pen,
            words_about(context, seat, acts));
  for (const Count count : counts) {
    pen.x += context.unit(kBetween);
    draw_count(context, list, pen, seat, count);
  }
}

/// The Ring, and where it is.
void draw_ring_place(const Context& context, ImDrawList& list, ImVec2 pen) {
  const std::string words = ring_words(context);
  if (words.empty()) return;
  draw_ring(list, {pen.x + context.unit(kMark) / 2, pen.y}, context.unit(kMark) / 2);
  const float size = context.theme.text->FontSize * ImGui::GetIO().FontGlobalScale;
  list.AddText(context.theme.text, size,
               {pen.x + context.unit(kMark + kAfterSign), pen.y - size / 2}, engine::ink::kInk,
               words.c_str());
  const int step = context.board.fellowship.place;
  const nlohmann::json where{{"territory", words},
                             {"step", step + 1},
                             {"all", static_cast<int>(context.rules.path.size())}};
  note_part(context, "sign-ring", pen.x, {pen.x + width_of_ring(context), pen.y},
            say(context, "screen.sign.ring", where));
}

}  // namespace

float tally_width(const Context& context) {
  return width_of_all(context, counts_that_fit(context));
}

void draw_tally(const Context& context, ImDrawList& list, ImVec2 left_middle) {
  const Counts counts = counts_that_fit(context);
  ImVec2 pen = left_middle;
  for (const core::Seat seat : seats_of(context.rules)) {
    draw_seat(context, list, pen, seat, counts);
    pen.x += context.unit(kBetweenSeats);
  }
  draw_ring_place(context, list, pen);
}

}  // namespace trilogy_screens
