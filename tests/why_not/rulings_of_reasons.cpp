#include "tests/why_not/rulings_of_reasons.h"

#include <map>
#include <set>

namespace intents {
namespace {

/// Read from the rulings, not from the code: what each reason is a breach of.
const std::map<std::string, std::set<int>> kRulings{
    {"acted-just-now", {306}},
    {"already-at-war", {265}},
    {"already-hidden", {130}},
    {"already-there", {95, 97}},
    {"border", {84}},
    {"by-no-card", {72}},
    {"cannot-enter", {111, 112, 113}},
    {"cannot-move", {83, 97}},
    {"cannot-pass", {61}},
    {"card-condition", {72, 212}},
    {"casualty-taken", {152}},
    {"chance-decides", {330}},
    {"closed", {74}},
    {"deaf-to-diplomacy", {74}},
    {"declaration-over", {42}},
    {"die-cannot", {66, 67, 105, 106}},
    {"empty-decks", {32}},
    {"enemy-there", {82}},
    {"finish-first", {61, 64, 67}},
    {"foreign-settlement", {121}},
    {"foreign-nazgul", {83, 204}},
    {"game-over", {280}},
    {"guards-leader", {202, 203}},
    {"haven-closed", {74}},
    {"in-play", {110}},
    {"leader-needs-unit", {122}},
    {"lonely-leader", {81}},
    {"loses-control", {311}},
    {"messenger-used", {116}},
    {"moved-already", {80}},
    {"nation-acted-just-now", {306}},
    {"needs-leader", {83, 204}},
    {"needs-unit", {81}},
    {"no-ability", {66}},
    {"no-army", {81, 200}},
    {"no-army-beside", {82, 200}},
    {"no-cards", {71}},
    {"no-dice", {63, 64}},
    {"no-die-for", {66, 67, 71, 105, 106}},
    {"no-diplomacy", {265}},
    {"no-guide-ability", {154}},
    {"no-part-of-it", {33, 41, 45, 51, 61, 64, 67, 70, 71, 303}},
    {"no-ring", {64}},
    {"no-such-die", {60, 64}},
    {"no-travellers", {95, 97}},
    {"no-voice", {114}},
    {"nobody-separates", {90}},
    {"nobody-there", {90, 95, 97, 130}},
    {"nobody-to-attack", {200, 207}},
    {"nobody-to-lose", {155}},
    {"non-belligerent", {203}},
    {"none-at-war", {200}},
    {"none-left", {123}},
    {"none-there", {81}},
    {"not-a-settlement", {121}},
    {"not-adjacent", {82, 200}},
    {"not-at-mordors-gates", {171}},
    {"not-at-war", {120}},
    {"not-controller", {311}},
    {"not-declared", {171}},
    {"not-free", {97, 121}},
    {"not-in-fellowship", {90}},
    {"not-in-hand", {71, 212}},
    {"not-on-map", {95, 97}},
    {"not-ready", {105, 106, 111, 112, 113}},
    {"not-there", {81, 95, 97}},
    {"not-this-phase", {40, 60}},
    {"not-your-card", {306, 310}},
    {"not-your-side", {40, 67, 110, 120, 265}},
    {"nothing-to-do", {71, 74, 80, 90, 95, 97, 105, 106, 110, 120, 200}},
    {"nothing-to-merge", {311}},
    {"nothing-to-recruit", {120}},
    {"on-track", {93, 171, 180}},
    {"only-rohan-leads", {309}},
    {"passive", {261}},
    {"progress-full", {130}},
    {"revealed", {46, 130}},
    {"ring-face", {64}},
    {"ring-used", {65}},
    {"sauron-strongholds", {122}},
    {"second-recruit", {120}},
    {"shut-in", {88, 200}},
    {"stays-behind", {203}},
    {"teammates-army", {307}},
    {"teammates-companion", {309}},
    {"teammates-figures", {307}},
    {"teammates-minion", {308}},
    {"teammates-nation", {307, 308}},
    {"too-far", {41, 90, 95, 97, 131}},
    {"too-much-pending", {68}},
    {"wrong-die", {71}},
};

/// The question itself, or the card that asks, names the ruling that it obeys.
bool is_of_the_question(const std::string& reason) {
  return reason == "not-offered" || reason == "not-by-this-card" || reason == "not-your-decision";
}

}  // namespace

bool is_ruling_of(const std::string& reason, int ruling) {
  if (is_of_the_question(reason)) return ruling != 0;
  const auto found = kRulings.find(reason);
  return found != kRulings.end() && found->second.contains(ruling);
}

}  // namespace intents
