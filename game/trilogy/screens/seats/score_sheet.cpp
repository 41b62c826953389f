#include "game/trilogy/screens/seats/score_sheet.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"
#include "game/screens/state/settings.h"
#include "game/trilogy/screens/context/signs.h"
#include "rules/trilogy/board/scores.h"
#include "rules/trilogy/names/names.h"
#include "rules/trilogy/names/read_names.h"

namespace trilogy_screens {
namespace {

using nlohmann::json;

constexpr double kPerLine = 0.5;  // seconds, while the final score is told
constexpr float kNameWidth = 200;
constexpr float kSeatWidth = 92;

/// One line of the score: what counts, and what it brings each seat.
struct Line {
  std::string words;
  std::vector<int> points;
  bool is_sum = false;
};

int held_in(const Context& context, core::Seat seat, const trilogy::TerritorySet& of) {
  return (trilogy::held_by(context.board, seat) & of).size();
}

template <class Points>
Line line_of(const Context& context, std::string words, Points points) {
  Line line{.words = std::move(words), .points = {}};
  for (const core::Seat seat : seats_of(context.rules)) {
    line.points.push_back(trilogy::is_in_play(context.board, seat) ? points(seat) : 0);
  }
  return line;
}

/// Of the cards of a kind that lie in front of the seat (T-045).
int points_of_kind(const Context& context, core::Seat seat, trilogy::CardKind kind) {
  const auto side = static_cast<std::size_t>(trilogy::side_of(context.rules, seat));
  int points = 0;
  for (const trilogy::CardId card : context.view.piles.played[trilogy::at(seat)]) {
    const trilogy::AdventureCard& printed = trilogy::adventure_of(context.rules, card);
    if (printed.kind == kind) points += printed.points[side];
  }
  return points;
}

/// T-052, in one line: at the end the sheet below needs the room.
Line regions_together(const Context& context) {
  return line_of(context, say(context, "course.regions"), [&](core::Seat seat) {
    int points = 0;
    for (const trilogy::RegionRow& region : context.rules.regions) {
      const bool is_whole = held_in(context, seat, region.territories) == region.territories.size();
      points += is_whole ? int{region.bonus} : 0;
    }
    return points;
  });
}

/// T-052: only regions that somebody holds whole.
void add_regions(const Context& context, std::vector<Line>& lines) {
  for (const trilogy::RegionRow& region : context.rules.regions) {
    Line line = line_of(context, context.words.name("region", region.id), [&](core::Seat seat) {
      const bool is_whole = held_in(context, seat, region.territories) == region.territories.size();
      return is_whole ? int{region.bonus} : 0;
    });
    const bool any = std::ranges::any_of(line.points, [](int points) { return points > 0; });
    if (any) lines.push_back(std::move(line));
  }
}

std::vector<Line> lines_of(const Context& context) {
  const trilogy::Rules& rules = context.rules;
  std::vector<Line> lines;
  lines.push_back(line_of(context, say(context, "screen.score-territories"),
                          [&](core::Seat seat) { return held_in(context, seat, rules.all); }));
  lines.push_back(line_of(context, say(context, "screen.score-strongholds"), [&](core::Seat seat) {
    return 2 * held_in(context, seat, rules.strongholds);
  }));
  if (context.decision.is_over()) {
    lines.push_back(regions_together(context));
  } else {
    add_regions(context, lines);
  }
  for (const auto kind : {trilogy::CardKind::kMission, trilogy::CardKind::kPower}) {
    const std::string key = "screen.score-cards." + std::string(trilogy::id_of(kind));
    lines.push_back(line_of(context, say(context, key),
                            [&](core::Seat seat) { return points_of_kind(context, seat, kind); }));
  }
  const trilogy::State open = open_state(context.view);
  lines.push_back(line_of(context, say(context, "screen.score-sum"),
                          [&](core::Seat seat) { return trilogy::score_of(rules, open, seat); }));
  lines.back().is_sum = true;
  return lines;
}

bool tells_at_once(const Context& context) {
  const screens::Settings* settings = context.neutral.state.settings;
  if (settings == nullptr) return false;
  return settings->reduced_motion || settings->pace == screens::Pace::kInstant;
}

/// How many lines are told by now.
std::size_t lines_told(Context& context, std::size_t all) {
  if (!context.decision.is_over() || tells_at_once(context)) return all;
  std::optional<double>& since = context.memory.over_since;
  if (!since) since = ImGui::GetTime();
  const double lines = (ImGui::GetTime() - *since) / kPerLine;
  return std::min(all, static_cast<std::size_t>(lines));
}

void draw_heads(const Context& context, ImVec2 start) {
  float x = start.x + context.unit(kNameWidth);
  const float radius = context.unit(9);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (const core::Seat seat : seats_of(context.rules)) {
    draw_colour_disc(list, {x + radius, start.y + radius}, radius, colour_of(context.rules, seat));
    list.AddText(context.theme.bold, context.theme.bold->FontSize * ImGui::GetIO().FontGlobalScale,
                 {x + 2 * radius + context.unit(5), start.y + context.unit(1)}, engine::ink::kInk,
                 name_of(context, seat).c_str());
    x += context.unit(kSeatWidth);
  }
  ImGui::Dummy(ImVec2(x - start.x, context.unit(24)));
}

void draw_line(const Context& context, const Line& line) {
  if (line.is_sum) engine::ink_rule(context.theme);
  ImFont* font = line.is_sum ? context.theme.bold : context.theme.text;
  const float left = ImGui::GetCursorPosX();
  write(font, engine::ink::kInk, line.words);
  float x = left + context.unit(kNameWidth + 26);
  for (std::size_t seat = 0; seat < line.points.size(); ++seat) {
    const int points = line.points[seat];
    ImGui::SameLine(x);
    const bool is_none = points == 0 && !line.is_sum;
    const bool wins = line.is_sum && trilogy::at(context.board.winner) == seat;
    const ImU32 ink = wins ? engine::ink::kWax : engine::ink::kInk;
    write(font, is_none ? engine::ink::kSoftInk : ink, is_none ? "–" : std::to_string(points));
    x += context.unit(kSeatWidth);
  }
}

engine::PanelPlace place_of_score(const Context& context) {
  const auto seats = static_cast<float>(trilogy::seat_count(context.rules));
  const float wide = context.unit(kNameWidth + kSeatWidth * seats + 44);
  return {.position = {context.screen.x / 2, bar_height(context.theme) + gap(context.theme)},
          .size = {std::min(wide, context.screen.x - 2 * gap(context.theme)), 0},
          .pivot = {0.5F, 0}};
}

void draw_lines(Context& context) {
  const std::vector<Line> lines = lines_of(context);
  const std::size_t told = lines_told(context, lines.size());
  for (std::size_t i = 0; i < told; ++i) draw_line(context, lines[i]);
  const std::string tie = words_of_tie(context);
  const bool is_done = told == lines.size();
  if (is_done && !tie.empty()) write(context.theme.italic, engine::ink::kSoftInk, tie);
}

bool is_shown(const Context& context) {
  return context.neutral.memory.game_sheets.is_open(kScoreSheet) || context.decision.is_over();
}

}  // namespace

std::string words_of_tie(const Context& context) {
  const core::Seat winner = context.board.winner;
  if (context.board.victory != trilogy::Victory::kPoints) return {};
  const trilogy::State open = open_state(context.view);
  const auto ranks_of = [&](core::Seat seat) {
    return std::array{trilogy::score_of(context.rules, open, seat),
                      held_in(context, seat, context.rules.all),
                      held_in(context, seat, context.rules.strongholds),
                      trilogy::card_points(context.rules, open, seat)};
  };
  constexpr std::array<std::string_view, 5> kBy{"", "territories", "strongholds", "cards", "die"};
  std::size_t decided_by = 0;
  const auto best = ranks_of(winner);
  for (const core::Seat seat : seats_of(context.rules)) {
    if (seat == winner || !trilogy::is_in_play(context.board, seat)) continue;
    const auto other = ranks_of(seat);
    const auto differ = std::ranges::mismatch(best, other).in1 - best.begin();
    decided_by = std::max(decided_by, static_cast<std::size_t>(differ));
  }
  if (decided_by == 0) return {};
  return say(context, "screen.tie-by." + std::string(kBy[decided_by]),
             json{{"seat", trilogy::seat_id(context.rules, winner)}});
}

void draw_score(Context& context) {
  if (!is_shown(context)) return;
  const engine::PanelPlace place = place_of_score(context);
  if (context.decision.is_over()) {
    limit_height(context);
  } else {
    screens::limit_height_below(context, place.position.y);
  }
  if (engine::begin_panel(
          context.theme, "score",
          say(context, context.decision.is_over() ? "screen.final-score" : "screen.score-now")
              .c_str(),
          place)) {
    const bool has_button = !context.decision.is_over();
    screens::begin_page_that_fits(context, "score-page", has_button ? context.theme.touch : 0);
    draw_heads(context, ImGui::GetCursorScreenPos());
    draw_lines(context);
    screens::end_page_that_fits();
    if (!context.decision.is_over()) {
      const std::string close = say(context, "screen.close");
      if (screens::plain_control(context, close))
        context.neutral.memory.game_sheets.close(kScoreSheet);
    }
  }
  engine::end_panel();
}

}  // namespace trilogy_screens
