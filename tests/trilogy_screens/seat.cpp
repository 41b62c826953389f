#include "tests/trilogy_screens/seat.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include <imgui_internal.h>

#include "game/match/folders/files.h"
#include "game/match/folders/folders.h"
#include "game/screens/controls/bundle_rows.h"
#include "game/screens/log_panel.h"

namespace trilogy_screens_tests {
namespace {

const std::string kData = AMONHEN_SOURCE_DIR "/data";

template <class T>
T must(base::Result<T> result) {
  if (!result) throw std::runtime_error(result.error());
  return std::move(*result);
}

const match::Tables<trilogy::Game>& tables(int players) {
  static std::map<int, match::Tables<trilogy::Game>> made;
  const auto found = made.find(players);
  if (found != made.end()) return found->second;
  const auto files =
      must(match::read_data_files(kData, trilogy::Game::kId, trilogy::Game::data_files()));
  const nlohmann::json options{{"players", players}};
  return made.emplace(players, must(match::make_tables<trilogy::Game>(files, options)))
      .first->second;
}

}  // namespace

const trilogy::Rules& rules(int players) { return *tables(players).rules; }

const lang::Sentences& words() {
  static const lang::Sentences loaded = must(lang::load_sentences(kData, "trilogy"));
  return loaded;
}

Match begin(std::uint64_t seed, int players) {
  return must(Match::begin(tables(players),
                           {.options = nlohmann::json::object(), .seats = {}, .seed = seed}));
}

trilogy::View view_of(const trilogy::State& state, int players) {
  const trilogy::Rules& game = rules(players);
  const core::Decision pending = trilogy::Game::decision(game, state);
  const bool is_seat = !pending.is_chance() && !pending.is_over();
  return trilogy::Game::view(game, state, is_seat ? core::viewer_of(pending.seat) : core::kPublic);
}

trilogy::State position(const nlohmann::json& json) {
  return must(trilogy::Game::parse_position(rules(), json));
}

trilogy::Territory territory(std::string_view id) {
  const auto& rows = rules().territories;
  const auto found = std::ranges::find(rows, id, &trilogy::TerritoryRow::id);
  if (found == rows.end()) throw std::runtime_error("there is no " + std::string(id));
  return static_cast<trilogy::Territory>(found - rows.begin());
}

trilogy::CardId card(std::string_view id) {
  const auto& cards = rules().adventures;
  const auto found = std::ranges::find(cards, id, &trilogy::AdventureCard::id);
  if (found == cards.end()) throw std::runtime_error("there is no card " + std::string(id));
  return static_cast<trilogy::CardId>(trilogy::kFirstAdventure +
                                      static_cast<std::size_t>(found - cards.begin()));
}

Seat::Seat(screen::Format format) : format_(format) {
  screen::use_scale(format.scale);
  ImGui::ClearActiveID();                           // of an earlier one in this program
  memory.own<screens::LogMemory>().is_open = true;  // all that can lie there at once must find room
  settings.folded = {{"seats", false}};
}

screen::Shown Seat::frame(const trilogy::View& view) {
  const auto number = static_cast<int>(players.size());
  const match::AnyView any =
      match::AnyView::of<trilogy::Game>(tables(number).rules, view.viewer, view);
  const screens::ScreenState state{.view = any,
                                   .game = game,
                                   .words = words(),
                                   .log = log,
                                   .notice = {},
                                   .players = players,
                                   .settings = &settings,
                                   .pointed = pointed,
                                   .touches = touches,
                                   .held = held,
                                   .goals = goals};
  screen::Shown answer = screen::draw_frame(format_, pointer_, state, memory);
  screen::keep_settings(answer, settings);
  return answer;
}

screen::Shown Seat::settle(const trilogy::View& view) {
  for (int i = 0; i < 4; ++i) frame(view);
  return frame(view);
}

screen::Shown Seat::click(const trilogy::View& view, glm::vec2 place) {
  pointer_.at = place;
  frame(view);
  pointer_.is_down = true;
  frame(view);
  pointer_.is_down = false;
  screen::Shown answer = frame(view);
  pointer_.at = glm::vec2(-1e6F);
  return answer;
}

screen::Shown Seat::click(const trilogy::View& view, const screens::ShownOption& shown) {
  return click(view, (shown.from + shown.to) / 2.0F);
}

screen::Shown Seat::press(const trilogy::View& view, const std::string& label) {
  screen::Shown before = settle(view);
  for (const screens::ShownControl& control : before.controls) {
    if (control.label == label) return click(view, (control.from + control.to) / 2.0F);
  }
  for (const screens::ShownOption& option : before.shown) {
    if (option.label == label) return click(view, option);
  }
  ADD_FAILURE() << "nothing is called \"" << label << "\"";
  return before;
}

screen::Shown Seat::point(const trilogy::View& view, glm::vec2 place) {
  pointer_.at = place;
  frame(view);
  return frame(view);
}

screen::Shown Seat::type(const trilogy::View& view, const std::string& text) {
  screen::use_scale(format_.scale);
  ImGui::GetIO().AddInputCharactersUTF8(text.c_str());
  return frame(view);
}

screen::Shown Seat::press_enter(const trilogy::View& view) {
  screen::use_scale(format_.scale);
  ImGui::GetIO().KeysDown[ImGuiKey_Enter] = true;
  screen::Shown answer = frame(view);
  screen::use_scale(format_.scale);
  ImGui::GetIO().KeysDown[ImGuiKey_Enter] = false;
  frame(view);
  return answer;
}

void Seat::touch(trilogy::Territory there) {
  memory.own<screens::BundleMemory>().touched = trilogy_screens::on_table(there);
}

std::vector<std::string> labels_of(const screen::Shown& answer) {
  std::vector<std::string> labels;
  for (const auto& option : answer.shown) labels.push_back(option.label);
  for (const auto& control : answer.controls) labels.push_back(control.label);
  return labels;
}

}  // namespace trilogy_screens_tests
