#include "game/film/film_cards.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace film {
namespace {

using nlohmann::json;

/// "Free Peoples 1 of 4 · Shadow 6 of 10".
std::string standing(const match::Chart& chart, const lang::Sentences& words) {
  std::string told;
  for (const match::Series& series : chart.series) {
    if (!told.empty()) told += " · ";
    const json facts{{"who", words.name("seat", series.party)},
                     {"count", series.values.empty() ? 0 : series.values.back()},
                     {"goal", series.goal}};
    told += words.say(series.goal > 0 ? "film.of-goal" : "film.count", facts);
  }
  return told;
}

void add_standings(screens::AirCard& card, const lang::Sentences& words,
                   std::span<const match::Chart> counted) {
  for (const match::Chart& chart : counted) {
    card.lines.push_back({words.say(chart.title), standing(chart, words)});
  }
}

std::string extent_words(const lang::Sentences& words, const Order& order) {
  const json turns{{"first", order.turns.first}, {"last", order.turns.second}};
  switch (order.extent) {
    case Extent::kReel: return words.say("film.reel");
    case Extent::kLast: return words.say("film.last");
    case Extent::kTurns:
      return words.say(order.turns.first == order.turns.second ? "film.turn" : "film.turns", turns);
    case Extent::kWhole: break;
  }
  return words.say("film.whole");
}

/// "a person", "captain": without what else is said of how it thinks.
std::string player_words(const lang::Sentences& words, const std::string& player) {
  return words.name("player", player.substr(0, player.find(':')));
}

}  // namespace

screens::AirCard title_card(const session::Session& session, const lang::Sentences& words,
                            const Order& order, std::span<const match::Chart> counted) {
  screens::AirCard card{.above = extent_words(words, order),
                        .title = words.say("screen.game-title")};
  const std::vector<std::string> players = session.players();
  for (std::size_t seat = 0; seat < session.seats().size(); ++seat) {
    const std::string id(session.seats()[seat]);
    const std::string player = seat < players.size() ? player_words(words, players[seat]) : "";
    const std::string lead =
        words.say("film.seat", json{{"who", words.name("seat", id)}, {"player", player}});
    const std::string aim = "film.aim." + id;
    card.lines.push_back({lead, words.has(aim) ? words.say(aim) : ""});
  }
  if (words.has("film.aim")) card.lines.push_back({"", words.say("film.aim")});
  if (order.extent != Extent::kWhole) add_standings(card, words, counted);
  return card;
}

screens::AirCard turn_card(int turn, const lang::Sentences& words,
                           std::span<const match::Chart> counted) {
  screens::AirCard card{.title = words.say("film.chapter", json{{"turn", turn}})};
  add_standings(card, words, counted);
  return card;
}

std::vector<session::TurningPoint> largest_of(std::span<const session::TurningPoint> points) {
  constexpr std::size_t kMost = 3;
  const auto swing = [](const session::TurningPoint& point) { return point.after - point.before; };
  std::vector<session::TurningPoint> largest(points.begin(), points.end());
  std::ranges::stable_sort(largest, std::greater{}, swing);
  largest.resize(std::min(kMost, largest.size()));
  return largest;
}

screens::AirCard end_card(const screens::Ending& ending, const lang::Sentences& words,
                          std::span<const session::TurningPoint> turning_points) {
  std::vector<session::TurningPoint> largest = largest_of(turning_points);
  std::ranges::stable_sort(largest, {}, &session::TurningPoint::step);
  screens::AirCard card{.above = ending.turn, .title = ending.title};
  for (const std::string& line : {ending.how, ending.praise}) {
    if (!line.empty()) card.lines.push_back({"", line});
  }
  for (const session::TurningPoint& point : largest) {
    const json facts{{"turn", point.turn},
                     {"who", words.name("seat", point.party)},
                     {"before", std::to_string(std::lround(100 * point.before))},
                     {"after", std::to_string(std::lround(100 * point.after))}};
    card.lines.push_back({words.say("screen.turned", facts), point.line.sentence});
  }
  return card;
}

}  // namespace film
