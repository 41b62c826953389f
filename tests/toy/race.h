#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "rules/core/event_table.h"
#include "rules/core/game.h"
#include "rules/core/schema_json.h"

namespace toy {

using core::Action, core::Decision, core::Event, core::Refusal, base::Result, core::Seat;
using nlohmann::json;

/// A race of two with one hidden card each: roll and run, play the card once for twice its value,
/// or peek once at the other's card. The smallest game that has all the contract asks for.
struct Rules {
  int goal = 20;
};

enum class Phase : std::uint8_t { kDeal, kChoose, kRoll, kOver };

struct State {
  std::array<std::uint8_t, 2> card{}, played{}, peeked{}, place{};
  Phase phase = Phase::kDeal;
  std::uint8_t to_act = 0, turn = 1, by_card = 0;
  bool operator==(const State&) const = default;
};

struct View {
  core::Viewer viewer;
  std::array<std::uint8_t, 2> known_card{}, played{}, peeked{}, place{};  ///< card 0: not known
  int turn = 0;
  Decision pending;
  std::uint8_t to_act = 0, by_card = 0;
};

enum ActionKind : std::uint8_t { kCard, kPips, kRoll, kPlay, kPeek };
enum EventKind : std::uint8_t { kDealt, kRolled, kPlayed, kPeeked, kMoved };
enum Reason : std::uint8_t { kFine, kNotOffered = core::kNotOffered, kPlayedBefore, kPeekedBefore };
enum FieldType : std::uint8_t { kUnused, kSeat, kNumber, kCardValue };
enum class Card : std::uint8_t {};

// What events tell: of a number, or of a card, which somebody may not know.
struct OfNumber {
  Seat seat;
  std::uint8_t value;
};
struct OfCard {
  Seat seat;
  Card value;
};
struct FieldTypes {
  static constexpr std::uint8_t kSeatType = kSeat;
  template <class T>
  static consteval std::uint8_t of() {
    return std::is_same_v<T, Seat> ? kSeat : std::is_same_v<T, Card> ? kCardValue : kNumber;
  }
  static consteval bool is_secret(std::uint8_t type) { return type == kCardValue; }
};
template <class Event>
consteval core::EventRow event(std::string_view name, core::EventField value) {
  return core::typed_row<FieldTypes, Event>(core::event_row(name, core::open("seat"), value));
}
inline constexpr auto kEvents =
    core::event_table(event<OfCard>("dealt", core::known_to("value", "seat")),
                      event<OfNumber>("rolled", core::open("value")),
                      event<OfCard>("played", core::turned_up("value")),
                      event<OfCard>("peeked", core::learnt_by("value", "seat")),
                      event<OfNumber>("moved", core::open("value")));

inline constexpr std::array<core::Field, 7> kWho{{{"seat", kSeat}}}, kValue{{{"value", kNumber}}};
inline constexpr core::SchemaRow kActions[] = {
    {"card", kValue}, {"pips", kValue}, {"roll"}, {"play"}, {"peek"}};
inline constexpr core::SchemaRow kRefusals[] = {
    {"fine"}, {"not-offered"}, {"played-before", kWho}, {"peeked-before", kWho}};
inline constexpr std::string_view kSeats[] = {"red", "blue"};
inline constexpr std::string_view kPhases[] = {"deal", "choose", "roll", "over"};

inline json write(std::uint8_t type, std::uint8_t value) {
  if (value == core::kHiddenArgument) return "hidden";
  return type == kSeat ? json(kSeats[value]) : json(value);
}
inline std::optional<std::uint8_t> read(std::uint8_t, const json& value) {
  const bool small = value.is_number_integer() && value >= 0 && value <= 6;
  return small ? std::optional(value.get<std::uint8_t>()) : std::nullopt;
}

struct Race {
  using State = toy::State;
  using Rules = toy::Rules;
  using View = toy::View;
  static constexpr std::string_view kId = "race";
  static constexpr std::string_view kRulingPrefix = "Race-";
  static constexpr int kRulesVersion = 1;

  static std::vector<std::string> data_files() { return {"race.json"}; }
  static Result<Rules> make_rules(std::span<const core::DataFile> files, const json& options) {
    json table = json::parse(files[0].text, nullptr, false);
    if (table.is_object()) table.update(options);
    const json goal = table.is_object() ? table.value("goal", json()) : json();
    if (goal.is_number_integer() && goal >= 5 && goal <= 99) return Rules{goal.get<int>()};
    return base::Error{"race.json: there is no such goal"};
  }
  static json options_json(const Rules& rules) { return {{"goal", rules.goal}}; }
  static std::span<const std::string_view> seats(const Rules&) { return kSeats; }
  static State new_state(const Rules&) { return {}; }
  static Result<State> parse_position(const Rules& rules, const json& j) try {
    State s{j.at("cards"), j.at("played"), j.at("peeked"), j.at("places")};
    s.turn = j.at("turn"), s.by_card = j.at("byCard"), s.to_act = j.at("toAct");
    s.phase = static_cast<Phase>(std::find(kPhases, kPhases + 4, j.at("phase")) - kPhases);
    if (s.phase <= Phase::kOver && broken_invariants(rules, s).empty()) return s;
    return base::Error{"position: there is no such place in the race"};
  } catch (const json::exception& error) {
    return base::Error{std::string("position: ") + error.what()};
  }

  static Decision decision(const Rules&, const State& s) {
    Decision d;
    d.seat = s.phase == Phase::kOver ? core::kNobody : Seat{s.to_act};
    d.kind = static_cast<std::uint8_t>(s.phase);
    if (s.phase == Phase::kDeal || s.phase == Phase::kRoll) {
      d.seat = core::kChance, d.remaining = 1;
      const bool deal = s.phase == Phase::kDeal;
      const std::uint8_t highest = deal ? 3 : 6;
      for (std::uint8_t n = 1; n <= highest; ++n) d.outcome({deal ? kCard : kPips, n}, 1);
    } else if (s.phase == Phase::kChoose) {
      d.offer({kRoll});
      if (!s.played[s.to_act]) d.offer({kPlay});
      if (!s.peeked[s.to_act]) d.offer({kPeek});
    }
    return d;
  }

  static void run(const Rules& rules, State& s, int steps, core::EventSink* sink) {
    s.place[s.to_act] = static_cast<std::uint8_t>(std::min(s.place[s.to_act] + steps, rules.goal));
    if (sink) sink->push_back({kMoved, {s.to_act, s.place[s.to_act]}});
    s.phase = s.place[s.to_act] >= rules.goal ? Phase::kOver : Phase::kChoose;
    if (s.phase == Phase::kChoose) s.turn += s.to_act, s.to_act ^= 1;
  }
  static Refusal apply(const Rules& rules, State& s, Action action, core::EventSink* sink) {
    if (!decision(rules, s).offers(action)) return {.reason = kNotOffered, .ruling = {1}};
    const std::uint8_t me = s.to_act;
    const auto report = [&](EventKind kind, std::uint8_t value) {
      if (sink) sink->push_back({kind, {me, value}});
    };
    if (action.kind == kCard) {
      s.card[me] = action.a, s.to_act ^= 1, report(kDealt, action.a);
      s.phase = me == 0 ? Phase::kDeal : Phase::kChoose;
    } else if (action.kind == kPips) {
      report(kRolled, action.a), run(rules, s, action.a, sink);
    } else if (action.kind == kRoll) {
      s.phase = Phase::kRoll;
    } else if (action.kind == kPlay) {
      s.played[me] = 1, report(kPlayed, s.card[me]), run(rules, s, 2 * s.card[me], sink);
      s.by_card = s.phase == Phase::kOver;
    } else {
      s.peeked[me] = 1, report(kPeeked, s.card[me ^ 1]);
    }
    return core::kAccepted;
  }

  static View view(const Rules& rules, const State& s, core::Viewer viewer) {
    View v{viewer,   {},       s.played, s.peeked, s.place, s.turn, decision(rules, s),
           s.to_act, s.by_card};
    for (std::uint8_t seat = 0; seat < 2; ++seat) {
      const bool open = s.played[seat] || (s.peeked[seat ^ 1] && viewer.includes(Seat(seat ^ 1)));
      if (open || viewer.includes(Seat{seat})) v.known_card[seat] = s.card[seat];
    }
    if (s.phase != Phase::kRoll && !viewer.includes(v.pending.seat)) v.pending.actions.clear();
    if (v.pending.actions.empty()) v.pending.weights.clear();
    return v;
  }
  static core::Guess<State> determinize(const Rules&, const View& v, const core::Chooser& choose) {
    State s{v.known_card, v.played, v.peeked, v.place};
    s.phase = static_cast<Phase>(v.pending.kind);
    s.turn = static_cast<std::uint8_t>(v.turn), s.to_act = v.to_act, s.by_card = v.by_card;
    const std::size_t dealt = s.phase == Phase::kDeal ? s.to_act : 2;
    for (std::size_t seat = 0; seat < dealt; ++seat) {
      if (!s.card[seat]) s.card[seat] = static_cast<std::uint8_t>(1 + choose(3));
    }
    return {s};
  }
  static const Decision& decision_of(const View& view) { return view.pending; }
  static Event mask(Event event, core::Viewer viewer) {
    return core::mask(kEvents.secrets, event, viewer);
  }
  static bool reveals(const Event& event) { return core::reveals(kEvents.secrets, event); }

  static Result<Refusal> why_not(const Rules&, const View& v, const json& intent) {
    const json verb = intent.is_object() ? intent.value("do", json()) : json();
    const auto me = static_cast<std::uint8_t>(v.pending.seat);
    if (me > 1) return Refusal{kNotOffered, {}, {1}};
    if (verb == "play" && v.played[me]) return Refusal{kPlayedBefore, {me}, {2}};
    if (verb == "peek" && v.peeked[me]) return Refusal{kPeekedBefore, {me}, {3}};
    if (verb == "roll" || verb == "play" || verb == "peek") return core::kAccepted;
    return base::Error{"intent: nobody can do that"};
  }
  static int turn(const State& state) { return state.turn; }
  static std::optional<core::Outcome> outcome(const Rules&, const State& s) {
    if (s.phase != Phase::kOver) return std::nullopt;
    return core::Outcome{kSeats[s.to_act], s.by_card ? "card" : "race"};
  }
  static std::vector<std::string> broken_invariants(const Rules& rules, const State& s) {
    const bool cards = s.phase == Phase::kDeal || (s.card[0] && s.card[1]);
    if (cards && s.to_act < 2 && std::max(s.place[0], s.place[1]) <= rules.goal) return {};
    return {"both have a card, and nobody runs past the goal"};
  }
  static std::string_view decision_name(const Decision& d) { return kPhases[d.kind]; }
  static std::string_view stream_name(const Decision& d) { return kPhases[d.kind]; }
  static std::vector<std::string_view> stream_names() { return {"deal", "roll"}; }
  static json action_json(const Rules&, Action action) {
    return core::write_row(kActions, action.kind, std::array{action.a}, write);
  }
  static Result<Action> parse_action(const Rules&, const json& object) {
    const auto row = core::read_row(kActions, object, "action", read);
    return row ? Result<Action>({row->kind, row->args[0]}) : row.failure();
  }
  static json event_json(const Rules&, const Event& event) {
    return core::write_row(kEvents.schema, event.kind, event.args, write);
  }
  static json refusal_json(const Rules&, const Refusal& refusal) {
    return core::write_row(kRefusals, refusal.reason, refusal.args, write);
  }
  static json state_json(const Rules&, const State& s) {
    return {{"cards", s.card},     {"played", s.played},
            {"peeked", s.peeked},  {"places", s.place},
            {"turn", s.turn},      {"toAct", s.to_act},
            {"byCard", s.by_card}, {"phase", kPhases[static_cast<std::size_t>(s.phase)]}};
  }
  static json view_json(const Rules&, const View& v) {
    return {{"cards", v.known_card}, {"played", v.played}, {"peeked", v.peeked},
            {"places", v.place},     {"turn", v.turn},     {"phase", kPhases[v.pending.kind]}};
  }
};

static_assert(core::Game<Race>);

}  // namespace toy
