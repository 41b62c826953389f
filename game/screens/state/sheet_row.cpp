#include "game/screens/state/sheet_row.h"

#include <algorithm>

#include "game/screens/state/memory.h"

namespace screens {
namespace {

std::string name_of_page(const SheetRow& row, std::size_t page) {
  return std::string(row.id) + "-" + std::string(row.pages[page]);
}

}  // namespace

OpenSheets& stack_of(Memory& memory, const SheetRow& row) {
  return row.draw == nullptr ? memory.game_sheets : memory.sheets;
}

const SheetRow* find_sheet(std::span<const SheetRow> rows, std::string_view id) {
  const auto row = std::ranges::find(rows, id, &SheetRow::id);
  return row == rows.end() ? nullptr : &*row;
}

const SheetRow* sheet_of_command(std::span<const SheetRow> rows, commands::Id command) {
  if (command.empty()) return nullptr;
  const auto row = std::ranges::find(rows, command, &SheetRow::command);
  return row == rows.end() ? nullptr : &*row;
}

const SheetRow* find_covering(const OpenSheets& open, std::span<const SheetRow> rows,
                              Covers covers) {
  const std::vector<std::string>& all = open.all();
  for (auto id = all.rbegin(); id != all.rend(); ++id) {  // the one on top first
    const SheetRow* row = find_sheet(rows, *id);
    if (row != nullptr && row->covers == covers) return row;
  }
  return nullptr;
}

Needs most_needed(const OpenSheets& open, std::span<const SheetRow> rows) {
  Needs most = Needs::kNothing;
  for (const std::string& id : open.all()) {
    if (const SheetRow* row = find_sheet(rows, id)) most = std::max(most, row->needs);
  }
  return most;
}

bool is_game_covered(const OpenSheets& open, std::span<const SheetRow> rows) {
  return std::ranges::any_of(open.all(), [&](const std::string& id) {
    const SheetRow* row = find_sheet(rows, id);
    return row != nullptr && row->covers != Covers::kNothing;
  });
}

std::vector<std::string> sheet_names(std::span<const SheetRow> rows) {
  std::vector<std::string> names;
  for (const SheetRow& row : rows) {
    names.emplace_back(row.id);
    for (std::size_t page = 0; page < row.pages.size(); ++page) {
      names.push_back(name_of_page(row, page));
    }
  }
  return names;
}

void open_named(Memory& memory, std::span<const SheetRow> rows, std::string_view name) {
  for (const SheetRow& row : rows) {
    if (name == row.id) stack_of(memory, row).open(row.id);
    for (std::size_t page = 0; page < row.pages.size(); ++page) {
      if (name != name_of_page(row, page)) continue;
      stack_of(memory, row).open(row.id);
      row.turn_to(memory, page);
    }
  }
}

}  // namespace screens
