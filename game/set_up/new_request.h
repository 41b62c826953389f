#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "base/result.h"
#include "game/match/setup.h"
#include "game/players/seating.h"

namespace set_up {

/// The request `new`, its fields checked for their types.
struct NewRequest {
  match::Setup setup;
  players::Seating seating;
  std::vector<std::string> seat_order;  ///< of the named seats, as they were written
  std::string scenario;                 ///< its id; empty for none
};

/// `players` is a number (it goes into the options as "players") or an object {seat: player}. The
/// seed is 1 where none is given, so that a driver is repeatable without a word about it.
base::Result<NewRequest> read_new_request(const nlohmann::json& request);

/// Where a request says in which order its seats were named; nobody outside may write it.
inline constexpr const char* kSeatOrder = "seatOrder";

/// Three or four named seats are a game for so many, unless the options say otherwise.
void count_players(nlohmann::json& options, const players::Seating& seating);

}  // namespace set_up
