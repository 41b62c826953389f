#pragma once

#include <algorithm>
#include <memory>
#include <utility>

#include "game/cli/driver/begin.h"
#include "game/cli/driver/driver.h"
#include "game/cli/driver/gallery_faults.h"
#include "game/cli/driver/report_of.h"
#include "game/cli/served/served_match_of.h"
#include "game/laboratory/laboratory.h"
#include "game/match/check_scenario.h"

namespace cli {

/// A Driver for the game G. Its laboratory looks at the same prepared game.
template <core::Game G>
class GameDriver final : public Driver {
 public:
  GameDriver(std::shared_ptr<set_up::PreparedGame<G>> game,
             std::unique_ptr<const laboratory::Laboratory> own, MoreFaults more_faults)
      : game_(std::move(game)), laboratory_(std::move(own)), more_faults_(more_faults) {}

  std::string_view id() const override { return G::kId; }
  const laboratory::Laboratory& laboratory() const override { return *laboratory_; }

  base::Result<void> prepare(const std::string& data) override {
    return set_up::prepare(*game_, data);
  }
  void speak(const std::string& language) override { game_->language = language; }

  base::Result<Opened> begin(const nlohmann::json& request) const override {
    base::Result<match::Match<G>> match = cli::begin(*game_, request);
    if (!match) return match.failure();
    return Opened{serve(std::move(*match)), {}};
  }

  base::Result<Opened> load(std::string_view text, std::string_view name) const override {
    base::Result<match::Loaded<G>> loaded = match::load_save<G>(text, name, game_->files);
    if (!loaded) return loaded.failure();
    Opened opened{.match = nullptr,
                  .notices = notices_of(*game_, *loaded, name),
                  .exact = loaded->exact,
                  .aside = loaded->edited    ? "edited"
                           : loaded->current ? ""
                                             : "old"};
    opened.match = serve(std::move(loaded->match));
    return opened;
  }

  match::ScenarioList scenarios() const override {
    match::ScenarioList list = match::read_scenarios(game_->data, G::kId);
    match::TablesByOptions<G> tables(game_->files);
    std::erase_if(list.scenarios, [&](const match::Scenario& scenario) {
      const base::Result<void> done = match::check_scenario<G>(tables, scenario);
      if (!done) list.faults.push_back(done.error());
      return !done;
    });
    for (match::Scenario& one : list.scenarios) {
      one.title = set_up::told(*game_, "scenarios", one.id, "title", one.title);
      one.text = set_up::told(*game_, "scenarios", one.id, "text", one.text);
    }
    return list;
  }

  base::Result<void> check_scenario(std::string_view text, const std::string& path) const override {
    const base::Result<match::Scenario> scenario = match::parse_scenario(text, path);
    if (scenario) return match::check_scenario<G>(game_->files, *scenario);
    return scenario.failure();
  }

  std::string words_of(std::span<const nlohmann::json> answers) const override {
    std::string words;
    for (const nlohmann::json& answer : answers) {
      words += (words.empty() ? "" : "; ") + sentence(game_->sentences, "action", answer);
    }
    return words;
  }

  std::vector<std::string> data_faults(const std::string& data) override {
    std::vector<std::string> faults;
    const auto append = [&](std::vector<std::string> more) {
      for (std::string& fault : more) faults.push_back(std::move(fault));
    };
    game_->files.clear();
    const base::Result<void> done = prepare(data);
    if (!done) faults.push_back(done.error());
    if (match::make_tables<G>(game_->files, nlohmann::json::object())) append(scenarios().faults);
    if (done) {  // else nobody is there to be asked
      append(laboratory_->puzzle_faults());
      append(gallery_faults(*game_));
    }
    if (more_faults_ == nullptr) return faults;
    for (std::string& more : more_faults_(data)) {
      const bool is_known = std::find(faults.begin(), faults.end(), more) != faults.end();
      if (!is_known) faults.push_back(std::move(more));
    }
    return faults;
  }

  base::Result<SaveReport> replay(std::string_view text, std::string_view name) const override {
    return report_of(*game_, text, name);
  }

 private:
  std::unique_ptr<ServedMatch> serve(match::Match<G> match) const {
    return std::make_unique<ServedMatchOf<G>>(std::move(match), game_->sentences, game_->registry);
  }

  std::shared_ptr<set_up::PreparedGame<G>> game_;
  std::unique_ptr<const laboratory::Laboratory> laboratory_;
  MoreFaults more_faults_;
};

}  // namespace cli
