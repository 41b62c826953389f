#include "engine/speech/utterances.h"

#include <algorithm>
#include <utility>

namespace engine {
namespace {

bool is_result(const Utterance& one) { return one.manner == Manner::kAfterwards; }

}  // namespace

void Utterances::add(Utterance utterance) {
  if (utterance.manner == Manner::kAtOnce) waiting_.clear();
  if (utterance.manner == Manner::kInstead) {
    std::erase_if(waiting_, [](const Utterance& one) { return !is_result(one); });
  }
  // A result is told before the question that it led to.
  const auto place =
      is_result(utterance) ? std::ranges::find_if_not(waiting_, is_result) : waiting_.end();
  waiting_.insert(place, std::move(utterance));
}

std::optional<Utterance> Utterances::take() {
  if (waiting_.empty()) return std::nullopt;
  Utterance first = std::move(waiting_.front());
  waiting_.pop_front();
  return first;
}

}  // namespace engine
