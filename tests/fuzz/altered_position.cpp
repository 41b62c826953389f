// A position from the midst of a game with some of its fields altered, pending steps among them:
// refused in one sentence, or played on from as any other. The input is read as numbers that choose
// the game, the moment and what is altered.
#include <algorithm>
#include <array>

#include "base/json_text.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/fuzz/games.h"

namespace fuzz {
namespace {

using nlohmann::json;

/// Numbers, one after the other; at the end of the input only zeros.
class Choices {
 public:
  Choices(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  std::size_t below(std::size_t limit) {
    const std::size_t high = next();
    return limit == 0 ? 0 : (high * 256 + next()) % limit;
  }
  bool is_over() const { return at_ >= size_; }

 private:
  std::size_t next() { return at_ < size_ ? data_[at_++] : 0; }

  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

template <core::Game G>
json moment_of_a_game(const typename G::Rules& rules, Choices& choose) {
  players::RandomChoice choice(choose.below(64));
  typename G::State state = G::new_state(rules);
  for (std::size_t left = choose.below(700); left > 0; --left) {
    const core::Decision pending = G::decision(rules, state);
    if (pending.is_over()) break;
    G::apply(rules, state, choice.pick(pending), nullptr);
  }
  return G::state_json(rules, state);
}

/// Another value of the same type; a word gives way to one that stands elsewhere.
void alter_value(json& value, const std::vector<json>& words, Choices& choose) {
  if (value.is_boolean()) {
    value = !value.get<bool>();
  } else if (value.is_number()) {
    constexpr std::array kNumbers{-1, 0, 1, 2, 5, 12, 60, 255};
    value = choose.below(2) == 0 ? value.get<int>() + 1 : kNumbers[choose.below(kNumbers.size())];
  } else if (!words.empty()) {
    value = words[choose.below(words.size())];
  }
}

std::vector<json> words_of(const json& flat) {
  std::vector<json> words;
  for (const json& value : flat) {
    if (value.is_string()) words.push_back(value);
  }
  return words;
}

/// One of the simple values anywhere, or of those below one name.
json with_altered_value(const json& position, Choices& choose) {
  json flat = position.flatten();
  const std::vector<json> words = words_of(flat);
  std::vector<std::string> paths;
  const auto part = std::next(position.begin(), static_cast<int>(choose.below(position.size())));
  const std::string prefix = "/" + part.key();
  for (const auto& [path, value] : flat.items()) {
    if (path.rfind(prefix, 0) == 0) paths.push_back(path);
  }
  if (paths.empty()) return position;
  alter_value(flat[paths[choose.below(paths.size())]], words, choose);
  return flat.unflatten();
}

/// A step more, less, twice, elsewhere, or of another moment.
void alter_steps(json& steps, const json& others, Choices& choose) {
  const std::size_t kind = choose.below(4);
  const auto somewhere = [&] {
    return std::next(steps.begin(), static_cast<int>(choose.below(steps.size() + 1)));
  };
  if (kind == 0 && !others.empty()) {
    const json& step = others[choose.below(others.size())];
    steps.insert(somewhere(), step);
  } else if (steps.empty()) {
    return;
  } else if (kind == 1) {
    steps.erase(choose.below(steps.size()));
  } else if (kind == 2) {
    const json step = steps[choose.below(steps.size())];
    steps.insert(somewhere(), step);
  } else {
    std::swap(steps[choose.below(steps.size())], steps[choose.below(steps.size())]);
  }
}

template <core::Game G>
void check_altered(int seats, Choices& choose) {
  const auto rules = Shipped<G>::make_rules(shipped_data<G>(), {{"players", seats}});
  require(rules.ok(), "there are rules for so many");
  json position = moment_of_a_game<G>(*rules, choose);
  const json other = moment_of_a_game<G>(*rules, choose);
  for (int changes = 0; changes < 6 && !choose.is_over(); ++changes) {
    if (choose.below(2) == 0) {
      alter_steps(position["pending"], other["pending"], choose);
    } else {
      position = with_altered_value(position, choose);
    }
  }
  const auto state = G::parse_position(*rules, position);
  if (!state) return require_sentence(state.error());
  play_on<G>(*rules, *state, 120);
}

}  // namespace
}  // namespace fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Choices choose(data, size);
  const bool war = choose.below(2) == 0;
  const int seats = 2 + static_cast<int>(choose.below(3));
  if (war) {
    fuzz::check_altered<wotr::Game>(seats, choose);
  } else {
    fuzz::check_altered<trilogy::Game>(seats, choose);
  }
  return 0;
}
