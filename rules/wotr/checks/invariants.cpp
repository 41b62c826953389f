#include "rules/wotr/checks/invariants.h"

#include <algorithm>
#include <numeric>

#include "rules/core/settle.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/cards/table.h"
#include "rules/wotr/cards/tile_card.h"
#include "rules/wotr/checks/invariant_report.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/fellowship/mordor.h"
#include "rules/wotr/names/names.h"

namespace wotr {
namespace {

std::string text_of(auto id) { return std::string(id_of(id)); }

void check_plain_figures(const Rules& rules, const Board& board, Complaints& broken) {
  Figures all = plus(plus(board.reinforcements, board.casualties), board.landing);
  for (const Figures& here : board.regions) all = plus(all, here);
  for (const Figures& here : board.garrisons) all = plus(all, here);
  for (int kind = 0; kind < kPlainFigureKinds; ++kind) {
    const auto figure = static_cast<Figure>(kind);
    const int found = count_of(all, figure);
    const int right = count_of(rules.in_the_box, figure);
    broken.expect(found == right, [&] {
      return text_of(figure) + ": " + std::to_string(found) + " are somewhere, but the box holds " +
             std::to_string(right);
    });
  }
}

void check_index(const Board& board, Complaints& broken) {
  Board anew = board;
  index_figures(anew);
  broken.expect(anew.armies == board.armies, "the index of Armies knows every unit");
  broken.expect(anew.on_map == board.on_map, "the index of Characters knows who is on the map");
}

/// Each Character at most once, and never both forms of one figure.
void check_characters(const Board& board, Complaints& broken) {
  CharacterSet alive = board.fellowship.companions;
  CharacterSet twice = 0;
  const auto see = [&](CharacterSet here) {
    twice = join(twice, static_cast<CharacterSet>(alive & here));
    alive = join(alive, here);
  };
  for (const Figures& here : board.regions) see(here.characters);
  for (const Figures& here : board.garrisons) see(here.characters);
  see(board.landing.characters);
  see(board.reinforcements.characters);
  const CharacterSet dead = board.casualties.characters;
  for (std::size_t i = 0; i < kCharacterCount; ++i) {
    const auto who = static_cast<Character>(i);
    const bool both = contains(alive, who) && contains(dead, who);
    broken.expect(!contains(twice, who) && !both,
                  [&] { return text_of(who) + " is in two places"; });
  }
  broken.expect(board.reinforcements.characters == 0, "no Character is a reinforcement");
  broken.expect(!contains(join(alive, dead), Character::kGollum),
                "Gollum has no figure of his own");
  const auto one_of = [&](Character earlier, Character later) {
    broken.expect(!contains(alive, earlier) || !contains(join(alive, dead), later), [&] {
      return text_of(earlier) + " and " + text_of(later) + " share one figure";
    });
  };
  one_of(Character::kStrider, Character::kAragorn);
  one_of(Character::kGandalfTheGrey, Character::kGandalfTheWhite);
  const auto minions = static_cast<CharacterSet>(join(alive, dead) & kMinions);
  broken.expect(minions == board.minions_seen,
                "the Minions that are or were in play, and no others, are remembered (R-106)");
  broken.expect(
      board.messenger_used == 0 || contains(board.minions_seen, Character::kMouthOfSauron),
      "without the Mouth of Sauron there is no Messenger (R-116)");
}

/// whoever is nowhere is fighting for a landing.
void check_landing(const Board& board, Complaints& broken) {
  broken.expect(is_empty(board.landing) || board.battle.landing != 0,
                "a landing force is left without its battle (R-346)");
}

/// what the options remember of the fallen.
void check_the_fallen(const Rules& rules, const Board& board, Complaints& broken) {
  const CharacterSet returning = board.returning;
  const bool by_option = rules.options.hobbit_return == HobbitReturn::kReturnAtTurnEnd;
  broken.expect(returning == 0 || by_option, "nobody returns to the Fellowship (R-158)");
  broken.expect(without(returning, kHobbits) == 0, "only the Hobbits return (R-158)");
  broken.expect(without(returning, board.casualties.characters) == 0,
                "who is to return lies among the casualties (R-158)");
  for (std::size_t n = 0; n < kFreeNationCount; ++n) {
    broken.expect(board.battle.regulars_lost[n] <= board.casualties.regular[n], [&] {
      return text_of(static_cast<Nation>(n)) +
             ": the fallen of this battle are among the casualties (R-235)";
    });
  }
}

bool is_guide_awaited(const StepStack& pending) {
  const auto steps = pending.steps();
  return std::any_of(steps.begin(), steps.end(), [](const Step& step) {
    return step.kind == StepKind::kChooseGuide || step.kind == StepKind::kAppointGuide;
  });
}

void check_fellowship(const Rules& rules, const State& state, Complaints& broken) {
  const Fellowship& fellowship = state.board.fellowship;
  broken.expect(fellowship.progress <= 12, "Progress is at most 12");
  broken.expect(fellowship.corruption <= 12, "Corruption is at most 12 (R-159)");
  broken.expect(fellowship.hidden <= 1, "the Fellowship is Hidden or Revealed");
  broken.expect(index(fellowship.region) < kRegionCount, "the Fellowship is in a region");
  broken.expect(!in_mordor(fellowship) || fellowship.mordor_step <= 5,
                "the Mordor Track has the steps 0 to 5 (R-172)");
  broken.expect(!in_mordor(fellowship) || fellowship.progress == 0,
                "Progress is 0 on the Mordor Track (R-172)");
  broken.expect(without(fellowship.companions, kWalkers) == 0,
                "only the seven walk with the Ring-bearers (R-013)");
  if (is_guide_awaited(state.pending)) return;
  const CharacterSet candidates = guide_candidates(rules, state.board);
  const bool legal = candidates == 0 ? fellowship.guide == Character::kGollum
                                     : contains(candidates, fellowship.guide);
  broken.expect(legal, [&] { return text_of(fellowship.guide) + " may not be the Guide (R-045)"; });
}

void check_politics(const Board& board, Complaints& broken) {
  for (std::size_t n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    const PoliticalPosition& position = board.politics[n];
    const std::string name = text_of(nation);
    broken.expect(position.step >= 1 && position.step <= kAtWar && position.active <= 1,
                  [&] { return name + " is off the Political Track"; });
    broken.expect(side_of(nation) == Side::kFree || position.active == 1, [&] {
      return name + " is passive, but Shadow Nations are always active (R-262)";
    });
    broken.expect(position.step != kAtWar || position.active == 1,
                  [&] { return name + " is at war, but passive (R-261)"; });
  }
}

void check_dice(const Board& board, Complaints& broken) {
  constexpr std::array<int, 2> kMost{6, 10};
  const std::array<int, 2> hunting{board.hunt_box.free, board.hunt_box.shadow};
  for (const Side side : {Side::kFree, Side::kShadow}) {
    const auto s = at(side);
    const auto& faces = board.dice[s].faces;
    const int dice = std::accumulate(faces.begin(), faces.end(), 0) + board.dice[s].to_roll;
    broken.expect(dice + hunting[s] <= kMost[s], [&] {
      return text_of(side) + " has more than " + std::to_string(kMost[s]) + " Action dice";
    });
    const auto foreign = side == Side::kFree ? DieFace::kArmy : DieFace::kWill;
    broken.expect(
        faces[static_cast<std::size_t>(foreign)] == 0 &&
            faces[static_cast<std::size_t>(DieFace::kEye)] == 0,
        [&] { return "an unused die of " + text_of(side) + " shows a face it has not (R-015)"; });
  }
  broken.expect(board.elven_rings[0] + board.elven_rings[1] <= 3, "there are three Elven Rings");
}

void check_tiles(const Rules& rules, const State& state, Complaints& broken) {
  const Board& board = state.board;
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
    const int found = board.hunt_pool[kind] + board.drawn_tiles[kind] + board.removed_tiles[kind] +
                      board.waiting_tiles[kind];
    const bool right =
        kind < kStandardTileKinds ? found == rules.tiles[kind] : found <= rules.tiles[kind];
    broken.expect(right, [&] {
      return "there are " + std::to_string(found) + " Hunt tiles \"" +
             text_of(static_cast<Tile>(kind)) + "\" (R-141)";
    });
    if (kind < kStandardTileKinds || found == 0) continue;
    const CardId card = card_of_tile(rules, static_cast<Tile>(kind));
    broken.expect(was_played(state.cards[static_cast<std::size_t>(card)]), [&] {
      return "the Hunt tile \"" + text_of(static_cast<Tile>(kind)) +
             "\" is in play, but its card has not been played (R-144)";
    });
  }
}

bool lies_on_own_table(const Rules& rules, const State& state, std::size_t card) {
  const auto id = static_cast<CardId>(card);
  const Seat holder = holder_on_table(state, id);
  return core::index(holder) < static_cast<int>(rules.teams.names.size()) &&
         side_of(rules, holder) == rules.cards[card].side && program_of(rules, id).stays();
}

void check_table_index(const Rules& rules, const State& state, Complaints& broken) {
  State anew = state;
  index_table(rules, anew);
  const bool same =
      anew.board.in_force == state.board.in_force && anew.board.closed == state.board.closed;
  broken.expect(same, "the index of the table knows every card on it");
}

void check_cards(const Rules& rules, const State& state, Complaints& broken) {
  const std::size_t seats = rules.teams.names.size();
  for (std::size_t i = 0; i < kCardCount; ++i) {
    const CardPlace place = state.cards[i];
    const Seat holder = holder_of(place);
    const bool in_hand = holder != core::kNobody;
    const bool own = in_hand && core::index(holder) < static_cast<int>(seats) &&
                     side_of(rules, holder) == rules.cards[i].side;
    const bool lies_well = is_on_table(place) ? lies_on_own_table(rules, state, i)
                                              : place <= CardPlace::kRemoved && in_hand == own;
    broken.expect(lies_well,
                  [&] { return rules.cards[i].id + " is in no place for a card of its side"; });
  }
}

bool is_seat_of(const Rules& rules, Seat seat, Side side) {
  return core::index(seat) < static_cast<int>(rules.teams.names.size()) &&
         side_of(rules, seat) == side;
}

/// Each side's leading and next seats are its own, and whoever is to act is next.
void check_seats(const Rules& rules, const Board& board, Complaints& broken) {
  for (const Side side : {Side::kFree, Side::kShadow}) {
    const auto s = at(side);
    broken.expect(is_seat_of(rules, board.leading[s], side), "a seat leads its own side (R-301)");
    broken.expect(is_seat_of(rules, board.next[s], side), "a seat acts for its own side (R-305)");
  }
  const bool known = core::index(board.to_act) < static_cast<int>(rules.teams.names.size());
  broken.expect(known, "some seat is to act");
  if (!known) return;
  const auto side = static_cast<std::size_t>(side_of(rules, board.to_act));
  broken.expect(board.to_act == board.next[side], "who is to act is the next of his side");
}

/// A mixed Army is of two owners.
void check_mixed(const Rules& rules, const Board& board, Complaints& broken) {
  const auto check = [&](Place place) {
    const Figures& here = figures_at(rules, board, place);
    broken.expect(
        has_two_owners(rules, here, Side::kFree) || has_two_owners(rules, here, Side::kShadow),
        "a mixed Army has units of both teammates (R-311)");
  };
  for (const RegionId region : board.mixed) check(in_region(region));
  for (const RegionId region : rules.strongholds) {
    if (is_mixed(rules, board, in_garrison(region))) check(in_garrison(region));
  }
}

constexpr int kFreePoints = 4;  // for a military victory
constexpr int kShadowPoints = 10;

/// whoever has won had reason to.
bool is_won(const Rules& rules, const Board& board) {
  const Fellowship& fellowship = board.fellowship;
  switch (board.victory) {
    case Victory::kNone: return true;
    case Victory::kRingDestroyed:
      return in_mordor(fellowship) && fellowship.mordor_step == kCrackOfDoom;
    case Victory::kCorruption: return fellowship.corruption == 12;
    case Victory::kFreeMilitary: return victory_points(rules, board, Side::kFree) >= kFreePoints;
    case Victory::kShadowMilitary:
      return victory_points(rules, board, Side::kShadow) >= kShadowPoints;
  }
  return false;
}

void check_flow(const Rules& rules, const State& state, Complaints& broken) {
  const Board& board = state.board;
  const bool over = board.victory != Victory::kNone;
  broken.expect(over == state.pending.empty(), "something is pending exactly until somebody won");
  broken.expect(board.phase <= Phase::kVictory && board.victory <= Victory::kShadowMilitary,
                "phase and victory are what they can be");
  broken.expect(is_won(rules, board), "the game is over, but nobody has won it so (R-280)");
}

}  // namespace

std::vector<std::string> broken_invariants(const Rules& rules, const State& state) {
  if (const auto why = core::why_stuck(state.pending); !why.empty()) {
    std::string sentence("pending: ");
    sentence += why;
    return {sentence};
  }
  Complaints broken;
  check_plain_figures(rules, state.board, broken);
  check_index(state.board, broken);
  check_characters(state.board, broken);
  check_landing(state.board, broken);
  check_the_fallen(rules, state.board, broken);
  check_fellowship(rules, state, broken);
  check_politics(state.board, broken);
  check_dice(state.board, broken);
  check_tiles(rules, state, broken);
  check_cards(rules, state, broken);
  check_table_index(rules, state, broken);
  check_flow(rules, state, broken);
  check_seats(rules, state.board, broken);
  check_mixed(rules, state.board, broken);
  check_standing(rules, state, broken);
  return std::move(broken.sentences);
}

}  // namespace wotr
