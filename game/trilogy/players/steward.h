#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string_view>

#include "base/result.h"
#include "game/players/player.h"
#include "game/trilogy/players/squire/squire.h"
#include "rules/trilogy/game.h"

namespace trilogy_players {

/// What the steward believes at a table of two, three and four: data/trilogy/players/steward.json.
using Beliefs = std::array<squire::Weights, 3>;

/// Where a table stands in what is kept by the number of players: that of two is the first.
inline std::size_t table_of(const trilogy::Rules& rules) { return trilogy::seat_count(rules) - 2; }

/// An Error is one sentence with file, place and reason.
base::Result<Beliefs> parse_beliefs(std::string_view text, std::string_view file);

/// A sparring partner: it thinks like the squire, and has learned by play what to believe.
class Steward final : public players::Player<trilogy::Game> {
 public:
  Steward(std::shared_ptr<const Beliefs> beliefs, std::uint64_t seed)
      : beliefs_(std::move(beliefs)), seed_(seed) {}

  core::Action choose(const trilogy::Rules& rules, const trilogy::View& view,
                      const core::Decision& decision, const std::stop_token& stop) override;

 private:
  std::shared_ptr<const Beliefs> beliefs_;
  std::uint64_t seed_;
  std::optional<Squire> squire_;
};

}  // namespace trilogy_players
