#include "game/sound/book/event_sounds.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "base/json_reader.h"

namespace sound {
namespace {

using base::JsonReader;

constexpr std::string_view kSilent = "silent";

std::string word_of(const JsonReader& value) {
  return value.is_text() ? value.text() : value.value().dump();
}

EventSound read_row(const JsonReader& entry) {
  entry.allow({"event", "when", "sound", "decibels", "hall", "caption", "grows"});
  EventSound row;
  row.event = entry.at("event").text();
  if (const auto when = entry.find("when")) {
    for (const auto& [fact, value] : when->members()) {
      std::vector<std::string> values;
      if (value.is_list()) {
        for (const JsonReader& one : value.list()) values.push_back(word_of(one));
      } else {
        values.push_back(word_of(value));
      }
      row.when.emplace_back(fact, std::move(values));
    }
  }
  row.sound = entry.at("sound").text();
  if (row.sound == kSilent) row.sound.clear();
  if (const auto decibels = entry.find("decibels")) row.gain = gain_of(decibels->number(-60, 0));
  if (const auto hall = entry.find("hall")) row.hall = hall->number(0, 1);
  if (const auto caption = entry.find("caption")) row.caption = caption->text();
  if (const auto grows = entry.find("grows")) {
    grows->allow({"by", "full"});
    row.grows_by = grows->at("by").text();
    row.full = grows->at("full").number(1, 1000);
  }
  return row;
}

}  // namespace

float gain_of(float decibels) { return std::pow(10.0F, decibels / 20); }

EventSounds read_event_sounds(const JsonReader& rows) {
  EventSounds sounds;
  for (const JsonReader& entry : rows.list()) sounds.push_back(read_row(entry));
  return sounds;
}

const EventSound* find(const EventSounds& rows, const table::Facts& facts) {
  const auto is_one_of = [&](const auto& wanted) {
    const auto fact = facts.find(wanted.first);
    return fact != facts.end() &&
           std::ranges::find(wanted.second, fact->second) != wanted.second.end();
  };
  const auto kind = facts.find("do");
  if (kind == facts.end()) return nullptr;
  const auto found = std::ranges::find_if(rows, [&](const EventSound& row) {
    return row.event == kind->second && std::ranges::all_of(row.when, is_one_of);
  });
  return found == rows.end() ? nullptr : &*found;
}

std::string filled(std::string_view text, const table::Facts& facts) {
  const std::size_t open = text.find('{');
  const std::size_t close = text.find('}');
  if (open == std::string_view::npos || close == std::string_view::npos || close < open) {
    return std::string(text);
  }
  const auto fact = facts.find(text.substr(open + 1, close - open - 1));
  return std::string(text.substr(0, open)) + (fact == facts.end() ? "" : fact->second) +
         filled(text.substr(close + 1), facts);
}

}  // namespace sound
