#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/commands/command.h"
#include "game/commands/menu_place.h"
#include "game/screens/state/sheet_ids.h"

namespace screens {

class OpenSheets;
struct Memory;
struct Context;

/// What of the window a sheet keeps from those before it while it lies open.
enum class Covers : std::uint8_t {
  kNothing,  ///< it is read beside the game
  kGame,     ///< the game waits behind it
  kPanels,   ///< the table is seen without its panels: nobody plays yet
  kTable     ///< nothing else is seen but what was opened on it
};

/// Where a person has asked for a sheet.
enum class AskedAt : std::uint8_t { kMenu, kTable };

/// What is read only while a sheet lies open that shows it, each with all that stands before it.
enum class Needs : std::uint8_t {
  kNothing,
  kChoices,  ///< ScreenState::choices
  kOffers    ///< ScreenState::offers
};

/// A sheet that a person can open. Whoever has to do with sheets reads rows: the menu, Back, the
/// command line, tests.
struct SheetRow {
  std::string_view id;
  std::string_view title{};                         ///< of data/lang
  void (*draw)(Context&) = nullptr;                 ///< none: a game's, which lies among its panels
  bool (*has_something)(const Context&) = nullptr;  ///< to show; without it there always is
  Covers covers = Covers::kGame;
  Needs needs = Needs::kNothing;
  bool is_of_match = false;  ///< it tells of the match on the table: another one closes it
  commands::Id command{};    ///< opens it, if there is one, and closes it again
  std::optional<commands::MenuPlace> menu{};
  /// Before it is opened. A sheet that has this is turned to something else by its command while it
  /// lies open, and not closed.
  void (*prepare)(Context&, AskedAt) = nullptr;
  std::span<const std::string_view> pages{};  ///< the command line opens one as "<id>-<page>"
  void (*turn_to)(Memory&, std::size_t page) = nullptr;
};

/// The sheets of the window, whatever game is played in it.
std::span<const SheetRow> usual_sheets();

/// Where it lies while it is open: Memory::sheets, or Memory::game_sheets.
OpenSheets& stack_of(Memory& memory, const SheetRow& row);

/// Null where no row has that id.
const SheetRow* find_sheet(std::span<const SheetRow> rows, std::string_view id);
/// Null where the command opens none.
const SheetRow* sheet_of_command(std::span<const SheetRow> rows, commands::Id command);
/// The uppermost open sheet that covers so much, and neither more nor less; null where none does.
const SheetRow* find_covering(const OpenSheets& open, std::span<const SheetRow> rows,
                              Covers covers);
/// The most that one of those that lie open needs.
Needs most_needed(const OpenSheets& open, std::span<const SheetRow> rows);
/// Behind some sheet the game waits.
bool is_game_covered(const OpenSheets& open, std::span<const SheetRow> rows);

/// What the command line may ask for: each sheet, and each page of one.
std::vector<std::string> sheet_names(std::span<const SheetRow> rows);
/// Opens what has that name; nothing where no row does.
void open_named(Memory& memory, std::span<const SheetRow> rows, std::string_view name);

}  // namespace screens
