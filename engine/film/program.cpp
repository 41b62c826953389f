#include "engine/film/program.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <sstream>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace engine {
namespace {

constexpr int kAboveAll = 64;            // no descriptor that the program is given is so high
constexpr int kPipeBytes = 1 << 20;      // a frame goes in few strokes
constexpr int kFirstFurther = 3;         // after standard input, output and errors
constexpr int kMostToEnd = 2000;         // milliseconds, once it was asked to
constexpr std::size_t kMostWords = 400;  // of what it complained

std::string reason() { return std::strerror(errno); }

/// Two ends of a pipe that no other program inherits.
struct Pipe {
  int read = -1;
  int write = -1;
};

bool open_pipe(Pipe& pipe) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return false;
  // Kept clear of the numbers that the program gets its ends by.
  pipe.read = fcntl(ends[0], F_DUPFD_CLOEXEC, kAboveAll);
  pipe.write = fcntl(ends[1], F_DUPFD_CLOEXEC, kAboveAll);
  close(ends[0]);
  close(ends[1]);
  fcntl(pipe.write, F_SETPIPE_SZ, kPipeBytes);  // what the system grants is enough
  return pipe.read >= 0 && pipe.write >= 0;
}

void close_all(std::vector<int>& descriptors) {
  for (const int descriptor : std::exchange(descriptors, {})) {
    if (descriptor >= 0) close(descriptor);
  }
}

/// Starts it with these ends; 0, or the system's number of what went wrong.
int spawn(const std::vector<std::string>& words, const std::vector<int>& ends, int complaints,
          pid_t& id) {
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  for (std::size_t i = 0; i < ends.size(); ++i) {
    const int number = i == 0 ? 0 : kFirstFurther + static_cast<int>(i) - 1;
    posix_spawn_file_actions_adddup2(&files, ends[i], number);
  }
  if (ends.empty()) posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&files, complaints, 2);
  posix_spawnattr_t how;
  posix_spawnattr_init(&how);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&how, &none);
  // An interrupt at the terminal is for us: we then let it end its film.
  posix_spawnattr_setpgroup(&how, 0);
  posix_spawnattr_setflags(&how, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
  const int fault = posix_spawnp(&id, arguments[0], &files, &how, arguments.data(), environ);
  posix_spawnattr_destroy(&how);
  posix_spawn_file_actions_destroy(&files);
  return fault;
}

std::string last_line_of(int file) {
  const off_t size = lseek(file, 0, SEEK_END);
  if (size <= 0) return {};
  std::string text(static_cast<std::size_t>(size), '\0');
  if (pread(file, text.data(), text.size(), 0) < 0) return {};
  std::istringstream lines(text);
  std::string last;
  for (std::string line; std::getline(lines, line);) {
    if (!line.empty()) last = line;
  }
  return last.substr(0, kMostWords);
}

}  // namespace

bool is_installed(const std::string& name) {
  if (name.find('/') != std::string::npos) return access(name.c_str(), X_OK) == 0;
  const char* const path = std::getenv("PATH");
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    const std::filesystem::path file = std::filesystem::path(folder) / name;
    if (access(file.c_str(), X_OK) == 0) return true;
  }
  return false;
}

base::Result<Program> Program::start(const std::vector<std::string>& words, std::size_t pipes) {
  Program program;
  program.name_ = words.front();
  std::vector<int> ends;
  bool is_open = true;
  for (std::size_t i = 0; i < pipes && is_open; ++i) {
    Pipe pipe;
    is_open = open_pipe(pipe);
    ends.push_back(pipe.read);
    program.pipes_.push_back(pipe.write);
  }
  if (!is_open) {
    const std::string why = reason();
    close_all(ends);
    return base::Error{program.cannot_start(why)};
  }
  if (const base::Result<void> done = program.launch(words, std::move(ends)); !done) {
    return done.failure();
  }
  return program;
}

base::Result<Program> Program::start_with(const std::vector<std::string>& words,
                                          const std::string& input) {
  Program program;
  program.name_ = words.front();
  const int file = memfd_create("input", MFD_CLOEXEC);
  const auto size = static_cast<ssize_t>(input.size());
  if (file < 0 || pwrite(file, input.data(), input.size(), 0) != size) {
    const std::string why = reason();
    if (file >= 0) close(file);
    return base::Error{program.cannot_start(why)};
  }
  if (const base::Result<void> done = program.launch(words, {file}); !done) {
    return done.failure();
  }
  return program;
}

std::string Program::cannot_start(const std::string& why) const {
  return name_ + " cannot be started: " + why + ".";
}

/// With these ends, which it closes here.
base::Result<void> Program::launch(const std::vector<std::string>& words, std::vector<int> ends) {
  base::Result<void> launched = launch_with(words, ends);
  close_all(ends);
  if (!launched) id_ = -1;
  return launched;
}

base::Result<void> Program::launch_with(const std::vector<std::string>& words,
                                        const std::vector<int>& ends) {
  if (!is_installed(name_)) return base::Error{"The program " + name_ + " is not installed."};
  complaints_ = memfd_create("complaints", MFD_CLOEXEC);
  if (complaints_ < 0) return base::Error{cannot_start(reason())};
  const int error = spawn(words, ends, complaints_, id_);
  if (error != 0) return base::Error{cannot_start(std::strerror(error))};
  return {};
}

Program::Program(Program&& other) noexcept
    : name_(std::move(other.name_)),
      id_(std::exchange(other.id_, -1)),
      complaints_(std::exchange(other.complaints_, -1)),
      pipes_(std::exchange(other.pipes_, {})) {}

Program& Program::operator=(Program&& other) noexcept {
  std::swap(name_, other.name_);
  std::swap(id_, other.id_);
  std::swap(complaints_, other.complaints_);
  std::swap(pipes_, other.pipes_);
  return *this;
}

Program::~Program() {
  close_all(pipes_);
  if (id_ > 0) {
    int status = 0;
    kill(id_, SIGTERM);
    if (!ends_within(kMostToEnd, status)) {
      kill(id_, SIGKILL);
      waitpid(id_, &status, 0);
    }
  }
  if (complaints_ >= 0) close(complaints_);
}

std::vector<int> Program::take_pipes() { return std::exchange(pipes_, {}); }

bool Program::ends_within(int milliseconds, int& status) const {
  constexpr int kLook = 5;
  for (int waited = 0; waitpid(id_, &status, WNOHANG) == 0; waited += kLook) {
    if (waited >= milliseconds) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(kLook));
  }
  return true;
}

base::Result<void> Program::wait(int most_seconds) {
  if (id_ <= 0) return {};
  int status = 0;
  if (ends_within(most_seconds * 1000, status)) return ended(status);
  kill(id_, SIGKILL);
  waitpid(id_, &status, 0);
  id_ = -1;
  return base::Error{name_ + " did not end and was stopped."};
}

std::optional<base::Result<void>> Program::poll() {
  int status = 0;
  if (id_ > 0 && waitpid(id_, &status, WNOHANG) == 0) return std::nullopt;
  return ended(status);
}

base::Result<void> Program::ended(int status) {
  id_ = -1;
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
  const std::string how = WIFSIGNALED(status)
                              ? " was ended by the signal " + std::to_string(WTERMSIG(status))
                              : " ended with the status " + std::to_string(WEXITSTATUS(status));
  const std::string said = last_line_of(complaints_);
  return base::Error{name_ + how + (said.empty() ? "." : ": " + said)};
}

}  // namespace engine
