// What is said after what, and what gives way; and what the desktop's voice is told.

#include <chrono>
#include <cstdlib>
#include <thread>

#include <gtest/gtest.h>

#include "engine/speech/recording_speaker.h"
#include "tests/engine/speech_daemon.h"
#include "tests/harness/own_folder.h"

namespace {

using engine::Manner;

std::vector<std::string> waiting(const engine::RecordingSpeaker& ear) {
  std::vector<std::string> sentences;
  for (const engine::Utterance& one : ear.waiting().all()) sentences.push_back(one.sentence);
  return sentences;
}

using Said = std::vector<std::string>;

TEST(SpokenOrder, ResultsAreSaidOneAfterTheOther) {
  engine::RecordingSpeaker ear;
  ear.say("The Hunt rolls", Manner::kAfterwards);
  ear.say("It is found", Manner::kAfterwards);
  EXPECT_EQ(waiting(ear), (Said{"The Hunt rolls", "It is found"}));
}

TEST(SpokenOrder, ANewQuestionTakesThePlaceOfTheOldAndFollowsTheResults) {
  engine::RecordingSpeaker ear;
  ear.say("Which die?", Manner::kInstead);
  ear.say("It moves", Manner::kAfterwards);
  ear.say("Which Companion?", Manner::kInstead);
  ear.say("It is found", Manner::kAfterwards);
  EXPECT_EQ(waiting(ear), (Said{"It moves", "It is found", "Which Companion?"}));
}

TEST(SpokenOrder, AKeyCutsOffWhateverIsSaid) {
  engine::RecordingSpeaker ear;
  ear.say("It moves", Manner::kAfterwards);
  ear.say("Which die?", Manner::kInstead);
  ear.say("1 of 3", Manner::kAtOnce);
  EXPECT_EQ(waiting(ear), (Said{"1 of 3"}));
  ear.hush();
  EXPECT_TRUE(waiting(ear).empty());
  EXPECT_EQ(ear.said().size(), 3U) << "it is still known what was said";
}

/// The place of the sentence among what the daemon was told.
std::size_t place_of(const Said& told, const std::string& line) {
  return static_cast<std::size_t>(std::find(told.begin(), told.end(), line) - told.begin());
}

TEST(SpokenByDaemon, InItsLanguageWithPrioritiesAndCutOffByAKey) {
  const harness::OwnFolder folder;
  const auto socket = folder.path() / "speechd.sock";
  engine_tests::SpeechDaemon daemon(socket);
  setenv("SPEECHD_ADDRESS", ("unix_socket:" + socket.string()).c_str(), 1);
  const auto speaker = engine::open_speaker("de");
  speaker->say("Die Jagd beginnt.", Manner::kAfterwards);
  daemon.told_until("Jagd");
  speaker->say("Welcher Würfel?", Manner::kAtOnce);
  const Said told = daemon.told_until("Welcher");
  EXPECT_EQ(speaker->take_fault(), "");
  ASSERT_LT(place_of(told, "Welcher Würfel?"), told.size());
  EXPECT_LT(place_of(told, "SET SELF LANGUAGE de"), place_of(told, "Die Jagd beginnt."));
  EXPECT_LT(place_of(told, "SET SELF PRIORITY MESSAGE"), place_of(told, "Die Jagd beginnt."));
  EXPECT_LT(place_of(told, "Die Jagd beginnt."), place_of(told, "CANCEL SELF"));
  EXPECT_LT(place_of(told, "CANCEL SELF"), place_of(told, "Welcher Würfel?"));
  EXPECT_LT(place_of(told, "SET SELF PRIORITY TEXT"), place_of(told, "Welcher Würfel?"));
}

/// Nobody waits for a voice that is not there, and it is told once.
TEST(SpokenByDaemon, WithoutOneThereIsOneSentence) {
  setenv("SPEECHD_ADDRESS", "inet_socket:127.0.0.2:1", 1);
  const auto speaker = engine::open_speaker("en");
  speaker->say("Which die?", Manner::kInstead);
  std::string fault;
  for (int i = 0; i < 500 && fault.empty(); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    fault = speaker->take_fault();
  }
  EXPECT_NE(fault, "");
  speaker->say("Which die?", Manner::kInstead);
  EXPECT_EQ(speaker->take_fault(), "");
}

}  // namespace
