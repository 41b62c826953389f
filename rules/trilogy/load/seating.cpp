// Who plays: T-009, T-014.

#include "rules/trilogy/load/seating.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "rules/trilogy/names/names.h"

namespace trilogy {
namespace {

using nlohmann::json;

constexpr std::array kUsual{Colour::kYellow, Colour::kRed, Colour::kGreen, Colour::kBlack};
constexpr std::size_t kSides = 2;

// T-009.
constexpr std::size_t kCardsOfSide = 16;
constexpr std::uint8_t kNeutralOfThree = 8;
constexpr std::uint8_t kNeutralOfArmy = 21;

/// How many of the side sit there where nobody says who (T-014).
std::size_t usual_seats(Side side, std::size_t players) {
  return side == Side::kGood ? players / 2 : players - players / 2;
}

bool sits_among(const std::vector<Colour>& colours, Colour colour) {
  return std::find(colours.begin(), colours.end(), colour) != colours.end();
}

std::size_t seats_of(const std::vector<Colour>& colours, Side side) {
  return static_cast<std::size_t>(
      std::ranges::count_if(colours, [side](Colour colour) { return side_of(colour) == side; }));
}

/// Those that are there, and others up to `players`: as many of each side as usual.
std::vector<Colour> completed(std::vector<Colour> colours, std::size_t players) {
  for (const Colour usual : kUsual) {
    const Side side = side_of(usual);
    const bool has_room = seats_of(colours, side) < usual_seats(side, players);
    const bool joins = colours.size() < players && has_room && !sits_among(colours, usual);
    if (joins) colours.push_back(usual);
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

std::uint8_t& dealt(Seating& seating, std::size_t owner, Alignment alignment) {
  return seating.dealt[owner][byte_of(alignment)];
}

Alignment alignment_of(Side side) { return static_cast<Alignment>(side); }
Side other_side(Side side) { return side == Side::kGood ? Side::kEvil : Side::kGood; }

/// What the second of a side is dealt where the two do not share its cards.
Alignment left_for_second(Side side, std::size_t players) {
  return players == 3 ? Alignment::kNeutral : alignment_of(other_side(side));
}

/// T-009: the cards of a side go to its seats; two of one side among three are dealt neutral cards
/// besides.
void share_cards(const std::vector<Colour>& colours, ThreeShares of_three, Seating& seating) {
  const std::size_t players = colours.size();
  const bool is_shared = players == kMostSeats || (players == 3 && of_three == ThreeShares::kBoth);
  std::array<bool, kSides> seen{};
  for (std::size_t s = 0; s < players; ++s) {
    const Side side = side_of(colours[s]);
    const std::size_t sharers = is_shared ? seats_of(colours, side) : 1;
    const bool is_second = std::exchange(seen[static_cast<std::size_t>(side)], true);
    const bool has_own = is_shared || !is_second;
    const Alignment cards = has_own ? alignment_of(side) : left_for_second(side, players);
    dealt(seating, s, cards) = static_cast<std::uint8_t>(kCardsOfSide / sharers);
    if (players == 3 && sharers == 2) dealt(seating, s, Alignment::kNeutral) = kNeutralOfThree;
  }
  if (seating.has_neutral) {
    dealt(seating, at(kNeutralArmy), Alignment::kNeutral) = kNeutralOfArmy;
  }
}

/// The army that nobody plays has the first colour that is left.
Colour colour_left(const std::vector<Colour>& colours) {
  const auto left =
      std::ranges::find_if(kUsual, [&](Colour usual) { return !sits_among(colours, usual); });
  return left == kUsual.end() ? colours.back() : *left;
}

}  // namespace

Seating read_seating(const base::JsonReader& chosen, int players, ThreeShares of_three) {
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
  Seating seating;
  for (std::size_t s = 0; s < count; ++s) {
    seating.names.push_back(id_of(colours[s]));
    seating.colours[s] = colours[s];
  }
  seating.has_neutral = count == 2;  // T-010, T-011
  seating.colours[at(kNeutralArmy)] = colour_left(colours);
  share_cards(colours, of_three, seating);
  return seating;
}

void name_older_options(json& options, int rules_version) {
  if (rules_version < 2) options.emplace(kThreeSharesOption, "second");
}

namespace {

void take_seats(json& options, std::span<const std::string> named, const json* position) {
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
  if (const auto requested = options.find(kPlayersOption); requested != options.end()) {
    if (!requested->is_number_integer() || *requested < colours.size() || *requested > kMostSeats)
      return;
    players = requested->get<std::size_t>();
  }
  options[kPlayersOption] = players;
  json seats = json::array();
  for (const Colour colour : completed(std::move(colours), players)) {
    seats.push_back(id_of(colour));
  }
  options[kSeatsOption] = std::move(seats);
}

/// T-014. Seats that are no colours are left to whoever reads the seating.
base::Result<void> check_two(const json& options) {
  if (!options.is_object() || !options.contains(kSeatsOption)) return {};
  const json& seats = options[kSeatsOption];
  constexpr std::size_t kTwo = 2;
  if (!seats.is_array() || seats.size() != kTwo) return {};
  std::vector<Colour> colours;
  for (const json& seat : seats) {
    const auto colour = seat.is_string() ? find_id<Colour>(seat.get<std::string>()) : std::nullopt;
    if (!colour) return {};
    colours.push_back(*colour);
  }
  if (side_of(colours[0]) != side_of(colours[1])) return {};
  return base::Error{"of two players one is good and one evil (T-014): " + base::quoted(seats[0]) +
                     " and " + base::quoted(seats[1]) + " are of one side"};
}

}  // namespace

base::Result<void> name_seats(json& options, std::span<const std::string> named,
                              const json* position) {
  take_seats(options, named, position);
  return check_two(options);
}

}  // namespace trilogy
