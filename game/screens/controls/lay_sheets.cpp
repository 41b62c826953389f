#include "game/screens/controls/lay_sheets.h"

#include <algorithm>
#include <span>

namespace screens {
namespace {

/// Its command opens it, turns it to something else, or closes it.
void obey_wish(Sheet& sheet, const SheetRow& row) {
  OpenSheets& open = sheet.memory.sheets;
  if (!has_something(row, sheet)) return;
  if (row.prepare == nullptr) return open.turn(row.id);
  row.prepare(sheet, AskedAt::kTable);
  open.open(row.id);
}

/// One that is opened or closed meanwhile is seen in the next frame.
void draw_those(Sheet& sheet, std::span<const std::string> ids) {
  const std::vector<std::string> open(ids.begin(), ids.end());
  for (const std::string& id : open) {
    const SheetRow* row = find_sheet(sheet.state.sheets, id);
    if (row != nullptr && has_something(*row, sheet)) row->draw(sheet);
  }
}

}  // namespace

bool has_something(const SheetRow& row, const Sheet& sheet) {
  return row.has_something == nullptr || row.has_something(sheet);
}

void lay_open(Sheet& sheet, std::string_view id) {
  const SheetRow* row = find_sheet(sheet.state.sheets, id);
  if (row == nullptr) return;
  if (row->prepare != nullptr) row->prepare(sheet, AskedAt::kMenu);
  sheet.memory.sheets.open(id);
}

void keep_sheets(Sheet& sheet) {
  for (const std::string& id : std::vector<std::string>(sheet.memory.sheets.all())) {
    const SheetRow* row = find_sheet(sheet.state.sheets, id);
    if (row == nullptr || !has_something(*row, sheet)) sheet.memory.sheets.close(id);
  }
  for (const std::string& id : sheet.memory.sheets.take_wishes()) {
    if (const SheetRow* row = find_sheet(sheet.state.sheets, id)) obey_wish(sheet, *row);
  }
}

void draw_open_sheets(Sheet& sheet) { draw_those(sheet, sheet.memory.sheets.all()); }

void draw_sheets_above(Sheet& sheet, std::string_view id) {
  const std::span<const std::string> all = sheet.memory.sheets.all();
  const auto below = std::ranges::find(all, id);
  if (below == all.end()) return;
  draw_those(sheet, all.subspan(static_cast<std::size_t>(below - all.begin()) + 1));
}

}  // namespace screens
