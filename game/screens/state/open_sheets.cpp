#include "game/screens/state/open_sheets.h"

#include <algorithm>
#include <utility>

namespace screens {

void OpenSheets::open(std::string_view id) {
  close(id);
  ids_.emplace_back(id);
}

void OpenSheets::open_below(std::string_view id) {
  if (!is_open(id)) ids_.emplace(ids_.begin(), id);
}

void OpenSheets::close(std::string_view id) { std::erase(ids_, id); }

void OpenSheets::turn(std::string_view id) {
  if (is_open(id)) {
    close(id);
  } else {
    open(id);
  }
}

bool OpenSheets::back() {
  if (ids_.empty()) return false;
  ids_.pop_back();
  return true;
}

bool OpenSheets::is_open(std::string_view id) const {
  return std::ranges::find(ids_, id) != ids_.end();
}

std::string_view OpenSheets::top() const {
  return ids_.empty() ? std::string_view() : std::string_view(ids_.back());
}

std::vector<std::string> OpenSheets::take_commands() { return std::exchange(commands_, {}); }

}  // namespace screens
