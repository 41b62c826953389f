#include "rules/trilogy/state/state.h"

#include <cstring>

namespace trilogy {

bool operator==(const State& one, const State& other) {
  return std::memcmp(&one, &other, sizeof(State)) == 0;
}

}  // namespace trilogy
