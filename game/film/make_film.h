#pragma once

#include <functional>

#include "game/film/report.h"
#include "game/film/studio.h"
#include "game/session/session.h"

namespace film {

/// Told now and then how many frames of how many there are; false ends the film there.
using Progress = std::function<bool(std::size_t, std::size_t)>;

/// Films the match of the session, which does not go on meanwhile. Opens a window that nobody sees.
/// An Error is one sentence.
base::Result<Report> make_film(const Studio& studio, session::Session& session, const Order& order,
                               const Progress& progress = {});

}  // namespace film
