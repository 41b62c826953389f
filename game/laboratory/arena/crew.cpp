#include "game/laboratory/arena/crew.h"

#include <utility>

namespace laboratory {

Crew::Crew(const Contest& contest, std::vector<Fixture> fixtures, unsigned threads)
    : contest_(contest), fixtures_(std::move(fixtures)) {
  for (unsigned i = 0; i < threads; ++i)
    threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
}

std::optional<Bout> Crew::next(std::chrono::milliseconds most) {
  std::unique_lock lock(mutex_);
  if (!ended_.wait_for(lock, most, [this] { return !bouts_.empty(); })) return std::nullopt;
  Bout bout = std::move(bouts_.front());
  bouts_.pop_front();
  return bout;
}

void Crew::work(const std::stop_token& stop) {
  for (std::size_t i = begun_++; i < fixtures_.size() && !stop.stop_requested(); i = begun_++) {
    Bout bout = contest_.play(fixtures_[i]);
    const std::lock_guard lock(mutex_);
    bouts_.push_back(std::move(bout));
    ended_.notify_one();
  }
}

}  // namespace laboratory
