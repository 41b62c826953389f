#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>

#include "game/players/player.h"

namespace session {

/// What a player chose, and what it thought about it.
struct Answer {
  core::Action action;
  players::Thoughts thoughts{};
};

/// A question put to a player, who answers on a thread of its own. Whoever lets go of the thought
/// asks the player to stop and does not wait: all that the thread touches is its own or shared, so
/// it may end when it likes.
template <core::Game G>
class Thought {
 public:
  Thought(std::shared_ptr<players::Player<G>> player,
          std::shared_ptr<const typename G::Rules> rules, typename G::View view)
      : work_(std::make_shared<Work>(std::move(player), std::move(rules), std::move(view))) {
    try {
      std::thread([work = work_] { work->run(); }).detach();
    } catch (const std::system_error&) {  // no thread to be had: then it thinks on this one
      work_->run();
    }
  }
  Thought(Thought&&) noexcept = default;
  Thought& operator=(Thought&& other) noexcept {
    std::swap(work_, other.work_);
    return *this;
  }
  ~Thought() {
    if (work_) work_->stop.request_stop();
  }

  /// Whether the answer is there, after waiting at most so long.
  bool is_ready(std::chrono::microseconds most) const {
    std::unique_lock lock(work_->mutex);
    return work_->ready.wait_for(lock, most, [this] { return work_->is_done; });
  }

  /// The best answer so far is wanted.
  void hurry() const { work_->stop.request_stop(); }

  /// Of the answer, once it is there.
  const players::Thoughts& thoughts() const { return work_->thoughts; }

  /// Waits for it. Nothing where the player threw an exception.
  std::optional<Answer> answer() const {
    std::unique_lock lock(work_->mutex);
    work_->ready.wait(lock, [this] { return work_->is_done; });
    if (!work_->answer) return std::nullopt;
    return Answer{*work_->answer, work_->thoughts};
  }

 private:
  struct Work {
    Work(std::shared_ptr<players::Player<G>> asked, std::shared_ptr<const typename G::Rules> tables,
         typename G::View seen)
        : player(std::move(asked)), rules(std::move(tables)), view(std::move(seen)) {}

    void run() {
      std::optional<core::Action> chosen;
      players::Thoughts told;
      try {
        chosen = player->choose(*rules, view, G::decision_of(view), stop.get_token());
        told = player->thoughts();
      } catch (...) {  // a player that fails must not take the game with it
        chosen.reset();
      }
      const std::lock_guard lock(mutex);
      answer = chosen;
      thoughts = std::move(told);
      is_done = true;
      ready.notify_all();
    }

    std::shared_ptr<players::Player<G>> player;
    std::shared_ptr<const typename G::Rules> rules;
    typename G::View view;
    std::stop_source stop;
    std::mutex mutex;
    std::condition_variable ready;
    bool is_done = false;
    std::optional<core::Action> answer;
    players::Thoughts thoughts;
  };

  std::shared_ptr<Work> work_;
};

}  // namespace session
