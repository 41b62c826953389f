#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

#include "base/result.h"

namespace engine {

/// Whether a program of that name can be started: a folder of PATH holds it, or it says where it
/// is.
bool is_installed(const std::string& name);

/// Another program that is fed through pipes. It ends when they are closed, or with this object.
class Program {
 public:
  /// `words` are its name and what it is told; it reads `pipes` pipes: its standard input, and the
  /// descriptors 3, 4 … An Error says why it did not start.
  static base::Result<Program> start(const std::vector<std::string>& words, std::size_t pipes);
  /// The same of one that finds this text as its standard input: a file that has no name.
  static base::Result<Program> start_with(const std::vector<std::string>& words,
                                          const std::string& input);

  Program(Program&& other) noexcept;
  Program& operator=(Program&& other) noexcept;
  /// One that is still running is ended, and killed if it does not end.
  ~Program();

  /// The descriptors to write to, once: whoever takes them closes them.
  std::vector<int> take_pipes();
  pid_t id() const { return id_; }

  /// Waits until it ends, which it does once its pipes are closed; one that does not in so many
  /// seconds is killed. An Error tells what went wrong, with the last line that it complained in.
  base::Result<void> wait(int most_seconds);
  /// The same of one that may still be running: then nothing.
  std::optional<base::Result<void>> poll();

 private:
  Program() = default;
  std::string cannot_start(const std::string& why) const;
  base::Result<void> launch(const std::vector<std::string>& words, std::vector<int> ends);
  base::Result<void> launch_with(const std::vector<std::string>& words,
                                 const std::vector<int>& ends);
  base::Result<void> ended(int status);
  bool ends_within(int milliseconds, int& status) const;

  std::string name_;
  pid_t id_ = -1;
  int complaints_ = -1;  ///< a file in memory that it writes its faults to
  std::vector<int> pipes_;
};

}  // namespace engine
