// Nazgûl and the Witch-king: to the Armies with most to win, and one beside the Ring-bearers.
#include <algorithm>
#include <array>
#include <optional>

#include "game/wotr/players/squire/marches.h"
#include "game/wotr/players/squire/situation/weights.h"
#include "game/wotr/players/squire/travels.h"
#include "rules/wotr/board/place.h"
#include "rules/wotr/characters/travellers.h"

namespace wotr_players::squire {
namespace {

constexpr int kMostLeadership = 5;
constexpr int kMostAtOne = 3;

/// How many Nazgûl are wanted where, and who is the Witch-king's host.
struct Posts {
  std::array<int, kRegionCount> wanted{};
  std::array<double, kRegionCount> worth{};  ///< of one of them there
  RegionId first = kNoRegion;
};

int& wanted_at(Posts& posts, RegionId region) {
  return posts.wanted[static_cast<std::size_t>(region)];
}
int nazgul_at(const Situation& now, RegionId region) {
  return figures_in(now.board, region).nazgul;
}
int surplus(const Situation& now, const Posts& posts, RegionId region) {
  return nazgul_at(now, region) - posts.wanted[static_cast<std::size_t>(region)];
}

void want_beside_hosts(const Situation& now, const Campaign& campaign, Posts& posts) {
  std::vector<std::pair<double, const Host*>> hosts;
  for (const Host& host : campaign.ours.hosts) {
    if (host.strength.units < 3) continue;
    hosts.emplace_back(prospect(campaign.ours, host.strength, host.at), &host);
  }
  std::stable_sort(hosts.begin(), hosts.end(),
                   [](const auto& one, const auto& other) { return one.first > other.first; });
  constexpr std::size_t kHosts = 3;
  double worth = now.weights.nazgul_at_front;
  for (std::size_t i = 0; i < std::min(kHosts, hosts.size()); ++i) {
    const Host& host = *hosts[i].second;
    const int others = static_cast<int>(host.strength.leadership) - nazgul_at(now, host.at);
    wanted_at(posts, host.at) = std::clamp(kMostLeadership - others, 0, kMostAtOne);
    posts.worth[static_cast<std::size_t>(host.at)] = worth;
    worth *= 0.6;
    if (i == 0) posts.first = host.at;
  }
}

Posts posts_of(const Situation& now, const Campaign& campaign) {
  Posts posts;
  want_beside_hosts(now, campaign, posts);
  const Fellowship& fellowship = now.board.fellowship;
  const bool landing = landing_regions(now.rules, now.board).contains(fellowship.region);
  if (!in_mordor(fellowship) && landing && wanted_at(posts, fellowship.region) == 0) {
    wanted_at(posts, fellowship.region) = 1;
    posts.worth[static_cast<std::size_t>(fellowship.region)] = now.weights.nazgul_at_hunt;
  }
  return posts;
}

bool witch_king_strays(const Situation& now, const Posts& posts) {
  const RegionId at = region_of(place_of(now.rules, now.board, Character::kWitchKing));
  const bool moved = contains(now.board.moved_characters, Character::kWitchKing);
  return at != kNoRegion && posts.first != kNoRegion && at != posts.first && !moved;
}

/// The place that misses most.
RegionId neediest(const Situation& now, const Posts& posts) {
  RegionId best = kNoRegion;
  double most = 0;
  for (int r = 0; r < kRegionCount; ++r) {
    const auto region = static_cast<RegionId>(r);
    const double need = -surplus(now, posts, region) * posts.worth[static_cast<std::size_t>(r)];
    if (need <= most) continue;
    most = need;
    best = region;
  }
  return best;
}

}  // namespace

double worth_of_moving_minions(const Situation& now, const Campaign& campaign) {
  if (!can_move_minions(now.rules, now.board, now.seat)) return kNever;
  const Posts posts = posts_of(now, campaign);
  int spare = 0;
  double wanted = 0;
  int missing = 0;
  for (int r = 0; r < kRegionCount; ++r) {
    const int here = surplus(now, posts, static_cast<RegionId>(r));
    spare += std::max(0, here);
    missing += std::max(0, -here);
    wanted += std::max(0, -here) * posts.worth[static_cast<std::size_t>(r)];
  }
  const double share = missing > 0 ? std::min(1.0, static_cast<double>(spare) / missing) : 0;
  return wanted * share + (witch_king_strays(now, posts) ? 2 * now.weights.nazgul_at_front : 0);
}

Answer choose_minions_from(const Situation& now) {
  const Posts posts = posts_of(now, survey(now));
  const bool wanted = neediest(now, posts) != kNoRegion;
  const RegionId king = region_of(place_of(now.rules, now.board, Character::kWitchKing));
  const bool strays = witch_king_strays(now, posts);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    constexpr double kLetItBe = 0.5;
    if (is(action, ActionKind::kStop)) return kLetItBe;
    const RegionId region = region_of(action);
    if (strays && region == king) return 100;
    return wanted ? surplus(now, posts, region) : 0;
  });
}

Answer choose_minions_group(const Situation& now) {
  const Posts posts = posts_of(now, survey(now));
  const Group& group = now.board.group;
  const RegionId from = region_of(group.from);
  Figures wanted;
  const int staying = posts.wanted[static_cast<std::size_t>(from)];
  const int arrived = nazgul_at(now, from) - group.figures.nazgul;
  wanted.nazgul = static_cast<std::uint8_t>(
      std::clamp(int{group.figures.nazgul} - std::max(0, staying - arrived), 0, kMostAtOne));
  const bool king =
      witch_king_strays(now, posts) && contains(group.figures.characters, Character::kWitchKing);
  if (king) wanted.characters = only(Character::kWitchKing);
  return shape_group(now, wanted);
}

Answer choose_minions_to(const Situation& now) {
  const Posts posts = posts_of(now, survey(now));
  const bool king = contains(now.board.group.figures.characters, Character::kWitchKing);
  const Answer first = offered(now, act(ActionKind::kRegion, posts.first));
  if (king && first) return first;
  return best_offered(now, [&](Action action) -> std::optional<double> {
    const RegionId region = region_of(action);
    return -surplus(now, posts, region) * posts.worth[static_cast<std::size_t>(region)];
  });
}

}  // namespace wotr_players::squire
