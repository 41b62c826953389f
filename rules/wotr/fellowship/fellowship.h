#pragma once

#include "rules/wotr/characters/companion_ways.h"
#include "rules/wotr/state/play.h"

namespace wotr {

// The Fellowship off the Mordor Track (rulings 5, 7.5 and 8): declaring, hiding, its Guide, and
// Companions who leave it.

///
void ask_declare(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_declare(Play& play, const Step& step, Action action);
/// Past the Balrog or not. args: region declared
void ask_declare_route(const Rules& rules, const State& state, const Step& step,
                       Decision& decision);
void answer_declare_route(Play& play, const Step& step, Action action);

/// P-FEL b and c. args: 1 once the Guide was changed in this phase
void ask_fellowship_phase(const Rules& rules, const State& state, const Step& step,
                          Decision& decision);
void answer_fellowship_phase(Play& play, const Step& step, Action action);

/// what Corruption comes to when it changes by so much.
int corruption_after(const Board& board, int by);
/// changes Corruption (clamped at 0 and 12) and ends the game at 12.
void change_corruption(Play& play, int by);

/// only a Revealed Fellowship hides.
bool can_hide(const Board& board);
void hide_fellowship(Play& play);

// guide.cpp

/// the Companions of the highest Level; nobody when only Gollum is left.
CharacterSet guide_candidates(const Rules& rules, const Board& board);
void set_guide(Play& play, Character who);
/// to be called when a Companion has left the Fellowship; pushes kAppointGuide.
void on_companions_left(Play& play);

void run_appoint_guide(Play& play, const Step& step);
void ask_choose_guide(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_choose_guide(Play& play, const Step& step, Action action);

/// R-158, by option: at the end of the turn. On the Mordor Track they find nobody.
void return_hobbits(Play& play);

// separation.cpp

///
bool can_separate(const Board& board);
/// How a group parts from the Fellowship, if a card says something else than R-090.
struct Separation {
  std::uint8_t further = 0;  ///< regions more
  std::uint8_t level = 0;    ///< instead of the group's own
  AtSieges at_sieges = AtSieges::kStayOut;
};
/// Asks the acting seat for the group; on the Mordor Track it leaves the game.
void push_separation(Play& play, const Separation& separation);
/// One Companion leaves at once and goes up to `steps` regions.
void separate_alone(Play& play, Character who, int steps, Cause cause);

/// The group gathers in board.group. args: regions further, level, whether sieges are entered
void ask_separate_group(const Rules& rules, const State& state, const Step& step,
                        Decision& decision);
void answer_separate_group(Play& play, const Step& step, Action action);
void ask_separate_to(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_separate_to(Play& play, const Step& step, Action action);

}  // namespace wotr
