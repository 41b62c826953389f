#pragma once

#include <cstdint>
#include <vector>

#include "game/players/search/judge.h"
#include "game/players/search/tree.h"
#include "game/players/thoughts.h"

namespace players {

/// What the positions had to offer that a choice led to: the sum of their terms.
struct Promise {
  Terms sum{};
  std::uint32_t positions = 0;

  void add(const Terms& terms) {
    for (std::size_t topic = 0; topic < sum.size(); ++topic) sum[topic] += terms[topic];
    ++positions;
  }
  void add(const Promise& other) {
    for (std::size_t topic = 0; topic < sum.size(); ++topic) sum[topic] += other.sum[topic];
    positions += other.positions;
  }
};

/// What a search found out about a question.
struct Findings {
  Node root;
  std::vector<Promise> promises;  ///< of this search, by choice of the root
};

/// The topic by which the choice is most ahead of what else was tried, weighed by tries; nothing
/// where it is ahead by none, or nothing else was tried.
std::optional<std::size_t> telling_topic(const Findings& findings, std::size_t choice);

/// What was tried, the choice first. The reason is left to who knows its words.
Thoughts thoughts_of(const Findings& findings, std::size_t choice);

/// The same with the reason.
template <class J, class View>
Thoughts thoughts_in(J& judge, const View& view, const Findings& findings, std::size_t choice) {
  Thoughts thoughts = thoughts_of(findings, choice);
  if (const auto topic = telling_topic(findings, choice))
    thoughts.reason = Reason{judge.topics()[*topic], judge.facts(view)};
  return thoughts;
}

}  // namespace players
