#include "game/wotr/screens/battle/conflict.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/wotr/screens/battle/battle_sheets.h"
#include "game/wotr/screens/context/flank.h"
#include "game/wotr/screens/hunt/bearing.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

constexpr float kHuntWidth = 330;  // the Eye lies beside it, and not below it

/// Of the roll, before and after; empty where a tile is drawn without one, as on the Mordor Track
/// and for cards.
std::string roll_words(const Context& context) {
  const wotr::Hunt& hunt = context.view.board.hunt;
  const nlohmann::json facts{{"dice", hunt.dice},
                             {"successes", hunt.successes},
                             {"failures", hunt.failures},
                             {"needed", wotr::lowest_success(hunt)}};
  if (hunt.successes + hunt.failures > 0) return say(context, "screen.hunt-rolled", facts);
  return hunt.dice > 0 ? say(context, "screen.hunt-rolls", facts) : std::string();
}

/// the tile is one for a Stronghold on the way.
bool is_for_way(const Context& context) {
  return std::ranges::any_of(context.view.pending.steps(), [](const wotr::Step& step) {
    return step.kind == wotr::StepKind::kStrongholdTiles;
  });
}

void draw_hunt(Context& context) {
  const wotr::Hunt& hunt = context.view.board.hunt;
  const std::string rolled = roll_words(context);
  if (rolled.empty() && hunt.tile == wotr::kNoTile) return;
  const std::string title = say(context, "screen.hunt");
  if (engine::begin_panel(context.theme, "hunt", title.c_str(), above_field(context, kHuntWidth))) {
    if (is_for_way(context)) {
      write(context.theme.text, engine::ink::kInk, say(context, "screen.hunt-on-way"));
    } else if (!rolled.empty()) {
      write(context.theme.text, engine::ink::kInk, rolled);
    }
    if (hunt.tile != wotr::kNoTile) {
      const std::string tile = context.words.name("tile", wotr::id_of(hunt.tile));
      write(context.theme.prompt, engine::ink::kWax,
            say(context, "screen.hunt-tile",
                nlohmann::json{{"tile", tile}, {"damage", hunt.damage}}));
    }
  }
  leave_field_free_below(context);
  engine::end_panel();
}

}  // namespace

bool is_hunting(const core::Decision& decision) {
  using Kind = wotr::DecisionKind;
  constexpr std::array kHunting{Kind::kHuntRoll,       Kind::kHuntRerollRoll, Kind::kHuntReroll,
                                Kind::kHuntTile,       Kind::kHuntTileDie,    Kind::kHuntDamage,
                                Kind::kHuntBonus,      Kind::kPreventDraw,    Kind::kRedrawTile,
                                Kind::kLowerDamage,    Kind::kMoriaTile,      Kind::kLossOfCard,
                                Kind::kRandomCompanion};
  const auto kind = static_cast<Kind>(decision.kind);
  return std::find(kHunting.begin(), kHunting.end(), kind) != kHunting.end();
}

void draw_conflict(Context& context) {
  if (context.decision.is_over()) return;
  if (is_fighting(context)) {
    draw_battle(context);
  } else if (asks_who_bears(context)) {
    draw_bearing(context);
  } else if (is_hunting(context.decision)) {
    draw_hunt(context);
  }
}

}  // namespace wotr_screens
