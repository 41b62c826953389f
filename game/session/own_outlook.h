#pragma once

#include <memory>

#include "game/session/session.h"

namespace session {

/// An outlook that the session lets go of when nobody needs it any more. The session outlives it.
struct LetGo {
  Session* session = nullptr;
  void operator()(const Outlook* outlook) const { session->remove_outlook(*outlook); }
};
using OwnOutlook = std::unique_ptr<Outlook, LetGo>;

inline OwnOutlook own_outlook(Session& session, core::Viewer viewer, std::size_t decisions_behind) {
  return OwnOutlook(&session.add_outlook(viewer, decisions_behind), {&session});
}

}  // namespace session
