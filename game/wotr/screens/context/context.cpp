#include "game/wotr/screens/context/context.h"

#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

constexpr int kFlies = 0xFF;  // no Level at all

}  // namespace

Context::Context(screens::Context& on)
    : neutral(on),
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

bool is_folded(const Context& context, wotr::Side side) {
  const screens::Settings* settings = context.neutral.state.settings;
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

std::string name_of(const Context& context, wotr::RegionId region) {
  if (region == wotr::kNoRegion) return {};
  return context.words.name("region", wotr::region_of(context.rules, region).id);
}

std::string name_of(const Context& context, wotr::Nation nation) {
  return context.words.name("nation", wotr::id_of(nation));
}

std::string short_name(const Context& context, wotr::Nation nation) {
  const std::string key = "screen.nation." + std::string(wotr::id_of(nation));
  return context.words.has(key) ? say(context, key) : name_of(context, nation);
}

std::string name_of(const Context& context, wotr::Character who) {
  return context.words.name("character", wotr::id_of(who));
}

std::string with_level(const Context& context, wotr::Character who) {
  const int level = wotr::row_of(context.rules, who).level;
  const bool is_walker = level > 0 && level < kFlies;
  return is_walker ? name_of(context, who) + " (" + std::to_string(level) + ")"
                   : name_of(context, who);
}

std::string name_of(const Context& context, wotr::Figure figure) {
  return context.words.name("figure", wotr::id_of(figure));
}

std::string name_of(const Context& context, wotr::CardId card) {
  return context.words.name("card", wotr::card_of(context.rules, card).id);
}

std::string name_of(const Context& context, const wotr::CombatHalf& half) {
  return context.words.name("half", half.id);
}

std::string name_of(const Context& context, wotr::Side side) {
  return context.words.name("side", wotr::id_of(side));
}

std::string list_of(const Context& context, const wotr::Figures& figures, wotr::Side side) {
  std::string list;
  wotr::for_each_figure(figures, side, [&](wotr::Figure figure, int amount) {
    if (!list.empty()) list += ", ";
    if (amount > 1) list += std::to_string(amount) + " × ";
    list += name_of(context, figure);
  });
  return list;
}

std::string words_of(const Context& context, const core::Refusal& refusal) {
  const nlohmann::json row = wotr::Game::refusal_json(context.rules, refusal);
  std::string words = say(context, "refusal." + row.value("do", ""), row);
  if (refusal.ruling.number != 0) {
    words +=
        " (" + std::string(wotr::Game::kRulingPrefix) + std::to_string(refusal.ruling.number) + ")";
  }
  return words;
}

}  // namespace wotr_screens
