#pragma once

#include <map>
#include <string>

namespace engine {

/// What a report of a fault says of the computer, by name: the system, SDL, and what draws. Nothing
/// tells whose computer it is. Needs an open window.
std::map<std::string, std::string> about_system();

}  // namespace engine
