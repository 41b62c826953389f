#include "engine/ui/icons.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <vector>

namespace engine {
namespace {

constexpr float kTurn = 6.2831853F;

/// Draws in a square from -1 to 1, y down, with one line weight.
class Pen {
 public:
  Pen(ImDrawList& list, ImVec2 centre, float size, ImU32 colour)
      : list_(list), centre_(centre), half_(size / 2), colour_(colour) {}

  void line(std::initializer_list<ImVec2> points, bool closed = false) {
    for (ImVec2 point : points) list_.PathLineTo(at(point));
    list_.PathStroke(colour_, closed ? ImDrawFlags_Closed : ImDrawFlags_None, weight());
  }
  void fill(std::initializer_list<ImVec2> points) {
    for (ImVec2 point : points) list_.PathLineTo(at(point));
    list_.PathFillConvex(colour_);
  }
  void ring(ImVec2 middle, float radius) {
    list_.AddCircle(at(middle), radius * half_, colour_, 0, weight());
  }
  void dot(ImVec2 middle, float radius) {
    list_.AddCircleFilled(at(middle), radius * half_, colour_);
  }
  /// From and to in turns, clockwise from the east.
  void arc(ImVec2 middle, float radius, float from, float to) {
    list_.PathArcTo(at(middle), radius * half_, from * kTurn, to * kTurn, 20);
    list_.PathStroke(colour_, ImDrawFlags_None, weight());
  }

 private:
  ImVec2 at(ImVec2 point) const {
    return {centre_.x + point.x * half_, centre_.y + point.y * half_};
  }
  float weight() const { return std::max(1.2F, half_ * 0.17F); }

  ImDrawList& list_;
  ImVec2 centre_;
  float half_;
  ImU32 colour_;
};

void draw_gear(Pen& pen) {
  pen.ring({0, 0}, 0.5F);
  pen.dot({0, 0}, 0.16F);
  for (int i = 0; i < 8; ++i) {
    const float angle = kTurn * static_cast<float>(i) / 8;
    const ImVec2 out(std::cos(angle), std::sin(angle));
    pen.line({{out.x * 0.55F, out.y * 0.55F}, {out.x * 0.92F, out.y * 0.92F}});
  }
}

/// An arrow that bends back; `side` -1 goes back, 1 forth.
void draw_bend(Pen& pen, float side) {
  pen.line({{side * 0.85F, -0.35F}, {-side * 0.2F, -0.35F}});
  pen.arc({-side * 0.2F, 0.2F}, 0.55F, side > 0 ? 0.25F : -0.25F, side > 0 ? 0.75F : 0.25F);
  pen.line({{-side * 0.2F, 0.75F}, {side * 0.4F, 0.75F}});
  pen.line({{side * 0.45F, -0.8F}, {side * 0.88F, -0.35F}, {side * 0.45F, 0.1F}});
}

void draw_eye(Pen& pen) {
  pen.line({{-0.95F, 0},
            {-0.5F, -0.42F},
            {0, -0.56F},
            {0.5F, -0.42F},
            {0.95F, 0},
            {0.5F, 0.42F},
            {0, 0.56F},
            {-0.5F, 0.42F}},
           true);
  pen.dot({0, 0}, 0.26F);
}

void draw_eye_closed(Pen& pen) {
  pen.line({{-0.95F, -0.1F}, {-0.5F, 0.3F}, {0, 0.44F}, {0.5F, 0.3F}, {0.95F, -0.1F}});
  pen.line({{-0.55F, 0.35F}, {-0.75F, 0.7F}});
  pen.line({{0, 0.48F}, {0, 0.88F}});
  pen.line({{0.55F, 0.35F}, {0.75F, 0.7F}});
}

void draw_die(Pen& pen) {
  pen.line({{0, -0.9F}, {0.8F, -0.45F}, {0.8F, 0.45F}, {0, 0.9F}, {-0.8F, 0.45F}, {-0.8F, -0.45F}},
           true);
  pen.line({{-0.8F, -0.45F}, {0, 0}, {0.8F, -0.45F}});
  pen.line({{0, 0}, {0, 0.9F}});
}

void draw_hourglass(Pen& pen) {
  pen.line({{-0.65F, -0.9F}, {0.65F, -0.9F}});
  pen.line({{-0.65F, 0.9F}, {0.65F, 0.9F}});
  pen.line({{-0.5F, -0.9F}, {-0.4F, -0.4F}, {0, 0}, {0.4F, -0.4F}, {0.5F, -0.9F}});
  pen.line({{-0.5F, 0.9F}, {-0.4F, 0.4F}, {0, 0}, {0.4F, 0.4F}, {0.5F, 0.9F}});
  pen.fill({{-0.3F, 0.75F}, {0, 0.35F}, {0.3F, 0.75F}});
}

void draw_save(Pen& pen) {
  pen.line({{0, -0.9F}, {0, 0.3F}});
  pen.line({{-0.45F, -0.15F}, {0, 0.32F}, {0.45F, -0.15F}});
  pen.line({{-0.85F, 0.25F}, {-0.85F, 0.85F}, {0.85F, 0.85F}, {0.85F, 0.25F}});
}

void draw_map(Pen& pen) {
  pen.line({{-0.9F, -0.6F},
            {-0.3F, -0.85F},
            {0.3F, -0.6F},
            {0.9F, -0.85F},
            {0.9F, 0.6F},
            {0.3F, 0.85F},
            {-0.3F, 0.6F},
            {-0.9F, 0.85F}},
           true);
  pen.line({{-0.3F, -0.85F}, {-0.3F, 0.6F}});
  pen.line({{0.3F, -0.6F}, {0.3F, 0.85F}});
}

void draw_sound(Pen& pen) {
  pen.line(
      {{-0.85F, -0.3F}, {-0.45F, -0.3F}, {0, -0.75F}, {0, 0.75F}, {-0.45F, 0.3F}, {-0.85F, 0.3F}},
      true);
  pen.arc({0.1F, 0}, 0.4F, -0.14F, 0.14F);
  pen.arc({0.1F, 0}, 0.8F, -0.14F, 0.14F);
}

void draw_question(Pen& pen) {
  pen.arc({0, -0.4F}, 0.48F, 0.5F, 1.08F);
  pen.line({{0.42F, -0.17F}, {0.05F, 0.1F}, {0, 0.42F}});
  pen.dot({0, 0.8F}, 0.13F);
}

void draw_chevron(Pen& pen, float x, float y) {
  // (x, y) is where it points; across it lie the two arms.
  const ImVec2 tip(x * 0.45F, y * 0.45F);
  pen.line(
      {{-tip.x - y * 0.75F, -tip.y - x * 0.75F}, tip, {-tip.x + y * 0.75F, -tip.y + x * 0.75F}});
}

void draw_rows(Pen& pen, bool with_dots) {
  for (float y : {-0.6F, 0.0F, 0.6F}) {
    if (with_dots) pen.dot({-0.8F, y}, 0.12F);
    pen.line({{with_dots ? -0.45F : -0.85F, y}, {0.85F, y}});
  }
}

void draw_home(Pen& pen) {
  pen.line({{-0.95F, 0}, {0, -0.85F}, {0.95F, 0}});
  pen.line({{-0.65F, -0.15F}, {-0.65F, 0.85F}, {0.65F, 0.85F}, {0.65F, -0.15F}});
  pen.line({{-0.2F, 0.85F}, {-0.2F, 0.3F}, {0.2F, 0.3F}, {0.2F, 0.85F}});
}

void draw_info(Pen& pen) {
  pen.ring({0, 0}, 0.88F);
  pen.dot({0, -0.42F}, 0.13F);
  pen.line({{0, -0.1F}, {0, 0.5F}});
}

void draw_card(Pen& pen) {
  pen.line({{-0.6F, -0.9F}, {0.6F, -0.9F}, {0.6F, 0.9F}, {-0.6F, 0.9F}}, true);
  pen.line({{0, -0.45F}, {0.25F, 0}, {0, 0.45F}, {-0.25F, 0}}, true);
}

void draw_banner(Pen& pen) {
  pen.line({{-0.5F, -0.95F}, {-0.5F, 0.95F}});
  pen.line({{-0.5F, -0.8F}, {0.75F, -0.8F}, {0.35F, -0.3F}, {0.75F, 0.2F}, {-0.5F, 0.2F}});
}

void draw_search(Pen& pen) {
  pen.ring({-0.2F, -0.2F}, 0.6F);
  pen.line({{0.25F, 0.25F}, {0.88F, 0.88F}});
}

void draw_forward(Pen& pen) {
  pen.fill({{-0.85F, -0.65F}, {0, 0}, {-0.85F, 0.65F}});
  pen.fill({{0, -0.65F}, {0.85F, 0}, {0, 0.65F}});
}

}  // namespace

void draw_icon(ImDrawList& list, Icon icon, ImVec2 centre, float size, ImU32 colour) {
  Pen pen(list, centre, size, colour);
  switch (icon) {
    case Icon::kMenu: return draw_rows(pen, false);
    case Icon::kClose:
      pen.line({{-0.7F, -0.7F}, {0.7F, 0.7F}});
      return pen.line({{-0.7F, 0.7F}, {0.7F, -0.7F}});
    case Icon::kCheck: return pen.line({{-0.8F, 0.05F}, {-0.25F, 0.65F}, {0.8F, -0.65F}});
    case Icon::kBack:
      pen.line({{-0.85F, 0}, {0.85F, 0}});
      return pen.line({{-0.3F, -0.6F}, {-0.88F, 0}, {-0.3F, 0.6F}});
    case Icon::kUndo: return draw_bend(pen, -1);
    case Icon::kRedo: return draw_bend(pen, 1);
    case Icon::kGear: return draw_gear(pen);
    case Icon::kSearch: return draw_search(pen);
    case Icon::kInfo: return draw_info(pen);
    case Icon::kQuestion: return draw_question(pen);
    case Icon::kPlay: return pen.fill({{-0.55F, -0.8F}, {0.8F, 0}, {-0.55F, 0.8F}});
    case Icon::kPause:
      pen.fill({{-0.6F, -0.8F}, {-0.2F, -0.8F}, {-0.2F, 0.8F}, {-0.6F, 0.8F}});
      return pen.fill({{0.2F, -0.8F}, {0.6F, -0.8F}, {0.6F, 0.8F}, {0.2F, 0.8F}});
    case Icon::kForward: return draw_forward(pen);
    case Icon::kAround:
      pen.arc({0, 0}, 0.72F, 0.02F, 0.8F);
      return pen.line({{-0.15F, -0.98F}, {0.26F, -0.68F}, {-0.08F, -0.28F}});
    case Icon::kPlus: pen.line({{0, -0.8F}, {0, 0.8F}}); return pen.line({{-0.8F, 0}, {0.8F, 0}});
    case Icon::kMinus: return pen.line({{-0.8F, 0}, {0.8F, 0}});
    case Icon::kEye: return draw_eye(pen);
    case Icon::kEyeClosed: return draw_eye_closed(pen);
    case Icon::kCard: return draw_card(pen);
    case Icon::kBanner: return draw_banner(pen);
    case Icon::kDie: return draw_die(pen);
    case Icon::kHourglass: return draw_hourglass(pen);
    case Icon::kSave: return draw_save(pen);
    case Icon::kHome: return draw_home(pen);
    case Icon::kMap: return draw_map(pen);
    case Icon::kSound: return draw_sound(pen);
    case Icon::kList: return draw_rows(pen, true);
    case Icon::kLeft: return draw_chevron(pen, -1, 0);
    case Icon::kRight: return draw_chevron(pen, 1, 0);
    case Icon::kUp: return draw_chevron(pen, 0, -1);
    case Icon::kDown: return draw_chevron(pen, 0, 1);
  }
}

}  // namespace engine
