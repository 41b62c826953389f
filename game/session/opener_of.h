#pragma once

#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/match/check_scenario.h"
#include "game/match/saves/load.h"
#include "game/players/checked_seating.h"
#include "game/players/scripted_player.h"
#include "game/session/opener.h"
#include "game/session/session_of.h"

namespace session {

/// What a game brings to its sessions.
template <core::Game G>
struct SessionParts {
  std::string data;
  std::vector<core::DataFile> files;  ///< for make_rules
  players::Registry<G> registry;
  Narrator<G> narrate;
  std::function<int(const players::Seating&)> players_for{};  ///< may be left out
  ThrownTogether thrown_together{};                           ///< the same
  players::Forecaster<G> forecaster{};                        ///< the same
  CourseOf<G> course{};                                       ///< the same
};

template <core::Game G>
class OpenerOf final : public Opener {
 public:
  explicit OpenerOf(SessionParts<G> parts) : parts_(std::move(parts)) {}

  std::string_view game() const override { return G::kId; }
  const std::string& data() const override { return parts_.data; }

  base::Result<std::unique_ptr<Session>> begin(match::Setup setup,
                                               std::string_view fallback) const override {
    return begin_with(std::move(setup), fallback, parts_.registry);
  }

  base::Result<std::unique_ptr<Session>> begin_scripted(match::Setup setup,
                                                        std::string_view fallback,
                                                        const SeatScripts& scripts) const override {
    players::Registry<G> registry = parts_.registry;
    for (const auto& [seat, script] : scripts) {
      const std::string name = "script-" + seat;
      registry.emplace(name, players::Maker<G>([script = script](std::uint64_t) {
                         return std::make_unique<players::ScriptedPlayer<G>>(script);
                       }));
      setup.seats[seat] = name;
    }
    return begin_with(std::move(setup), fallback, registry);
  }

  base::Result<OpenedGame> load(std::string_view text, const std::string& name) const override {
    auto loaded = match::load_save<G>(text, name, parts_.files);
    if (!loaded) return loaded.failure();
    std::vector<std::string> notices =
        players::missing_players<G>(parts_.registry, loaded->match.setup().seats, name);
    notices.insert(notices.begin(), loaded->notices.begin(), loaded->notices.end());
    OpenedGame opened{.session = session_of(std::move(loaded->match), parts_.registry),
                      .is_exact = loaded->exact};
    for (const std::string& notice : notices) {
      opened.notice += (opened.notice.empty() ? "" : " ") + notice;
    }
    return opened;
  }

  base::Result<void> check_scenario(const match::Scenario& scenario) const override {
    return match::check_scenario<G>(parts_.files, scenario);
  }

  int players_for(const players::Seating& named) const override {
    return parts_.players_for ? parts_.players_for(named) : 0;
  }

  base::Result<void> name_seats(nlohmann::json& options, std::span<const std::string> named,
                                const nlohmann::json* position) const override {
    if constexpr (requires { G::name_seats(options, named, position); }) {
      return G::name_seats(options, named, position);
    }
    return {};
  }

 private:
  base::Result<std::unique_ptr<Session>> begin_with(match::Setup setup, std::string_view fallback,
                                                    const players::Registry<G>& registry) const {
    auto tables = match::make_tables<G>(parts_.files, setup.options);
    if (!tables) return tables.failure();
    auto seating = players::checked_seating<G>(*tables->rules, registry, setup.seats, fallback);
    if (!seating) return seating.failure();
    setup.seats = std::move(*seating);
    auto match = match::Match<G>::begin(std::move(*tables), std::move(setup));
    if (!match) return match.failure();
    return session_of(std::move(*match), registry);
  }

  std::unique_ptr<Session> session_of(match::Match<G> match,
                                      const players::Registry<G>& registry) const {
    return std::make_unique<SessionOf<G>>(std::move(match), registry, parts_.narrate,
                                          parts_.thrown_together, parts_.forecaster, parts_.course);
  }

  SessionParts<G> parts_;
};

}  // namespace session
