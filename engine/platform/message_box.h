#pragma once

#include <string>

namespace engine {

/// A plain dialog of the desktop, for what goes wrong before there is a window. Waits until it is
/// closed; does nothing where there is no display.
void show_message_box(const std::string& title, const std::string& sentence);

}  // namespace engine
