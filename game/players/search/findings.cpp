#include "game/players/search/findings.h"

#include <algorithm>

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

Thoughts thoughts_of(const Findings& findings, std::size_t choice) {
  const Node& root = findings.root;
  const core::Action answer = root.choices[choice].action;
  const double tries = std::max<double>(1, root.visits);
  Thoughts thoughts;
  thoughts.playouts = root.visits;
  for (const Choice& tried : root.choices) {
    if (tried.visits == 0 && tried.action != answer) continue;
    thoughts.candidates.push_back({tried.action, tried.mean(), tried.visits / tries});
  }
  std::stable_sort(thoughts.candidates.begin(), thoughts.candidates.end(),
                   [&](const Candidate& one, const Candidate& other) {
                     const bool is_first = one.action == answer;
                     if (is_first != (other.action == answer)) return is_first;
                     return one.share > other.share;
                   });
  return thoughts;
}

}  // namespace players
