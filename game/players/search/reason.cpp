#include "game/players/search/reason.h"

namespace players {
namespace {

/// A difference in the logarithm of the odds that nobody would speak of.
constexpr float kTooLittle = 0.005F;

float mean(const Promise& promise, std::size_t topic) {
  return promise.sum[topic] / static_cast<float>(promise.positions);
}

Promise all_but(const Findings& findings, std::size_t choice) {
  Promise others;
  for (std::size_t i = 0; i < findings.promises.size(); ++i) {
    if (i != choice) others.add(findings.promises[i]);
  }
  return others;
}

}  // namespace

std::optional<std::size_t> telling_topic(const Findings& findings, std::size_t choice) {
  const Promise& chosen = findings.promises[choice];
  const Promise others = all_but(findings, choice);
  if (chosen.positions == 0 || others.positions == 0) return std::nullopt;
  std::optional<std::size_t> telling;
  float most = kTooLittle;
  for (std::size_t topic = 0; topic < chosen.sum.size(); ++topic) {
    const float ahead = mean(chosen, topic) - mean(others, topic);
    if (ahead <= most) continue;
    most = ahead;
    telling = topic;
  }
  return telling;
}

}  // namespace players
