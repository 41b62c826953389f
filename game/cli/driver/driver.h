#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/cli/driver/save_report.h"
#include "game/cli/served/served_match.h"
#include "game/match/scenario.h"

namespace laboratory {
class Laboratory;
}

namespace cli {

/// A match begun or resumed, and what must be told about it.
struct Opened {
  std::unique_ptr<ServedMatch> match;
  std::vector<std::string> notices;
  bool exact = false;   ///< the save it came from may be appended to as it is
  std::string aside{};  ///< why the save must be kept aside, as put_aside() wants it; or empty
};

/// A sentence for each fault of a data folder, in what the rules do not read of it.
using MoreFaults = std::vector<std::string> (*)(const std::string& data);

/// One game that this program can play, chosen by its name at run time.
class Driver {
 public:
  virtual ~Driver() = default;
  virtual std::string_view id() const = 0;
  /// Where the players of this game are compared and improved.
  virtual const laboratory::Laboratory& laboratory() const = 0;

  /// Reads the data files and the sentences. An Error says what is wrong and where. The rest needs
  /// it done.
  virtual base::Result<void> prepare(const std::string& data) = 0;
  /// Said before prepare(): in which language scenarios, answers and the log of a replay are told;
  /// English where nothing is said.
  virtual void speak(const std::string& language) = 0;

  /// Those of the data folder; one that cannot begin is left out, too, and becomes a sentence.
  virtual match::ScenarioList scenarios() const = 0;
  /// An Error says what is wrong with this file.
  virtual base::Result<void> check_scenario(std::string_view text,
                                            const std::string& path) const = 0;

  /// Answers in words.
  virtual std::string words_of(std::span<const nlohmann::json> answers) const = 0;

  /// A sentence for everything that is wrong with the data folder: tables, sentences, scenarios,
  /// puzzles, and what else the game brings to look at it.
  virtual std::vector<std::string> data_faults(const std::string& data) = 0;

  /// A new match as the request `new` wants it: options, players, position or scenario, seed.
  virtual base::Result<Opened> begin(const nlohmann::json& request) const = 0;
  virtual base::Result<Opened> load(std::string_view text, std::string_view name) const = 0;

  virtual base::Result<SaveReport> replay(std::string_view text, std::string_view name) const = 0;
};

/// The games of a program. The first is the one meant where none is named.
using Games = std::vector<std::unique_ptr<Driver>>;

Driver* find_game(const Games& games, std::string_view id);
std::string names_of(const Games& games);

}  // namespace cli
