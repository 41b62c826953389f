#include "game/checked_data/sound_faults.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "base/file.h"
#include "game/checked_data/event_arguments.h"
#include "game/makers/timbre/recipes/recipe.h"
#include "game/match/folders/folders.h"
#include "game/sound/book/bodies_file.h"
#include "game/sound/book/sound_book.h"

namespace checked_data {
namespace {

using Arguments = std::vector<lang::Argument>;
using Names = std::set<std::string, std::less<>>;

constexpr std::string_view kEvent = "event.";

std::string key_of(std::string_view event) { return std::string(kEvent).append(event); }

/// What is baked, struck and heard without a game; sounds of good files are known by their names.
struct SharedSounds {
  Names baked;
  std::vector<std::string> faults;
};

SharedSounds read_shared_sounds(const std::string& data) {
  const std::string folder = data + "/" + std::string(sound::kSoundsFolder) + "/";
  SharedSounds shared;
  timbre::Recipes recipes;
  for (const std::string_view name : {"effects.json", "instruments.json", "beds.json"}) {
    const std::string path = folder + std::string(name);
    const auto text = base::read_file(path);
    auto read = text ? timbre::read_recipes(*text, path) : text.failure();
    if (!read) shared.faults.push_back(read.error());
    if (read) recipes.insert(recipes.end(), read->begin(), read->end());
  }
  for (const timbre::Recipe& one : recipes) shared.baked.insert(one.id);
  const std::string path = folder + std::string(sound::kBodiesFile);
  const auto text = base::read_file(path);
  const auto bodies = text ? sound::parse_bodies(*text, path) : text.failure();
  if (!bodies) shared.faults.push_back(bodies.error());
  if (!bodies) return shared;
  const base::Result<void> done = timbre::check_recipes(recipes, *bodies);
  if (!done) shared.faults.push_back(folder + done.error());
  return shared;
}

/// What is wrong with a game's rows, found one after the other.
class RowCheck {
 public:
  RowCheck(const Names& baked, const Arguments& facts, lang::Vocabulary& vocabulary)
      : baked_(baked), facts_(facts), vocabulary_(vocabulary) {}

  void check(const sound::SoundBook& book) {
    for (const sound::EventSound& row : book.events) check(row);
    for (const auto& [key, told] : vocabulary_.sentences) {
      if (key.starts_with(kEvent)) expect_row(book, key.substr(kEvent.size()));
    }
    for (const sound::Bed& bed : book.beds) expect_sound(bed.sound, "beds");
    for (const sound::Tension& one : book.tension) expect_event(one.event, "tension");
    for (const sound::Theme& theme : book.themes) {
      for (const std::string& one : {theme.melody, theme.drone, theme.figure, theme.drum}) {
        expect_instrument(one, theme.id);
      }
    }
  }

  std::vector<std::string> take() { return std::move(faults_); }

 private:
  void check(const sound::EventSound& row) {
    if (!expect_event(row.event, "events")) return;
    const Arguments& told = vocabulary_.sentences.find(key_of(row.event))->second;
    for (const auto& [name, values] : row.when) {
      const lang::Argument* fact = named(facts_, name);
      if (fact == nullptr) fact = named(told, name);
      if (fact == nullptr) {
        add(row.event, "nothing tells \"" + name + "\" of it");
        continue;
      }
      for (const std::string& value : values) {
        const bool is_right = fact->ids.empty() || may_be(*fact, nlohmann::json(value));
        if (!is_right) add(row.event, never(name, value));
      }
    }
    for (const std::string& one : every(row.sound, told)) expect_sound(one, row.event);
    for (const std::string& one : every(row.caption, told)) name_caption(one);
  }

  static std::string never(const std::string& fact, const std::string& value) {
    return "\"" + fact + "\" is never \"" + value + "\"";
  }

  /// What a text with a {fact} in it can become.
  std::vector<std::string> every(const std::string& text, const Arguments& told) {
    const std::size_t open = text.find('{');
    const std::size_t close = text.find('}');
    if (text.empty()) return {};
    if (open == std::string::npos || close == std::string::npos) return {text};
    const std::string name = text.substr(open + 1, close - open - 1);
    const lang::Argument* fact = named(facts_, name);
    if (fact == nullptr) fact = named(told, name);
    std::vector<std::string> all;
    if (fact == nullptr) return all;
    for (const std::string& id : fact->ids) all.push_back(sound::filled(text, {{name, id}}));
    return all;
  }

  bool expect_event(const std::string& event, const std::string& place) {
    const bool is_one = vocabulary_.sentences.contains(key_of(event));
    if (!is_one && event != "none") add(place, "there is no event \"" + event + "\"");
    return is_one;
  }
  void expect_row(const sound::SoundBook& book, const std::string& event) {
    const bool has_row = std::ranges::any_of(book.events, [&](const sound::EventSound& row) {
      return row.event == event && row.when.empty();
    });
    if (!has_row) add(event, "it has no sound, and is not \"silent\"");
  }
  void expect_sound(const std::string& sound, const std::string& place) {
    if (!baked_.contains(sound)) add(place, "there is no sound \"" + sound + "\"");
  }
  void expect_instrument(const std::string& instrument, const std::string& place) {
    const auto note = baked_.lower_bound(instrument + "-");
    if (note == baked_.end() || !note->starts_with(instrument + "-")) {
      add(place, "there is no instrument \"" + instrument + "\"");
    }
  }
  void name_caption(const std::string& caption) {
    std::vector<std::string>& names = vocabulary_.names["caption"];
    if (std::ranges::find(names, caption) == names.end()) names.push_back(caption);
  }
  void add(const std::string& place, const std::string& reason) {
    faults_.push_back(place + ": " + reason);
  }

  const Names& baked_;
  const Arguments& facts_;
  lang::Vocabulary& vocabulary_;
  std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> read_sounds(const std::string& data, std::string_view game,
                                     const Arguments& facts, lang::Vocabulary& vocabulary) {
  const std::vector<std::string> names{std::string(sound::kSoundsFile),
                                       std::string(sound::kMusicFile)};
  const auto files = match::read_data_files(data, game, names);
  if (!files) return {files.error()};
  const std::string folder = data + "/" + std::string(game) + "/";
  const auto book = sound::read_sound_book((*files)[0].text, (*files)[1].text);
  if (!book) return {folder + book.error()};
  SharedSounds shared = read_shared_sounds(data);
  RowCheck check(shared.baked, facts, vocabulary);
  check.check(*book);
  if (!shared.faults.empty()) return shared.faults;
  std::vector<std::string> faults = check.take();
  for (std::string& fault : faults) fault.insert(0, folder + "sounds.json, ");
  return faults;
}

}  // namespace checked_data
