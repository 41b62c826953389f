#include "game/app/loop/table_loop.h"

namespace app {

/// The keys of the spoken table are seen by nobody else.
void TableLoop::take_spoken_keys(engine::Input& input) {
  const std::optional<SpokenDeed> deed = spoken_.take_keys(input, *playing_.session);
  if (!deed) return;
  redraw_.keep_for(kSettleSeconds);
  if (deed->closes_notice) playing_.notice.clear();
  if (deed->action) submit(*deed->action);
}

void TableLoop::speak_what_is_shown() {
  spoken_.listen(shown_, *playing_.session);
  const std::string fault = spoken_.take_fault();
  if (fault.empty()) return;
  add_notice(fault);
  redraw_.keep_for(kSettleSeconds);
}

}  // namespace app
