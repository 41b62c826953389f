#pragma once

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace rulings {

using nlohmann::json;
using Faces = std::initializer_list<std::string_view>;

/// A position, written the way players speak of it. Figures are a text: "gondor 3R 1E 1L, rohan 2R"
/// for Regulars, Elites and Leaders, "2N" for Nazgûl, Characters by their ids.
class Setting {
 public:
  Setting();  ///< the standard set-up, in the action phase of turn 1, no dice

  Setting& empty_map();
  /// The figures that stand in the region, all that are there.
  Setting& army(std::string_view region, std::string_view figures);
  /// The same, shut in its besieged Stronghold.
  Setting& garrison(std::string_view region, std::string_view figures);
  /// Units of two teammates, mixed into one Army; the same, shut in.
  Setting& mixed_army(std::string_view region, std::string_view figures);
  Setting& mixed_garrison(std::string_view region, std::string_view figures);
  Setting& control(std::string_view region, std::string_view side);

  Setting& at_war(std::initializer_list<std::string_view> nations);
  Setting& politics(std::string_view nation, int step, bool active = true);

  Setting& to_act(std::string_view seat);
  Setting& dice(std::string_view side, Faces faces);
  Setting& phase(std::string_view phase);
  /// The Fellowship with these fields replaced.
  Setting& fellowship(const json& fields);
  /// Any field of a position: "/huntBox/shadow".
  Setting& set(std::string_view pointer, const json& value);
  /// With options of the rules; "players" decides who owns which Army.
  Setting& option(std::string_view id, const json& value);

  const json& position() const { return position_; }
  const json& options() const { return options_; }

 private:
  Setting& deploy(std::string_view region, std::string_view group, std::string_view figures);
  Setting& deploy_mixed(std::string_view region, std::string_view group, std::string_view figures);
  std::string owner_of(std::string_view nation) const;

  json position_;
  json options_ = json::object();
};

/// An empty map; the seat is to act, and the sides have these dice.
Setting turn_of(std::string_view seat, Faces free, Faces shadow);
/// The same for the Free Peoples, who have this die.
Setting free_to_act(std::string_view die = "character");

}  // namespace rulings
