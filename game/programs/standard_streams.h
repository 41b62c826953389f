#pragma once

namespace programs {

/// Call first. A standard stream that was closed would be the next file that is opened, and answers
/// would be written into a save: in its place comes one that can neither be read nor written.
void occupy_standard_streams();

}  // namespace programs
