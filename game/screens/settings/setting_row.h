#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "base/json_reader.h"
#include "game/screens/controls/context.h"
#include "game/screens/state/settings.h"

namespace screens {

/// A member of the settings, or of those of sound. What it is at first is its initializer there.
template <class T>
class SettingMember {
 public:
  constexpr SettingMember(T Settings::*member) : member_(member) {}
  constexpr SettingMember(T SoundSettings::*member) : of_sound_(member) {}

  T& of(Settings& settings) const {
    return of_sound_ != nullptr ? settings.sound.*of_sound_ : settings.*member_;
  }
  const T& of(const Settings& settings) const {
    return of_sound_ != nullptr ? settings.sound.*of_sound_ : settings.*member_;
  }

 private:
  T Settings::*member_ = nullptr;
  T SoundSettings::*of_sound_ = nullptr;
};

struct SwitchSetting {
  SettingMember<bool> member;
};

/// A number that has a sentence of its own.
struct NumberWord {
  int number = 0;
  std::string_view sentence;
};

/// One of a few numbers.
struct NumberSetting {
  SettingMember<int> member;
  std::span<const int> numbers;  ///< the least is the first, the greatest the last
  std::string_view sentence;     ///< of a number; it has {percent} and {times}
  std::span<const NumberWord> words{};
  int (*from_older_file)(int number) = nullptr;
};

/// A share of 100.
struct ShareSetting {
  SettingMember<int> member;
};

/// What somebody has measured; 0: nobody has.
struct MeasureSetting {
  SettingMember<int> member;
  int least = 1;
  int most = 1;
  std::string_view too_small;  ///< what is wrong with less
};

/// One of a few names, by its number. The sentence of one is "<sentence of the row>-<name>".
struct NameSetting {
  std::span<const std::string_view> names;
  int (*get)(const Settings&);
  void (*set)(Settings&, int name);
  void (*choose)(Settings&, int name) = set;  ///< by hand, where that does more
  int columns = static_cast<int>(names.size());
};

/// What is no simple value. A file may name commands: those of the window.
struct OwnSetting {
  void (*read)(const base::JsonReader& field, std::span<const commands::Row>, Settings&);
  nlohmann::json (*write)(const Settings&);
};

using SettingKind = std::variant<SwitchSetting, NumberSetting, ShareSetting, MeasureSetting,
                                 NameSetting, OwnSetting>;

/// Whether a file may lack it. All of a group, "sound.…", is there or nothing.
enum class InFile : std::uint8_t { kSinceTheFirst, kSinceLater };

enum class Applies : std::uint8_t {
  kNow,
  kWithNewTable  ///< what lies on the table is laid again
};

/// What stands together on the sheet, below the heading "settings.group.<name>".
enum class SettingGroup : std::uint8_t {
  kReading,
  kSound,
  kPicture,
  kMotion,
  kPlay,
  kTable,
  kEffects
};
inline constexpr std::array<std::string_view, 7> kSettingGroups{
    "reading", "sound", "picture", "motion", "play", "table", "effects"};

/// A setting. File, sheet and command line follow from it.
struct SettingRow {
  std::string_view id;  ///< in the file and on the command line
  SettingKind kind;
  std::string_view sentence{};  ///< of data/lang; none: the sheet does not have it
  SettingGroup group = SettingGroup::kReading;
  commands::Id command{};  ///< turns a switch, too: the sheet names its key
  InFile in_file = InFile::kSinceLater;
  Applies applies = Applies::kNow;
  /// Where the sheet has another control for it than its kind.
  void (*draw)(Context&, const SettingRow&, Settings&) = nullptr;
  /// A small picture of each of few values (setting_swatches.h).
  void (*swatch)(const Context&, ImDrawList&, ImVec2 middle, float size, int value,
                 ImU32 ink) = nullptr;
};

/// It has a number: that of a switch is 0 or 1, that of a name its place among them.
bool is_simple(const SettingRow& row);
/// Of a simple one.
int value_of(const SettingRow& row, const Settings& settings);
void set_value(const SettingRow& row, Settings& settings, int value);

bool is_same(const SettingRow& row, const Settings& one, const Settings& other);

}  // namespace screens
