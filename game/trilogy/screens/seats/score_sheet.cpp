#include "game/trilogy/screens/seats/score_sheet.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"
#include "game/screens/state/settings.h"
#include "game/trilogy/screens/desk/signs.h"
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

int held_in(const Desk& desk, core::Seat seat, const trilogy::TerritorySet& of) {
  return (trilogy::held_by(desk.board, seat) & of).size();
}

template <class Points>
Line line_of(const Desk& desk, std::string words, Points points) {
  Line line{.words = std::move(words), .points = {}};
  for (const core::Seat seat : seats_of(desk.rules)) {
    line.points.push_back(trilogy::is_in_play(desk.board, seat) ? points(seat) : 0);
  }
  return line;
}

/// Of the cards of a kind that lie in front of the seat (T-045).
int points_of_kind(const Desk& desk, core::Seat seat, trilogy::CardKind kind) {
  const auto side = static_cast<std::size_t>(trilogy::side_of(desk.rules, seat));
  int points = 0;
  for (const trilogy::CardId card : desk.view.piles.played[trilogy::at(seat)]) {
    const trilogy::AdventureCard& printed = trilogy::adventure_of(desk.rules, card);
    if (printed.kind == kind) points += printed.points[side];
  }
  return points;
}

/// T-052, in one line: at the end the sheet below needs the room.
Line regions_together(const Desk& desk) {
  return line_of(desk, say(desk, "course.regions"), [&](core::Seat seat) {
    int points = 0;
    for (const trilogy::RegionRow& region : desk.rules.regions) {
      const bool is_whole = held_in(desk, seat, region.territories) == region.territories.size();
      points += is_whole ? int{region.bonus} : 0;
    }
    return points;
  });
}

/// T-052: only regions that somebody holds whole.
void add_regions(const Desk& desk, std::vector<Line>& lines) {
  for (const trilogy::RegionRow& region : desk.rules.regions) {
    Line line = line_of(desk, desk.words.name("region", region.id), [&](core::Seat seat) {
      const bool is_whole = held_in(desk, seat, region.territories) == region.territories.size();
      return is_whole ? int{region.bonus} : 0;
    });
    const bool any = std::ranges::any_of(line.points, [](int points) { return points > 0; });
    if (any) lines.push_back(std::move(line));
  }
}

std::vector<Line> lines_of(const Desk& desk) {
  const trilogy::Rules& rules = desk.rules;
  std::vector<Line> lines;
  lines.push_back(line_of(desk, say(desk, "screen.score-territories"),
                          [&](core::Seat seat) { return held_in(desk, seat, rules.all); }));
  lines.push_back(line_of(desk, say(desk, "screen.score-strongholds"), [&](core::Seat seat) {
    return 2 * held_in(desk, seat, rules.strongholds);
  }));
  if (desk.decision.is_over()) {
    lines.push_back(regions_together(desk));
  } else {
    add_regions(desk, lines);
  }
  for (const auto kind : {trilogy::CardKind::kMission, trilogy::CardKind::kPower}) {
    const std::string key = "screen.score-cards." + std::string(trilogy::id_of(kind));
    lines.push_back(line_of(desk, say(desk, key),
                            [&](core::Seat seat) { return points_of_kind(desk, seat, kind); }));
  }
  const trilogy::State open = open_state(desk.view);
  lines.push_back(line_of(desk, say(desk, "screen.score-sum"),
                          [&](core::Seat seat) { return trilogy::score_of(rules, open, seat); }));
  lines.back().is_sum = true;
  return lines;
}

bool tells_at_once(const Desk& desk) {
  const screens::Settings* settings = desk.sheet.state.settings;
  if (settings == nullptr) return false;
  return settings->reduced_motion || settings->pace == screens::Pace::kInstant;
}

/// How many lines are told by now.
std::size_t lines_told(Desk& desk, std::size_t all) {
  if (!desk.decision.is_over() || tells_at_once(desk)) return all;
  std::optional<double>& since = desk.memory.over_since;
  if (!since) since = ImGui::GetTime();
  const double lines = (ImGui::GetTime() - *since) / kPerLine;
  return std::min(all, static_cast<std::size_t>(lines));
}

void draw_heads(const Desk& desk, ImVec2 start) {
  float x = start.x + desk.unit(kNameWidth);
  const float radius = desk.unit(9);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (const core::Seat seat : seats_of(desk.rules)) {
    draw_colour_disc(list, {x + radius, start.y + radius}, radius, colour_of(desk.rules, seat));
    list.AddText(desk.theme.bold, desk.theme.bold->FontSize * ImGui::GetIO().FontGlobalScale,
                 {x + 2 * radius + desk.unit(5), start.y + desk.unit(1)}, engine::ink::kInk,
                 name_of(desk, seat).c_str());
    x += desk.unit(kSeatWidth);
  }
  ImGui::Dummy(ImVec2(x - start.x, desk.unit(24)));
}

void draw_line(const Desk& desk, const Line& line) {
  if (line.is_sum) engine::ink_rule(desk.theme);
  ImFont* font = line.is_sum ? desk.theme.bold : desk.theme.text;
  const float left = ImGui::GetCursorPosX();
  write(font, engine::ink::kInk, line.words);
  float x = left + desk.unit(kNameWidth + 26);
  for (std::size_t seat = 0; seat < line.points.size(); ++seat) {
    const int points = line.points[seat];
    ImGui::SameLine(x);
    const bool is_none = points == 0 && !line.is_sum;
    const bool wins = line.is_sum && trilogy::at(desk.board.winner) == seat;
    const ImU32 ink = wins ? engine::ink::kWax : engine::ink::kInk;
    write(font, is_none ? engine::ink::kSoftInk : ink, is_none ? "–" : std::to_string(points));
    x += desk.unit(kSeatWidth);
  }
}

engine::PanelPlace place_of_score(const Desk& desk) {
  const auto seats = static_cast<float>(trilogy::seat_count(desk.rules));
  const float wide = desk.unit(kNameWidth + kSeatWidth * seats + 44);
  return {.position = {desk.screen.x / 2, bar_height(desk.theme) + gap(desk.theme)},
          .size = {std::min(wide, desk.screen.x - 2 * gap(desk.theme)), 0},
          .pivot = {0.5F, 0}};
}

void draw_lines(Desk& desk) {
  const std::vector<Line> lines = lines_of(desk);
  const std::size_t told = lines_told(desk, lines.size());
  for (std::size_t i = 0; i < told; ++i) draw_line(desk, lines[i]);
  const std::string tie = words_of_tie(desk);
  const bool is_done = told == lines.size();
  if (is_done && !tie.empty()) write(desk.theme.italic, engine::ink::kSoftInk, tie);
}

bool is_shown(const Desk& desk) { return desk.memory.score_open || desk.decision.is_over(); }

}  // namespace

std::string words_of_tie(const Desk& desk) {
  const core::Seat winner = desk.board.winner;
  if (desk.board.victory != trilogy::Victory::kPoints) return {};
  const trilogy::State open = open_state(desk.view);
  const auto ranks_of = [&](core::Seat seat) {
    return std::array{
        trilogy::score_of(desk.rules, open, seat), held_in(desk, seat, desk.rules.all),
        held_in(desk, seat, desk.rules.strongholds), trilogy::card_points(desk.rules, open, seat)};
  };
  constexpr std::array<std::string_view, 5> kBy{"", "territories", "strongholds", "cards", "die"};
  std::size_t decided_by = 0;
  const auto best = ranks_of(winner);
  for (const core::Seat seat : seats_of(desk.rules)) {
    if (seat == winner || !trilogy::is_in_play(desk.board, seat)) continue;
    const auto other = ranks_of(seat);
    const auto differ = std::ranges::mismatch(best, other).in1 - best.begin();
    decided_by = std::max(decided_by, static_cast<std::size_t>(differ));
  }
  if (decided_by == 0) return {};
  return say(desk, "screen.tie-by." + std::string(kBy[decided_by]),
             json{{"seat", trilogy::seat_id(desk.rules, winner)}});
}

void draw_score(Desk& desk) {
  if (!is_shown(desk)) return;
  const engine::PanelPlace place = place_of_score(desk);
  if (desk.decision.is_over()) {
    limit_height(desk);
  } else {
    screens::limit_height_below(desk, place.position.y);
  }
  if (engine::begin_panel(
          desk.theme, "score",
          say(desk, desk.decision.is_over() ? "screen.final-score" : "screen.score-now").c_str(),
          place)) {
    const bool has_button = !desk.decision.is_over();
    screens::begin_page_that_fits(desk, "score-page", has_button ? desk.theme.touch : 0);
    draw_heads(desk, ImGui::GetCursorScreenPos());
    draw_lines(desk);
    screens::end_page_that_fits();
    if (!desk.decision.is_over()) {
      const std::string close = say(desk, "screen.close");
      if (screens::plain_control(desk, close)) desk.memory.score_open = false;
    }
  }
  engine::end_panel();
}

}  // namespace trilogy_screens
