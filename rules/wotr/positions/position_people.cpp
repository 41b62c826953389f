// Where the Characters are, and the Fellowship with them.

#include "rules/wotr/board/place.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/json/figures_json.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/positions/position_parts.h"

namespace wotr {
namespace {

using base::JsonReader;

/// What the position says of each Character: kNowhere as long as it says nothing.
using Whereabouts = std::array<Place, kCharacterCount>;

Place& of(Whereabouts& people, Character who) { return people[static_cast<std::size_t>(who)]; }

void tell(Whereabouts& people, Character who, Place place, const JsonReader& reader) {
  Place& known = of(people, who);
  if (known != kNowhere && known != place) {
    reader.fail("the position has " + std::string(id_of(who)) + " in two places");
  }
  known = place;
}

void tell_all(Whereabouts& people, CharacterSet who, Place place, const JsonReader& reader) {
  for (std::size_t i = 0; i < kCharacterCount; ++i) {
    const auto one = static_cast<Character>(i);
    if (contains(who, one)) tell(people, one, place, reader);
  }
}

void find_on_map(const Rules& rules, const JsonReader& top, const Board& board,
                 Whereabouts& people) {
  for (int r = 0; r < kRegionCount; ++r) {
    const auto region = static_cast<RegionId>(r);
    tell_all(people, figures_in(board, region).characters, in_region(region), top);
  }
  for (const RegionId region : rules.strongholds) {
    const Place place = in_garrison(region);
    tell_all(people, figures_at(rules, board, place).characters, place, top);
  }
  tell_all(people, board.landing.characters, kLandingForce, top);
}

/// A region is only a reminder here: the deployment puts him there.
void read_place(const Rules& rules, const JsonReader& entry, Character who, Whereabouts& people) {
  const std::string place = entry.text();
  if (place == "fellowship") return tell(people, who, kInFellowship, entry);
  if (place == "aside") return tell(people, who, kSetAside, entry);
  if (place == "eliminated") return tell(people, who, kCasualties, entry);
  if (place == "landing") return tell(people, who, kLandingForce, entry);
  if (region_of(of(people, who)) != read_region(rules, entry)) {
    entry.fail("no deployment of this region names him");
  }
}

void read_characters_field(const Rules& rules, const JsonReader& top, Whereabouts& people) {
  const auto characters = top.find("characters");
  if (!characters) return;
  for (const auto& [id, entry] : characters->members()) {
    const auto who = find_id<Character>(id);
    if (!who) return entry.fail("there is no such Character");
    read_place(rules, entry, *who, people);
  }
}

void read_the_dead(const JsonReader& top, Whereabouts& people) {
  const auto off_board = top.find("offBoard");
  if (!off_board) return;
  for_each_side(*off_board, [&](Side side, const JsonReader& pools) {
    const auto dead = pools.find(side == Side::kFree ? "graveyard" : "removed");
    if (!dead || !dead->has("characters")) return;
    const JsonReader list = dead->at("characters");
    tell_all(people, read_characters(list), kCasualties, list);
  });
}

/// a Minion that was seen and is nowhere has fallen.
void read_minions_seen(const JsonReader& top, Whereabouts& people) {
  const auto seen = top.find("minionsSeen");
  if (!seen) return;
  const CharacterSet named = read_characters(*seen);
  if (without(named, kMinions) != 0) return seen->fail("only Minions are remembered (R-106)");
  for_each_character(named, [&](Character who) {
    Place& place = of(people, who);
    if (place == kNowhere) place = kCasualties;
    if (place != kSetAside) return;
    seen->fail(std::string(id_of(who)) + " is set aside, and so has not been seen (R-106)");
  });
}

/// The later form took the figure of the earlier one, which is then gone.
void replace(Whereabouts& people, Character earlier, Character later) {
  const Place place = of(people, later);
  const bool has_come = place != kNowhere && place != kSetAside;
  if (has_come && of(people, earlier) == kNowhere) of(people, earlier) = kCasualties;
}

void assume_the_rest(Whereabouts& people, bool companions_named) {
  replace(people, Character::kStrider, Character::kAragorn);
  replace(people, Character::kGandalfTheGrey, Character::kGandalfTheWhite);
  for (std::size_t i = 0; i < kCharacterCount; ++i) {
    if (people[i] != kNowhere) continue;
    const bool walks = contains(kWalkers, static_cast<Character>(i));
    people[i] = !walks ? kSetAside : companions_named ? kCasualties : kInFellowship;
  }
}

void settle_people(const JsonReader& top, const Whereabouts& people, Board& board) {
  for (std::size_t i = 0; i < kCharacterCount; ++i) {
    const auto who = static_cast<Character>(i);
    if (who == Character::kGollum) continue;
    const Place place = people[i];
    if (place == kCasualties) add(board.casualties, figure_of(who));
    if (place == kInFellowship) {
      if (!contains(kWalkers, who))
        top.fail(std::string(id_of(who)) + " never walks with the Ring");
      board.fellowship.companions = join(board.fellowship.companions, only(who));
    }
    const bool has_come =
        region_of(place) != kNoRegion || place == kLandingForce || place == kCasualties;
    if (contains(kMinions, who) && has_come) {
      board.minions_seen = join(board.minions_seen, only(who));
    }
  }
}

void read_guide(const Rules& rules, const JsonReader& top, Board& board, Place gollum) {
  Fellowship& fellowship = board.fellowship;
  const CharacterSet candidates = guide_candidates(rules, board);
  fellowship.guide =
      candidates == 0 ? Character::kGollum : static_cast<Character>(std::countr_zero(candidates));
  if (const auto entry = top.find("fellowship"); entry && entry->has("guide")) {
    fellowship.guide = read_id<Character>(entry->at("guide"), "character");
  }
  const bool guides = fellowship.guide == Character::kGollum;
  if (gollum != kNowhere && (gollum == kInFellowship) != guides) {
    top.fail("Gollum is in the Fellowship when, and only when, he is its Guide");
  }
}

void read_fellowship(const Rules& rules, const JsonReader& entry, Fellowship& fellowship) {
  entry.allow({"region", "progress", "hidden", "corruption", "guide", "companions", "mordorStep"});
  const auto number = [&entry](std::string_view field, std::uint8_t& value, int most) {
    if (const auto n = entry.find(field)) value = static_cast<std::uint8_t>(n->integer(0, most));
  };
  number("progress", fellowship.progress, 12);
  number("corruption", fellowship.corruption, 12);
  number("mordorStep", fellowship.mordor_step, 5);
  if (const auto hidden = entry.find("hidden")) fellowship.hidden = hidden->boolean() ? 1 : 0;
  if (const auto region = entry.find("region")) {
    fellowship.region = read_region(rules, *region);
  } else if (in_mordor(fellowship)) {
    fellowship.region = rules.places.morannon;  // the Track lies in no region
  }
}

}  // namespace

void read_people(const Rules& rules, const JsonReader& top, Board& board) {
  Whereabouts people;
  people.fill(kNowhere);
  find_on_map(rules, top, board, people);
  read_characters_field(rules, top, people);
  read_the_dead(top, people);
  read_minions_seen(top, people);
  bool companions_named = false;
  if (const auto entry = top.find("fellowship")) {
    read_fellowship(rules, *entry, board.fellowship);
    companions_named = entry->has("companions");
    if (companions_named) {
      const JsonReader list = entry->at("companions");
      tell_all(people, read_characters(list), kInFellowship, list);
    }
  }
  const Place gollum = of(people, Character::kGollum);
  assume_the_rest(people, companions_named);
  board.fellowship.companions = 0;
  settle_people(top, people, board);
  read_guide(rules, top, board, gollum);
  if (const auto waiting = top.find("returning")) board.returning = read_characters(*waiting);
}

}  // namespace wotr
