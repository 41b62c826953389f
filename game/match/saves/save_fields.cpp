#include "game/match/saves/save_fields.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "base/json_reader.h"
#include "game/match/folders/prepared_file.h"
#include "game/match/goal.h"
#include "game/match/note.h"

namespace match {
namespace {

using nlohmann::json;

using Check = bool (*)(const json&);
enum class Need { kAlways, kSometimes };

struct FieldRule {
  std::string_view name;
  Check is_right;
  Need need = Need::kAlways;
};

constexpr std::uint64_t kMostSteps = 10'000'000;

bool is_text(const json& value) { return value.is_string(); }
bool is_object(const json& value) { return value.is_object(); }
bool is_number(const json& value) { return value.is_number_unsigned(); }
bool is_integer(const json& value) { return value.is_number_integer(); }
bool is_true(const json& value) { return value == true; }
bool is_count(const json& value) {
  return is_number(value) && value.get<std::uint64_t>() <= kMostSteps;
}
bool is_marks(const json& value) {
  Marks marks;
  return value.is_array() && std::all_of(value.begin(), value.end(), [&](const json& name) {
           return name.is_string() && set_mark(marks, name.get_ref<const std::string&>());
         });
}
bool is_goals(const json& value) {
  base::Fault fault{"goals"};
  if (!value.is_array()) return false;
  read_goals(base::JsonReader(value, fault));
  return !fault.any();
}
bool is_scenario(const json& value) {
  return value.is_string() && is_id(value.get_ref<const std::string&>());
}
/// Sixteen small hexadecimal digits.
bool is_hash(const json& value) {
  if (!value.is_string()) return false;
  const auto& digits = value.get_ref<const std::string&>();
  return digits.size() == 16 && digits.find_first_not_of("0123456789abcdef") == std::string::npos;
}
bool is_texts(const json& value) {
  return value.is_object() && std::all_of(value.begin(), value.end(), is_text);
}
bool is_numbers(const json& value) {
  return value.is_object() && std::all_of(value.begin(), value.end(), is_number);
}

constexpr std::array kHeaderFields{
    FieldRule{"format", is_count},
    FieldRule{"game", is_text},
    FieldRule{"rules", is_count},
    FieldRule{"data", is_hash},
    FieldRule{"options", is_object},
    FieldRule{"seats", is_texts},
    FieldRule{"seed", is_number},
    FieldRule{"streams", is_numbers},
    FieldRule{"position", is_object, Need::kSometimes},
    FieldRule{"scenario", is_scenario, Need::kSometimes},
    FieldRule{"goals", is_goals, Need::kSometimes},
    FieldRule{"marks", is_marks, Need::kSometimes},
};
constexpr std::array kStepFields{
    FieldRule{"n", is_count},
    FieldRule{"seat", is_text},
    FieldRule{"action", is_object},
    FieldRule{"stream", is_text, Need::kSometimes},
    FieldRule{"drawn", is_number, Need::kSometimes},
    FieldRule{"given", is_true, Need::kSometimes},
    FieldRule{"why", is_note, Need::kSometimes},
};
constexpr std::array kUndoFields{
    FieldRule{"undo", is_count},
    FieldRule{"practice", is_true, Need::kSometimes},
};
constexpr std::array kPositionFields{
    FieldRule{"n", is_count},
    FieldRule{"turn", is_integer},
    FieldRule{"position", is_object},
    FieldRule{"hash", is_hash},
};

base::Result<void> check_fields(const json& object, std::span<const FieldRule> rules) {
  for (const auto& [name, value] : object.items()) {
    const auto rule = std::find_if(rules.begin(), rules.end(), [&, &key = name](const auto& known) {
      return known.name == key;
    });
    if (rule == rules.end())
      return base::Error{"a save has no field " + base::quoted(name) + " here"};
    if (!rule->is_right(value))
      return base::Error{"the value of " + base::quoted(name) + " is not of its type"};
  }
  for (const FieldRule& rule : rules) {
    if (rule.need == Need::kAlways && !object.contains(std::string(rule.name))) {
      return base::Error{"the field " + base::quoted(rule.name) + " is missing"};
    }
  }
  return {};
}

}  // namespace

base::Result<void> check_header(const json& header) { return check_fields(header, kHeaderFields); }

base::Result<void> check_line(const json& line, LineKind& kind) {
  if (line.is_object() && line.contains("action")) {
    kind = LineKind::kStep;
    if (line.contains("stream") != line.contains("drawn"))
      return base::Error{"\"stream\" and \"drawn\" go together"};
    if (line.contains("why") && line.value("seat", json()) == "chance")
      return base::Error{"chance has no reason, so there is no \"why\""};
    return check_fields(line, kStepFields);
  }
  if (line.is_object() && line.contains("undo")) {
    kind = LineKind::kUndo;
    return check_fields(line, kUndoFields);
  }
  if (line.is_object() && line.contains("position")) {
    kind = LineKind::kPosition;
    return check_fields(line, kPositionFields);
  }
  return base::Error{"it is neither an action, an undo nor a position"};
}

void take_header(const json& header, SaveFile& file) {
  file.game = header["game"].get<std::string>();
  file.rules_version = header["rules"].get<int>();
  file.data_hash = header["data"].get<std::string>();
  file.setup.options = header["options"];
  file.setup.seats = header["seats"].get<std::map<std::string, std::string>>();
  file.setup.seed = header["seed"].get<std::uint64_t>();
  file.setup.streams = header["streams"].get<StreamPositions>();
  if (header.contains("position")) file.setup.position = header["position"];
  file.setup.scenario = header.value("scenario", "");
  if (header.contains("goals")) {
    base::Fault none{"goals"};
    file.setup.goals = read_goals(base::JsonReader(header["goals"], none));
  }
  for (const json& mark : header.value("marks", json::array())) {
    set_mark(file.setup.marks, mark.get_ref<const std::string&>());
  }
}

}  // namespace match
