#include "game/tutorial/chapter.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "base/json_reader.h"
#include "base/json_text.h"
#include "game/lang/prose.h"
#include "game/match/folders/files.h"
#include "game/match/folders/prepared_file.h"
#include "game/match/scenario.h"

namespace tutorial {
namespace {

namespace fs = std::filesystem;
using base::JsonReader;
using nlohmann::json;

constexpr int kFormat = 1;
constexpr int kMostSeed = 1'000'000;
constexpr int kMostPlayers = 8;

std::vector<Pattern> read_patterns(const JsonReader& reader) {
  std::vector<Pattern> patterns;
  if (!reader.is_list()) return {match::read_object(reader)};
  for (const JsonReader& one : reader.list()) patterns.push_back(match::read_object(one));
  return patterns;
}

Step read_step(const JsonReader& reader, const std::string& chapter, const lang::Sentences& words) {
  reader.allow({"id", "say", "at", "do", "before"});
  Step step;
  step.id = reader.at("id").text();
  if (!match::is_id(step.id)) reader.at("id").fail("small letters, digits and hyphens");
  step.words = lang::prose(words, "tutorial", chapter + "." + step.id, "say");
  if (step.words.empty()) reader.at("say").fail("it has no words");
  if (const auto place = reader.find("at")) step.place = place->text();
  if (const auto does = reader.find("do")) step.does = read_patterns(*does);
  if (const auto before = reader.find("before")) step.is_before = before->boolean();
  return step;
}

std::vector<Step> read_steps(const JsonReader& list, const std::string& chapter,
                             const lang::Sentences& words) {
  std::vector<Step> steps;
  std::set<std::string> ids;
  for (const JsonReader& reader : list.list()) {
    steps.push_back(read_step(reader, chapter, words));
    if (!ids.insert(steps.back().id).second) reader.fail("the id stands there twice");
  }
  if (steps.empty()) list.fail("nothing is taught");
  return steps;
}

Chapter read_fields(const JsonReader& top, const std::string& path, const lang::Sentences& words) {
  top.allow({"format", "title", "text", "players", "options", "position", "seed", "learner",
             "others", "steps"});
  match::expect_format(top, kFormat);
  Chapter chapter;
  chapter.id = fs::path(path).stem().string();
  chapter.path = path;
  chapter.title = lang::prose(words, "tutorial", chapter.id, "title");
  chapter.text = lang::prose(words, "tutorial", chapter.id, "text");
  if (chapter.title.empty()) top.at("title").fail("it has no words");
  if (chapter.text.empty()) top.at("text").fail("it has no words");
  chapter.learner = top.at("learner").text();
  if (const auto options = top.find("options"))
    chapter.setup.options = match::read_object(*options);
  chapter.setup.options["players"] = top.at("players").integer(1, kMostPlayers);
  chapter.setup.seed = static_cast<std::uint64_t>(top.at("seed").integer(0, kMostSeed));
  if (const auto position = top.find("position")) {
    chapter.setup.position = match::read_object(*position);
  }
  if (const auto others = top.find("others")) {
    for (const auto& [seat, answers] : others->members()) {
      chapter.others[seat] = read_patterns(answers);
    }
  }
  chapter.steps = read_steps(top.at("steps"), chapter.id, words);
  return chapter;
}

}  // namespace

base::Result<Chapter> parse_chapter(std::string_view text, const std::string& path,
                                    const lang::Sentences& words) {
  base::Fault fault{path};
  const auto value = base::parse_text(text, fault);
  if (!value) return fault.error();
  Chapter chapter = read_fields(JsonReader(*value, fault), path, words);
  if (fault.any()) return fault.error();
  return chapter;
}

base::Result<std::vector<Chapter>> read_chapters(const std::string& data, std::string_view game,
                                                 const lang::Sentences& words) {
  std::vector<Chapter> chapters;
  for (const fs::path& path : match::prepared_files(fs::path(data) / game / "tutorial")) {
    const auto text = match::read_file(path.string(), base::kMaxJsonBytes);
    if (!text) return text.failure();
    auto chapter = parse_chapter(*text, path.string(), words);
    if (!chapter) return chapter.failure();
    chapters.push_back(chapter.take());
  }
  return chapters;
}

}  // namespace tutorial
