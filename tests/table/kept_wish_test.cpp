// The last choices of the new-game screen outlive the program.

#include "game/app/kept_wish.h"

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "game/app/offer.h"
#include "game/table/load_layout.h"
#include "rules/wotr/game.h"

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

const app::Resources& resources() {
  static const app::Resources loaded = [] {
    auto read = app::load_resources(
        DATA_FOLDER, {wotr::Game::kId, wotr::Game::data_files(), table::layout_files()});
    EXPECT_TRUE(read) << read.error();
    return std::move(*read);
  }();
  return loaded;
}

class KeptWish : public ::testing::Test {
 protected:
  KeptWish() {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  ~KeptWish() override { fs::remove_all(folder_); }

  fs::path file() const { return folder_ / "new-game.json"; }
  auto recall() const { return app::recall_wish(resources(), folder_.string()); }
  std::string keep(const screens::NewGame& wish) const {
    return app::keep_wish(folder_.string(), wish);
  }
  void write(const std::string& text) const { std::ofstream(file()) << text; }
  json written() const { return json::parse(std::ifstream(file())); }

  // Tests run side by side.
  fs::path folder_ = fs::path(::testing::TempDir()) /
                     (std::string("amonhen-kept-wish-") +
                      ::testing::UnitTest::GetInstance()->current_test_info()->name());
};

screens::NewGame wish_of(int people) {
  screens::NewGame wish;
  wish.people = 0;
  screens::set_people(app::read_offer(resources()), wish, people);
  return wish;
}

void expect_equal(const screens::NewGame& one, const screens::NewGame& other) {
  EXPECT_EQ(one.people, other.people);
  EXPECT_EQ(one.scenario, other.scenario);
  EXPECT_EQ(wotr::options_json(one.options), wotr::options_json(other.options));
  const auto seats = static_cast<std::size_t>(screens::seats_of(one));
  for (std::size_t seat = 0; seat < seats; ++seat) {
    EXPECT_EQ(one.players[seat], other.players[seat]) << seat;
  }
}

TEST_F(KeptWish, NothingIsKeptAtFirst) {
  const auto wish = recall();
  ASSERT_TRUE(wish) << wish.error();
  EXPECT_FALSE(wish->has_value());
}

TEST_F(KeptWish, IsRecalledAsItWasForAnyNumber) {
  const screens::Offer offer = app::read_offer(resources());
  for (int people = 1; people <= 4; ++people) {
    screens::NewGame wish = wish_of(people);
    screens::use_guide(offer, wish.options);
    wish.players[0] = people == 1 ? "human" : "fellowship-first";
    ASSERT_EQ(keep(wish), "");
    const auto recalled = recall();
    ASSERT_TRUE(recalled) << recalled.error();
    ASSERT_TRUE(recalled->has_value());
    expect_equal(**recalled, wish);
  }
}

TEST_F(KeptWish, RemembersTheScenario) {
  const screens::Offer offer = app::read_offer(resources());
  screens::NewGame wish = wish_of(1);
  screens::choose_scenario(offer, wish, &offer.scenarios.front());
  ASSERT_EQ(keep(wish), "");
  const auto recalled = recall();
  ASSERT_TRUE(recalled) << recalled.error();
  expect_equal(**recalled, wish);
}

TEST_F(KeptWish, RefusesABadFileInOneSentenceThatNamesIt) {
  ASSERT_EQ(keep(wish_of(2)), "");
  const json good = written();
  const auto changed = [&](const char* pointer, const json& value) {
    json text = good;
    text[json::json_pointer(pointer)] = value;
    return text.dump();
  };
  for (const std::string& text :
       {std::string(), std::string("{"), std::string("[]"), std::string(1u << 20, ' '),
        std::string(R"({"format": 1, "format": 1})"), changed("/format", 2), changed("/people", 5),
        changed("/people", "two"), changed("/people", 1), changed("/people", 4),
        changed("/seats/free", "nobody"), changed("/seats/rohan", "human"), changed("/seats", 7),
        changed("/scenario", "../first-steps"), changed("/options/no-such", 1),
        changed("/options/players", 3), changed("/options", json::array()),
        changed("/options/battle.maxRounds", "many"), changed("/more", true)}) {
    write(text);
    const auto wish = recall();
    ASSERT_FALSE(wish) << text.substr(0, 200);
    EXPECT_TRUE(wish.error().starts_with(file().string())) << wish.error();
    EXPECT_EQ(wish.error().find('\n'), std::string::npos) << wish.error();
  }
}

TEST_F(KeptWish, TellsWhenItCannotBeKept) {
  EXPECT_NE(app::keep_wish((folder_ / "gone").string(), wish_of(2)), "");
}

}  // namespace
