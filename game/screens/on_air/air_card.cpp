#include "game/screens/on_air/air_card.h"

#include <algorithm>
#include <cfloat>

#include "engine/ui/widgets.h"

namespace screens {
namespace {

// In points.
constexpr float kMostCard = 980;
constexpr float kAroundCard = 22;
constexpr float kBetweenRows = 7;
constexpr float kAfterLead = 12;
constexpr float kCardRule = 2;
constexpr float kBelowCard = 0.06F;  // of the screen's height, below the card

float height_in_card(ImFont* font, const std::string& words, float most) {
  return font->CalcTextSizeA(font->FontSize, FLT_MAX, most, words.c_str()).y;
}

/// A card on its way: drawn, or only measured.
class CardColumn {
 public:
  CardColumn(const Context& context, ImDrawList* list, ImVec2 from, float width)
      : context_(context), list_(list), from_(from), width_(width) {}

  void write(ImFont* font, ImU32 colour, const std::string& words) {
    if (words.empty()) return;
    put(font, colour, words, 0);
    y_ += height_in_card(font, words, width_) + context_.unit(kBetweenRows);
  }

  void rule() {
    const ImVec2 start(from_.x, from_.y + y_);
    const float high = context_.unit(kCardRule);
    if (list_ != nullptr) {
      list_->AddRectFilled(start, ImVec2(start.x + width_, start.y + high), engine::ink::kBrass);
    }
    y_ += high + context_.unit(kBetweenRows);
  }

  void write(const AirCard::Line& line) {
    const float lead = line.lead.empty() ? 0 : lead_width(line.lead);
    if (lead > 0) put(context_.theme.bold, engine::ink::kInk, line.lead, 0);
    put(context_.theme.text, engine::ink::kInk, line.words, lead);
    const float words = height_in_card(context_.theme.text, line.words, width_ - lead);
    y_ += std::max(words, context_.theme.bold->FontSize) + context_.unit(kBetweenRows);
  }

  float height() const { return y_ - context_.unit(kBetweenRows); }

 private:
  float lead_width(const std::string& words) const {
    return std::min(width_of(context_.theme.bold, words) + context_.unit(kAfterLead), width_ / 2);
  }
  void put(ImFont* font, ImU32 colour, const std::string& words, float aside) {
    if (list_ == nullptr) return;
    list_->AddText(font, font->FontSize, ImVec2(from_.x + aside, from_.y + y_), colour,
                   words.c_str(), nullptr, width_ - aside);
  }

  const Context& context_;
  ImDrawList* list_;
  ImVec2 from_;
  float width_;
  float y_ = 0;
};

CardColumn written_card(const Context& context, const AirCard& card, ImDrawList* list, ImVec2 from,
                        float width) {
  CardColumn column(context, list, from, width);
  column.write(context.theme.small_caps, engine::ink::kWax, card.above);
  column.write(context.theme.title, engine::ink::kInk, card.title);
  if (!card.lines.empty()) column.rule();
  for (const AirCard::Line& line : card.lines) column.write(line);
  return column;
}

}  // namespace

void draw_air_card(Context& context, const AirCard& card) {
  const float around = context.unit(kAroundCard);
  const float width = std::min(context.unit(kMostCard), context.screen.x - 4 * gap(context.theme));
  const float inside = width - 2 * around;
  const float height = written_card(context, card, nullptr, {}, inside).height() + 2 * around;
  const ImVec2 from((context.screen.x - width) / 2, context.screen.y * (1 - kBelowCard) - height);
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  engine::draw_sheet(list, from, ImVec2(from.x + width, from.y + height), context.theme);
  written_card(context, card, &list, ImVec2(from.x + around, from.y + around), inside);
}

}  // namespace screens
