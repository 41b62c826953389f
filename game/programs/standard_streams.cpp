#include "game/programs/standard_streams.h"

#include <initializer_list>

#include <fcntl.h>
#include <unistd.h>

namespace programs {

void occupy_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    const bool is_closed = ::fcntl(stream, F_GETFD) < 0;
    // The lowest that is free, which is this one.
    if (is_closed) ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

}  // namespace programs
