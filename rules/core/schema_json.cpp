#include "rules/core/schema_json.h"

#include <algorithm>
#include <cassert>
#include <nlohmann/json.hpp>
#include <string>

#include "base/json_reader.h"

namespace core {
namespace {

using nlohmann::json;

base::Error complain(std::string_view what, const std::string& about) {
  return base::Error{std::string(what) + ": " + about};
}

bool has_field(const SchemaRow& row, std::string_view name) {
  return std::any_of(row.fields.begin(), row.fields.end(),
                     [&](const Field& field) { return field.type != 0 && field.name == name; });
}

const SchemaRow* find_row(Schema schema, std::string_view name) {
  const auto found = std::find_if(schema.begin(), schema.end(),
                                  [&](const SchemaRow& row) { return row.name == name; });
  return found == schema.end() ? nullptr : &*found;
}

base::Result<ParsedRow> read_fields(const SchemaRow& row, std::uint8_t kind, const json& object,
                                    std::string_view what, const FieldReader& read) {
  const std::string place = std::string(what) + " \"" + std::string(row.name) + "\"";
  for (const auto& [name, value] : object.items()) {
    if (name != "do" && !has_field(row, name)) {
      return complain(place, "it has no field " + base::quoted(std::string_view(name)));
    }
  }
  ParsedRow parsed{.kind = kind};
  for (std::size_t i = 0; i < row.fields.size(); ++i) {
    const Field& field = row.fields[i];
    if (field.type == 0) continue;
    const std::string name{field.name};
    const auto found = object.find(name);
    if (found == object.end()) return complain(place, "the field \"" + name + "\" is missing");
    const auto value = read(field.type, *found);
    if (!value) return complain(place, base::quoted(*found) + " is no value for \"" + name + "\"");
    parsed.args[i] = *value;
  }
  return parsed;
}

}  // namespace

json write_row(Schema schema, std::uint8_t kind, std::span<const std::uint8_t> args,
               const FieldWriter& write) {
  assert(kind < schema.size());
  const SchemaRow& row = schema[kind];
  json object = {{"do", row.name}};
  for (std::size_t i = 0; i < std::min(args.size(), row.fields.size()); ++i) {
    const Field& field = row.fields[i];
    if (field.type != 0) object[std::string(field.name)] = write(field.type, args[i]);
  }
  return object;
}

base::Result<ParsedRow> read_row(Schema schema, const json& object, std::string_view what,
                                 const FieldReader& read) {
  if (!object.is_object()) return complain(what, base::quoted(object) + " is not an object");
  const auto name = object.find("do");
  if (name == object.end() || !name->is_string()) {
    return complain(what, "the field \"do\" with its name is missing");
  }
  const SchemaRow* row = find_row(schema, name->get_ref<const std::string&>());
  if (row == nullptr) return complain(what, base::quoted(*name) + " is unknown");
  const auto kind = static_cast<std::uint8_t>(row - schema.data());
  return read_fields(*row, kind, object, what, read);
}

}  // namespace core
