#include "game/laboratory/arena/bout.h"

#include <nlohmann/json.hpp>

namespace laboratory {

using nlohmann::json;

json bout_json(const Bout& bout, std::span<const std::string> parties) {
  json players = json::object();
  json efforts = json::object();
  for (std::size_t party = 0; party < parties.size(); ++party) {
    const Effort& effort = bout.efforts[party];
    players[parties[party]] = bout.fixture.players[party];
    efforts[parties[party]] = {
        {"decisions", effort.decisions}, {"actions", effort.actions}, {"seconds", effort.seconds}};
  }
  return {{"players", players},      {"seed", bout.fixture.seed}, {"winner", bout.winner},
          {"victory", bout.victory}, {"turns", bout.turns},       {"efforts", efforts}};
}

std::optional<Bout> parse_bout(const json& value, std::span<const std::string> parties) try {
  Bout bout{.fixture = {.players = {}, .seed = value.at("seed")},
            .winner = value.at("winner"),
            .victory = value.at("victory"),
            .turns = value.at("turns"),
            .efforts = {}};
  bool is_known = bout.winner == "nobody";
  for (const std::string& party : parties) {
    const json& effort = value.at("efforts").at(party);
    bout.fixture.players.push_back(value.at("players").at(party));
    bout.efforts.push_back({.decisions = effort.at("decisions"),
                            .actions = effort.at("actions"),
                            .seconds = effort.at("seconds")});
    is_known = is_known || party == bout.winner;
  }
  if (!is_known) return std::nullopt;
  return bout;
} catch (const json::exception&) {
  return std::nullopt;
}

}  // namespace laboratory
