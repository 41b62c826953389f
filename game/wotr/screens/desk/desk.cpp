#include "game/wotr/screens/desk/desk.h"

#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

constexpr int kFlies = 0xFF;  // no Level at all

}  // namespace

Desk::Desk(screens::Sheet& on)
    : sheet(on),
      view(on.state.view.as<wotr::Game>()),
      rules(on.state.view.rules<wotr::Game>()),
      decision(screens::decision_of(on.state)),
      words(on.state.words),
      theme(on.theme),
      screen(on.screen),
      answer(on.answer),
      drawn(on.drawn),
      memory(on.memory.own<Memory>()) {}

std::string_view panel_of(wotr::Side side) { return wotr::id_of(side); }

bool is_folded(const Desk& desk, wotr::Side side) {
  const screens::Settings* settings = desk.sheet.state.settings;
  return settings != nullptr && screens::is_folded(*settings, panel_of(side));
}

std::string key_for(std::string_view key, wotr::Side side) {
  return std::string(key) + "." + std::string(wotr::id_of(side));
}

std::string_view id_of(const wotr::Rules& rules, core::Seat seat) {
  return rules.teams.names[static_cast<std::size_t>(core::index(seat))];
}

std::vector<core::Seat> seats_of(const wotr::Rules& rules, wotr::Side side) {
  const core::Seat first = wotr::first_seat_of(rules, side);
  if (!wotr::is_team(rules, side)) return {first};
  return {first, wotr::teammate_of(rules, first)};
}

std::string name_of(const Desk& desk, wotr::RegionId region) {
  if (region == wotr::kNoRegion) return {};
  return desk.words.name("region", wotr::region_of(desk.rules, region).id);
}

std::string name_of(const Desk& desk, wotr::Nation nation) {
  return desk.words.name("nation", wotr::id_of(nation));
}

std::string short_name(const Desk& desk, wotr::Nation nation) {
  const std::string key = "screen.nation." + std::string(wotr::id_of(nation));
  return desk.words.has(key) ? say(desk, key) : name_of(desk, nation);
}

std::string name_of(const Desk& desk, wotr::Character who) {
  return desk.words.name("character", wotr::id_of(who));
}

std::string with_level(const Desk& desk, wotr::Character who) {
  const int level = wotr::row_of(desk.rules, who).level;
  const bool is_walker = level > 0 && level < kFlies;
  return is_walker ? name_of(desk, who) + " (" + std::to_string(level) + ")" : name_of(desk, who);
}

std::string name_of(const Desk& desk, wotr::Figure figure) {
  return desk.words.name("figure", wotr::id_of(figure));
}

std::string name_of(const Desk& desk, wotr::CardId card) {
  return desk.words.name("card", wotr::card_of(desk.rules, card).id);
}

std::string name_of(const Desk& desk, const wotr::CombatHalf& half) {
  return desk.words.name("half", half.id);
}

std::string name_of(const Desk& desk, wotr::Side side) {
  return desk.words.name("side", wotr::id_of(side));
}

std::string list_of(const Desk& desk, const wotr::Figures& figures, wotr::Side side) {
  std::string list;
  wotr::for_each_figure(figures, side, [&](wotr::Figure figure, int amount) {
    if (!list.empty()) list += ", ";
    if (amount > 1) list += std::to_string(amount) + " × ";
    list += name_of(desk, figure);
  });
  return list;
}

std::string words_of(const Desk& desk, const core::Refusal& refusal) {
  const nlohmann::json row = wotr::Game::refusal_json(desk.rules, refusal);
  std::string words = say(desk, "refusal." + row.value("do", ""), row);
  if (refusal.ruling.number != 0) {
    words +=
        " (" + std::string(wotr::Game::kRulingPrefix) + std::to_string(refusal.ruling.number) + ")";
  }
  return words;
}

}  // namespace wotr_screens
