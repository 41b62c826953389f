#include "game/app/script/script.h"

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>

#include "base/json_reader.h"
#include "base/json_text.h"
#include "game/match/folders/files.h"

namespace app {
namespace {

struct VerbRow {
  std::string_view name;
  ScriptVerb verb;
  std::size_t least;  ///< words that follow
  std::size_t most;
};

constexpr std::size_t kAny = 1000;
constexpr std::string_view kAtOnce = "at-once";
constexpr std::array<VerbRow, 37> kVerbs{{
    {"click", ScriptVerb::kClick, 1, 1},
    {"tap", ScriptVerb::kTap, 1, 1},
    {"hold", ScriptVerb::kHold, 1, 1},
    {"slide", ScriptVerb::kSlide, 1, 1},
    {"lift", ScriptVerb::kLift, 0, 0},
    {"drag", ScriptVerb::kDrag, 2, 2},
    {"play", ScriptVerb::kPlay, 1, kAny},
    {"move", ScriptVerb::kMove, 1, 1},
    {"wheel", ScriptVerb::kWheel, 1, 1},
    {"key", ScriptVerb::kKey, 1, 1},
    {"press", ScriptVerb::kPress, 1, kAny},
    {"choose", ScriptVerb::kChoose, 1, 1},
    {"pad-press", ScriptVerb::kPadPress, 1, kAny},
    {"pad-choose", ScriptVerb::kPadChoose, 1, 1},
    {"pad", ScriptVerb::kPad, 2, 2},
    {"stick", ScriptVerb::kStick, 2, 2},
    {"unplug", ScriptVerb::kUnplug, 1, 1},
    {"type", ScriptVerb::kType, 1, kAny},
    {"resize", ScriptVerb::kResize, 1, 1},
    {"focus", ScriptVerb::kFocus, 1, 1},
    {"wait", ScriptVerb::kWait, 1, 1},
    {"expect", ScriptVerb::kExpect, 1, kAny},
    {"reads", ScriptVerb::kReads, 1, kAny},
    {"sees", ScriptVerb::kSees, 1, 1},
    {"misses", ScriptVerb::kMisses, 1, kAny},
    {"offers", ScriptVerb::kOffers, 1, kAny},
    {"withholds", ScriptVerb::kWithholds, 1, kAny},
    {"keeps", ScriptVerb::kKeeps, 1, kAny},
    {"near", ScriptVerb::kNear, 2, kAny},
    {"side", ScriptVerb::kSide, 1, 1},
    {"watch", ScriptVerb::kWatch, 0, 0},
    {"lesson", ScriptVerb::kLesson, 0, 0},
    {"until", ScriptVerb::kUntil, 1, kAny},
    {"hears", ScriptVerb::kHears, 1, kAny},
    {"count", ScriptVerb::kCount, 1, kAny},
    {"picture", ScriptVerb::kPicture, 1, 1},
    {"save", ScriptVerb::kSave, 1, 1},
}};

/// Words are parted by blanks; quotation marks hold several together.
base::Result<std::vector<std::string>> words_of(const std::string& line) {
  std::vector<std::string> words;
  std::string word;
  bool is_quoted = false;
  bool has_word = false;
  for (const char letter : line) {
    if (letter == '"') {
      is_quoted = !is_quoted;
      has_word = true;
    } else if (!is_quoted && (letter == ' ' || letter == '\t' || letter == '\r')) {
      if (has_word) words.push_back(std::move(word));
      word.clear();
      has_word = false;
    } else if (!is_quoted && !has_word && letter == '#') {
      break;
    } else {
      word += letter;
      has_word = true;
    }
  }
  if (is_quoted) return base::Error{"a quotation mark has no second one"};
  if (has_word) words.push_back(std::move(word));
  return words;
}

std::string known_verbs() {
  std::string names;
  for (const VerbRow& row : kVerbs) names += (names.empty() ? "" : ", ") + std::string(row.name);
  return names;
}

base::Result<ScriptLine> line_of(std::vector<std::string> words, int number) {
  const bool is_at_once = words.front() == kAtOnce;
  if (is_at_once) words.erase(words.begin());
  if (words.empty()) return base::Error{"what is to be done at once?"};
  const auto row =
      std::ranges::find_if(kVerbs, [&](const VerbRow& one) { return one.name == words.front(); });
  if (row == kVerbs.end()) {
    return base::Error{base::quoted(words.front()) + " is none of " + known_verbs()};
  }
  words.erase(words.begin());
  if (words.size() < row->least || words.size() > row->most) {
    return base::Error{std::string(row->name) + " takes " + std::to_string(row->least) +
                       (row->most == kAny ? " words or more"
                        : row->least == 1 ? " word"
                                          : " words")};
  }
  return ScriptLine{number, row->verb, std::move(words), is_at_once};
}

/// What the game fills in later, a script need not know: the part before it, or behind it where the
/// sentence begins with it.
std::string part_without_gap(const std::string& sentence) {
  std::size_t from = 0;
  while (from < sentence.size() && sentence[from] == '{') {
    const std::size_t to = sentence.find('}', from);
    from = to == std::string::npos ? sentence.size() : to + 1;
  }
  return sentence.substr(from, sentence.find('{', from) - from);
}

}  // namespace

base::Result<Script> parse_script(std::string_view text, std::string name) {
  Script script{std::move(name), {}};
  std::istringstream lines{std::string(text)};
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    const auto refuse = [&](const std::string& reason) {
      return base::Error{script.name + ", line " + std::to_string(number) + ": " + reason};
    };
    base::Result<std::vector<std::string>> words = words_of(line);
    if (!words) return refuse(words.error());
    if (words->empty()) continue;
    base::Result<ScriptLine> parsed = line_of(std::move(*words), number);
    if (!parsed) return refuse(parsed.error());
    script.lines.push_back(std::move(*parsed));
  }
  return script;
}

base::Result<ScriptLine> in_words(ScriptLine line, const lang::Sentences& words) {
  for (std::string& word : line.words) {
    for (std::size_t from = word.find('{'); from != std::string::npos;
         from = word.find('{', from)) {
      const std::size_t to = word.find('}', from);
      if (to == std::string::npos) break;
      const std::string key = word.substr(from + 1, to - from - 1);
      const std::size_t slash = key.find('/');
      const bool is_name = slash != std::string::npos;
      const std::string said = is_name ? words.name(key.substr(0, slash), key.substr(slash + 1))
                                       : part_without_gap(words.say(key));
      if (!is_name && !words.has(key)) return base::Error{"no sentence is called " + key};
      if (said.empty()) return base::Error{key + " has no words of its own"};
      word.replace(from, to - from + 1, said);
      from += said.size();
    }
  }
  return line;
}

base::Result<Script> read_script(const std::filesystem::path& file) {
  const base::Result<std::string> text = match::read_file(file);
  if (!text) return text.failure();
  const base::Result<void> readable = base::check_encoding(*text);
  if (!readable) return base::Error{file.string() + ": " + readable.error()};
  constexpr std::string_view kMark = "\xef\xbb\xbf";  // some editors put it before UTF-8
  std::string_view script = *text;
  if (script.starts_with(kMark)) script.remove_prefix(kMark.size());
  return parse_script(script, file.string());
}

}  // namespace app
