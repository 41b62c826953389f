#include "rules/wotr/names/names.h"

#include <array>

namespace wotr {
namespace {

using Id = std::string_view;

constexpr std::array kSideIds = std::to_array<Id>({"free", "shadow"});
constexpr std::array kNationIds = std::to_array<Id>(
    {"gondor", "rohan", "elves", "dwarves", "north", "isengard", "sauron", "southrons"});
constexpr std::array kCharacterIds = std::to_array<Id>(
    {"gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin",
     "gandalf-the-white", "aragorn", "gollum", "saruman", "witch-king", "mouth-of-sauron"});
constexpr std::array kDeckIds = std::to_array<Id>({"character", "strategy"});
constexpr std::array kCardIconIds = std::to_array<Id>({"character", "army", "muster"});
constexpr std::array kDieFaceIds =
    std::to_array<Id>({"character", "army", "muster", "muster-army", "event", "will", "eye"});
constexpr std::array kSettlementIds = std::to_array<Id>({"none", "town", "city", "stronghold"});
constexpr std::array kTileIds = std::to_array<Id>(
    {"0-reveal", "1", "1-reveal", "2", "2-reveal", "3", "eye-reveal", "elven-cloaks", "elven-rope",
     "phial-of-galadriel", "smeagol-helps-nice-master", "shelobs-lair", "the-ring-is-mine",
     "on-on-they-went", "give-it-to-uss"});
constexpr std::array kPhaseIds = std::to_array<Id>(
    {"recover", "fellowship", "hunt-allocation", "action-roll", "action", "victory"});
constexpr std::array kVictoryIds =
    std::to_array<Id>({"none", "ring-destroyed", "corruption", "free-military", "shadow-military"});
constexpr std::array kUseIds = std::to_array<Id>({"none",
                                                  "move-army",
                                                  "move-armies",
                                                  "attack",
                                                  "move-fellowship",
                                                  "hide",
                                                  "separate",
                                                  "move-companions",
                                                  "move-minions",
                                                  "diplomacy",
                                                  "recruit",
                                                  "minion",
                                                  "voice",
                                                  "draw-card",
                                                  "aragorn",
                                                  "gandalf-the-white",
                                                  "companion-ability",
                                                  "play-card",
                                                  "ransom",
                                                  "skip"});
constexpr std::array kCauseIds =
    std::to_array<Id>({"move", "advance", "retreat", "siege", "siege-lifted", "separated",
                       "recruited", "casualty", "reduced", "excess", "leaderless", "entered",
                       "replaced", "hunt", "taken-alive", "rejoined", "card", "left-in-mordor"});
constexpr std::array kBattleKindIds = std::to_array<Id>({"none", "field", "siege", "sortie"});
constexpr std::array kBattleOutcomeIds =
    std::to_array<Id>({"won", "beaten-back", "withdrawn", "nobody-left"});

/// The plain figures in the order of Figure, then the Characters.
constexpr std::array kFigureIds = std::to_array<Id>(
    {"gondor.regular",   "rohan.regular",  "elves.regular",     "dwarves.regular", "north.regular",
     "isengard.regular", "sauron.regular", "southrons.regular", "gondor.elite",    "rohan.elite",
     "elves.elite",      "dwarves.elite",  "north.elite",       "isengard.elite",  "sauron.elite",
     "southrons.elite",  "gondor.leader",  "rohan.leader",      "elves.leader",    "dwarves.leader",
     "north.leader",     "nazgul"});
static_assert(kUseIds.size() == static_cast<std::size_t>(Use::kCount));
static_assert(kCauseIds.size() == static_cast<std::size_t>(Cause::kCount));
static_assert(kCharacterIds.size() == kCharacterCount && kTileIds.size() == kTileKinds);
static_assert(kFigureIds.size() == kPlainFigureKinds && kDieFaceIds.size() == kFaceCount);

}  // namespace

template <>
std::span<const Id> ids<Side>() {
  return kSideIds;
}
template <>
std::span<const Id> ids<Nation>() {
  return kNationIds;
}
template <>
std::span<const Id> ids<Character>() {
  return kCharacterIds;
}
template <>
std::span<const Id> ids<Deck>() {
  return kDeckIds;
}
template <>
std::span<const Id> ids<CardIcon>() {
  return kCardIconIds;
}
template <>
std::span<const Id> ids<DieFace>() {
  return kDieFaceIds;
}
template <>
std::span<const Id> ids<Settlement>() {
  return kSettlementIds;
}
template <>
std::span<const Id> ids<Tile>() {
  return kTileIds;
}
template <>
std::span<const Id> ids<Phase>() {
  return kPhaseIds;
}
template <>
std::span<const Id> ids<Victory>() {
  return kVictoryIds;
}
template <>
std::span<const Id> ids<Use>() {
  return kUseIds;
}
template <>
std::span<const Id> ids<Cause>() {
  return kCauseIds;
}
template <>
std::span<const Id> ids<BattleKind>() {
  return kBattleKindIds;
}
template <>
std::span<const Id> ids<BattleOutcome>() {
  return kBattleOutcomeIds;
}
template <>
std::span<const Id> ids<DecisionKind>() {
  static constexpr auto kDecisionIds = core::column(questions::kRows, &QuestionRow::name);
  return kDecisionIds;
}

std::string_view id_of(Figure figure) {
  if (is_character(figure)) return id_of(character_of(figure));
  const auto at = static_cast<std::size_t>(index(figure));
  return at < kFigureIds.size() ? kFigureIds[at] : Id();
}

std::optional<Figure> find_figure(std::string_view id) {
  for (std::size_t i = 0; i < kFigureIds.size(); ++i) {
    if (kFigureIds[i] == id) return static_cast<Figure>(i);
  }
  if (const auto who = find_id<Character>(id)) return figure_of(*who);
  return std::nullopt;
}

}  // namespace wotr
