#include "game/screens/sheets/course_chart.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "engine/ui/widgets.h"

namespace screens {
namespace {

using nlohmann::json;

std::string words_of(const Context& context, const match::ChartMark& mark) {
  if (mark.seat.empty()) return say(context, mark.key);
  return say(context, mark.key, json{{"seat", mark.seat}});
}

/// A line that is alone needs no name: the title says what it is.
engine::ChartContent content_of(const Context& context, const match::Chart& chart) {
  engine::ChartContent content{
      .axis = say(context, "course.turn"), .first = chart.first_turn, .lines = {}};
  const bool is_alone = chart.series.size() == 1;
  for (const match::Series& series : chart.series) {
    content.lines.push_back(
        {.name = is_alone ? std::string() : context.state.words.name("seat", series.party),
         .ink = context.state.game.panels.party_ink(series.party),
         .values = series.values,
         .goal = series.goal});
  }
  for (const match::ChartMark& mark : chart.marks) {
    content.notes.push_back({mark.turn, words_of(context, mark)});
  }
  return content;
}

/// All that the chart counts at a turn, and what happened then.
std::string words_at(const Context& context, const match::Chart& chart, int turn) {
  std::string words = say(context, "course.at-turn", json{{"turn", turn}});
  const auto at = static_cast<std::size_t>(turn - chart.first_turn);
  for (const match::Series& series : chart.series) {
    if (at >= series.values.size()) continue;
    words += "\n" + context.state.words.name("seat", series.party) + ": " +
             std::to_string(series.values[at]);
  }
  for (const match::ChartMark& mark : chart.marks) {
    if (mark.turn == turn) words += "\n" + words_of(context, mark);
  }
  return words;
}

}  // namespace

void draw_course_chart(Context& context, const match::Chart& chart, ImVec2 size) {
  ImGui::BeginGroup();
  const std::string title = say(context, chart.title);
  write(context.theme.small_caps, engine::ink::kWax, title);
  const ImVec2 from = ImGui::GetCursorScreenPos();
  engine::DrawnChart drawn = engine::draw_chart(context.theme, content_of(context, chart), size);
  if (drawn.pointed) {
    engine::tip(context.theme, words_at(context, chart, *drawn.pointed).c_str());
  }
  context.drawn.charts.push_back(
      {title, {from.x, from.y}, {from.x + size.x, from.y + size.y}, std::move(drawn.texts)});
  ImGui::EndGroup();
}

}  // namespace screens
