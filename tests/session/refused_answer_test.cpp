// What a machine answers may be nonsense: the game goes on and its save stays whole.

#include <gtest/gtest.h>

#include "game/match/folders/files.h"
#include "tests/harness/done.h"
#include "tests/harness/own_folder.h"
#include "tests/session/sessions.h"

namespace session_test {
namespace {

class RefusedAnswer : public ::testing::TestWithParam<const char*> {
 protected:
  const harness::OwnFolder folder_;
  const std::string path_ = (folder_ / "race.save").string();
};

TEST_P(RefusedAnswer, OfAMachineIsReplacedByALegalOneAndToldOnce) {
  const auto opener = toy_opener();
  const auto session = begin(*opener, {{"red", GetParam()}, {"blue", "random"}});
  auto file = std::make_shared<match::LockedFile>(std::move(*match::LockedFile::claim(path_)));
  ASSERT_TRUE(harness::is_done(session->keep_in(file, Session::Keep::kNewFile)));
  std::string told;
  for (int steps = 0; steps < 1000 && !session->is_over(); ++steps) {
    session->advance_and_wait();
    const std::string fault = session->take_fault();
    EXPECT_TRUE(told.empty() || fault.empty()) << "once is enough";
    told += fault;
  }
  ASSERT_TRUE(session->is_over()) << "it must end";
  EXPECT_NE(told.find(GetParam()), std::string::npos) << told;
  EXPECT_NE(told.find("\"red\""), std::string::npos) << told;

  const std::string kept = *match::read_file(path_);
  EXPECT_EQ(kept, session->save_text()) << "no line stands twice";
  const auto loaded = opener->load(kept, path_);
  ASSERT_TRUE(loaded) << loaded.error();
  EXPECT_TRUE(loaded->is_exact);
}

TEST_P(RefusedAnswer, ComesFromAThreadToo) {
  const auto session = begin(*toy_opener(), {{"red", GetParam()}, {"blue", "random"}});
  while (!session->is_over()) session->advance();
  EXPECT_NE(session->take_fault(), "");
  EXPECT_EQ(session->take_fault(), "");
}

INSTANTIATE_TEST_SUITE_P(Players, RefusedAnswer, ::testing::Values("cheat", "failing"));

TEST(NoSuchPlayer, IsAnsweredWithAListThatNamesEachOnce) {
  match::Setup setup;
  setup.seats = {{"red", "king"}};
  const auto session = toy_opener()->begin(std::move(setup), players::kHuman);
  ASSERT_FALSE(session);
  EXPECT_EQ(
      session.error(),
      "there is no player \"king\"; there are human, cheat, failing, random, slow, wizard, wordy");
}

}  // namespace
}  // namespace session_test
