#pragma once

#include <string>

namespace film_test {

/// What a command of the shell says on its standard output; its errors are thrown away.
std::string said_by(const std::string& command);

/// How many pictures the film holds, as ffprobe counts them.
int frames_in(const std::string& film);
/// One line for each picture, with the sum of its bytes.
std::string sums_of(const std::string& film);
/// What ffprobe says of these entries, one value a line.
std::string entries_of(const std::string& film, const std::string& entries);

}  // namespace film_test
