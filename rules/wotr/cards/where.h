#pragma once

#include <optional>
#include <vector>

#include "rules/wotr/state/ids.h"
#include "rules/wotr/state/region_set.h"

namespace base {
class JsonReader;
}

namespace wotr {

struct Board;
struct Rules;

/// "Where …" on a card: regions as the card describes them. In JSON a region, a group ("coasts",
/// "gondor.regions", "gondor.settlements", "gondor.strongholds"), a list of these, or an object
/// with "of", "outside" or "beside" (next to one of these) and what else must be true there. Docs:
/// docs/cards.md.
struct Where {
  RegionSet among;                  ///< all regions unless the card names some
  std::optional<Side> army;         ///< an Army of that side is there, besieged or not
  CharacterSet with = 0;            ///< one of these is there; with `army`, in that Army
  bool with_nazgul = false;         ///< the same for Nazgûl, of whom the Witch-king is one
  std::optional<Side> garrison_of;  ///< a garrison of that side is besieged there
  std::optional<Side> controller;   ///< the side controls the Settlement there
  bool unconquered = false;         ///< the Settlement is its first owner's
  bool free = false;                ///< free for the side of the card, a besieged place is not
  bool at_fellowship = false;       ///< the figure of the Fellowship stands there
  std::optional<bool> besieged;     ///< or not, the Stronghold there
  bool at_peace = false;            ///< in the land of a Nation that is not At War
  NationSet nations = 0;            ///< with `army`: it has a unit of one of these
  std::uint8_t nation_count = 0;    ///< with `army`: it has units of so many Nations
  std::vector<Where> any;           ///< and one of these holds, if there are any
  std::vector<Where> near;          ///< and one of these is true there, or in a region beside it
};

/// Any region.
Where anywhere();
/// Card data are read for the side that owns the card.
Where read_where(const Rules& rules, const base::JsonReader& reader);

/// `side` is the card's.
bool fits(const Rules& rules, const Board& board, Side side, const Where& where, RegionId region);
RegionSet regions_where(const Rules& rules, const Board& board, Side side, const Where& where);
bool is_somewhere(const Rules& rules, const Board& board, Side side, const Where& where);

/// The Characters of a list, "companion" for any of them.
CharacterSet read_people(const base::JsonReader& reader);

}  // namespace wotr
