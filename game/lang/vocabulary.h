#pragma once

#include <functional>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "game/lang/sentences.h"
#include "rules/core/schema.h"

namespace lang {

/// What a sentence may be told: a number or truth, or a thing that has one of these ids.
struct Argument {
  std::string name;
  std::vector<std::string> ids;
  bool is_list = false;  ///< of them, which may be empty: then "<key>.none" is said
};

/// All that a program asks words for. It follows from the tables of the game and from what its
/// screens ask; sentences are compared with it.
struct Vocabulary {
  /// By key: sentences that must be there, and what each is told.
  std::map<std::string, std::vector<Argument>, std::less<>> sentences;
  /// Kinds of questions, "decision.<kind>"; all are told the same. A question may have better words
  /// for some of its answers, or a form of its own (question.h).
  std::vector<std::string> questions;
  std::vector<Argument> told_questions;
  std::vector<std::string> forms;
  /// By family: things that must have a name, "<family>.<id>".
  std::map<std::string, std::vector<std::string>, std::less<>> names;
  /// Keys that stand in the source of the screens. One that ends in "." or "-" is the beginning of
  /// keys; one that has words only with ".<id>" behind it has them for each id of some family.
  std::vector<std::string> asked;
  /// Arguments that stand there.
  std::vector<std::string> given;
};

/// One row of a schema in JSON, with this byte as each of its arguments.
using WriteRow = std::function<nlohmann::json(std::uint8_t row, std::uint8_t byte)>;

/// "<family>.<row>" for each row, told what its fields are; `write` shows which ids they can have.
/// Added again for other rules, they can have more.
void add_schema(Vocabulary& vocabulary, std::string_view family, core::Schema schema,
                const WriteRow& write);

/// One sentence for each key that is missing, that nobody asks for, or that has a place which
/// nobody fills. Empty when words and vocabulary agree.
std::vector<std::string> word_faults(const Sentences& sentences, const Vocabulary& vocabulary);

/// A sentence, added to `faults`, where the word FAMILY.ID is not what the data file calls it.
void compare_name(const Sentences& words, std::string_view family, const std::string& id,
                  const std::string& name, std::string_view file, std::vector<std::string>& faults);

}  // namespace lang
