#include <condition_variable>
#include <csignal>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

#include "engine/speech/speechd_library.h"
#include "engine/speech/utterances.h"

namespace engine {
namespace {

/// Speech Dispatcher says messages one after the other and before texts, of which a new one takes
/// the place of the last.
SPDPriority priority_of(Manner manner) {
  return manner == Manner::kAfterwards ? SPD_MESSAGE : SPD_TEXT;
}

/// What has been said since the daemon was last spoken to.
struct Backlog {
  bool is_cut = false;  ///< what was said before
  Utterances utterances;
};

/// The daemon is only spoken to on a thread of its own: it may take a second to start, and every
/// sentence waits for its answer.
class SpeechdSpeaker final : public Speaker {
 public:
  explicit SpeechdSpeaker(std::string language)
      : language_(std::move(language)),
        thread_([this](const std::stop_token& stop) { run(stop); }) {}

  void say(const std::string& sentence, Manner manner) override {
    {
      const std::lock_guard lock(mutex_);
      if (manner == Manner::kAtOnce) backlog_.is_cut = true;
      backlog_.utterances.add({sentence, manner});
    }
    changed_.notify_one();
  }

  void hush() override {
    {
      const std::lock_guard lock(mutex_);
      backlog_.utterances.clear();
      backlog_.is_cut = true;
    }
    changed_.notify_one();
  }

  std::string take_fault() override {
    const std::lock_guard lock(mutex_);
    return std::exchange(fault_, {});
  }

 private:
  void run(const std::stop_token& stop) {
    ignore_broken_pipes();
    const base::Result<SpeechdLibrary> library = SpeechdLibrary::open();
    if (!library) return fail(library.error());
    const base::Result<SPDConnection*> connection = library->connect();
    if (!connection) return fail(connection.error());
    library->set_language(*connection, language_.c_str());
    while (const std::optional<Backlog> backlog = wait_for_more(stop)) {
      if (!send(*library, *connection, *backlog)) {
        fail("speech-dispatcher has gone away");
        break;
      }
    }
    library->close(*connection);
  }

  /// A daemon that ends while it is written to would end the program too.
  static void ignore_broken_pipes() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  }

  /// Nothing when it is time to end.
  std::optional<Backlog> wait_for_more(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    const auto is_any = [this] { return backlog_.is_cut || !backlog_.utterances.is_empty(); };
    if (!changed_.wait(lock, stop, is_any)) return std::nullopt;
    return std::exchange(backlog_, {});
  }

  static bool send(const SpeechdLibrary& library, SPDConnection* connection,
                   const Backlog& backlog) {
    if (backlog.is_cut && library.cancel(connection) < 0) return false;
    for (const Utterance& one : backlog.utterances.all()) {
      if (library.say(connection, priority_of(one.manner), one.sentence.c_str()) < 0) return false;
    }
    return true;
  }

  void fail(std::string reason) {
    const std::lock_guard lock(mutex_);
    fault_ = std::move(reason);
  }

  const std::string language_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  Backlog backlog_;
  std::string fault_;
  std::jthread thread_;  ///< the last: it uses the others
};

}  // namespace

std::unique_ptr<Speaker> open_speaker(const std::string& language) {
  return std::make_unique<SpeechdSpeaker>(language);
}

}  // namespace engine
