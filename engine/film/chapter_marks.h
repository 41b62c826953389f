#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "engine/film/film_writer.h"

namespace engine {

/// The chapters as the encoder reads them: each goes on until the next, the last to the end.
std::string chapter_marks(std::span<const Chapter> chapters, std::size_t frames, int fps);

}  // namespace engine
