#include "rules/wotr/state/state.h"

#include <cstring>

namespace wotr {

bool operator==(const State& one, const State& other) {
  return std::memcmp(&one, &other, sizeof(State)) == 0;
}

}  // namespace wotr
