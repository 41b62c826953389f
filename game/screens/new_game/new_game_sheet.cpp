#include "game/screens/new_game/new_game_sheet.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/lay_sheets.h"
#include "game/screens/controls/page.h"

namespace screens {
namespace {

/// The table behind is dark and cannot be pressed.
void draw_cover(const Context& context) {
  ImGui::SetNextWindowPos(ImVec2(0, 0));
  ImGui::SetNextWindowSize(ImVec2(context.screen.x, context.screen.y));
  ImGui::Begin("cover", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBringToFrontOnFocus);
  constexpr ImU32 kDusk = IM_COL32(0x1E, 0x14, 0x0C, 0xB8);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRectFullScreen();  // a window's own ends before its edge
  list.AddRectFilled(ImVec2(0, 0), ImVec2(context.screen.x, context.screen.y), kDusk);
  list.PopClipRect();
  ImGui::End();
}

bool asks_which_game(const Context& context) { return context.state.offers.size() > 1; }

struct Tab {
  NewGamePage page;
  std::string_view label;
};

/// One page's name at a time, and the ways to the next and the one before.
void draw_turner(Context& context, std::span<const Tab> tabs) {
  NewGamePage& page = context.memory.own<NewGameMemory>().page;
  const auto now = std::ranges::find(tabs, page, &Tab::page);
  const auto turn = [&](const char* id, engine::Icon icon, std::string_view tip, bool is_there,
                        std::ptrdiff_t by) {
    if (icon_control(context, id, icon, tip) && is_there) page = (now + by)->page;
  };
  turn("page-before", engine::Icon::kLeft, "screen.page-before", now != tabs.begin(), -1);
  ImGui::SameLine();
  const float button = context.theme.touch + ImGui::GetStyle().ItemSpacing.x;
  const std::string name = say(context, now->label);
  tab_control(context, name, true, ImGui::GetContentRegionAvail().x - button);
  ImGui::SameLine();
  turn("page-after", engine::Icon::kRight, "screen.page-after", now + 1 != tabs.end(), 1);
}

void draw_tabs(Context& context) {
  constexpr std::array kTabs{Tab{NewGamePage::kGame, "screen.page-game"},
                             Tab{NewGamePage::kPlayers, "screen.page-players"},
                             Tab{NewGamePage::kStart, "screen.page-start"},
                             Tab{NewGamePage::kRules, "screen.page-rules"}};
  const std::span tabs = std::span(kTabs).subspan(asks_which_game(context) ? 0 : 1);
  const float width = ImGui::GetContentRegionAvail().x / static_cast<float>(tabs.size());
  const bool fits = std::ranges::all_of(tabs, [&](const Tab& tab) {
    return width_of(context.theme.small_caps, say(context, tab.label)) < width;
  });
  if (!fits) return draw_turner(context, tabs);
  NewGamePage& page = context.memory.own<NewGameMemory>().page;
  for (const Tab& tab : tabs) {
    if (tab.page != tabs.front().page) ImGui::SameLine(0, 0);
    if (tab_control(context, say(context, tab.label), page == tab.page, width)) page = tab.page;
  }
}

std::string start_name(const Context& context, const NewGame& game) {
  for (const ScenarioChoice& scenario : context.state.choices->scenarios) {
    if (scenario.id == game.scenario) return scenario.title;
  }
  return say(context, "screen.standard-set-up");
}

std::string summary_of(const Context& context, const NewGame& game) {
  const std::string summary =
      say(context, "screen.new-game-summary",
          nlohmann::json{{"players", game.people},
                         {"start", start_name(context, game)},
                         {"rules", rules_name(context, game.rules, seats_of(game))}});
  return asks_which_game(context) ? say(context, "screen.game-title") + " · " + summary : summary;
}

/// What has been put together, and the way on.
void draw_foot(Context& context, const NewGame& game) {
  const std::string begin = say(context, "screen.begin");
  const std::string back = say(context, "screen.back");
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const float begin_width = width_of(context.theme.prompt, begin) + context.unit(64);
  const float back_width = control_width(context, back);
  const ImVec2 start = ImGui::GetCursorPos();
  const float buttons =
      start.x + ImGui::GetContentRegionAvail().x - begin_width - back_width - space;
  const std::string summary = summary_of(context, game);
  const float room = buttons - start.x - space;
  const ImVec2 extent = ImGui::CalcTextSize(summary.c_str(), nullptr, false, room);
  if (room > 0 && extent.y <= context.theme.touch) {  // else the pages have to say it
    ImGui::SetCursorPosY(start.y + (context.theme.touch - extent.y) / 2);
    ImGui::PushTextWrapPos(start.x + room);
    ImGui::TextUnformatted(summary.c_str());
    ImGui::PopTextWrapPos();
  }
  ImGui::SetCursorPos(ImVec2(buttons, start.y));
  if (plain_control(context, back, back_width)) context.memory.sheets.close(kNewGameSheet);
  ImGui::SameLine();
  if (primary_control(context, begin, begin_width)) {
    context.memory.sheets.close(kNewGameSheet);
    ask(context, commands::kNewGame, game);
  }
}

void draw_page(Context& context, NewGame& game) {
  switch (context.memory.own<NewGameMemory>().page) {
    case NewGamePage::kGame: return draw_game_page(context, game);
    case NewGamePage::kPlayers: return draw_players_page(context, game);
    case NewGamePage::kStart: return draw_start_page(context, game);
    case NewGamePage::kRules: return draw_rules_page(context, game);
  }
}

const GameOffer* offer_of(const ScreenState& state, std::string_view game) {
  const auto found = std::ranges::find_if(
      state.offers, [&](const GameOffer& offer) { return offer.choices.game == game; });
  return found == state.offers.end() ? nullptr : &*found;
}

/// What is drawn of the offered game is said in its words.
ScreenState state_of(const ScreenState& state, const GameOffer& offer) {
  return {.view = state.view,
          .game = offer.game,
          .words = offer.words,
          .log = state.log,
          .notice = state.notice,
          .players = state.players,
          .choices = &offer.choices,
          .offers = state.offers,
          .rule_book = offer.rule_book,
          .commands = state.commands,
          .sheets = state.sheets,
          .settings = state.settings,
          .engravings = offer.engravings};
}

void draw_pages(Context& context, NewGame& game) {
  const float edge = 2 * gap(context.theme);
  const engine::PanelPlace place{.position = context.screen / 2.0F,
                                 .size = {std::min(context.unit(900), context.screen.x - edge),
                                          std::min(context.unit(620), context.screen.y - edge)},
                                 .pivot = {0.5F, 0.5F}};
  if (engine::begin_panel(context.theme, "new-game", "", place)) {
    draw_tabs(context);
    const float rule = 2 * context.theme.grid + 2 * ImGui::GetStyle().ItemSpacing.y;
    const float height = ImGui::GetContentRegionAvail().y - context.theme.touch - rule;
    ImGui::Dummy(ImVec2(0, context.unit(2)));
    constexpr std::array kIds{"game-page", "players-page", "start-page", "rules-page"};
    const char* id = kIds[static_cast<std::size_t>(context.memory.own<NewGameMemory>().page)];
    begin_page(id, ImVec2(0, height - context.unit(2) - ImGui::GetStyle().ItemSpacing.y));
    draw_page(context, game);
    end_page();
    engine::ink_rule(context.theme);
    draw_foot(context, game);
  }
  engine::end_panel();
}

}  // namespace

NewGame new_game_like(const ScreenState& state) {
  NewGame game;
  game.game = state.view.game();
  game.rules = state.game.words.rules(state.view);
  game.players = state.players;
  const auto people = std::count(game.players.begin(), game.players.end(), "human");
  const bool alone = people == 1 && game.players.size() == 2;
  game.people = alone ? 1 : static_cast<int>(game.players.size());
  return game;
}

void prepare_new_game(Context& context, AskedAt) {
  context.memory.own<NewGameMemory>().page = NewGamePage::kPlayers;
}

void turn_new_game_to(Memory& memory, std::size_t page) {
  constexpr std::array<NewGamePage, kNewGamePages.size()> kPages{
      NewGamePage::kPlayers, NewGamePage::kStart, NewGamePage::kRules};
  memory.own<NewGameMemory>().page = kPages[page];
}

void draw_new_game(Context& context) {
  if (context.state.choices == nullptr) return;
  draw_cover(context);
  NewGameMemory& own = context.memory.own<NewGameMemory>();
  if (!own.chosen) {
    const bool is_played = context.state.turn > 0;
    own.chosen = is_played ? new_game_like(context.state) : plain_new_game(*context.state.choices);
  }
  if (!asks_which_game(context) && own.page == NewGamePage::kGame) own.page = NewGamePage::kPlayers;
  const GameOffer* offer = offer_of(context.state, own.chosen->game);
  if (offer == nullptr) {
    draw_pages(context, *own.chosen);
    return draw_sheets_above(context, kNewGameSheet);
  }
  const ScreenState state = state_of(context.state, *offer);
  Context of_game{context.theme,  context.screen, state,
                  context.memory, context.answer, context.drawn};
  of_game.stops = std::move(context.stops);
  draw_pages(of_game, *own.chosen);
  draw_sheets_above(of_game, kNewGameSheet);
  context.stops = std::move(of_game.stops);
}

}  // namespace screens
