#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/lang/sentences.h"
#include "game/match/setup.h"

namespace tutorial {

/// What somebody who learns may answer next: of an action in JSON (base/json_pattern.h).
using Pattern = nlohmann::json;

/// One thing that is explained, and then done.
struct Step {
  std::string id;
  std::string words;
  /// What it is about: "region:harbour", "label:frame.score" (words on the frame), or
  /// "button:screen.hint" (words on a button); empty for nothing of its own.
  std::string place;
  std::vector<Pattern> does;  ///< one after the other; none: it is only read
  bool is_before = false;     ///< it is read before others go on
};

/// A part of a first game: data/<game>/tutorial/<id>.json. docs/tutorial.md tells how one is
/// written.
struct Chapter {
  std::string id;    ///< the file's name without ".json"
  std::string path;  ///< what errors call it
  std::string title;
  std::string text;     ///< what is learned in it
  std::string learner;  ///< the seat of whoever learns
  match::Setup setup;   ///< but for who decides
  /// What others do, by seat: each answer the first that fits the next of the list.
  std::map<std::string, std::vector<Pattern>> others;
  std::vector<Step> steps;
};

/// An Error is one sentence with file, place and reason. The words are prose (lang/prose.h).
base::Result<Chapter> parse_chapter(std::string_view text, const std::string& path,
                                    const lang::Sentences& words);

/// Those of a game in their order. No folder is an empty list.
base::Result<std::vector<Chapter>> read_chapters(const std::string& data, std::string_view game,
                                                 const lang::Sentences& words);

}  // namespace tutorial
