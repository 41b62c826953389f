#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace laboratory {

/// Answers of one seat to a row of questions, as actions in JSON.
using Line = std::vector<nlohmann::json>;

/// A position with one right answer: data/<game>/puzzles/<id>.json. docs/puzzles.md tells how one
/// is written.
struct Puzzle {
  std::string id;                                     ///< the file's name without ".json"
  std::string path;                                   ///< what errors call it
  std::string title;                                  ///< one line
  std::string text;                                   ///< what the right answer is, and why
  nlohmann::json options = nlohmann::json::object();  ///< "players" among them
  nlohmann::json position;
  Line before;              ///< choices and luck that lead from the position to the question
  std::string seat;         ///< who is asked
  std::vector<Line> right;  ///< the right answers: each is one, and how it may be said
};

/// Checks everything but the game's own words. An Error is one sentence with file, place and
/// reason.
base::Result<Puzzle> parse_puzzle(std::string_view text, const std::string& path);

/// Where those of a game lie.
std::string puzzle_folder(const std::string& data, std::string_view game);

/// How a player did.
struct Solution {
  bool is_right = false;
  Line answers;  ///< until one right answer was said whole, or somebody else's turn came
};

/// One answer to one of its questions, and in how many games its seat won after it.
struct Weighing {
  nlohmann::json answer;
  bool is_right = false;  ///< it stands in the first of the right answers
  std::uint64_t wins = 0;
};

}  // namespace laboratory
