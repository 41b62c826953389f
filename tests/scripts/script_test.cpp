// The same turn by touches, by the prompt and by keys; and what a script may say.

#include "game/app/script.h"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "game/app/run.h"
#include "game/wotr/wotr_module.h"
#include "tests/harness/own_folder.h"

namespace {

std::string text_of(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

/// Plays the lines with the same luck; the game as it stands then.
std::string played(const std::string& lines) {
  const harness::OwnFolder folder;
  const std::filesystem::path script = folder.path() / "turn.script";
  const std::filesystem::path save = folder.path() / "turn.save";
  std::ofstream(script) << lines << "\nsave " << save.string() << "\n";
  app::GameModules games;
  games.push_back(wotr_module::make_module());
  const std::vector<std::string> words{
      "--offscreen", "--new",        "--seed", "7",         "--seats",    "shadow=random",
      "--quality",   "low",          "--data", DATA_FOLDER, "--data-dir", folder.path().string(),
      "--script",    script.string()};
  EXPECT_EQ(app::run(words, games), 0);
  return text_of(save);
}

std::string script(const std::string& name) {
  return text_of(std::filesystem::path(SCRIPT_FOLDER) / (name + ".script"));
}

TEST(Script, TouchesPromptAndKeysPlayTheSameTurn) {
  const std::string by_gestures = played(script("by_gestures"));
  EXPECT_NE(by_gestures.find("parth-celebrant"), std::string::npos);
  EXPECT_EQ(by_gestures, played(script("by_prompt")));
  EXPECT_EQ(by_gestures, played(script("by_keys")));
}

/// One gesture is one undo, though it gave four answers.
TEST(Script, OneUndoTakesBackAWholeGesture) {
  const std::string before = played("click \"button:Go on\"");
  const std::string after = played(
      "click \"button:Go on\"\nclick region:lorien\nclick region:parth-celebrant\nkey ctrl+Z");
  EXPECT_NE(after.find("\"undo\""), std::string::npos);
  const auto steps = [](const std::string& save) {
    return save.substr(0, save.find("parth-celebrant"));
  };
  EXPECT_EQ(steps(after).substr(0, before.size()), before);
}

TEST(Script, FaultsNameFileLineAndReason) {
  const auto error_of = [](const std::string& text) {
    const auto script = app::parse_script(text, "a.script");
    return script ? std::string() : script.error();
  };
  EXPECT_EQ(error_of("# nothing\n\nwait 1\n"), "");
  EXPECT_NE(error_of("wait 1\nfly 3\n").find("a.script, line 2: \"fly\" is none of click"),
            std::string::npos);
  EXPECT_EQ(error_of("drag 1,2"), "a.script, line 1: drag takes 2 words");
  EXPECT_EQ(error_of("click \"button:Go on"),
            "a.script, line 1: a quotation mark has no second one");
}

}  // namespace
