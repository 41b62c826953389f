#include "game/screens/controls/lay_sheets.h"

#include <algorithm>
#include <span>

namespace screens {
namespace {

/// Its command opens it, turns it to something else, or closes it.
void obey_command(Context& context, const SheetRow& row) {
  OpenSheets& open = stack_of(context.memory, row);
  if (!has_something(row, context)) return;
  if (row.prepare == nullptr) return open.turn(row.id);
  row.prepare(context, AskedAt::kTable);
  open.open(row.id);
}

/// One that is opened or closed meanwhile is seen in the next frame.
void draw_those(Context& context, std::span<const std::string> ids) {
  const std::vector<std::string> open(ids.begin(), ids.end());
  for (const std::string& id : open) {
    const SheetRow* row = find_sheet(context.state.sheets, id);
    if (row != nullptr && has_something(*row, context)) row->draw(context);
  }
}

}  // namespace

bool has_something(const SheetRow& row, const Context& context) {
  return row.has_something == nullptr || row.has_something(context);
}

void lay_open(Context& context, std::string_view id) {
  const SheetRow* row = find_sheet(context.state.sheets, id);
  if (row == nullptr) return;
  if (row->prepare != nullptr) row->prepare(context, AskedAt::kMenu);
  stack_of(context.memory, *row).open(row->id);
}

void keep_sheets(Context& context) {
  for (const std::string& id : std::vector<std::string>(context.memory.sheets.all())) {
    const SheetRow* row = find_sheet(context.state.sheets, id);
    if (row == nullptr || !has_something(*row, context)) context.memory.sheets.close(id);
  }
  for (const std::string& id : context.memory.sheets.take_commands()) {
    if (const SheetRow* row = find_sheet(context.state.sheets, id)) obey_command(context, *row);
  }
}

void draw_open_sheets(Context& context) { draw_those(context, context.memory.sheets.all()); }

void draw_sheets_above(Context& context, std::string_view id) {
  const std::span<const std::string> all = context.memory.sheets.all();
  const auto below = std::ranges::find(all, id);
  if (below == all.end()) return;
  draw_those(context, all.subspan(static_cast<std::size_t>(below - all.begin()) + 1));
}

}  // namespace screens
