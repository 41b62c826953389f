#pragma once

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace engine_tests {

/// Speech Dispatcher as far as a client needs it, on a socket: it says yes to everything and writes
/// down what it is told.
class SpeechDaemon {
 public:
  explicit SpeechDaemon(const std::filesystem::path& socket);
  ~SpeechDaemon();
  SpeechDaemon(const SpeechDaemon&) = delete;
  SpeechDaemon& operator=(const SpeechDaemon&) = delete;

  /// Every command and every sentence, once the last holds these words; after a while as they are.
  std::vector<std::string> told_until(const std::string& words);

 private:
  void serve();
  void answer(int client, const std::string& line);
  void note(const std::string& line);

  int listener_ = -1;
  std::mutex mutex_;
  std::condition_variable noted_;
  std::vector<std::string> told_;
  bool takes_data_ = false;
  std::thread thread_;
};

}  // namespace engine_tests
