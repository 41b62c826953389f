#pragma once

#include <span>
#include <string>

#include "engine/film/film_writer.h"

namespace engine {

/// Captions as browsers and players read them.
std::string web_vtt(std::span<const Caption> captions, int fps);

}  // namespace engine
