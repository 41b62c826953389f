#include "game/sound/book/sound_book.h"

#include <nlohmann/json.hpp>

#include "base/json_reader.h"

namespace sound {
namespace {

using base::JsonReader;

glm::vec2 read_place(const JsonReader& field) {
  const std::vector<JsonReader> numbers = field.list();
  if (numbers.size() != 2) {
    field.fail("a place is [x, y]");
    return {};
  }
  return {numbers[0].number(-50, 300), numbers[1].number(-50, 300)};
}

Bed read_bed(const JsonReader& entry) {
  entry.allow({"sound", "decibels", "reach", "places", "regions"});
  Bed bed;
  bed.sound = entry.at("sound").text();
  bed.gain = gain_of(entry.at("decibels").number(-60, 0));
  bed.reach = entry.at("reach").number(1, 200);
  for (const JsonReader& place : entry.at("places").list()) bed.places.push_back(read_place(place));
  for (const JsonReader& region : entry.at("regions").list()) bed.regions.push_back(region.text());
  return bed;
}

Tension read_tension(const JsonReader& entry) {
  entry.allow({"event", "by", "full", "jumps", "fades"});
  Tension tension;
  tension.event = entry.at("event").text();
  if (const auto by = entry.find("by")) tension.by = by->text();
  if (const auto full = entry.find("full")) tension.full = full->number(1, 1000);
  if (const auto jumps = entry.find("jumps")) tension.jumps = jumps->number(0, 1);
  if (const auto fades = entry.find("fades")) tension.fades = fades->number(0, 3600);
  return tension;
}

base::Result<void> read_sounds(std::string_view text, SoundBook& book) {
  base::Fault fault{std::string(kSoundsFile)};
  const std::optional<nlohmann::json> file = base::parse_text(text, fault);
  if (!file) return fault.error();
  const JsonReader top(*file, fault);
  top.allow({"note", "events", "beds", "tension"});
  book.events = read_event_sounds(top.at("events"));
  for (const JsonReader& entry : top.at("beds").list()) book.beds.push_back(read_bed(entry));
  for (const JsonReader& entry : top.at("tension").list()) {
    book.tension.push_back(read_tension(entry));
  }
  if (fault.any()) return fault.error();
  return {};
}

}  // namespace

base::Result<SoundBook> read_sound_book(std::string_view sounds, std::string_view music) {
  SoundBook book;
  if (auto done = read_sounds(sounds, book); !done) return done.failure();
  base::Result<std::vector<Theme>> themes = read_themes(music, kMusicFile);
  if (!themes) return themes.failure();
  book.themes = themes.take();
  return book;
}

}  // namespace sound
