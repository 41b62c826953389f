// The engravings of the second game: one for each adventure card, with what there is to show.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include <gtest/gtest.h>

#include "game/makers/engrave/read_compositions.h"
#include "game/places/places.h"
#include "game/trilogy/data/pictures.h"

namespace {

using namespace engrave;
namespace fs = std::filesystem;

std::vector<Composition> shipped() {
  const auto read = read_compositions(DATA_FOLDER "/trilogy/engravings.json");
  EXPECT_TRUE(read) << read.error();
  return read ? *read : std::vector<Composition>{};
}

nlohmann::json cards() {
  std::ifstream in(DATA_FOLDER "/trilogy/cards.json");
  return nlohmann::json::parse(in);
}

TEST(TrilogyEngravings, EveryAdventureCardHasOne) {
  std::set<std::string> ids;
  for (const auto& card : cards()) ids.insert(card.at("id"));
  std::set<std::string> engraved;
  for (const Composition& one : shipped()) engraved.insert(one.id);
  EXPECT_EQ(ids.size(), 60U);
  EXPECT_TRUE(std::ranges::includes(engraved, ids));
}

TEST(TrilogyEngravings, ShowWhatThereIs) {
  std::vector<std::string> figures;
  for (const auto& file : fs::directory_iterator(FIGURES_FOLDER))
    figures.push_back(file.path().stem().string());
  std::sort(figures.begin(), figures.end());
  std::vector<std::string> places;
  for (const std::string_view place : places::great_places()) places.emplace_back(place);
  const std::vector<std::string> unknown = unknown_things(shipped(), figures, places);
  EXPECT_TRUE(unknown.empty()) << unknown.front();
  std::sort(places.begin(), places.end());
  EXPECT_TRUE(std::ranges::equal(trilogy_data::kFigures, figures)) << "check data knows others";
  EXPECT_TRUE(std::ranges::equal(trilogy_data::kPlaces, places)) << "check data knows others";
}

/// Cards of one title are prints of one plate, unless each was given its own.
TEST(TrilogyEngravings, OnlyCardsOfOneTitleLookTheSame) {
  std::map<std::string, std::string> titles;
  for (const auto& card : cards()) titles[card.at("id")] = card.at("title");
  std::map<std::string, std::string> title_of_scene;
  for (const Composition& one : shipped()) {
    EXPECT_GE(one.things.size(), 3U) << one.id;
    const auto [found, is_new] = title_of_scene.try_emplace(one.scene, titles[one.id]);
    EXPECT_EQ(found->second, titles[one.id]) << one.id << " looks like another card";
  }
  EXPECT_GE(title_of_scene.size(), 54U);
}

}  // namespace
