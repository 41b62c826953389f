#pragma once

#include <string>

#include "base/result.h"
#include "engine/film/film_options.h"

namespace director {

/// What the encoder of films is told: the file film.json of the folder `data`.
base::Result<engine::FilmOptions> load_encoding(const std::string& data);

}  // namespace director
