// Whatever the screens say has its words in data/lang.

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "game/players/seating.h"
#include "game/wotr/players/wotr_players.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"
#include "tests/screens/screen.h"

namespace screen {
namespace {

namespace fs = std::filesystem;

std::string source(const std::string& folder) {
  std::ostringstream all;
  for (const auto& file : fs::recursive_directory_iterator(AMONHEN_SOURCE_DIR + folder)) {
    if (file.is_regular_file()) all << std::ifstream(file.path()).rdbuf();
  }
  return all.str();
}

std::string source() { return source("/game/screens") + source("/game/wotr/screens"); }

TEST(NeutralScreens, NameNoGame) {
  std::string code = source("/game/screens");
  std::transform(code.begin(), code.end(), code.begin(),
                 [](unsigned char letter) { return std::tolower(letter); });
  for (const char* word : {"wotr", "trilogy", "fellowship", "shadow player", "rohan", "nazg"}) {
    EXPECT_EQ(code.find(word), std::string::npos) << word;
  }
}

TEST(Screens, ParseNothing) {
  for (const char* way : {"json::parse", "parse_json", "options.json\""}) {
    EXPECT_EQ(source("/game/wotr/screens").find(way), std::string::npos)
        << way << ": the rules have read the data";
  }
}

void expect_words(const std::string& key) { EXPECT_TRUE(words().has(key)) << key; }

TEST(ScreenSentences, HaveWords) {
  const std::string code = source();
  const std::regex literal("\"(screen\\.[a-z-]+(\\.[a-z-]+)*)\"");
  int found = 0;
  for (auto at = std::sregex_iterator(code.begin(), code.end(), literal);
       at != std::sregex_iterator(); ++at, ++found) {
    const std::string key = (*at)[1];
    if (words().has(key)) continue;
    expect_words(key + ".free");  // each side or seat has its own words for it
    expect_words(key + ".shadow");
    const bool by_seat = words().has(key + ".rohan");
    for (const int players : {3, 4}) {
      if (!by_seat) continue;
      for (const std::string_view seat : wotr::team_layout_for(players).names) {
        expect_words(key + "." + std::string(seat));
      }
    }
  }
  EXPECT_GT(found, 50);
}

TEST(ScreenSentences, NameEveryPlayer) {
  for (const std::string family : {"player.", "screen.seated."}) {
    expect_words(family + std::string(players::kHuman));
    for (const std::string& name : wotr_players::player_names()) expect_words(family + name);
  }
  for (const std::string& name : wotr_players::player_names()) expect_words("screen.plays." + name);
}

TEST(ScreenSentences, TellWhoDidBestOfATeam) {
  const auto won = [](const nlohmann::json& best) {
    return words().say("event.won",
                       {{"side", "shadow"}, {"victory", "shadow-military"}, {"best", best}});
  };
  EXPECT_TRUE(won("saruman").ends_with(". The Saruman player did best.")) << won("saruman");
  EXPECT_TRUE(won(nullptr).ends_with(". Both players of the team share the victory."));
  EXPECT_EQ(won("shadow").find("best"), std::string::npos);
  for (const int players : {2, 3, 4}) {
    for (const std::string_view seat : wotr::team_layout_for(players).names) {
      expect_words("best." + std::string(seat));
    }
  }
}

TEST(ScreenSentences, NameEveryOptionAndItsValues) {
  for (const screens::RuleChoice& rule : choices().rules) {
    const std::string key = "option." + rule.id;
    expect_words(key);
    for (const screens::RuleValue& value : rule.values) {
      const std::string* word = std::get_if<std::string>(&value);
      if (word != nullptr) expect_words(key + "." + *word);
    }
  }
}

TEST(ScreenSentences, NameEveryTypeOfCard) {
  for (const std::string_view type : wotr::ids<wotr::CardIcon>()) {
    expect_words("card-type." + std::string(type));
  }
}

TEST(ScreenSentences, NameEveryDieThatPaysForACard) {
  for (const std::string_view face : wotr::ids<wotr::DieFace>()) {
    if (face != "eye") expect_words("paid-with." + std::string(face));
  }
}

TEST(ScreenSentences, ExplainEveryUseOfADie) {
  for (int use = 1; use < static_cast<int>(wotr::Use::kCount); ++use) {
    const core::Action action = wotr::act(wotr::ActionKind::kUse, use);
    const nlohmann::json written = wotr::Game::action_json(rules(), action);
    expect_words("tip." + written.at("use").get<std::string>());
  }
}

TEST(ScreenSentences, AskEveryQuestion) {
  for (int kind = 1; kind < static_cast<int>(wotr::DecisionKind::kCount); ++kind) {
    core::Decision decision;
    decision.kind = static_cast<std::uint8_t>(kind);
    decision.seat = core::Seat{0};
    expect_words("decision." + std::string(wotr::Game::decision_name(decision)));
  }
}

}  // namespace
}  // namespace screen
