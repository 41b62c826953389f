// Who plays: T-009, T-014.

#include "rules/trilogy/load/seating.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "rules/trilogy/names/names.h"

namespace trilogy {
namespace {

using nlohmann::json;

constexpr std::array kUsual{Colour::kYellow, Colour::kRed, Colour::kGreen, Colour::kBlack};

bool sits_among(const std::vector<Colour>& colours, Colour colour) {
  return std::find(colours.begin(), colours.end(), colour) != colours.end();
}

/// Those that are there, and the usual others up to `players`.
std::vector<Colour> completed(std::vector<Colour> colours, std::size_t players) {
  for (const Colour usual : kUsual) {
    if (colours.size() < players && !sits_among(colours, usual)) colours.push_back(usual);
  }
  return colours;
}

std::vector<Colour> read_colours(const base::JsonReader& list) {
  std::vector<Colour> colours;
  for (const base::JsonReader& entry : list.list()) {
    const auto colour = read_id<Colour>(entry, "seat");
    if (sits_among(colours, colour)) entry.fail(base::quoted(entry.value()) + " sits here twice");
    colours.push_back(colour);
  }
  return colours;
}

/// Of a side with two seats among fewer than four players the later one is dealt what is left: the
/// other side's cards, or with three players neutral ones (T-009).
void share_cards(const std::vector<Colour>& colours, Seating& seating) {
  std::array<bool, 2> taken{};
  for (std::size_t s = 0; s < colours.size(); ++s) {
    const auto side = static_cast<std::size_t>(side_of(colours[s]));
    const bool shared = colours.size() == kMostSeats;
    const Alignment left =
        colours.size() == 3 ? Alignment::kNeutral : static_cast<Alignment>(1 - side);
    seating.dealt[s] = taken[side] && !shared ? left : static_cast<Alignment>(side);
    taken[side] = true;
  }
}

}  // namespace

Seating read_seating(const base::JsonReader& chosen, int players) {
  const auto count = static_cast<std::size_t>(players);
  std::vector<Colour> colours;
  if (const auto seats = chosen.find(kSeatsOption)) {
    colours = read_colours(*seats);
    if (colours.size() != count) {
      seats->fail("these are " + std::to_string(colours.size()) + " seats for " +
                  std::to_string(players) + " players");
    }
  }
  colours = completed(std::move(colours), count);
  colours.resize(count);
  Seating seating;
  for (std::size_t s = 0; s < count; ++s) {
    seating.names.push_back(id_of(colours[s]));
    seating.colours[s] = colours[s];
  }
  seating.has_neutral = count == 2;  // T-010, T-011
  const std::vector<Colour> all = completed(colours, kMostSeats);
  seating.colours[at(kNeutralArmy)] = all[std::min<std::size_t>(count, all.size() - 1)];
  share_cards(colours, seating);
  return seating;
}

void name_seats(json& options, std::span<const std::string> named, const json* position) {
  if (!options.is_object() || options.contains(kSeatsOption)) return;
  if (named.empty() && position != nullptr && position->is_object() &&
      position->contains("seats")) {
    const json& seats = (*position)["seats"];
    options[kSeatsOption] = seats;
    if (seats.is_array()) options.emplace(kPlayersOption, seats.size());
    return;
  }
  std::vector<Colour> colours;
  for (const std::string& name : named) {
    const auto colour = find_id<Colour>(name);
    if (!colour || sits_among(colours, *colour)) return;  // whoever reads the seating says it
    colours.push_back(*colour);
  }
  if (colours.empty()) return;
  std::size_t players = std::max<std::size_t>(2, colours.size());
  if (const auto wished = options.find(kPlayersOption); wished != options.end()) {
    if (!wished->is_number_unsigned() || *wished < colours.size() || *wished > kMostSeats) return;
    players = wished->get<std::size_t>();
  }
  options[kPlayersOption] = players;
  json seats = json::array();
  for (const Colour colour : completed(std::move(colours), players)) {
    seats.push_back(id_of(colour));
  }
  options[kSeatsOption] = std::move(seats);
}

}  // namespace trilogy
