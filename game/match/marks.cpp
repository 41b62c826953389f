#include "game/match/marks.h"

#include <array>

namespace match {
namespace {

struct Mark {
  std::string_view name;
  bool Marks::*is_set;
  std::string_view sentence;
};

constexpr std::array kMarks{
    Mark{"edited", &Marks::edited, "This game is marked: a save of it was edited."},
    Mark{"older", &Marks::older,
         "This game is marked: it began under other rules or data, so its luck cannot be proved."},
    Mark{"forced", &Marks::forced, "This game is marked: some of its luck was forced."},
    Mark{"branched", &Marks::branched, "This game is marked: it is a branch of another one."},
};

std::vector<std::string> listed(const Marks& marks, std::string_view Mark::*field) {
  std::vector<std::string> list;
  for (const Mark& mark : kMarks) {
    if (marks.*mark.is_set) list.emplace_back(mark.*field);
  }
  return list;
}

}  // namespace

std::vector<std::string> names_of(const Marks& marks) { return listed(marks, &Mark::name); }

std::vector<std::string> sentences_of(const Marks& marks) { return listed(marks, &Mark::sentence); }

bool set_mark(Marks& marks, std::string_view name) {
  for (const Mark& mark : kMarks) {
    if (mark.name != name) continue;
    marks.*mark.is_set = true;
    return true;
  }
  return false;
}

}  // namespace match
