// `amonhen-cli check` of a data folder with one thing wrong in it: the sentence names file, place
// and reason.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <span>

#include <gtest/gtest.h>

#include "game/trilogy/data/data_faults.h"
#include "game/trilogy/driver/driver.h"
#include "game/trilogy/players/trilogy_players.h"
#include "game/wotr/data/data_faults.h"
#include "game/wotr/driver/driver.h"
#include "game/wotr/players/wotr_players.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/cli/toy_console.h"
#include "tests/harness/own_folder.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

const std::string kData = AMONHEN_SOURCE_DIR "/data";

std::string text_of(const fs::path& file) { return match::read_file(file.string()).value(); }

/// A copy of the data folder that may be spoilt; it is whole again for the next test.
class Copy {
 public:
  Copy() { fs::copy(kData, folder_.path(), fs::copy_options::recursive); }

  fs::path at(const std::string& file) const { return folder_ / file; }
  void replace(const std::string& file, const std::string& old, const std::string& now) const {
    std::string text = text_of(at(file));
    const std::size_t place = text.find(old);
    ASSERT_NE(place, std::string::npos) << file << " has no " << old;
    text.replace(place, old.size(), now);
    std::ofstream(at(file)) << text;
  }

  /// The whole folder, or what one game reads of it.
  Ran check(const std::string& game = {}) const {
    Games games;
    games.push_back(wotr_driver::driver(wotr_players::roster(), &wotr_data::faults));
    games.push_back(trilogy_driver::driver(trilogy_players::roster(), &trilogy_data::faults));
    std::istringstream in;
    std::ostringstream out, err;
    const int status = run(
        std::vector<std::string>{"check", (game.empty() ? folder_.path() : folder_ / game).string(),
                                 "--data", kData},
        games, {in, out, err});
    return {status, out.str(), err.str()};
  }
  /// What is wrong, without the name of the program and of the folder.
  std::vector<std::string> faults(const std::string& game = {}) const {
    std::vector<std::string> faults;
    const std::string before = "amonhen-cli: " + folder_.string() + "/";
    for (const std::string& line : lines_of(check(game).err)) {
      EXPECT_TRUE(line.starts_with(before)) << line;
      faults.push_back(line.substr(std::min(line.size(), before.size())));
    }
    return faults;
  }

 private:
  const harness::OwnFolder folder_;
};

TEST(CheckedData, TheShippedFolderIsGood) {
  const Ran ran = Copy().check();
  EXPECT_EQ(ran.err, "");
  EXPECT_EQ(ran.status, kDone);
}

struct Slip {
  std::string file, old, now;
  std::string sentence;  ///< after the folder
};

void PrintTo(const Slip& slip, std::ostream* out) { *out << slip.sentence; }

class SpoiltData : public ::testing::TestWithParam<Slip> {};

TEST_P(SpoiltData, IsTold) {
  const Copy copy;
  const Slip& slip = GetParam();
  ASSERT_NO_FATAL_FAILURE(copy.replace(slip.file, slip.old, slip.now));
  const std::string game = slip.file.find("trilogy/") == std::string::npos ? "wotr" : "trilogy";
  EXPECT_EQ(copy.faults(game), std::vector<std::string>{slip.sentence});
}

INSTANTIATE_TEST_SUITE_P(
    Words, SpoiltData,
    ::testing::Values(
        Slip{"lang/wotr/en.json", R"("event.passed": "The {seat} passed.",)", "",
             "lang/wotr/en.json: the sentence \"event.passed\" is missing"},
        Slip{"lang/wotr/en.json", R"("screen.hunt": "The hunt for the Ring",)", "",
             "lang/wotr/en.json: the sentence \"screen.hunt\" is missing"},
        Slip{"lang/wotr/en.json", "The {seat} passed.", "The {seat passed.",
             "lang/wotr/en.json, event.passed: a place of the sentence is not closed"},
        Slip{"lang/wotr/en.json", "The {seat} passed.", "The {saet} passed.",
             "lang/wotr/en.json, event.passed: nothing fills {saet}"},
        Slip{"lang/wotr/en.json", "{hits|hit|hits} against", "{hits|hit} against",
             "lang/wotr/en.json, event.card-hits: {hits|hit} is none of {field}, {field:type} and "
             "{field|one|many}"},
        Slip{"lang/wotr/en.json", R"("event.passed":)", R"("event.past": "x", "event.passed":)",
             "lang/wotr/en.json, event.past: nobody asks for it"},
        Slip{"lang/wotr/en.json", R"("event.passed":)", R"("event.passed": "x", "event.passed":)",
             "lang/wotr/en.json: the field \"event.passed\" stands twice"},
        Slip{"lang/wotr/en.json", R"("region.bree": "Bree")", R"("region.bree": "Brie")",
             "lang/wotr/en.json, region.bree: regions.json calls it \"Bree\""},
        Slip{"lang/wotr/en.json", R"("screen.turn": "Turn {turn})",
             R"("screen.turn": "Turn {tern})",
             "lang/wotr/en.json, screen.turn: nothing fills {tern}"}));

INSTANTIATE_TEST_SUITE_P(
    Tables, SpoiltData,
    ::testing::Values(
        Slip{"wotr/regions.json", R"("y": 0.7292)", R"("y": {})",
             "wotr: regions.json, andrast.y: {} is not a number from 0 to 1"},
        Slip{"wotr/hunt-tiles.json", R"("card": "elven-rope")", R"("card": null)",
             "wotr: hunt-tiles.json, elven-rope: the field \"card\" is missing"},
        Slip{"wotr/cards.json", R"({"tile": "elven-rope"})", R"({"corruption": -1})",
             "wotr: cards.json: no card brings the Hunt tile \"elven-rope\""},
        Slip{"wotr/cards.json", R"({"tile": "elven-rope"})", R"({"tile": "elven-cloaks"})",
             "wotr: cards.json, elven-rope: only the card \"elven-cloaks\" brings that Hunt "
             "tile"},
        Slip{"wotr/cards.json",
             R"({"choose": [[{"hide-fellowship": true}], [{"move-fellowship": true}]])",
             R"({"choose": [])",
             "wotr: cards.json, there-is-another-way.do.2.choose: there is nothing to choose "
             "from"},
        Slip{"wotr/characters.json", R"("replaces": "strider")", R"("replaces": "stridr")",
             "wotr: characters.json, aragorn.replaces: this Character takes the figure of "
             "\"strider\""},
        Slip{"wotr/characters.json", R"("replaces": null)", R"("replaces": "gimli")",
             "wotr: characters.json, ring-bearers.replaces: this Character takes nobody's "
             "figure"},
        Slip{"wotr/nations.json", R"("startBox": 2)", R"("startBox": 2, "startBox": 1)",
             "wotr: nations.json: the field \"startBox\" stands twice"}));

INSTANTIATE_TEST_SUITE_P(
    Maps, SpoiltData,
    ::testing::Values(
        Slip{"wotr/motion.json", R"("lean": 0.26)", R"("lean": 9)",
             "wotr/motion.json, march.lean: 9 is not a number from 0 to 1.0"},
        Slip{"wotr/motion.json", R"("lean": 0.26)", R"("lean": 0.26, "limp": 1)",
             "wotr/motion.json, march.limp: nothing moves by it"},
        Slip{"wotr/motion.json", R"("fade": 0.25)", R"("fade": 0.25, "fade": 1)",
             "wotr/motion.json: the field \"fade\" stands twice"},
        Slip{"wotr/map/labels.json", R"("kind": "bay")", R"("kind": "bight")",
             "wotr/map/labels.json, labels.belfalas.kind: \"bight\" is not a kind of label"},
        Slip{"wotr/map/mordor-track.json", "[117.74, 67.59], ", "",
             "wotr/map/mordor-track.json, spaces: this track has 6 spaces"},
        Slip{"wotr/map/ranges.json", R"("kind": "mountains")", R"("kind": "mounts")",
             "wotr/map/ranges.json, ranges.misty-north.kind: \"mounts\" is no kind known here."},
        Slip{"wotr/map/rivers.json", R"("width": 0.62)", R"("wide": 0.62)",
             "wotr/map/rivers.json, rivers.anduin: there is no field \"wide\" here."},
        Slip{"wotr/map/washes.json", R"("gondor": "2F5D8C")", R"("gondor": "blue")",
             "wotr/map/washes.json, washes.gondor: \"blue\" is no colour of six hexadecimal "
             "digits."},
        Slip{"wotr/map/washes.json", R"("gondor")", R"("arnor": "2F5D8C", "gondor")",
             "wotr/map/washes.json, washes.arnor: no region belongs to this nation."},
        Slip{"wotr/map/woods.json", R"([91.2, 8.8])", R"([912, 8.8])",
             "wotr/map/woods.json, woods.mirkwood.line.1.1: 912 is not a number from -5 to 150."},
        Slip{"wotr/map/wastes.json", R"("kind": "marsh")", R"("kind": "mush")",
             "wotr/map/wastes.json, wastes.dead-marshes.kind: \"mush\" is no kind known here."},
        Slip{"wotr/map/roads.json", R"([33.8, 26.2])", R"([33.8])",
             "wotr/map/roads.json, roads.east-road.line.1: a point is two numbers."},
        Slip{"wotr/map/waters.json", R"("lakes")", R"("ponds")",
             "wotr/map/waters.json: there is no field \"ponds\" here."}));

INSTANTIATE_TEST_SUITE_P(
    Trilogy, SpoiltData,
    ::testing::Values(
        Slip{"lang/trilogy/en.json", R"("event.ring-destroyed": "The Ring is destroyed.",)", "",
             "lang/trilogy/en.json: the sentence \"event.ring-destroyed\" is missing"},
        Slip{"lang/trilogy/en.json", R"("decision.move-in": "How)",
             R"("decision.move-in": "{who}: how)",
             "lang/trilogy/en.json, decision.move-in: nothing fills {who}"},
        Slip{"lang/trilogy/en.json", R"("card.moria": "Moria",)", "",
             "lang/trilogy/en.json: the sentence \"card.moria\" is missing"},
        Slip{"trilogy/territories.json", R"("adjacent": ["buckland", "tower-hills"])",
             R"("adjacent": ["buckland"])",
             "trilogy: territories.json, tower-hills: \"the-shire\" does not name this "
             "territory in return"},
        Slip{"trilogy/regions.json", R"("bonus": 7)", R"("bonus": -7)",
             "trilogy: regions.json, arnor.bonus: -7 is not a number from 0 to 20"},
        Slip{"trilogy/cards.json", R"("verb": "steal")", R"("verb": "rob")",
             "trilogy: cards.json, power-grima-wormtongue-1.do: no power has the verb \"rob\""},
        Slip{"trilogy/moments.json", R"("when": {"completes": true})",
             R"("when": {"complete": true})",
             "trilogy/moments.json, last-of-region: nothing tells \"complete\" of \"conquered\""}));

/// Words of the window are asked for by every game.
TEST(CheckedData, WhatAllGamesSayIsToldOfEach) {
  const Copy copy;
  copy.replace("lang/en.json", R"("screen.menu": "Menu",)", "");
  EXPECT_EQ(copy.faults(), (std::vector<std::string>{
                               "lang/wotr/en.json: the sentence \"screen.menu\" is missing",
                               "lang/trilogy/en.json: the sentence \"screen.menu\" is missing"}));
}

/// The table and the baker both read the borders and the places.
TEST(CheckedData, WhatTwoReadIsToldOfBoth) {
  const Copy copy;
  copy.replace("wotr/map/borders.json", R"("kind": "coast")", R"("kynd": "coast")");
  EXPECT_EQ(copy.faults(), (std::vector<std::string>{
                               "wotr/map/borders.json, arcs.1: there is no field \"kynd\" here",
                               "wotr/map/borders.json, arcs.1: there is no field \"kynd\" here."}));
}

TEST(CheckedData, EveryFileIsRead) {
  const Copy copy;
  for (const char* file : {"labels", "ranges", "rivers"}) {
    std::ofstream(copy.at("wotr/map/" + std::string(file) + ".json")) << "{}";
  }
  std::ofstream(copy.at("wotr/motion.json")) << "[]";
  std::ofstream(copy.at("wotr/scenarios/empty.json")) << "{}";
  std::ofstream(copy.at("lang/wotr/en.json")) << "{";
  EXPECT_EQ(copy.faults().size(), 6u) << copy.check().err;
}

TEST(CheckedData, AFileThatNobodyReadsIsNamed) {
  const Copy copy;
  std::ofstream(copy.at("wotr/regoins.json")) << "[]";
  std::ofstream(copy.at("wotr/map/lables.json")) << "{}";
  std::ofstream(copy.at("trilogy/crads.json")) << "[]";
  EXPECT_EQ(copy.faults(),
            (std::vector<std::string>{"wotr/regoins.json: nobody reads this file",
                                      "wotr/map/lables.json: nobody reads this file",
                                      "trilogy/crads.json: nobody reads this file"}));
}

struct Spoilt {
  const char *file, *old, *now, *fault;
};

/// Of the slips one in each folder at a time, which hide each other nowhere: the folder is checked
/// as often as most of them lie in one.
std::vector<std::vector<Spoilt>> in_rounds(std::span<const Spoilt> slips) {
  std::vector<std::vector<Spoilt>> rounds;
  std::map<fs::path, std::size_t> used;
  for (const Spoilt& slip : slips) {
    const std::size_t round = used[fs::path(slip.file).parent_path()]++;
    if (round == rounds.size()) rounds.emplace_back();
    rounds[round].push_back(slip);
  }
  return rounds;
}

bool is_second_game(const Spoilt& slip) {
  return std::string_view(slip.file).find("trilogy/") != std::string_view::npos;
}

TEST(CheckedData, WhatTheWindowReadsIsReadAsItDoes) {
  const Spoilt slips[] = {
      {"sounds/bodies.json", "\"modes\": [[", "\"modes\": [[], [", "sounds/bodies.json, bodies."},
      {"film.json", "\"picture\": [", "\"picture\": [1, ", "film.json, picture.1: 1 is not a text"},
      {"wotr/gallery/gallery.json", "\"battle.json\"", "\"batle.json\"",
       "wotr/gallery/gallery.json, battle: there is no file \"batle.json\""},
      {"wotr/gallery/gallery.json", "\"name\": \"opening\", ", "",
       "wotr/gallery/gallery.json, pictures.1: the field \"name\" is missing"},
      {"wotr/gallery/gallery.json", "\"1600x900\"", "\"1600 by 900\"",
       "wotr/gallery/gallery.json, opening: --size 1600 by 900: write it like 1280x720"},
      {"wotr/gallery/gallery.json", "\"quality\": \"high\"", "\"qualty\": \"high\"",
       "wotr/gallery/gallery.json, opening: there is no option --qualty"},
      {"wotr/gallery/gallery.json", "\"look\": \"gorgoroth\"", "\"look\": \"gorgorot\"",
       "wotr/gallery/gallery.json, mordor: --look: there is no region \"gorgorot\""},
      {"wotr/gallery/gallery.json", "\"captains-of-the-west\"", "\"captains\"",
       "wotr/gallery/gallery.json, war: there is no scenario \"captains\""},
      {"wotr/gallery/gallery.json", "free=random,shadow=random", "free=random,shade=random",
       "wotr/gallery/gallery.json, march: there is no seat \"shade\""},
      {"trilogy/gallery/gallery.json", "\"moment\": 0.7", "\"moment\": \"soon\"",
       "trilogy/gallery/gallery.json, invasion: --moment soon: it is a number of seconds"},
      {"trilogy/gallery/gallery.json", "\"name\": \"claiming\"", "\"name\": \"opening\"",
       "trilogy/gallery/gallery.json, opening: another picture is called so, too"},
      {"wotr/gallery/gallery.json", "\"until\": \"march\"", "\"until\": \"mach\"",
       "wotr/gallery/gallery.json, march: --until: there is no \"mach\""},
      {"trilogy/engravings.json", "\"is\": \"nazgul\"", "\"is\": \"nazgil\"",
       "trilogy/engravings.json, "},
      {"trilogy/engravings.json", "\"is\": \"place:erebor\"", "\"is\": \"place:bree\"",
       "trilogy/engravings.json, "},
      {"sounds/beds.json", "\"rate\": 16000", "\"rate\": 16",
       "sounds/beds.json, sounds.sea.rate: 16 is not a number from 8000 to 48000"},
      {"sounds/effects.json", "\"struck\": {\"body\": \"", "\"struck\": {\"body\": \"un",
       "sounds/figure-set: there is no body \"un"},
      {"sounds/instruments.json", "\"layers\": [", "\"layers\": [{}, ",
       "sounds/instruments.json, "},
      {"wotr/gallery/battle.json", "{", "{\"regoins\": 1, ", "wotr/gallery/battle.json: "},
      {"trilogy/gallery/missions.json", "{", "{\"trun\": 1, ", "trilogy/gallery/missions.json: "}};
  for (const std::vector<Spoilt>& round : in_rounds(slips)) {
    const Copy copy;
    for (const Spoilt& slip : round) {
      ASSERT_NO_FATAL_FAILURE(copy.replace(slip.file, slip.old, slip.now));
    }
    const bool is_of_both = std::ranges::any_of(round, is_second_game);
    const std::vector<std::string> faults = copy.faults(is_of_both ? "" : "wotr");
    EXPECT_EQ(faults.size(), round.size()) << testing::PrintToString(faults);
    for (const Spoilt& slip : round) {
      const auto is_of_it = [&](const std::string& fault) { return fault.starts_with(slip.fault); };
      EXPECT_EQ(std::ranges::count_if(faults, is_of_it), 1)
          << slip.fault << testing::PrintToString(faults);
    }
  }
}

TEST(CheckedData, WordsOfTheCommandLineHaveTheSamePlaces) {
  for (const Spoilt& slip :
       {Spoilt{"lang/command-line/trilogy/de.json", "\"Mittel {turns} Züge\"",
               "\"Mittel {turn} Züge\"", "lang/command-line/trilogy/de.json, "},
        Spoilt{"lang/command-line/de.json", "\"{place}, Zeile {line}\"",
               "\"{place}, Zeile {lein}\"",
               "lang/command-line/de.json, {place}, line {line}: it has not the same places"}}) {
    const Copy copy;
    ASSERT_NO_FATAL_FAILURE(copy.replace(slip.file, slip.old, slip.now));
    const std::vector<std::string> faults = copy.faults(is_second_game(slip) ? "trilogy" : "wotr");
    ASSERT_EQ(faults.size(), 1U) << slip.file;
    EXPECT_TRUE(faults[0].starts_with(slip.fault)) << faults[0];
  }
}

TEST(CheckedData, AGalleryWithoutItsListIsTold) {
  const Copy copy;
  fs::remove(copy.at("trilogy/gallery/gallery.json"));
  const std::vector<std::string> faults = copy.faults("trilogy");
  ASSERT_EQ(faults.size(), 1U);
  EXPECT_TRUE(faults[0].starts_with("trilogy/gallery/gallery.json: cannot open it")) << faults[0];
}

TEST(CheckedData, AFolderInPlaceOfAFileIsTold) {
  // Words are compared once the rest is good.
  const std::vector<std::vector<std::string>> rounds{
      {"film.json", "sounds/bodies.json", "wotr/map/rivers.json", "wotr/gallery/gallery.json",
       "trilogy/scenarios/a-short-war.json"},
      {"lang/wotr/de.json"}};
  for (const std::vector<std::string>& files : rounds) {
    const Copy copy;
    for (const std::string& file : files) {
      fs::remove(copy.at(file));
      fs::create_directory(copy.at(file));
    }
    const Ran ran = copy.check();
    EXPECT_EQ(ran.status, kBadData);
    for (const std::string& file : files) {
      EXPECT_NE(ran.err.find(fs::path(file).filename().string()), std::string::npos)
          << file << ": " << ran.err;
    }
    EXPECT_EQ(ran.err.find("should not have happened"), std::string::npos) << ran.err;
  }
}

TEST(CheckedData, IsFoundWhereverItIsAskedFor) {
  Games games;
  games.push_back(wotr_driver::driver(wotr_players::roster(), nullptr));
  games.push_back(trilogy_driver::driver(trilogy_players::roster(), nullptr));
  const harness::OwnFolder elsewhere;
  const fs::path before = fs::current_path();
  fs::current_path(elsewhere.path());
  std::istringstream in;
  std::ostringstream out, err;
  const int status =
      run(std::vector<std::string>{"check", "data", "--data", kData}, games, {in, out, err});
  fs::current_path(before);
  EXPECT_EQ(status, kDone) << err.str();
  EXPECT_EQ(out.str(), kData + ": a data folder with wotr, trilogy, good\n");
}

TEST(CheckedData, WithoutItsSentencesAGameIsNotPlayed) {
  const Copy copy;
  fs::remove(copy.at("lang/wotr/en.json"));
  EXPECT_EQ(copy.faults(), std::vector<std::string>{"lang/wotr/en.json: it cannot be read, and "
                                                    "nothing is said without it"});
}

}  // namespace
}  // namespace cli
