#include "tests/trilogy_screens/window/hand.h"

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>
#include <vector>

#include "game/app/screen/places.h"
#include "game/app/screen/table_screen.h"
#include "game/session/session.h"
#include "rules/trilogy/board/links.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/json/schema.h"

namespace trilogy_window_tests {
namespace {

using trilogy::ActionKind;
using trilogy::DecisionKind;
using trilogy::Territory;

constexpr double kFrame = 0.2;  // seconds
constexpr double kBetweenClicks = 0.4;
constexpr double kLongestWait = 120;  // seconds for machines, dice and banners
constexpr int kMostTries = 40;        // presses at one question
constexpr int kMostInvasions = 5;     // in a turn
constexpr int kLeastHost = 4;         // battalions that invade

bool is_card(core::Action action) {
  return trilogy::is(action, ActionKind::kMission) || trilogy::is(action, ActionKind::kPlayCard);
}

template <class Option>
glm::vec2 middle_of(const Option& option) {
  return (option.from + option.to) / 2.0F;
}

Territory territory_at(const table::Touchable& held) { return static_cast<Territory>(held.region); }

std::vector<Territory> offered_land(const core::Decision& decision) {
  std::vector<Territory> land;
  for (const core::Action action : decision.actions) {
    const bool is_land =
        trilogy::is(action, ActionKind::kTerritory) || trilogy::is(action, ActionKind::kClaim) ||
        trilogy::is(action, ActionKind::kPlaceLeader) || trilogy::is(action, ActionKind::kPlace);
    if (is_land) land.push_back(trilogy::territory_of(action));
  }
  return land;
}

}  // namespace

engine::Input Hand::next_input(double) { return mouse_.next_input(now_ += kFrame); }

double Hand::tick() { return kFrame; }

void Hand::click(glm::vec2 place) {
  mouse_.move_mouse(place);
  mouse_.press_left();
  mouse_.release_left();
  rest_ = kBetweenClicks;
  ++presses_;
}

bool Hand::press(const app::Seen& seen, const std::string& beginning) {
  for (const screens::ShownControl& control : seen.shown.controls) {
    if (!control.label.starts_with(beginning)) continue;
    click(middle_of(control));
    return true;
  }
  return false;
}

bool Hand::choose(const app::Seen& seen, const Suits& suits) {
  for (const screens::ShownOption& option : seen.shown.shown) {
    if (!suits(option.action)) continue;
    given_.insert(trilogy::action_json(*rules_, option.action).at("do"));
    click(middle_of(option));
    return true;
  }
  return false;
}

/// The first that no panel hides.
bool Hand::click_land(const app::Seen& seen, const std::vector<Territory>& wanted) {
  for (const Territory territory : wanted) {
    const auto place = place_of_region(seen.screen, trilogy::row_of(*rules_, territory).id);
    if (!place || seen.screen.ui().covers(*place)) continue;
    given_.insert(std::string(trilogy::row_of(last_.decision).name));
    click(*place);
    return true;
  }
  return false;
}

bool Hand::uncover(const app::Seen& seen) {
  if (seen.shown.reveal) {
    click(middle_of(*seen.shown.reveal));
    return true;
  }
  return press(seen, "Show my cards");
}

/// Some here, some there, one more with the stepper, the rest where the last ones went.
bool Hand::reinforce(const app::Seen& seen) {
  if (choose(seen, [](core::Action one) { return trilogy::is(one, ActionKind::kTurnIn); })) {
    return true;
  }
  std::vector<Territory> land = offered_land(last_.decision);
  std::ranges::sort(land, std::greater(), [&](Territory one) {
    return trilogy::has_leader(last_.board, one) ? 1000 : trilogy::battalions_in(last_.board, one);
  });
  if (tries_ == 0) return click_land(seen, land);
  if (tries_ == 1 && land.size() > 1) {
    std::rotate(land.begin(), land.begin() + 1, land.end());
    if (click_land(seen, land)) return true;
  }
  if (tries_ == 2 && press(seen, trilogy::row_of(*rules_, land.front()).name + " +")) return true;
  return press(seen, "Place them") || press(seen, "The other ") || press(seen, "All ") ||
         click_land(seen, land);
}

/// Where the Leader stands, else with the largest host, while one is large enough.
bool Hand::invade(const app::Seen& seen) {
  std::vector<Territory> land = offered_land(last_.decision);
  std::erase_if(
      land, [&](Territory one) { return trilogy::battalions_in(last_.board, one) < kLeastHost; });
  std::ranges::sort(land, std::greater(), [&](Territory one) {
    const int led = trilogy::has_leader(last_.board, one) ? 50 : 0;
    return trilogy::battalions_in(last_.board, one) + led;
  });
  if (invasions_ < kMostInvasions && click_land(seen, land)) return ++invasions_, true;
  return choose(seen, [](core::Action one) { return trilogy::is(one, ActionKind::kEndStep); });
}

/// One battle, and then to the end.
bool Hand::attack(const app::Seen& seen) {
  const trilogy::Invasion& invasion = last_.board.invasion;
  const bool is_worth = trilogy::battalions_in(last_.board, invasion.from) >
                        std::max(1, trilogy::battalions_in(last_.board, invasion.to) - 2);
  if (is_worth && invasion.battles > 0 && press(seen, "Attack and go on")) return true;
  const auto kind = is_worth ? ActionKind::kAttack : ActionKind::kStop;
  if (choose(seen, [&](core::Action one) { return trilogy::is(one, kind); })) return true;
  return choose(seen, [](core::Action one) { return trilogy::is(one, ActionKind::kStop); });
}

/// One fewer than all of them.
bool Hand::send(const app::Seen& seen) {
  if (tries_ == 0 && press(seen, "–")) return true;
  return choose(seen, [](core::Action) { return true; });
}

/// Where a mission of the hand can be done, a site of power, else the weakest.
bool Hand::lay_down(const app::Seen& seen) {
  const Territory from = territory_at(seen.screen.held().front());
  const trilogy::Board& board = last_.board;
  const bool fortifies = board.step == trilogy::TurnStep::kFortify;
  const trilogy::TerritorySet to =
      fortifies ? trilogy::fortify_targets(*rules_, board, from, trilogy::Escort::kNone)
                : trilogy::targets_from(*rules_, board, from);
  trilogy::TerritorySet missions;
  for (const trilogy::CardId card : last_.piles.hands[trilogy::at(last_.decision.seat)]) {
    if (!rules_->missions.contains(card)) continue;
    missions.insert(trilogy::adventure_of(*rules_, card).territory);
  }
  std::vector<Territory> land;
  for (const Territory one : to) land.push_back(one);
  std::ranges::sort(land, {}, [&](Territory one) {
    const int mission = missions.contains(one) ? 8 : 0;
    return trilogy::battalions_in(board, one) - (rules_->sites.contains(one) ? 3 : 0) - mission;
  });
  return click_land(seen, land);
}

bool Hand::answer(const app::Seen& seen) {
  if (!seen.screen.held().empty()) return lay_down(seen);
  if (uncover(seen)) return true;
  if (choose(seen, is_card)) return true;
  switch (static_cast<DecisionKind>(last_.decision.kind)) {
    case DecisionKind::kReinforce:
    case DecisionKind::kPlaceWhere: return reinforce(seen);
    case DecisionKind::kAttackFrom: return invade(seen);
    case DecisionKind::kAttack: return attack(seen);
    case DecisionKind::kMoveIn:
    case DecisionKind::kFortify:
    case DecisionKind::kPlaceCount:
    case DecisionKind::kCardAmount: return send(seen);
    default: break;
  }
  std::vector<Territory> land = offered_land(last_.decision);
  std::ranges::shuffle(land, luck_);
  if (click_land(seen, land)) return true;
  const int which = any(4);
  int at = 0;
  return choose(seen, [&](core::Action) { return at++ == which; }) ||
         choose(seen, [](core::Action) { return true; });
}

/// The final score has been read: the next game.
bool Hand::finish(const app::Seen& seen) {
  has_begun_anew_ = seen.screen.memory().sheets.is_open("new-game");
  if (has_begun_anew_) return false;
  if (mouse_.is_idle() && !seen.is_moving && rest_ <= 0) press(seen, "Another game");
  return waited_ < kLongestWait;
}

bool Hand::look(const app::Seen& seen) {
  rest_ -= kFrame;
  waited_ += kFrame;
  const match::AnyView& any = seen.session.screen().view();
  rules_ = &any.rules<trilogy::Game>();
  last_ = any.as<trilogy::Game>();
  if (seen.session.is_over()) return finish(seen);
  if (waited_ > kLongestWait) stuck_ = "no question is asked";
  if (seen.session.is_thinking()) std::this_thread::sleep_for(std::chrono::microseconds(200));
  if (!mouse_.is_idle() || rest_ > 0 || !seen.lets_answer || seen.is_moving) return stuck_.empty();
  waited_ = 0;
  if (turn_ != last_.board.turn) {
    turn_ = last_.board.turn;
    invasions_ = 0;
  }
  const std::size_t question = seen.session.screen().cursor();
  tries_ = question == asked_ ? tries_ + 1 : 0;
  asked_ = question;
  seats_.insert(last_.decision.seat);
  if (tries_ > kMostTries || !answer(seen)) stuck_ = "nothing can be pressed";
  if (!stuck_.empty()) stuck_ += ": " + seen.shown.question;
  return stuck_.empty();
}

}  // namespace trilogy_window_tests
