#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numbers>

#include "engine/ui/widgets.h"
#include "game/lang/capital.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/seated.h"
#include "game/screens/controls/turner.h"
#include "game/screens/new_game/new_game_sheet.h"
#include "game/screens/state/player_names.h"

namespace screens {
namespace {

/// One, and up to as many as the largest table has seats.
int most_people(const Context& context) {
  const auto& tables = context.state.choices->tables;
  return tables.empty() ? 1 : tables.rbegin()->first;
}

/// A row without a seat.
void begin_plain_row(Context& context, const std::string& name) {
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  ImGui::AlignTextToFramePadding();
  write(context.theme.bold, engine::ink::kInk, name);
  ImGui::TableNextColumn();
}

void draw_numbers(Context& context, NewGame& game) {
  begin_plain_row(context, say(context, "screen.how-many"));
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const int most = most_people(context);
  const auto count = static_cast<float>(most);
  const float width =
      std::min(context.unit(120), (ImGui::GetContentRegionAvail().x - (count - 1) * space) / count);
  for (int people = 1; people <= most; ++people) {
    if (people > 1 && !context.state.choices->tables.contains(people)) continue;
    if (people > 1) ImGui::SameLine();
    std::string label = say(context, "screen.player-count", nlohmann::json{{"players", people}});
    if (width_of(context.theme.text, label) + context.unit(8) > width)
      label = std::to_string(people);
    if (choice_control(context, label, game.people == people, width)) {
      set_people(*context.state.choices, game, people);
    }
  }
}

using Seats = std::vector<SeatChoice>;

std::string seat_name(const Context& context, const SeatChoice& seat) {
  return context.state.words.name("seat", seat.id);
}

/// The name of a row on the left, over the marks of the seat; the controls go to its right.
void begin_row(Context& context, const std::string& name, const Seats& seats, std::size_t seat) {
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(context.unit(5), context.unit(3)));
  write(context.theme.bold, engine::ink::kInk, name);
  context.state.game.panels.draw_seat_marks(context, static_cast<int>(seats.size()),
                                            static_cast<core::Seat>(seat));
  ImGui::PopStyleVar();
  ImGui::TableNextColumn();
  ImGui::PushID(static_cast<int>(seat));
}

void end_row() { ImGui::PopID(); }

/// Who is meant by a name alone: the first that has it.
std::string player_of(const std::vector<std::string>& machines, const std::string& name) {
  const auto usual = std::ranges::find_if(
      machines, [&](const std::string& one) { return plain_player(one) == name; });
  return usual == machines.end() ? name : *usual;
}

/// How wide the widest of these words is on a button.
float widest(const Context& context, const std::vector<std::string>& all, std::string_view key) {
  float width = 0;
  for (const std::string& one : all) {
    width = std::max(width, width_of(context.theme.text, say(context, std::string(key) + one)));
  }
  return width + context.unit(16);
}

std::size_t place_of(const std::vector<std::string>& all, std::string_view one) {
  const auto found = std::ranges::find(all, one);
  return found == all.end() ? 0 : static_cast<std::size_t>(found - all.begin());
}

/// How long the one that sits there thinks, where it may be told.
std::string draw_ways(Context& context, const std::string& name, const std::string& seated,
                      const std::vector<std::string>& ways, float width) {
  const std::size_t now = place_of(ways, way_of(seated));
  const std::string label = name + " " + say(context, "screen.thinks-for");
  const int by = turner(context, label, say(context, "screen.thinks." + ways[now]), width);
  return by == 0 ? "" : with_strength(ways[turned(now, by, ways.size())], strength_of(seated));
}

std::string strength_words(const Context& context, int strength) {
  return say(context, "screen.strength", nlohmann::json{{"strength", strength}});
}

float strength_width(const Context& context) {
  return width_of(context.theme.text, strength_words(context, 100)) + context.unit(16);
}

/// How well.
std::string draw_strength(Context& context, const std::string& name, const std::string& seated) {
  constexpr int kStep = 10;
  constexpr int kFull = 100;
  const std::string words = say(context, "screen.at-strength");
  const int strength = strength_of(seated);
  const int by = turner(context, name + " " + words, strength_words(context, strength),
                        strength_width(context));
  if (by == 0) return {};
  const int rounded = by > 0 ? (strength / kStep + 1) * kStep : (strength - 1) / kStep * kStep;
  return with_strength(way_of(seated), std::clamp(rounded, 1, kFull));
}

/// All that may be said of a seat, on one line; on two where letters are so large. The lines stay
/// where they are, whoever is chosen.
struct SeatLine {
  std::vector<std::string> names;  ///< who may sit there
  float name_width = 0;
  float way_width = 0;
  bool has_ways = false;  ///< one of them is told how long it may think
  bool is_one = true;
};

SeatLine line_of(const Context& context, const SeatChoice& seat, bool with_person) {
  SeatLine line{.names = plain_players(seat.machines)};
  if (with_person) line.names.insert(line.names.begin(), std::string(kPerson));
  line.name_width = widest(context, line.names, "screen.seated.");
  for (const std::string& name : line.names) {
    const std::vector<std::string> ways = ways_of(seat.machines, name);
    if (ways.size() < 2) continue;
    line.has_ways = true;
    line.way_width = std::max(line.way_width, widest(context, ways, "screen.thinks."));
  }
  const float wide =
      turner_width(context, line.name_width) + turner_width(context, line.way_width) +
      turner_width(context, strength_width(context)) + 2 * ImGui::GetStyle().ItemSpacing.x;
  line.is_one = !line.has_ways || wide <= ImGui::GetContentRegionAvail().x;
  return line;
}

/// What kind of player it is, where there is room.
void draw_way_of_play(Context& context, std::string_view seated_name) {
  if (seated_name == kPerson) return;
  const std::string words = say(context, "screen.plays." + std::string(seated_name));
  const ImVec2 at(ImGui::GetItemRectMax().x + context.unit(10), ImGui::GetItemRectMin().y);
  const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
  if (at.x + width_of(context.theme.italic, words) > right) return;
  const float size = ImGui::GetIO().FontGlobalScale * context.theme.italic->FontSize;
  ImGui::GetWindowDrawList()->AddText(context.theme.italic, size,
                                      {at.x, at.y + (context.theme.touch - size) / 2},
                                      engine::ink::kSoftInk, words.c_str());
}

/// The line of a seat. Returns the player that was chosen, or nothing.
std::string draw_players(Context& context, const std::string& name, const std::string& seated,
                         const SeatChoice& seat, bool with_person) {
  const SeatLine line = line_of(context, seat, with_person);
  const std::size_t now = place_of(line.names, plain_player(seated));
  std::string chosen;
  const ImVec2 start = ImGui::GetCursorPos();
  const int by =
      turner(context, name, say(context, "screen.seated." + line.names[now]), line.name_width);
  if (by != 0) chosen = player_of(seat.machines, line.names[turned(now, by, line.names.size())]);
  const std::vector<std::string> ways = ways_of(seat.machines, line.names[now]);
  if (ways.size() < 2) {
    draw_way_of_play(context, line.names[now]);
  } else {
    if (line.is_one) ImGui::SameLine();
    std::string told = draw_ways(context, name, seated, ways, line.way_width);
    ImGui::SameLine();
    const std::string strength = draw_strength(context, name, seated);
    if (!strength.empty()) told = strength;
    if (!told.empty()) chosen = told;
  }
  if (line.is_one) return chosen;
  const float second = start.y + context.theme.touch + ImGui::GetStyle().ItemSpacing.y;
  ImGui::SetCursorPos(ImVec2(start.x, second));
  ImGui::Dummy(ImVec2(1, context.theme.touch));
  return chosen;
}

void draw_seats(Context& context, NewGame& game, const Seats& seats) {
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    begin_row(context, seat_name(context, seats[seat]), seats, seat);
    const std::string chosen = draw_players(context, seat_name(context, seats[seat]),
                                            game.players[seat], seats[seat], true);
    if (!chosen.empty()) game.players[seat] = chosen;
    end_row();
  }
}

/// So many of three, drawn after the item before.
void draw_stars(Context& context, int stars) {
  constexpr int kOf = 3;
  constexpr int kCorners = 10;
  const float radius = context.unit(8);
  const ImVec2 from = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int star = 0; star < kOf; ++star) {
    const ImVec2 middle(from.x + radius * (1.2F + 2.4F * static_cast<float>(star)),
                        from.y + context.theme.touch / 2);
    std::array<ImVec2, kCorners> corners;
    for (int corner = 0; corner < kCorners; ++corner) {
      const float angle = std::numbers::pi_v<float> * (static_cast<float>(corner) / 5 - 0.5F);
      const float away = corner % 2 == 0 ? radius : radius * 0.42F;
      corners[static_cast<std::size_t>(corner)] = {middle.x + away * std::cos(angle),
                                                   middle.y + away * std::sin(angle)};
    }
    const bool is_lit = star < stars;
    for (int corner = 0; corner < kCorners && is_lit; ++corner) {
      const auto at = static_cast<std::size_t>(corner);
      list.AddTriangleFilled(middle, corners[at], corners[(at + 1) % kCorners],
                             engine::ink::kBrass);
    }
    list.AddPolyline(corners.data(), kCorners, engine::ink::kSoftInk, ImDrawFlags_Closed,
                     std::max(1.0F, context.unit(1)));
  }
  ImGui::Dummy(ImVec2(radius * 2.4F * kOf, context.theme.touch));
}

/// How hard each is to beat, in words and stars; below, who it is.
void draw_opponents(Context& context, std::string& seated) {
  float width = 0;
  for (const OpponentChoice& one : context.state.choices->opponents) {
    width = std::max(width, control_width(context, say(context, "screen.opponent." + one.id)));
  }
  for (const OpponentChoice& one : context.state.choices->opponents) {
    const std::string label = say(context, "screen.opponent." + one.id);
    if (choice_control(context, label, seated == one.player, width)) {
      seated = one.player;
      context.memory.own<NewGameMemory>().any_opponent = false;
    }
    ImGui::SameLine();
    draw_stars(context, one.stars);
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    write(context.theme.italic, engine::ink::kSoftInk,
          lang::with_capital(seated_words(context, one.player)));
  }
}

/// Somebody asked for them, or one of them is seated.
bool is_any_offered(const Context& context, const std::string& seated) {
  const auto& opponents = context.state.choices->opponents;
  return context.memory.own<NewGameMemory>().any_opponent ||
         std::ranges::find(opponents, seated, &OpponentChoice::player) == opponents.end();
}

/// How many machines one person plays against, where there may be several.
void draw_tables(Context& context, NewGame& game) {
  const std::vector<int>& tables = context.state.choices->alone;
  if (tables.size() < 2) return;
  begin_plain_row(context, say(context, "screen.how-many-opponents"));
  for (const int table : tables) {
    const std::string label =
        say(context, "screen.opponent-count", nlohmann::json{{"opponents", table - 1}});
    if (table != tables.front()) flow(context, control_width(context, label));
    if (choice_control(context, label, game.table == table)) {
      set_table(*context.state.choices, game, table);
    }
  }
}

/// One person: which side, and against whom.
void draw_side_and_opponent(Context& context, NewGame& game, const Seats& seats) {
  const std::size_t own = std::min(own_seat(game), seats.size() - 1);
  const std::size_t other = own == 0 ? 1 : 0;
  begin_row(context, say(context, "screen.you-play"), seats, own);
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const std::string label = seat_name(context, seats[seat]);
    if (seat > 0) flow(context, control_width(context, label));
    if (choice_control(context, label, seat == own)) {
      play_alone_as(*context.state.choices, game, static_cast<core::Seat>(seat));
    }
  }
  end_row();
  draw_tables(context, game);
  begin_row(context, say(context, "screen.against"), seats, other);
  std::string opponent = game.players[other];
  draw_opponents(context, opponent);
  if (is_any_offered(context, opponent)) {
    const std::string chosen =
        draw_players(context, say(context, "screen.against"), opponent, seats[other], false);
    if (!chosen.empty()) opponent = chosen;
  } else if (plain_control(context, say(context, "screen.any-opponent"))) {
    context.memory.own<NewGameMemory>().any_opponent = true;
  }
  end_row();
  if (opponent == game.players[other]) return;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (seat != own) game.players[seat] = opponent;
  }
}

std::string names_of(const Context& context, const std::vector<std::string>& seating) {
  std::string names;
  for (const std::string& seat : seating) {
    names += (names.empty() ? "" : " · ") + context.state.words.name("seat", seat);
  }
  return names;
}

/// Who plays, where that may be chosen and no scenario says it.
void draw_seatings(Context& context, NewGame& game) {
  const auto& all = context.state.choices->seatings;
  const auto seatings = all.find(seats_of(game));
  if (seatings == all.end() || !game.scenario.empty()) return;
  const std::string who = say(context, "screen.who-plays");
  begin_plain_row(context, who);
  const auto found = std::ranges::find(seatings->second, game.seats);
  const std::size_t now =
      found == seatings->second.end() ? 0 : std::size_t(found - seatings->second.begin());
  float width = 0;
  for (const std::vector<std::string>& seating : seatings->second) {
    width = std::max(width,
                     width_of(context.theme.text, names_of(context, seating)) + context.unit(16));
  }
  const int by = turner(context, who, names_of(context, seatings->second[now]), width);
  if (by != 0) game.seats = seatings->second[turned(now, by, seatings->second.size())];
}

}  // namespace

void draw_players_page(Context& context, NewGame& game) {
  constexpr std::array<std::string_view, 4> kAbout{"screen.about-one", "screen.about-two",
                                                   "screen.about-three", "screen.about-four"};
  if (!ImGui::BeginTable("seats", 2)) return;
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, context.unit(190));
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch);
  draw_numbers(context, game);
  set_people(*context.state.choices, game, game.people);
  const Seats seats = seats_at(*context.state.choices, game);
  draw_seatings(context, game);
  if (game.people == 1 && !seats.empty()) {
    draw_side_and_opponent(context, game, seats);
  } else {
    draw_seats(context, game, seats);
  }
  ImGui::EndTable();
  const auto index = static_cast<std::size_t>(game.people - 1);
  if (index >= kAbout.size()) return;
  const std::string about = say(context, kAbout[index]);
  ImGui::PushFont(context.theme.italic);
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const float height = ImGui::CalcTextSize(about.c_str(), nullptr, false, room.x).y;
  ImGui::PopFont();
  if (height <= room.y) write(context.theme.italic, engine::ink::kSoftInk, about);
}

}  // namespace screens
