#include "game/moments/moment_table.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "base/json_reader.h"

namespace moments {
namespace {

using base::JsonReader;
using nlohmann::json;

constexpr float kMostSeconds = 6;
constexpr float kMostDistance = 300;
constexpr std::size_t kHexDigits = 6;

void read_colour(const JsonReader& field, Row& row) {
  const std::string text = field.text();
  if (text == "side") return;
  row.colour = text == "nation" ? Colour::kNation : Colour::kFixed;
  if (row.colour == Colour::kNation) return;
  const char* const end = text.data() + text.size();
  const bool is_hex = text.size() == kHexDigits + 1 && text.front() == '#';
  const bool is_read = is_hex && std::from_chars(text.data() + 1, end, row.rgb, 16).ptr == end;
  if (!is_read) field.fail("it is side, nation or a colour as in \"#8E2B22\"");
}

bool is_plain(const json& value) {
  return value.is_string() || value.is_boolean() || value.is_number();
}

/// One value for each fact, or a list of those that will do.
json read_conditions(const JsonReader& field) {
  json conditions = json::object();
  for (const auto& [fact, value] : field.members()) {
    const json& wanted = value.value();
    const bool is_list =
        wanted.is_array() && !wanted.empty() && std::all_of(wanted.begin(), wanted.end(), is_plain);
    if (!is_list && !is_plain(wanted)) value.fail("it is a value, or a list of values");
    conditions[fact] = is_list ? wanted : json::array({wanted});
  }
  return conditions;
}

Row read_row(const JsonReader& entry) {
  entry.allow({"id", "event", "when", "weight", "seconds", "own", "gathers", "staged", "picture",
               "near", "colour"});
  Row row;
  row.id = entry.at("id").text();
  row.event = entry.at("event").text();
  if (const auto when = entry.find("when")) row.when = read_conditions(*when);
  row.weight = entry.at("weight").integer(1, kMostWeight);
  row.seconds = entry.at("seconds").number(0.1F, kMostSeconds);
  if (const auto own = entry.find("own")) row.own = own->number(0.1F, kMostSeconds);
  if (const auto gathers = entry.find("gathers")) row.gathers = gathers->boolean();
  if (const auto staged = entry.find("staged")) row.is_staged = staged->boolean();
  if (const auto picture = entry.find("picture")) row.picture = picture->text();
  if (const auto near = entry.find("near")) row.near = near->number(10, kMostDistance);
  if (const auto colour = entry.find("colour")) read_colour(*colour, row);
  return row;
}

bool is_true_of(const Row& row, const json& facts) {
  if (facts.value("do", "") != row.event) return false;
  return std::all_of(row.when.items().begin(), row.when.items().end(), [&](const auto& wanted) {
    const auto fact = facts.find(wanted.key());
    const json& values = wanted.value();
    return fact != facts.end() && std::find(values.begin(), values.end(), *fact) != values.end();
  });
}

}  // namespace

base::Result<Table> read(std::string_view text, std::string_view name) {
  base::Fault fault{std::string(name)};
  const std::optional<json> file = base::parse_text(text, fault);
  if (!file) return fault.error();
  const JsonReader top(*file, fault);
  top.allow({"note", "moments"});
  Table table;
  std::set<std::string> ids;
  for (const JsonReader& entry : top.at("moments").list()) {
    table.push_back(read_row(entry));
    if (!ids.insert(table.back().id).second) entry.at("id").fail("it stands there twice");
  }
  if (fault.any()) return fault.error();
  return table;
}

const Row* find(const Table& table, const json& facts) {
  const auto found = std::find_if(table.begin(), table.end(),
                                  [&](const Row& row) { return is_true_of(row, facts); });
  return found == table.end() ? nullptr : &*found;
}

std::string picture_of(const Row& row, const json& facts) {
  const std::size_t from = row.picture.find('{');
  const std::size_t to = row.picture.find('}', from);
  if (from == std::string::npos || to == std::string::npos) return row.picture;
  const auto fact = facts.find(row.picture.substr(from + 1, to - from - 1));
  if (fact == facts.end() || !fact->is_string()) return {};
  return row.picture.substr(0, from) + fact->get<std::string>() + row.picture.substr(to + 1);
}

bool has_own_picture(const Row& row) {
  return !row.picture.empty() && row.picture.find('{') == std::string::npos;
}

}  // namespace moments
