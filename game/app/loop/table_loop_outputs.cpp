#include "game/app/desks/film_studio.h"
#include "game/app/loop/table_loop.h"

namespace app {

/// Windows for others go on whether the table is drawn or not.
void TableLoop::keep_outputs(double seconds) {
  if (!outputs_.is_on_air()) return;
  outputs_.pass(seconds, screen_.camera().goal());
  screen_.ui().make_current();
  redraw_.set_looks(kLooksForOutputs);
  if (screen_.memory().outputs_open) redraw_.keep_for(kMovingSeconds);
}

void TableLoop::obey(const screens::OutputWish& wish) {
  outputs_.obey(wish, *playing_.session, screen_.tabletop());
  screen_.ui().make_current();
  add_notice(outputs_.take_notice());
  redraw_.keep_for(kSettleSeconds);
}

void TableLoop::take_output_keys(const engine::Input& input) {
  using screens::OutputDeed;
  if (!outputs_.is_on_air()) return;
  if (is_pressed(input, engine::key_of('n'))) outputs_.obey_for_all(OutputDeed::kWhole);
  if (is_pressed(input, engine::key_of('o'))) outputs_.obey_for_all(OutputDeed::kHold);
  if (is_pressed(input, engine::key_of('b'))) outputs_.obey_for_all(OutputDeed::kStandby);
}

}  // namespace app
