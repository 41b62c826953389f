// What a session tells of itself in a report: no more than those before the screen may know.

#include "game/session/report.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "tests/harness/own_folder.h"
#include "tests/session/sessions.h"

namespace session_test {
namespace {

constexpr std::uint64_t kReportSeed = 7'319'846'205'113'427'661ULL;

std::string report_of(const Session& session) {
  return session::report_text({.version = "1", .settings = "{}", .computer = {}}, session.seen());
}

std::unique_ptr<Session> some_of(const session::Opener& opener, const players::Seating& seats) {
  auto session = begin(opener, seats, kReportSeed);
  for (int i = 0; i < 200 && session->is_machine_next(); ++i) session->advance_and_wait();
  return session;
}

/// Cards that the text names as drawn.
int cards_named(const std::string& text) {
  int named = 0;
  for (std::size_t at = text.find("card-drawn"); at != std::string::npos;
       at = text.find("card-drawn", at + 1)) {
    const std::size_t begin = text.rfind("\"card\":", at);
    named += text.compare(begin, 15, "\"card\":\"hidden\"") == 0 ? 0 : 1;
  }
  return named;
}

TEST(ReportOfASession, TellsOnePersonTheirOwnCards) {
  const auto session = some_of(*wotr_opener(), {{"free", "human"}, {"shadow", "random"}});
  EXPECT_EQ(cards_named(report_of(*session)), 2) << "one of each deck, and none of the Shadow's";
}

TEST(ReportOfASession, TellsNobodysCardsOnASharedScreen) {
  const auto session = some_of(*wotr_opener(), {{"free", "human"}, {"shadow", "human"}});
  EXPECT_EQ(cards_named(report_of(*session)), 0);
}

TEST(ReportOfASession, TellsAllWhereNobodyPlays) {
  const auto session = some_of(*wotr_opener(), {{"free", "random"}, {"shadow", "random"}});
  EXPECT_GE(cards_named(report_of(*session)), 4);
}

void expect_no_seed(const std::unique_ptr<session::Opener>& opener, const players::Seating& seats) {
  const auto session = some_of(*opener, seats);
  const std::string seed = std::to_string(kReportSeed);
  ASSERT_NE(session->save_text().find(seed), std::string::npos) << "a save has it";
  EXPECT_EQ(report_of(*session).find(seed), std::string::npos);
  EXPECT_EQ(report_of(*session->replay()).find(seed), std::string::npos);
}

TEST(ReportOfASession, NeverHoldsTheSeed) {
  expect_no_seed(wotr_opener(), {{"free", "human"}, {"shadow", "random"}});
  expect_no_seed(trilogy_opener(), {{"yellow", "human"}, {"red", "random"}});
  expect_no_seed(toy_opener(), {{"red", "human"}, {"blue", "random"}});
}

/// The same race, but for the card that the other holds.
TEST(ReportOfASession, OfRacesThatDifferInAHiddenCardIsTheSame) {
  const auto report = [](std::uint8_t hidden, core::Viewer viewer) {
    match::Match<toy::Race> match = toy::dealt_match(2, hidden);
    match.play({toy::kRoll});
    match.play({toy::kPips, 3});
    return session::report_text({}, session::seen_match(match, viewer, 4));
  };
  const core::Viewer red{1};
  const core::Viewer blue{2};
  EXPECT_EQ(report(1, red), report(3, red));
  EXPECT_EQ(report(1, core::kPublic), report(3, core::kPublic));
  EXPECT_NE(report(1, blue), report(3, blue));
}

TEST(ReportFolder, IsANewOneEachTime) {
  const harness::OwnFolder folder;
  const std::string data = folder.path().string();
  EXPECT_EQ(*session::make_report_folder(data, "wotr"), data + "/reports/wotr-1");
  EXPECT_EQ(*session::make_report_folder(data, "wotr"), data + "/reports/wotr-2");
  EXPECT_EQ(*session::make_report_folder(data, "trilogy"), data + "/reports/trilogy-1");
}

TEST(ReportFolder, WhereNoneCanBeMadeThatIsSaid) {
  const harness::OwnFolder folder;
  std::ofstream(folder.path() / "reports") << "a file";
  const auto made = session::make_report_folder(folder.path().string(), "wotr");
  ASSERT_FALSE(made);
  EXPECT_NE(made.error().find("reports"), std::string::npos);
}

}  // namespace
}  // namespace session_test
