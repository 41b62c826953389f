#include "tests/screens/screen.h"

#include <map>
#include <stdexcept>

#include <imgui_internal.h>

#include "game/match/folders/files.h"
#include "game/match/folders/folders.h"
#include "game/match/scenario.h"
#include "game/screens/log_panel.h"
#include "game/wotr/screens/cards/card_play.h"
#include "game/wotr/screens/new_game_choices.h"

namespace screen {
namespace {

const std::string kData = AMONHEN_SOURCE_DIR "/data";

template <class T>
T must(base::Result<T> result) {
  if (!result) throw std::runtime_error(result.error());
  return std::move(*result);
}

lang::Sentences load_words() { return must(lang::load_sentences(kData, "wotr")); }

}  // namespace

const std::vector<core::DataFile>& files() {
  static const auto read =
      must(match::read_data_files(kData, wotr::Game::kId, wotr::Game::data_files()));
  return read;
}

const match::Tables<wotr::Game>& tables(int players) {
  static std::map<int, match::Tables<wotr::Game>> made;
  const auto found = made.find(players);
  if (found != made.end()) return found->second;
  nlohmann::json options{{"players", players}};
  if (players == 3) options["battle.cardDeclaration"] = "together";  // else nobody is asked it
  return made.emplace(players, must(match::make_tables<wotr::Game>(files(), options)))
      .first->second;
}

const wotr::Rules& rules(int players) { return *tables(players).rules; }

const screens::NewGameChoices& choices() {
  static const screens::NewGameChoices read = [] {
    screens::NewGameChoices made = wotr_screens::new_game_choices(
        rules(),
        {{{"random", "fellowship-first"}, {"random", "wizard:1s", "wizard:instant", "wizard:5s"}}});
    for (const match::Scenario& one : match::read_scenarios(kData, "wotr").scenarios) {
      made.scenarios.push_back({one.id, one.title, one.text, one.players, {}, one.suggested, {}});
    }
    return made;
  }();
  return read;
}

match::AnyView any_view(const wotr::View& view, int players) {
  return match::AnyView::of<wotr::Game>(tables(players).rules, view.viewer, view);
}

Paper::Paper(const wotr::View& view, int players, const lang::Sentences& spoken)
    : view_(any_view(view, players)),
      state_{.view = view_, .game = game_, .words = spoken, .log = {}, .notice = {}, .players = {}},
      neutral_{theme_, {1280, 720}, state_, memory_, shown_, shown_},
      context_(neutral_) {
  wotr_screens::keep_plays(context_);
}

const lang::Sentences& words() {
  static const lang::Sentences loaded = load_words();
  return loaded;
}

const lang::Sentences& german_words() {
  static const lang::Sentences loaded = must(lang::load_sentences(kData, "wotr", "de"));
  return loaded;
}

Match begin(std::uint64_t seed, int players) {
  return must(Match::begin(tables(players),
                           {.options = nlohmann::json::object(), .seats = {}, .seed = seed}));
}

wotr::View view_of(const wotr::State& state, int players) {
  const wotr::Rules& game = rules(players);
  const core::Decision pending = wotr::Game::decision(game, state);
  const bool is_seat = !pending.is_chance() && !pending.is_over();
  return wotr::Game::view(game, state, is_seat ? core::viewer_of(pending.seat) : core::kPublic);
}

std::vector<match::LogLine> long_log(std::size_t lines) {
  static const match::LogLine line{"The Shadow moves an Army from Minas Morgul to South Ithilien.",
                                   {}};
  return std::vector<match::LogLine>(lines, line);
}

Screen::Screen(Format format) : format_(format) {
  use_scale(format.scale);
  ImGui::ClearActiveID();                           // of an earlier screen in this program
  memory.own<screens::LogMemory>().is_open = true;  // all that can lie there at once must find room
  settings.folded = {{"free", false}, {"shadow", false}};
}

Shown Screen::frame(const wotr::View& view) {
  const match::AnyView any = any_view(view, static_cast<int>(players.size()));
  screens::ShownParts parts;
  if (replay) parts.show(*replay);
  const screens::ScreenState state{.view = any,
                                   .game = game,
                                   .words = *spoken,
                                   .log = log,
                                   .notice = notice,
                                   .players = players,
                                   .choices = &choices(),
                                   .settings = &settings,
                                   .pointed = static_cast<table::RegionId>(pointed),
                                   .thing = thing,
                                   .touches = touches,
                                   .held = held,
                                   .can_undo = can_undo,
                                   .is_thinking = thinking.has_value(),
                                   .thinking = thinking,
                                   .hint = hint,
                                   .turning_points = turning_points,
                                   .course = course,
                                   .goals = goals,
                                   .moment = moment,
                                   .parts = parts};
  Shown answer = draw_frame(format_, {mouse_, is_down_}, state, memory);
  screen::keep_settings(answer, settings);
  if (watch) watch(answer);
  return answer;
}

Shown Screen::settle(const wotr::View& view) {
  for (int i = 0; i < 4; ++i) frame(view);
  return frame(view);
}

Shown Screen::click(const wotr::View& view, glm::vec2 place) {
  mouse_ = place;
  frame(view);
  is_down_ = true;
  frame(view);
  is_down_ = false;
  Shown answer = frame(view);
  mouse_ = glm::vec2(-1e6F);
  return answer;
}

Shown Screen::point(const wotr::View& view, glm::vec2 place) {
  mouse_ = place;
  frame(view);
  return frame(view);
}

Shown Screen::hold(const wotr::View& view, glm::vec2 place, float seconds) {
  mouse_ = place;
  frame(view);
  is_down_ = true;
  float passed = 0;
  while (passed < seconds) {
    frame(view);
    passed += ImGui::GetIO().DeltaTime;
  }
  is_down_ = false;
  Shown answer = frame(view);
  mouse_ = glm::vec2(-1e6F);
  return answer;
}

Shown Screen::drag(const wotr::View& view, glm::vec2 from, glm::vec2 to) {
  mouse_ = from;
  frame(view);
  is_down_ = true;
  frame(view);
  constexpr int kSteps = 8;
  for (int step = 1; step <= kSteps; ++step) {
    mouse_ = from + (to - from) * (static_cast<float>(step) / kSteps);
    frame(view);
  }
  is_down_ = false;
  Shown answer = frame(view);
  mouse_ = glm::vec2(-1e6F);
  return answer;
}

Shown Screen::press(const wotr::View& view, int key) {
  use_scale(format_.scale);
  ImGui::GetIO().KeysDown[key] = true;
  Shown answer = frame(view);
  use_scale(format_.scale);
  ImGui::GetIO().KeysDown[key] = false;
  const Shown after = frame(view);
  return !after.commands.empty() || after.action ? after : answer;
}

Shown Screen::type(const wotr::View& view, const std::string& text) {
  use_scale(format_.scale);
  ImGui::GetIO().AddInputCharactersUTF8(text.c_str());
  return frame(view);
}

Shown Screen::press_enter(const wotr::View& view) {
  use_scale(format_.scale);
  ImGui::GetIO().KeysDown[ImGuiKey_Enter] = true;
  Shown answer = frame(view);
  use_scale(format_.scale);
  ImGui::GetIO().KeysDown[ImGuiKey_Enter] = false;
  frame(view);
  return answer;
}

}  // namespace screen
