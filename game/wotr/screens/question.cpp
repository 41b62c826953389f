#include "game/wotr/screens/question.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>

#include "game/lang/question.h"
#include "game/screens/controls/hidden_hand.h"
#include "game/wotr/screens/battle/casualties.h"
#include "game/wotr/screens/battle/odds.h"
#include "game/wotr/screens/cards/card_options.h"
#include "game/wotr/screens/cards/card_play.h"
#include "game/wotr/screens/cards/cards.h"
#include "game/wotr/screens/context/abilities.h"
#include "game/wotr/screens/tips/army_picture.h"
#include "game/wotr/table/frame/frame_things.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/read_id.h"

namespace wotr_screens {
namespace {

using wotr::ActionKind;

/// An action, a die, a move or what a card would do is lost by it.
bool gives_up(const core::Decision& decision, core::Action action) {
  using Kind = wotr::DecisionKind;
  if (wotr::is(action, ActionKind::kPass)) return true;
  if (wotr::is(action, ActionKind::kUse)) return wotr::Use{action.a} == wotr::Use::kSkip;
  if (!wotr::is(action, ActionKind::kStop)) return false;
  constexpr std::array kMoreForNothing{
      Kind::kArmyFrom,    Kind::kPlayCard,      Kind::kRecruitFigure, Kind::kCompanionsFrom,
      Kind::kMinionsFrom, Kind::kCardActionDie, Kind::kAfterCardDraw, Kind::kCardFigure,
      Kind::kCardOption,  Kind::kVictim,        Kind::kLossOfCard};
  return std::ranges::count(kMoreForNothing, static_cast<Kind>(decision.kind)) != 0;
}

/// The option that a person takes most often.
std::optional<core::Action> primary_option(const core::Decision& decision) {
  using Kind = wotr::DecisionKind;
  const auto asked = static_cast<Kind>(decision.kind);
  // A teammate's offer is weighed each time.
  if (asked == Kind::kAnswerSwap || asked == Kind::kAnswerMerge) return std::nullopt;
  constexpr std::array kUsual{ActionKind::kGo, ActionKind::kContinue, ActionKind::kEnterMordor,
                              ActionKind::kStop};
  for (const ActionKind kind : kUsual) {
    const core::Action action = wotr::act(kind);
    if (decision.offers(action) && !gives_up(decision, action)) return action;
  }
  return std::nullopt;
}

bool is_asked_how_to_bear(const Context& context) {
  return static_cast<wotr::DecisionKind>(context.decision.kind) == wotr::DecisionKind::kHuntDamage;
}

std::string names_of_companions(const Context& context) {
  std::string names;
  wotr::for_each_character(context.view.board.fellowship.companions,
                           [&](wotr::Character who) { names += "\n" + with_level(context, who); });
  return names;
}

/// What a Companion's loss is worth against the Hunt, and what is lost with him.
std::string tip_of_loss(const Context& context, core::Action action) {
  const wotr::Board& board = context.view.board;
  std::string ability = ability_as_guide(context, board.fellowship.guide);
  if (wotr::is(action, ActionKind::kGuideAbility)) return ability;
  if (wotr::is(action, ActionKind::kLoseRandom)) {
    return say(context, "tip.lose-random") + names_of_companions(context);
  }
  if (!wotr::is(action, ActionKind::kLoseGuide)) return {};
  const int left = board.hunt.damage - wotr::row_of(context.rules, board.fellowship.guide).level;
  return say(context, "tip.lose-guide", {{"left", std::max(left, 0)}}) + "\n" +
         say(context, "screen.goes-with-him", {{"ability", ability}});
}

/// The Hunt has found them; else they declare where they are, and nothing is drawn for it.
bool is_revealed(const Context& context) {
  const wotr::StepStack& pending = context.view.pending;
  if (pending.empty() || pending.overflowed()) return false;
  const wotr::StepKind kind = pending.top().kind;
  return kind == wotr::StepKind::kRevealTo || kind == wotr::StepKind::kRevealRoute;
}

bool is_asked_for_guide(const Context& context) {
  const auto asked = static_cast<wotr::DecisionKind>(context.decision.kind);
  return asked == wotr::DecisionKind::kGuide || asked == wotr::DecisionKind::kFellowshipPhase;
}

/// Who guides if it is not changed.
std::string tip_of_guide(const Context& context) {
  const wotr::Character guide = context.view.board.fellowship.guide;
  return say(
      context, "screen.guides-now",
      {{"guide", with_level(context, guide)}, {"ability", ability_as_guide(context, guide)}});
}

/// What a die with this face can be used for, line by line.
std::string tip_of_die(const Context& context, core::Action action) {
  const std::string face(wotr::id_of(static_cast<wotr::DieFace>(action.a)));
  const wotr::Side side = wotr::side_of(context.rules, context.decision.seat);
  const std::string own = key_for("tip.die-" + face, side);
  const std::string key = context.words.has(own) ? own : "tip.die-" + face;
  return context.words.has(key) ? say(context, key) : std::string();
}

/// What a use of the die means.
std::string tip_of(const Context& context, core::Action action) {
  if (wotr::is(action, ActionKind::kDie)) return tip_of_die(context, action);
  const bool is_somebody =
      wotr::is(action, ActionKind::kCharacter) || wotr::is(action, ActionKind::kTake);
  if (is_somebody) return words_about_walker(context, wotr::character_of(action));
  if (is_asked_for_guide(context) && wotr::is(action, ActionKind::kStop))
    return tip_of_guide(context);
  if (is_asked_how_to_bear(context)) return tip_of_loss(context, action);
  if (wotr::is(action, ActionKind::kGo)) return words_about_attack(context);
  if (!wotr::is(action, ActionKind::kUse)) return {};
  const nlohmann::json words = wotr::Game::action_json(context.rules, action);
  const std::string key = "tip." + words.at("use").get<std::string>();
  std::string tip = context.words.has(key) ? say(context, key) : std::string();
  if (wotr::Use{action.a} != wotr::Use::kMoveFellowship) return tip;
  const std::string odds = words_about_hunt(context);
  return tip.empty() || odds.empty() ? tip + odds : tip + "\n" + odds;
}

screens::Option region_option(const Context& context, core::Action action) {
  const wotr::RegionId region = wotr::region_of(action);
  screens::Option option;
  option.action = action;
  option.label = name_of(context, region);
  option.region = static_cast<table::RegionId>(region);
  option.typed = wotr::region_of(context.rules, region).id;
  return option;
}

/// The card that the rules play unasked, for it is the only one that the die pays for.
wotr::CardId only_card(const Context& context, core::Action use) {
  const table::Touches* touches = context.neutral.state.touches;
  if (touches == nullptr || use != wotr::act(ActionKind::kUse, wotr::Use::kPlayCard)) {
    return wotr::kNoCard;
  }
  const auto plays_one = [&](const table::Gesture& gesture) {
    return gesture.answers == std::vector{use} &&
           wotr_table::part_of(gesture.from.thing) == wotr_table::FramePart::kCard;
  };
  const auto found = std::ranges::find_if(touches->gestures, plays_one);
  if (found == touches->gestures.end()) return wotr::kNoCard;
  return static_cast<wotr::CardId>(found->from.thing.a);
}

std::string words_of_corruption(const Context& context) {
  const wotr::Board& board = context.view.board;
  return say(context, "screen.suffer",
             nlohmann::json{{"damage", board.hunt.damage}, {"now", board.fellowship.corruption}});
}

/// His Level and what he does as Guide stand below his name; where there is little room, the tip
/// has the Level.
std::string words_of_guide(const Context& context, core::Action action, const std::string& words) {
  const wotr::Character who = wotr::character_of(action);
  if (context.compact()) return words + "\n" + ability_as_guide(context, who);
  const nlohmann::json args{{"level", wotr::row_of(context.rules, who).level},
                            {"ability", ability_as_guide(context, who)}};
  return words + "\n" + say(context, "screen.as-guide", args);
}

/// Whoever is lost is named, with his Level; so is the card that would be played unasked.
std::string label_of(const Context& context, core::Action action) {
  std::string words =
      lang::option_words<wotr::Game>(context.words, context.rules, context.decision, action);
  const wotr::CardId card =
      is_hand_covered(context.neutral) ? wotr::kNoCard : only_card(context, action);
  if (card != wotr::kNoCard) {
    const std::string& id = wotr::card_of(context.rules, card).id;
    return say(context, "screen.gesture.play-card", nlohmann::json{{"card", id}});
  }
  if (is_asked_how_to_bear(context) && wotr::is(action, ActionKind::kSuffer)) {
    return words_of_corruption(context);
  }
  if (is_asked_for_guide(context) && wotr::is(action, ActionKind::kCharacter)) {
    return words_of_guide(context, action, words);
  }
  if (!wotr::is(action, ActionKind::kLoseGuide)) return words;
  return words + ": " + with_level(context, context.view.board.fellowship.guide);
}

/// It names a card that only its holder sees.
bool names_hand(const Context& context, core::Action action) {
  const wotr::CardId card = card_of(action);
  return card != wotr::kNoCard &&
         context.view.cards[static_cast<std::size_t>(card)] == wotr::hand_of(context.decision.seat);
}

/// The same of its words, for the card that would be played unasked is named in them.
bool is_secret(const Context& context, core::Action action) {
  if (names_hand(context, action)) return true;
  return !is_hand_covered(context.neutral) && only_card(context, action) != wotr::kNoCard;
}

screens::Option option_of(const Context& context, core::Action action) {
  if (wotr::is(action, ActionKind::kRegion)) return region_option(context, action);
  screens::Option option;
  option.action = action;
  option.label = label_of(context, action);
  option.tip = tip_of(context, action);
  if (wotr::is(action, ActionKind::kGo)) option.tip_picture = attack_picture(context);
  option.gives_up = gives_up(context.decision, action);
  option.has_picture = wotr::is(action, ActionKind::kDie);
  if (option.has_picture) {
    option.carried = table::touchable(wotr_table::thing(wotr_table::FramePart::kDie, action.a));
  }
  option.is_drawn_by_game = is_card_option(action);
  option.is_secret = is_secret(context, action);
  return option;
}

/// An option names a card that only its holder sees.
bool names_hand(const Context& context) {
  const auto& actions = context.decision.actions;
  return std::any_of(actions.begin(), actions.end(),
                     [&](core::Action action) { return names_hand(context, action); });
}

/// declared where it stands, unhurt, among a Nation that is active, with no card
/// on the table that waits for it, the Fellowship is as before.
bool declares_nothing(const Context& context) {
  const wotr::Board& board = context.view.board;
  const wotr::Nation nation = wotr::region_of(context.rules, board.fellowship.region).nation;
  const bool wakes = nation != wotr::kNoNation && wotr::politics_of(board, nation).active == 0;
  const bool waits = std::ranges::any_of(context.view.cards, wotr::is_on_table);
  return board.fellowship.progress == 0 && board.fellowship.corruption == 0 && !wakes && !waits;
}

bool only_changes_guide(const core::Decision& decision) {
  return std::ranges::all_of(decision.actions, [](core::Action action) {
    return wotr::is(action, ActionKind::kCharacter) || wotr::is(action, ActionKind::kStop);
  });
}

/// What decides nothing is not asked, nor what the person never wants to be asked.
void answer_by_itself(const Context& context, screens::Question& question) {
  using Kind = wotr::DecisionKind;
  const auto kind = static_cast<Kind>(context.decision.kind);
  const core::Action stop = wotr::act(ActionKind::kStop);
  if (!context.decision.offers(stop)) return;
  if (kind == Kind::kDeclare && declares_nothing(context)) question.by_itself = stop;
  if (kind != Kind::kFellowshipPhase || !only_changes_guide(context.decision)) return;
  const auto& never = context.neutral.memory.never_asked;
  const bool is_tired = std::ranges::find(never, context.decision.kind) != never.end();
  if (is_tired) {
    question.by_itself = stop;
  } else {
    question.words_for_always = say(context, "screen.keep-guide");
  }
}

/// Cards to be played now of which nothing would follow.
std::string words_of_vain_cards(const Context& context) {
  std::string words;
  for (const core::Action action : context.decision.actions) {
    const wotr::CardId card =
        wotr::is(action, ActionKind::kPlay) ? card_of(action) : only_card(context, action);
    if (card == wotr::kNoCard || !is_in_vain(context, card)) continue;
    const nlohmann::json named{{"card", wotr::card_of(context.rules, card).id}};
    words += (words.empty() ? "" : " ") + say(context, "screen.this-would-be-in-vain", named);
  }
  return words;
}

/// What follows from the answers, where they do not say it.
std::string words_of_more(const Context& context) {
  using Kind = wotr::DecisionKind;
  switch (static_cast<Kind>(context.decision.kind)) {
    case Kind::kCasualty: return words_about_reducing(context);
    case Kind::kRevealTo:
    case Kind::kRevealRoute: return is_revealed(context) ? say(context, "screen.more-on-way") : "";
    case Kind::kSeparateGroup:
    case Kind::kScatter: return say(context, "screen.more-apart");
    case Kind::kPlayCard:
    case Kind::kChooseUse:
      return is_hand_covered(context.neutral) ? "" : words_of_vain_cards(context);
    default: return {};
  }
}

/// Those that the question names, so that they can be looked for on the map.
std::vector<screens::NamedPlace> places_named(const Context& context, const std::string& words) {
  const nlohmann::json told = wotr::Game::question_json(context.rules, context.view);
  std::vector<screens::NamedPlace> places;
  for (const char* field : {"from", "to", "target", "place", "last"}) {
    if (!told.at(field).is_string()) continue;
    const auto& id = told.at(field).get_ref<const std::string&>();
    const std::string name = context.words.name("region", id);
    const auto region = static_cast<table::RegionId>(wotr::find_region(context.rules, id));
    const bool is_new =
        std::ranges::find(places, region, &screens::NamedPlace::region) == places.end();
    if (is_new && words.find(name) != std::string::npos) places.push_back({name, region});
  }
  return places;
}

}  // namespace

screens::Question question_of(const Context& context) {
  screens::Question question;
  const core::Decision& decision = context.decision;
  if (decision.is_over() || decision.kind == wotr::byte_of(wotr::DecisionKind::kNone)) {
    return question;
  }
  question.words = lang::question_words<wotr::Game>(context.words, context.rules, context.view);
  question.has_card = card_in_play(context) != wotr::kNoCard;
  if (!screens::is_asked(context.neutral.state)) return question;
  const std::optional<core::Action> usual = primary_option(decision);
  for (const core::Action action : decision.actions) {
    question.options.push_back(option_of(context, action));
    question.options.back().is_primary = usual == action;
  }
  answer_by_itself(context, question);
  question.more = words_of_more(context);
  question.places = places_named(context, question.words);
  question.is_secret = names_hand(context) || asks_for_combat_card(context);
  return question;
}

}  // namespace wotr_screens
