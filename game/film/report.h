#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "game/director/audit.h"
#include "game/film/order.h"

namespace film {

/// What a film has become.
struct Report {
  std::size_t frames = 0;
  std::vector<director::Beat> beats;
  std::size_t chapters = 0;
  std::size_t captions = 0;
  int first_turn = 0;
  int last_turn = 0;
  double took = 0;  ///< seconds that it was worked on
  director::Audit audit;
  director::Plan plan;
};

/// One line for whoever ordered it.
nlohmann::json to_json(const Report& report, const Order& order);

}  // namespace film
