// Machines say why: in the log behind what they did, and in the save.

#include <gtest/gtest.h>

#include "tests/session/sessions.h"

namespace session_test {
namespace {

using Toy = toy::Race;

std::vector<std::string> log_of(const Session& session) {
  std::vector<std::string> lines;
  for (const match::LogLine& line : session.screen().log()) lines.push_back(line.sentence);
  return lines;
}

/// Red has rolled and said why, and blue has to decide.
std::unique_ptr<Session> after_reds_reason(bool waits) {
  auto session = begin(*toy_opener(), {{"red", "wordy"}, {"blue", "human"}});
  while (session->is_machine_next()) waits ? session->advance_and_wait() : session->advance();
  return session;
}

TEST(Reasons, AreKeptWithTheStepWhicheverThreadThought) {
  for (const bool waits : {true, false}) {
    const auto session = after_reds_reason(waits);
    const auto& steps = match_of<Toy>(*session).journal().steps();
    ASSERT_EQ(steps.size(), 4u) << "two cards, red's roll and the die";
    ASSERT_TRUE(steps[2].why);
    EXPECT_EQ(*steps[2].why, (match::Note{"lead", {{"steps", 5}}}));
    EXPECT_NE(session->save_text().find(R"("why":{"facts":{"steps":5},"topic":"lead"})"),
              std::string::npos);
  }
}

TEST(Reasons, StandBehindWhatHappensNext) {
  match::Match<Toy> match = toy::dealt_match();
  const auto note = std::make_shared<const match::Note>(match::Note{"lead", {{"steps", 1}}});
  match.play({toy::kPlay}, note);
  const auto loaded = toy_opener()->load(match::save_text(match), "race.save");
  ASSERT_TRUE(loaded.ok()) << loaded.error();
  const std::vector<std::string> log = log_of(*loaded->session);
  ASSERT_EQ(log.size(), 5u) << "the save is marked, two cards, the card, and where it led";
  EXPECT_EQ(log[3], "Red plays the 2 – the goal is 1 step away");
  EXPECT_EQ(log[4], "Red runs to 4");
}

TEST(Reasons, OfAnotherVersionAreLeftOut) {
  for (const std::string topic : {"omens", "lead"}) {  // not known, and without its fact
    match::Match<Toy> match = toy::dealt_match();
    match.play({toy::kPlay}, std::make_shared<const match::Note>(match::Note{topic, {}}));
    const auto loaded = toy_opener()->load(match::save_text(match), "race.save");
    ASSERT_TRUE(loaded.ok()) << loaded.error();
    EXPECT_EQ(log_of(*loaded->session)[3], "Red plays the 2") << topic;
  }
}

}  // namespace
}  // namespace session_test
