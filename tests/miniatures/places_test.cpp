#include "game/places/places.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "engine/geometry/mesh_edit.h"
#include "tests/miniatures/mesh_checks.h"

namespace places {
namespace {

constexpr std::size_t kTownBudget = 640;
constexpr std::size_t kGreatBudget = 3150;      // with the walls that garrisons stand on
constexpr std::size_t kWhiteCityBudget = 6800;  // seven walls, and looked at most
constexpr std::size_t kBudgetAfar = 420;

nlohmann::json regions() {
  std::ifstream in(std::string(REFERENCE_FOLDER) + "/regions.json");
  return nlohmann::json::parse(in);
}

std::string text_or_empty(const nlohmann::json& value) {
  return value.is_string() ? value.get<std::string>() : std::string();
}

engine::Model model_of(const nlohmann::json& region) {
  std::string kind = text_or_empty(region.at("settlement"));
  if (region.at("fortification").get<bool>()) kind = "fortification";
  return place_model(region.at("id").get<std::string>(), kind, text_or_empty(region.at("nation")));
}

std::size_t budget_of(const nlohmann::json& region) {
  if (region.at("id") == "minas-tirith") return kWhiteCityBudget;
  return region.at("settlement") == "town" ? kTownBudget : kGreatBudget;
}

TEST(Places, every_settlement_of_the_board_has_a_model) {
  for (const auto& region : regions()) {
    const auto id = region.at("id").get<std::string>();
    const bool settled =
        region.at("settlement").is_string() || region.at("fortification").get<bool>();
    const engine::Model model = model_of(region);
    EXPECT_EQ(!model.full.indices.empty(), settled) << id;
    if (!settled) continue;
    table_test::expect_sound(model.full, id);
    table_test::expect_sound(model.coarse, id + " from afar");
    EXPECT_LE(engine::triangle_count(model.full), budget_of(region)) << id;
    EXPECT_LE(engine::triangle_count(model.coarse), kBudgetAfar) << id;
  }
}

TEST(Places, all_but_towns_have_a_model_of_their_own) {
  const auto great = great_places();
  const std::set<std::string_view> own(great.begin(), great.end());
  for (const auto& region : regions()) {
    const auto id = region.at("id").get<std::string>();
    const bool must = region.at("fortification").get<bool>() ||
                      (region.at("settlement").is_string() && region.at("settlement") != "town");
    EXPECT_TRUE(own.contains(id) || !must) << id;
  }
}

TEST(Places, every_great_place_is_a_region_of_the_board) {
  std::set<std::string> ids;
  for (const auto& region : regions()) ids.insert(region.at("id").get<std::string>());
  for (const std::string_view id : great_places()) EXPECT_TRUE(ids.contains(std::string(id))) << id;
}

TEST(Places, keep_to_their_plot_and_fly_a_pennant) {
  for (const auto& region : regions()) {
    const auto id = region.at("id").get<std::string>();
    const engine::Mesh mesh = model_of(region).full;
    if (mesh.indices.empty()) continue;
    const engine::Bounds box = engine::bounds(mesh);
    EXPECT_NEAR(box.low.y, -0.2F, 0.2F) << id;
    EXPECT_LE(box.high.y, 5.2F) << id;
    EXPECT_LE(box.high.x - box.low.x, 5.4F) << id;
    EXPECT_LE(box.high.z - box.low.z, 4.4F) << id;
    const bool tinted = std::any_of(mesh.vertices.begin(), mesh.vertices.end(),
                                    [](const engine::Vertex& v) { return v.paint.a == 1.0F; });
    EXPECT_TRUE(tinted) << id;
  }
}

}  // namespace
}  // namespace places
