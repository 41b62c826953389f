#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "base/json_reader.h"
#include "game/cli/served/advisors.h"
#include "game/cli/served/answers.h"
#include "game/cli/served/deadline.h"
#include "game/cli/served/match_json.h"
#include "game/cli/served/served_match.h"
#include "game/cli/served/viewers.h"
#include "game/match/saves/autosave.h"
#include "game/players/checked_seating.h"

namespace cli {

/// serve's requests on a match of the game G; docs/protocol.md describes each.
template <core::Game G>
class ServedMatchOf final : public ServedMatch {
 public:
  /// Sentences and registry outlive the match.
  ServedMatchOf(match::Match<G> match, const lang::Sentences& sentences,
                const players::Registry<G>& registry)
      : match_(std::move(match)),
        sentences_(sentences),
        registry_(registry),
        advisors_(registry),
        machines_(registry) {}

  nlohmann::json answer(std::string_view op, const nlohmann::json& request) override {
    using Answer = nlohmann::json (ServedMatchOf::*)(const nlohmann::json&);
    static constexpr std::array<std::pair<std::string_view, Answer>, 10> kAnswers{{
        {"decision", &ServedMatchOf::decision},
        {"apply", &ServedMatchOf::apply},
        {"roll", &ServedMatchOf::roll},
        {"play", &ServedMatchOf::play},
        {"suggest", &ServedMatchOf::suggest},
        {"state", &ServedMatchOf::state},
        {"events", &ServedMatchOf::events},
        {"why-not", &ServedMatchOf::why_not},
        {"undo", &ServedMatchOf::undo},
        {"save", &ServedMatchOf::save},
    }};
    for (const auto& [name, function] : kAnswers) {
      if (name != op) continue;
      json answer = (this->*function)(request);
      const std::string notice = autosave_ ? autosave_->take_notice() : std::string();
      if (!notice.empty()) answer["notices"] = {notice};
      return answer;
    }
    return refuse("unknown-op", "there is no request " + base::quoted(op));
  }

  void set_patience(std::chrono::duration<double> most) override { patience_ = most; }

  base::Result<void> start_autosave(std::shared_ptr<match::LockedFile> file, Begin begin) override {
    using Autosave = match::Autosave<G>;
    base::Result<Autosave> autosave = begin == Begin::kGoOn
                                          ? Autosave::go_on(std::move(file), match_)
                                          : Autosave::create(std::move(file), match_);
    if (!autosave) return autosave.failure();
    autosave_.emplace(std::move(*autosave));
    return {};
  }

 private:
  using json = nlohmann::json;

  json decision(const json& request) {
    std::optional<core::Viewer> viewer;
    if (request.contains("seat")) {
      viewer = find_viewer(seats(), request["seat"]);
      if (!viewer) return unknown_seat(request["seat"]);
    }
    json answer = decision_json<G>(match_, viewer, sentences_);
    answer.update(progress());
    return answer;
  }

  json apply(const json& request) {
    if (json refusal = stale(request); !refusal.is_null()) return refusal;
    const base::Result<core::Action> action = chosen(request);
    if (!action) return refuse("bad-action", action.error());
    const std::optional<match::Match<G>> before = backup();
    const core::Refusal refusal = match_.play(*action);
    if (refusal.refused()) return refused(telling(*action, refusal));
    if (autosave_) autosave_->record(match_);
    return kept(before, progress());
  }

  json roll(const json& request) {
    constexpr std::uint64_t kMostRolls = 10'000;
    const json count = request.value("count", json(1u));
    if (!count.is_number_unsigned() || count == 0 || count > kMostRolls) {
      return refuse("bad-request", "\"count\" is a number from 1 to 10000");
    }
    if (!match_.pending().is_chance()) return refuse("not-chance", "no chance is pending");
    const std::optional<match::Match<G>> before = backup();
    json rolled = json::array();
    while (rolled.size() < count && match_.pending().is_chance()) {
      rolled.push_back(option_json<G>(match_.rules(), match_.roll(), sentences_));
      if (autosave_) autosave_->record(match_);
    }
    json answer = progress();
    answer["rolled"] = std::move(rolled);
    return kept(before, std::move(answer));
  }

  /// The machine that sits at a seat; empty where a person does, or a player that this version
  /// lacks.
  std::string machine_at(core::Seat seat) const {
    const auto named = match_.setup().seats.find(match::seat_name<G>(match_.rules(), seat));
    const bool is_machine =
        named != match_.setup().seats.end() && players::maker_of<G>(registry_, named->second).ok();
    return is_machine ? named->second : std::string();
  }

  /// Who advises where a person decides and names nobody.
  std::string standard_advisor() const {
    const bool is_there = players::maker_of<G>(registry_, players::kAdvisor).ok();
    return std::string(is_there ? players::kAdvisor : players::kRandom);
  }

  bool does_seat_decide() const {
    return !match_.pending().is_chance() && !match_.pending().is_over();
  }
  json no_seat_decides() const {
    return refuse("no-seat-decides", match_.pending().is_over()
                                         ? "the game is over"
                                         : "chance decides next: \"roll\", or \"apply\" it");
  }
  json player_failed(const std::string& player) const {
    return refuse("player-failed",
                  "the player " + base::quoted(player) + " chose nothing that is offered");
  }

  json suggest(const json& request) {
    if (!does_seat_decide()) return no_seat_decides();
    const core::Seat decider = match_.pending().seat;
    if (request.contains("seat")) {
      const std::optional<core::Seat> seat = find_seat(seats(), request["seat"]);
      if (!seat) return unknown_seat(request["seat"]);
      if (*seat != decider) {
        return refuse("not-deciding", "it is the decision of " + base::quoted(match::seat_name<G>(
                                                                     match_.rules(), decider)));
      }
    }
    const std::string seated = machine_at(decider);
    const json player = request.value("player", json(seated.empty() ? standard_advisor() : seated));
    if (!player.is_string()) return refuse("bad-request", "\"player\" is not a text");
    const auto& name = player.get_ref<const std::string&>();
    const base::Result<void> known = players::check_player<G>(registry_, name);
    if (!known) return refuse("bad-player", known.error());
    const Deadline deadline(patience_);
    const std::optional<Advice> advice = advisors_.ask(match_, name, deadline.token());
    if (!advice) return player_failed(name);
    json answer = advice_json<G>(match_, *advice, sentences_);
    answer.update(progress());
    return answer;
  }

  json play(const json& request) {
    constexpr std::uint64_t kMostPlays = 10'000;
    const json count = request.value("count", json(1u));
    if (!count.is_number_unsigned() || count == 0 || count > kMostPlays) {
      return refuse("bad-request", "\"count\" is a number from 1 to 10000");
    }
    if (!does_seat_decide()) return no_seat_decides();
    std::string machine = machine_at(match_.pending().seat);
    if (machine.empty()) {
      return refuse("no-machine", "no machine sits there: \"suggest\" asks one, \"apply\" plays");
    }
    const std::optional<match::Match<G>> before = backup();
    const Deadline deadline(patience_);
    json played = json::array();
    while (played.size() < count && !machine.empty() && (played.empty() || !deadline.is_over())) {
      const std::optional<Advice> advice = machines_.ask(match_, machine, deadline.token());
      if (!advice) break;
      played.push_back(advice_json<G>(match_, *advice, sentences_));
      match_.play(advice->action, players::note_of(advice->thoughts));
      if (autosave_) autosave_->record(match_);
      machine = does_seat_decide() ? machine_at(match_.pending().seat) : std::string();
    }
    if (played.empty()) return player_failed(machine);
    json answer = progress();
    answer["played"] = std::move(played);
    return kept(before, std::move(answer));
  }

  json state(const json& request) {
    const json who = request.value("viewer", json("public"));
    const std::optional<core::Viewer> viewer = find_viewer(seats(), who);
    if (!viewer) return unknown_seat(who);
    json answer = progress();
    answer["viewer"] = who;
    answer["state"] = *viewer == core::kAll ? G::state_json(match_.rules(), match_.state())
                                            : G::view_json(match_.rules(), match_.view(*viewer));
    return answer;
  }

  json events(const json& request) {
    const json since = request.value("since", json(0u));
    const json who = request.value("viewer", json("public"));
    const std::optional<core::Viewer> viewer = find_viewer(seats(), who);
    if (!viewer) return unknown_seat(who);
    if (!since.is_number_unsigned()) return refuse("bad-request", "\"since\" is a number");
    json answer = progress();
    answer["events"] = events_json<G>(match_, since.get<std::uint64_t>(), *viewer, sentences_);
    return answer;
  }

  json why_not(const json& request) {
    if (!request.contains("intent")) return refuse("bad-request", "\"intent\" is missing");
    const core::Seat pending = match_.pending().seat;
    core::Viewer viewer = core::index(pending) < 8 ? core::viewer_of(pending) : core::kPublic;
    if (request.contains("seat")) {
      const std::optional<core::Seat> seat = find_seat(seats(), request["seat"]);
      if (!seat) return unknown_seat(request["seat"]);
      viewer = core::viewer_of(*seat);
    }
    const base::Result<core::Refusal> reason =
        G::why_not(match_.rules(), match_.view(viewer), request["intent"]);
    if (!reason) return refuse("bad-intent", reason.error());
    json answer = progress();
    answer["refusal"] = reason->refused() ? refused(*reason)["error"] : json();
    return answer;
  }

  json undo(const json& request) {
    const std::size_t steps = match_.journal().steps().size();
    const json to = request.value("to", json(steps == 0 ? 0 : steps - 1));
    const json practice = request.value("practice", json(false));
    if (!to.is_number_integer() || to < 0 || !practice.is_boolean()) {
      return refuse("bad-request", "\"to\" is a number and \"practice\" is true or false");
    }
    if (to >= steps) return refuse("nothing-to-undo", "so many steps have not been played");
    const auto kind = practice == true ? match::UndoKind::kPractice : match::UndoKind::kPlain;
    const std::optional<match::Match<G>> before = backup();
    if (!match_.undo(to.get<std::size_t>(), kind)) {
      return refuse("undo-ends-here",
                    "chance, another seat or something revealed lies in between; the practice "
                    "option goes further back");
    }
    advisors_.forget();
    machines_.forget();
    if (autosave_) autosave_->record(match_);
    return kept(before, progress());
  }

  json save(const json&) { return {{"ok", true}, {"save", match::save_text(match_)}}; }

  /// What every answer about a match tells: how far it is, who is next, and what marks it.
  json progress() const {
    json answer{{"ok", true},
                {"number", match_.number()},
                {"steps", match_.journal().steps().size()},
                {"eventCount", match_.events().size()},
                {"next", match::seat_name<G>(match_.rules(), match_.pending().seat)}};
    if (const match::Marks marks = match_.marks(); marks.any()) answer["marks"] = names_of(marks);
    return answer;
  }

  json stale(const json& request) const {
    const json number = request.value("number", json());
    if (!number.is_number_unsigned()) return refuse("bad-request", "\"number\" is missing");
    if (number == match_.number()) return {};
    return refuse("stale", "the pending decision is number " + std::to_string(match_.number()));
  }

  base::Result<core::Action> chosen(const json& request) const {
    if (request.contains("action")) return G::parse_action(match_.rules(), request["action"]);
    const json id = request.value("id", json());
    const core::Decision& pending = match_.pending();
    if (!id.is_number_unsigned())
      return base::Error{"it names neither an \"id\" nor an \"action\""};
    if (id >= pending.actions.size()) return base::Error{"there is no option " + id.dump()};
    return pending.actions[id.get<std::size_t>()];
  }

  /// A game may know better than "not offered" why an action is refused.
  core::Refusal telling(core::Action action, const core::Refusal& refusal) const {
    if constexpr (requires { &G::why_not_action; }) {
      const core::Seat seat = match_.pending().seat;
      if (core::index(seat) >= 8) return refusal;
      return G::why_not_action(match_.rules(), match_.view(core::viewer_of(seat)), action);
    }
    return refusal;
  }

  json refused(const core::Refusal& refusal) const {
    const json row = G::refusal_json(match_.rules(), refusal);
    return refuse(row.value("do", "refused"), sentence(sentences_, "refusal", row),
                  ruling_text(G::kRulingPrefix, refusal.ruling));
  }

  json unknown_seat(const json& name) const {
    return refuse("unknown-seat", "there is no seat or viewer " + name.dump());
  }

  std::span<const std::string_view> seats() const { return G::seats(match_.rules()); }

  /// Copied only where a full disk may force the way back.
  std::optional<match::Match<G>> backup() const {
    return autosave_ ? std::optional(match_) : std::nullopt;
  }

  /// Nothing is shown as made before it is on the disk.
  json kept(const std::optional<match::Match<G>>& before, json answer) {
    if (!autosave_) return answer;
    const base::Result<void> done = autosave_->flush(match_);
    if (done) return answer;
    match_ = *before;
    return refuse("autosave-failed", done.error());
  }

  match::Match<G> match_;
  const lang::Sentences& sentences_;
  const players::Registry<G>& registry_;
  Advisors<G> advisors_;  ///< of whoever asks
  Advisors<G> machines_;  ///< that hold seats
  std::chrono::duration<double> patience_{0};
  std::optional<match::Autosave<G>> autosave_;
};

}  // namespace cli
