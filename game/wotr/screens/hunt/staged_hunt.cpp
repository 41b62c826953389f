#include "game/wotr/screens/hunt/staged_hunt.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numbers>
#include <vector>

#include "engine/ui/theme.h"
#include "game/screens/controls/pip_die.h"
#include "game/screens/staged_moment.h"
#include "game/wotr/screens/context/dice_icon.h"
#include "game/wotr/screens/hunt/corruption_ring.h"
#include "game/wotr/screens/hunt/eye.h"
#include "rules/wotr/board/hunt_pool.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/odds/bearers.h"
#include "rules/wotr/state/fellowship_events.h"
#include "rules/wotr/state/hunt_events.h"

namespace wotr_screens {
namespace {

using nlohmann::json;
using wotr::EventKind;
using wotr::fields_of;

// Of the radius that it is given.
constexpr float kDie = 0.4F;
constexpr float kBelowEye = 0.95F;
constexpr float kTile = 0.8F;
constexpr float kWords = 0.19F;
constexpr float kDrowsy = 0.3F;  // how far the Eye is open before anything is known

constexpr ImU32 kBone = IM_COL32(0xF0, 0xE8, 0xD4, 0xFF);
constexpr ImU32 kBlood = IM_COL32(0x9A, 0x2A, 0x24, 0xFF);
constexpr ImU32 kFailed = IM_COL32(0x3A, 0x14, 0x10, 0xFF);
constexpr ImU32 kDull = IM_COL32(0xB4, 0xA6, 0x90, 0xFF);
constexpr ImU32 kGold = IM_COL32(0xE8, 0xB8, 0x4C, 0xFF);
constexpr ImU32 kEmber = IM_COL32(0xC4, 0x44, 0x1D, 0xFF);
constexpr ImU32 kBlueTile = IM_COL32(0xA8, 0xC0, 0xDA, 0xFF);
constexpr ImU32 kShade = IM_COL32(0x0E, 0x08, 0x06, 0xB0);

/// What it is drawn with.
struct Canvas {
  const Context& context;
  ImDrawList& list;
  const screens::MomentShown& shown;
  ImVec2 middle;
  float radius;
  float open;
};

/// Written line by line on a shade, so that it is read over any land.
void write_below(const Canvas& canvas, float below, const std::vector<std::string>& lines) {
  ImFont* font = canvas.context.theme.bold;
  const float least = font->FontSize * ImGui::GetIO().FontGlobalScale;
  const float size = std::max(least, canvas.radius * kWords);
  const float air = size * 0.4F;
  float y = canvas.middle.y + below;
  for (const std::string& line : lines) {
    const ImVec2 room = font->CalcTextSizeA(size, FLT_MAX, 0, line.c_str());
    const float most = canvas.context.drawn.clear_to.x - room.x - 2 * air;
    const ImVec2 at(std::min(canvas.middle.x - room.x / 2, most), y);
    canvas.list.AddRectFilled(ImVec2(at.x - air, at.y - air / 3),
                              ImVec2(at.x + room.x + air, at.y + room.y + air / 3), kShade, air);
    canvas.list.AddText(font, size, at, engine::ink::kVellum, line.c_str());
    y += room.y + air;
  }
}

screens::PipDiePaint paint_of(bool succeeds) {
  return succeeds ? screens::PipDiePaint{.body = kBlood, .rim = kGold, .pips = kBone}
                  : screens::PipDiePaint{.body = kFailed, .rim = kShade, .pips = kDull};
}

/// What succeeded burns; the Eye opens by it.
void draw_roll(const Canvas& canvas) {
  const std::vector<core::Event>& dice = canvas.shown.moment->events;
  const auto successes = std::ranges::count_if(
      dice, [](const core::Event& one) { return fields_of<EventKind::kHuntDie>(one).success; });
  const float goal = successes > 0 ? 1 : kDrowsy / 2;
  draw_eye(canvas.list, canvas.middle, canvas.radius, std::lerp(kDrowsy, goal, canvas.open));
  const float size = canvas.radius * kDie;
  const float step = size * 1.2F;
  float x = canvas.middle.x - step * static_cast<float>(dice.size() - 1) / 2;
  const float y = canvas.middle.y + canvas.radius * kBelowEye;
  if (canvas.shown.is_coming) return;
  for (const core::Event& event : dice) {
    const auto die = fields_of<EventKind::kHuntDie>(event);
    screens::draw_pip_die(canvas.list, ImVec2(x, y), size, die.value, paint_of(die.success));
    x += step;
  }
  write_below(canvas, canvas.radius * (kBelowEye + 0.35F),
              {successes > 0 ? say(canvas.context, "hunt.found", json{{"hits", successes}})
                             : say(canvas.context, "hunt.missed")});
}

void draw_number(const Canvas& canvas, ImVec2 centre, float size, const std::string& digits,
                 ImU32 colour) {
  ImFont* font = canvas.context.theme.numerals;
  const ImVec2 room = font->CalcTextSizeA(size, FLT_MAX, 0, digits.c_str());
  canvas.list.AddText(font, size, ImVec2(centre.x - room.x / 2, centre.y - room.y / 2), colour,
                      digits.c_str());
}

/// The disc seen from aside while it turns; `turn` is 0 to 1, its face comes up in the middle.
void draw_disc(const Canvas& canvas, float turn, ImU32 colour) {
  const float tall = canvas.radius * kTile;
  const float broad = std::max(tall * std::abs(std::cos(turn * std::numbers::pi_v<float>)), 2.0F);
  const auto oval = [&](float share, ImU32 paint) {
    canvas.list.PathClear();
    constexpr int kCorners = 48;
    for (int i = 0; i < kCorners; ++i) {
      const float angle =
          2 * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(kCorners);
      canvas.list.PathLineTo(ImVec2(canvas.middle.x + std::cos(angle) * broad * share,
                                    canvas.middle.y + std::sin(angle) * tall * share));
    }
    canvas.list.PathFillConvex(paint);
  };
  oval(1.1F, kShade);
  oval(1, engine::ink::kBrass);
  oval(0.94F, colour);
}

void draw_tile_signs(const Canvas& canvas, const wotr::TileFace& face) {
  const float tall = canvas.radius * kTile;
  const ImVec2 centre(canvas.middle.x, canvas.middle.y - (face.reveal ? tall * 0.16F : 0));
  if (face.eye) {
    draw_die_symbol(canvas.list, centre, tall * 0.6F, wotr::DieFace::kEye, kEmber);
  } else if (face.die) {
    screens::draw_pip_die(canvas.list, centre, tall * 0.8F, 0, paint_of(true));
  } else {
    draw_number(canvas, centre, tall * 1.15F, std::to_string(face.value), engine::ink::kInk);
  }
  if (face.reveal) {
    draw_eye(canvas.list, ImVec2(canvas.middle.x, canvas.middle.y + tall * 0.62F), tall * 0.3F, 1);
  }
  if (!face.stop) return;
  canvas.list.AddCircle(canvas.middle, tall * 0.84F, kEmber, 48, tall * 0.06F);
}

void draw_tile(const Canvas& canvas) {
  const auto tile = fields_of<EventKind::kHuntTile>(canvas.shown.moment->event).tile;
  const wotr::TileFace& face = wotr::face_of(tile);
  const ImU32 front = wotr::is_fellowship_special(tile) ? kBlueTile : kBone;
  draw_disc(canvas, canvas.open, canvas.open < 0.5F ? kBlood : front);
  if (canvas.open < 0.9F) return;
  draw_tile_signs(canvas, face);
  write_below(canvas, canvas.radius, effects_of(canvas.context, tile));
}

void draw_damage(const Canvas& canvas) {
  const int damage = fields_of<EventKind::kHuntDamage>(canvas.shown.moment->event).damage;
  draw_eye(canvas.list, canvas.middle, canvas.radius, 1);
  write_below(canvas, canvas.radius * 0.75F,
              {say(canvas.context, "hunt.tile", json{{"damage", damage}})});
}

/// The Ring, and how much of it is lost.
void draw_corruption(const Canvas& canvas) {
  const auto end = static_cast<float>(wotr::kMostCorruption);
  const int corruption = fields_of<EventKind::kCorruption>(canvas.shown.moment->event).corruption;
  const float ring = canvas.radius * 0.62F;
  const float line = canvas.radius * 0.2F;
  const float share = std::min(1.0F, static_cast<float>(corruption) / end) * canvas.open;
  draw_corruption_ring(canvas.list, canvas.middle, ring, line, {.lost = share});
  draw_number(canvas, canvas.middle, canvas.radius * 0.7F, std::to_string(corruption),
              engine::ink::kVellum);
  write_below(canvas, canvas.radius * 0.9F, {say(canvas.context, "hunt.corruption")});
}

}  // namespace

std::vector<std::string> effects_of(const Context& context, wotr::Tile tile) {
  const wotr::TileFace& face = wotr::face_of(tile);
  const wotr::Board& board = context.view.board;
  const std::string_view value = face.value < 0 ? "hunt.tile-heals" : "hunt.tile";
  std::vector<std::string> effects{
      face.eye   ? say(context, "hunt.tile-eye")
      : face.die ? say(context, "hunt.tile-die")
                 : say(context, value, json{{"damage", std::abs(face.value)}})};
  const bool reveals = board.hunt.tile == tile && board.fellowship.hidden != 0 &&
                       wotr::tile_reveals(context.rules, board);
  if (reveals) effects.push_back(say(context, "hunt.tile-reveals"));
  if (face.stop) effects.push_back(say(context, "hunt.tile-stops"));
  return effects;
}

bool draw_staged_hunt(const Context& context, ImDrawList& list, const screens::MomentShown& shown,
                      ImVec2 middle, float radius) {
  const Canvas canvas{context, list, shown, middle, radius, screens::opened(context, shown)};
  switch (static_cast<EventKind>(shown.moment->event.kind)) {
    case EventKind::kHuntDie: draw_roll(canvas); return true;
    case EventKind::kHuntTile: draw_tile(canvas); return true;
    case EventKind::kHuntDamage: draw_damage(canvas); return true;
    case EventKind::kCorruption: draw_corruption(canvas); return true;
    case EventKind::kRevealed:
      draw_eye(list, middle, radius, std::lerp(kDrowsy, 1.0F, canvas.open));
      return true;
    default: return false;
  }
}

}  // namespace wotr_screens
