#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace moments {

/// Whose colour a banner has, where its row names none.
enum class Colour : std::uint8_t { kSide, kNation, kFixed };

/// A kind of event that is told by itself: on a banner, with the camera, by a director of streams.
struct Row {
  std::string id;     ///< its sentence is "moment.<id>"
  std::string event;  ///< as the game's events are called in JSON
  /// What else must be true of it: a value, or a list of which it is one, for each fact.
  nlohmann::json when = nlohmann::json::object();
  int weight = 1;          ///< 1 is routine, kGreat and more nobody may miss, 10 ends the game
  float seconds = 1;       ///< that it takes to be seen and read
  float own = 0;           ///< the same where one did it oneself; 0: that is not told then
  bool gathers = false;    ///< what comes next is looked at together with it
  bool is_staged = false;  ///< shown large over the land, which falls back around its place
  std::string picture;  ///< the engraving that is shown where it is staged; {fact} stands for that
  float near = 0;       ///< how near the camera goes, in board units; 0 leaves it where it is
  Colour colour = Colour::kSide;
  std::uint32_t rgb = 0;  ///< of Colour::kFixed
};

inline constexpr int kGreat = 6;
inline constexpr int kMostWeight = 10;

using Table = std::vector<Row>;

/// `text` is a file of moments, `name` what it is called in a fault.
base::Result<Table> read(std::string_view text, std::string_view name);

/// The first row that is true of an event; nothing for one that is not told. `facts` is the event
/// in JSON, with what else its game says of it.
const Row* find(const Table& table, const nlohmann::json& facts);

/// The name of the row's engraving; empty where it has none, or a fact that it asks for is not
/// told.
std::string picture_of(const Row& row, const nlohmann::json& facts);
/// The same for each event: no fact is asked for.
bool has_own_picture(const Row& row);

}  // namespace moments
