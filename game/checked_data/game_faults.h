#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/checked_data/moment_faults.h"
#include "game/lang/vocabulary.h"
#include "game/table/board/load_layout.h"

namespace checked_data {

/// What is known of a game before anything is read.
struct GameFiles {
  std::string_view game;                           ///< data/<game>
  std::vector<std::string> rules;                  ///< the files that the rules are made of
  std::vector<std::string> layout;                 ///< and the layout of the map
  std::string_view regions;                        ///< the file that says what the map shows
  std::vector<std::string_view> events;            ///< their names
  std::span<const std::string_view> happenings{};  ///< a picture may be taken while they happen
};

/// What the tables of a game ask of the rest of its data.
struct GameFacts {
  using Vocabulary = lang::Vocabulary;
  using Faults = std::vector<std::string>;

  Vocabulary vocabulary;
  MomentFacts moments;
  std::vector<lang::Argument> sounds;  ///< what the table adds to the fields of events
  /// Of the words, names that differ from those in the tables included.
  std::function<Faults(const lang::Sentences& words, const Vocabulary& asked)> word_faults;
  std::vector<std::string> figures, places;  ///< that an engraving may show
  std::vector<std::string> engraved;         ///< the engravings there must be: one of each card
  table::MapPlan plan;
};

/// A sentence for each fault of a game's data in what the rules themselves do not read: the words,
/// the map as the table and as the baker read it, how things move, and files that nobody reads.
/// Without facts the tables cannot be made; whoever reads the rules has told why.
std::vector<std::string> game_faults(const std::string& data, const GameFiles& files,
                                     const std::optional<GameFacts>& facts);

}  // namespace checked_data
