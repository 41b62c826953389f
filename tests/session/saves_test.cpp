// Saved games of any game: the automatic ones, those with a name, and their list.

#include "game/session/saves.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "game/match/folders/files.h"
#include "game/session/open_game.h"
#include "tests/harness/done.h"
#include "tests/harness/own_folder.h"
#include "tests/session/sessions.h"

namespace session_test {
namespace {

namespace fs = std::filesystem;
using session::Beginning;
using session::Existing;
using session::SavedGame;
using session::SaveKind;

class Saves : public ::testing::Test {
 protected:
  void write(const std::string& file, const std::string& text) const { folder_.write(file, text); }
  std::string read(const std::string& file) const {
    return *match::read_file((folder_ / file).string());
  }
  std::vector<SavedGame> list(std::string_view game = "race") const {
    return session::list_saves(folder_.string(), game);
  }
  std::string save(const Session& session, std::string_view name,
                   Existing existing = Existing::kKeep) const {
    return harness::failure_of(session::save_under_name(session, folder_.string(), name, existing));
  }
  SavedGame find(std::string_view name) const {
    for (const SavedGame& saved : list()) {
      if (saved.name == name) return saved;
    }
    return {};
  }

  const harness::OwnFolder folder_;
};

std::unique_ptr<Session> race_in_turn(int turn) {
  auto session = begin(*toy_opener(), {{"red", "human"}, {"blue", "random"}}, 3);
  while (session->turn() < turn && !session->is_over()) {
    if (!session->is_machine_next()) session->submit({toy::kRoll});
    session->advance_and_wait();
  }
  while (session->is_machine_next()) session->advance_and_wait();
  EXPECT_FALSE(session->is_over());
  return session;
}

TEST_F(Saves, ANameHasAsManyLettersInEveryAlphabet) {
  const auto session = race_in_turn(2);
  std::string name;
  for (int i = 0; i < 36; ++i) name += "\xD0\x96\xCE\xA9";  // Cyrillic, then Greek
  EXPECT_EQ(save(*session, name), "");
  EXPECT_EQ(find(name).name, name);
  EXPECT_EQ(save(*session, name + "!"), "the name of a saved game has at most 72 letters");
}

TEST_F(Saves, WithANameComeBackAsTheyWere) {
  const auto session = race_in_turn(2);
  ASSERT_EQ(save(*session, "before the bend"), "");
  const std::vector<SavedGame> saves = list();
  ASSERT_EQ(saves.size(), 1U);
  EXPECT_EQ(saves[0].kind, SaveKind::kNamed);
  EXPECT_EQ(saves[0].name, "before the bend");
  EXPECT_EQ(saves[0].turn, 2);
  EXPECT_EQ(saves[0].sides, (players::Seating{{"red", "human"}, {"blue", "random"}}));
  EXPECT_FALSE(saves[0].is_damaged()) << saves[0].fault;
  EXPECT_NE(saves[0].date, fs::file_time_type());

  const auto opened = session::open_save(*toy_opener(), saves[0].path);
  ASSERT_TRUE(opened) << opened.error();
  EXPECT_EQ(opened->session->save_text(), session->save_text());
  EXPECT_EQ(opened->session->turn(), 2);
}

TEST_F(Saves, AreSafeFilesWhateverTheirName) {
  const auto session = race_in_turn(1);
  const std::vector<std::string> names{"../../etc/passwd", ".hidden", "50% \"won\": a/b\\c?*",
                                       "Zug 3: der Paß",   "-rf",     "line\nbreak"};
  for (const std::string& name : names) EXPECT_EQ(save(*session, name), "") << name;
  for (const std::string& name : names) EXPECT_EQ(find(name).name, name);
  std::size_t files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(folder_.path())) {
    const std::string file = entry.path().filename().string();
    EXPECT_TRUE(file.starts_with("race.")) << file;
    EXPECT_EQ(file.find_first_of("/\\:*?\"\n"), std::string::npos) << file;
    ++files;
  }
  EXPECT_EQ(files, names.size());
  EXPECT_NE(save(*session, "  "), "");
  EXPECT_NE(save(*session, std::string(200, 'a')), "");
}

TEST_F(Saves, AreNotWrittenOverUnasked) {
  const auto first = race_in_turn(1);
  const auto later = race_in_turn(3);
  ASSERT_EQ(save(*first, "one"), "");
  EXPECT_NE(save(*later, " one "), "") << "the same name";
  EXPECT_EQ(find("one").turn, 1);
  EXPECT_EQ(save(*later, "one", Existing::kReplace), "");
  EXPECT_EQ(find("one").turn, 3);
}

TEST_F(Saves, AreDeletedByName) {
  const auto session = race_in_turn(1);
  ASSERT_EQ(save(*session, "one"), "");
  ASSERT_EQ(save(*session, "two"), "");
  EXPECT_TRUE(harness::is_done(session::delete_save(folder_.string(), "race", "one")));
  ASSERT_EQ(list().size(), 1U);
  EXPECT_EQ(list()[0].name, "two");
  EXPECT_FALSE(session::delete_save(folder_.string(), "race", "one")) << "it is gone already";
}

TEST_F(Saves, ThatWerePutAsideStandBehindTheOthersAndSayWhy) {
  const std::string text = race_in_turn(2)->save_text();
  write("race.save.earlier", text);
  write("race.save.earlier-12", text);
  write("race-2.save.damaged", "{");
  write("race.one.save", text);
  write("race.save.earlier-x", text);  // somebody else's
  write("race.save.earlier.png", text);
  const std::vector<SavedGame> saves = list();
  ASSERT_EQ(saves.size(), 4U);
  EXPECT_EQ(saves[0].name, "one");
  std::multiset<std::string_view> reasons;
  for (std::size_t i = 1; i < saves.size(); ++i) {
    EXPECT_EQ(saves[i].kind, SaveKind::kAside);
    EXPECT_EQ(saves[i].is_damaged(), saves[i].aside == "damaged");
    reasons.insert(saves[i].aside);
  }
  EXPECT_EQ(reasons, (std::multiset<std::string_view>{"damaged", "earlier", "earlier"}));

  EXPECT_FALSE(session::delete_aside((folder_ / "race.one.save").string(), "race"));
  EXPECT_TRUE(
      harness::is_done(session::delete_aside((folder_ / "race.save.earlier-12").string(), "race")));
  EXPECT_EQ(list().size(), 3U);
}

TEST_F(Saves, ThatWerePutAsideForAnotherDoNotPileUp) {
  write("race.save.damaged", "{");
  for (std::size_t game = 0; game < session::kMostEarlier + 5; ++game) {
    std::optional<session::SaveSlot> slot;
    const auto opened = session::open_kept_game(*toy_opener(), {.seed = game, .is_new = true},
                                                folder_.string(), "human", slot);
    ASSERT_TRUE(opened) << opened.error();
    EXPECT_EQ(opened->notice, "");
  }
  std::size_t earlier = 0;
  for (const SavedGame& saved : list()) earlier += saved.aside == "earlier";
  EXPECT_EQ(earlier, session::kMostEarlier);
  EXPECT_EQ(find("race.save.damaged").aside, "damaged") << "what may be mended stays";
}

TEST_F(Saves, ThatAreDamagedAreListedWithTheirFaultAndKept) {
  const auto session = race_in_turn(3);
  std::string edited = session->save_text();
  edited.replace(edited.find("\"places\""), 8, "\"plages\"");
  write("race.edited.save", edited);
  write("race.noise.save", "no save at all\n");
  write("race.foreign.save", *match::read_file(AMONHEN_SOURCE_DIR "/tests/golden/games/ring.save"));
  for (const char* name : {"edited", "noise", "foreign"}) {
    const SavedGame saved = find(name);
    EXPECT_TRUE(saved.is_damaged()) << name;
    EXPECT_NE(saved.fault.find(saved.path), std::string::npos) << saved.fault;
    const std::string before = *match::read_file(saved.path);
    EXPECT_NE(save(*session, name, Existing::kReplace), "");
    EXPECT_EQ(*match::read_file(saved.path), before) << "it is not written over";
  }
}

TEST_F(Saves, OfOneGameAreNotThoseOfAnother) {
  const auto race = race_in_turn(1);
  const auto war = begin(*wotr_opener(), {{"free", "human"}, {"shadow", "human"}});
  ASSERT_EQ(save(*race, "one"), "");
  ASSERT_EQ(save(*war, "one"), "");
  write("race.save", race->save_text());
  write("race-2.save", race->save_text());
  write("race.save.earlier", race->save_text());
  write("wotr.save", war->save_text());
  std::vector<std::string> names;
  for (const SavedGame& saved : list("race")) {
    names.push_back(saved.name);
    EXPECT_EQ(saved.kind == SaveKind::kNamed, saved.name == "one");
    EXPECT_FALSE(saved.is_damaged()) << saved.fault;
  }
  std::sort(names.begin(), names.end());
  EXPECT_EQ(names,
            (std::vector<std::string>{"one", "race-2.save", "race.save", "race.save.earlier"}));
  EXPECT_EQ(list("wotr").size(), 2U);
}

TEST_F(Saves, AreListedWithTheLatestFirst) {
  const auto session = race_in_turn(1);
  for (const char* name : {"old", "new", "middle"}) ASSERT_EQ(save(*session, name), "");
  const auto now = fs::file_time_type::clock::now();
  fs::last_write_time(find("old").path, now - std::chrono::hours(2));
  fs::last_write_time(find("middle").path, now - std::chrono::hours(1));
  ASSERT_EQ(list().size(), 3U);
  EXPECT_EQ(list()[0].name, "new");
  EXPECT_EQ(list()[1].name, "middle");
  EXPECT_EQ(list()[2].name, "old");
}

TEST_F(Saves, FurtherTablesHaveTheirOwn) {
  const auto first = session::SaveSlot::claim(folder_.string(), "race");
  const auto second = session::SaveSlot::claim(folder_.string(), "race");
  const auto other = session::SaveSlot::claim(folder_.string(), "wotr");
  ASSERT_TRUE(first && second && other);
  EXPECT_EQ(fs::path(first->path()).filename(), "race.save");
  EXPECT_EQ(fs::path(second->path()).filename(), "race-2.save");
  EXPECT_EQ(fs::path(other->path()).filename(), "wotr.save");
}

/// A recorded game of War of the Ring, broken off after some lines.
std::string old_save(int lines) {
  std::istringstream whole(*match::read_file(AMONHEN_SOURCE_DIR "/tests/golden/games/war.save"));
  std::string text;
  std::string line;
  for (int i = 0; i < lines && std::getline(whole, line); ++i) text += line + "\n";
  return text;
}

TEST_F(Saves, OfTodayGoOnWhereTheyWereLeft) {
  const std::string text = old_save(400);
  write("wotr.save", text);
  std::optional<session::SaveSlot> slot;
  const auto opener = wotr_opener();
  const auto game = session::open_kept_game(*opener, {}, folder_.string(), players::kHuman, slot);
  ASSERT_TRUE(game) << game.error();
  EXPECT_EQ(game->notice, "");
  EXPECT_EQ(game->session->save_text(), text);
  EXPECT_EQ(read("wotr.save"), text);
  game->session->advance_and_wait();
  EXPECT_TRUE(read("wotr.save").starts_with(text)) << "it is gone on with";
  EXPECT_GT(read("wotr.save").size(), text.size());
  EXPECT_EQ(list("wotr")[0].turn, game->session->turn());
}

TEST_F(Saves, ThatCannotGoOnArePutAsideAndANewGameBegins) {
  write("race.save", "no save at all\n");
  std::optional<session::SaveSlot> slot;
  const auto opener = toy_opener();
  {
    const auto game = session::open_kept_game(*opener, {}, folder_.string(), players::kHuman, slot);
    ASSERT_TRUE(game) << game.error();
    EXPECT_NE(game->notice.find("race.save"), std::string::npos) << game->notice;
    EXPECT_EQ(read("race.save.damaged"), "no save at all\n");
    EXPECT_EQ(read("race.save"), game->session->save_text());
  }
  slot.reset();
  // Asked for a new game, the one that was left is put aside too.
  const auto game =
      session::open_kept_game(*opener, {.is_new = true}, folder_.string(), players::kHuman, slot);
  ASSERT_TRUE(game) << game.error();
  EXPECT_TRUE(fs::exists(folder_ / "race.save.earlier"));
}

TEST_F(Saves, ThatAreDeletedInPlayAreBegunAnewAndThePlayerIsTold) {
  const auto opener = toy_opener();
  std::optional<session::SaveSlot> slot;
  const Beginning random{.seats = "red=random,blue=random"};
  const auto game =
      session::open_kept_game(*opener, random, folder_.string(), players::kHuman, slot);
  ASSERT_TRUE(game) << game.error();
  game->session->advance_and_wait();
  fs::remove(slot->path());
  game->session->advance_and_wait();
  const std::string told = game->session->take_fault();
  EXPECT_NE(told.find("was deleted"), std::string::npos) << told;
  EXPECT_EQ(read("race.save"), game->session->save_text());
  game->session->advance_and_wait();
  EXPECT_EQ(game->session->take_fault(), "");
  EXPECT_EQ(read("race.save"), game->session->save_text());
}

TEST_F(Saves, WhoseLuckWasEditedAreMarkedInTheLog) {
  const auto session = begin(*toy_opener(), {{"red", "human"}, {"blue", "human"}}, 3);
  session->advance_and_wait();
  std::string edited = session->save_text();
  const std::size_t value = edited.find("\"value\":") + 8;
  edited[value] = edited[value] == '1' ? '2' : '1';
  write("race.save", edited);
  const auto opener = toy_opener();
  std::optional<session::SaveSlot> slot;
  const auto game = session::open_kept_game(*opener, {}, folder_.string(), players::kHuman, slot);
  ASSERT_TRUE(game) << game.error();
  EXPECT_NE(game->notice.find("race.save, line 2: the seed gives"), std::string::npos);
  ASSERT_FALSE(game->session->screen().log().empty());
  EXPECT_NE(game->session->screen().log()[0].sentence.find("edited"), std::string::npos);
  EXPECT_EQ(read("race.save.earlier"), edited);
  EXPECT_NE(read("race.save").find("\"marks\":[\"edited\"]"), std::string::npos);
}

TEST_F(Saves, AreNeverPipesOrFolders) {
  fs::create_directories(folder_ / "race.save");
  const auto opener = toy_opener();
  std::optional<session::SaveSlot> slot;
  const auto game = session::open_kept_game(*opener, {}, folder_.string(), players::kHuman, slot);
  ASSERT_TRUE(game) << game.error();
  EXPECT_EQ(fs::path(slot->path()).filename(), "race-2.save") << "the next table is free";
  EXPECT_TRUE(fs::is_directory(folder_ / "race.save"));
}

TEST_F(Saves, ABadRequestBecomesANoticeAndANewGame) {
  std::optional<session::SaveSlot> slot;
  const auto game = session::open_kept_game(*toy_opener(), {.seats = "red=king"}, folder_.string(),
                                            players::kHuman, slot);
  ASSERT_TRUE(game) << game.error();
  EXPECT_NE(game->notice.find("king"), std::string::npos);
  EXPECT_EQ(game->session->players(), (std::vector<std::string>{"human", "human"}));
}

}  // namespace
}  // namespace session_test
