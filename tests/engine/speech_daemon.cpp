#include "tests/engine/speech_daemon.h"

#include <array>
#include <chrono>
#include <cstring>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace engine_tests {
namespace {

void reply(int client, const std::string& line) {
  const std::string text = line + "\r\n";
  static_cast<void>(!send(client, text.data(), text.size(), MSG_NOSIGNAL));
}

}  // namespace

SpeechDaemon::SpeechDaemon(const std::filesystem::path& socket_file)
    : listener_(socket(AF_UNIX, SOCK_STREAM, 0)) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, socket_file.c_str(), sizeof address.sun_path - 1);
  const auto* const place = reinterpret_cast<const sockaddr*>(&address);
  if (bind(listener_, place, sizeof address) == 0) listen(listener_, 1);
  thread_ = std::thread([this] { serve(); });
}

SpeechDaemon::~SpeechDaemon() {
  shutdown(listener_, SHUT_RDWR);
  thread_.join();
  close(listener_);
}

void SpeechDaemon::serve() {
  const int client = accept(listener_, nullptr, nullptr);
  if (client < 0) return;
  std::string read_so_far;
  std::array<char, 512> bytes{};
  for (ssize_t count = 1; count > 0;) {
    count = read(client, bytes.data(), bytes.size());
    if (count > 0) read_so_far.append(bytes.data(), static_cast<std::size_t>(count));
    for (auto end = read_so_far.find("\r\n"); end != std::string::npos;
         end = read_so_far.find("\r\n")) {
      answer(client, read_so_far.substr(0, end));
      read_so_far.erase(0, end + 2);
    }
  }
  close(client);
}

void SpeechDaemon::answer(int client, const std::string& line) {
  if (takes_data_ && line != ".") return note(line);
  if (takes_data_) {
    takes_data_ = false;
    reply(client, "225-1");
    return reply(client, "225 OK MESSAGE QUEUED");
  }
  note(line);
  takes_data_ = line == "SPEAK" || line == "speak";
  if (line.starts_with("HISTORY")) reply(client, "245-1");
  reply(client, takes_data_ ? "230 OK RECEIVING DATA" : "200 OK");
}

void SpeechDaemon::note(const std::string& line) {
  {
    const std::lock_guard lock(mutex_);
    told_.push_back(line);
  }
  noted_.notify_all();
}

std::vector<std::string> SpeechDaemon::told_until(const std::string& words) {
  std::unique_lock lock(mutex_);
  noted_.wait_for(lock, std::chrono::seconds(10),
                  [&] { return !told_.empty() && told_.back().find(words) != std::string::npos; });
  return told_;
}

}  // namespace engine_tests
