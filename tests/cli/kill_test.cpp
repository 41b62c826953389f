// A driver with --autosave is killed at any moment; what it had answered is still there.

#include <cstdio>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/cli/toy_console.h"
#include "tests/harness/own_folder.h"

namespace cli {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

/// toy-cli serve --autosave FILE behind two pipes.
class Driven {
 public:
  explicit Driven(const std::string& autosave) {
    int requests[2];
    int answers[2];
    if (pipe(requests) != 0 || pipe(answers) != 0) return;
    process_ = fork();
    if (process_ == 0) {
      dup2(requests[0], STDIN_FILENO);
      dup2(answers[1], STDOUT_FILENO);
      for (const int end : {requests[0], requests[1], answers[0], answers[1]}) close(end);
      execl(TOY_CLI, "toy-cli", "serve", "--autosave", autosave.c_str(), "--data", kToyData.c_str(),
            nullptr);
      _exit(127);
    }
    close(requests[0]);
    close(answers[1]);
    to_ = fdopen(requests[1], "w");
    from_ = fdopen(answers[0], "r");
  }
  ~Driven() {
    kill_now();
    fclose(to_);
    fclose(from_);
  }

  void send(const json& request) {
    std::fputs((request.dump() + "\n").c_str(), to_);
    std::fflush(to_);
  }
  json receive() {
    std::string line;
    for (int c = std::fgetc(from_); c != EOF && c != '\n'; c = std::fgetc(from_)) {
      line.push_back(static_cast<char>(c));
    }
    return line.empty() ? json() : json::parse(line);
  }
  json ask(const json& request) {
    send(request);
    return receive();
  }
  void kill_now() {
    if (process_ <= 0) return;
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = -1;
  }

 private:
  pid_t process_ = -1;
  FILE* to_ = nullptr;
  FILE* from_ = nullptr;
};

class KillTest : public ::testing::Test {
 protected:
  KillTest() { signal(SIGPIPE, SIG_IGN); }
  std::string path() const { return (folder_ / "game.save").string(); }

  const harness::OwnFolder folder_;
};

/// One more step; the answer, or null when the driver is gone.
json step(Driven& driven) {
  const json decision = driven.ask({{"op", "decision"}});
  if (decision.is_null() || decision["seat"] == "nobody") return decision;
  if (decision["seat"] == "chance") return driven.ask({{"op", "roll"}});
  const std::size_t choice = decision["number"].get<std::size_t>() % decision["options"].size();
  return driven.ask({{"op", "apply"}, {"number", decision["number"]}, {"id", choice}});
}

TEST_F(KillTest, EveryAnsweredDecisionSurvives) {
  match::Stream noise(2, "kill");
  for (int round = 0; round < 25; ++round) {
    json answered;
    {
      Driven driven(path());
      if (round % 5 == 0) driven.ask({{"op", "new"}, {"seed", round}, {"options", {{"goal", 90}}}});
      const std::uint32_t steps = noise.below(8);
      for (std::uint32_t i = 0; i < steps; ++i) step(driven);
      answered = driven.ask({{"op", "save"}})["save"];
      // The last request is on its way when the driver dies: it may be made or not.
      const json decision = driven.ask({{"op", "decision"}});
      const bool chance = decision["seat"] == "chance";
      driven.send(chance ? json{{"op", "roll"}}
                         : json{{"op", "apply"}, {"number", decision["number"]}, {"id", 0}});
      usleep(noise.below(600));
      driven.kill_now();
    }
    Driven again(path());
    const json resumed = again.ask({{"op", "save"}});
    ASSERT_TRUE(resumed["ok"]) << resumed;
    const std::string before = answered;
    const std::string after = resumed["save"];
    ASSERT_EQ(after.substr(0, before.size()), before) << "an answered decision was lost";
    EXPECT_EQ(*match::read_file(path()), after);
  }
}

TEST_F(KillTest, ATornLineIsDroppedAndTheFileMended) {
  {
    Driven driven(path());
    driven.ask({{"op", "new"}});
    driven.ask({{"op", "roll"}, {"count", 2}});
  }
  const std::string whole = *match::read_file(path());
  std::ofstream(path(), std::ios::app) << "{\"action\":{\"do\":\"ro";
  Driven again(path());
  const json answer = again.ask({{"op", "save"}});
  EXPECT_EQ(answer["save"], whole);
  ASSERT_EQ(answer["notices"].size(), 1u);
  EXPECT_EQ(*match::read_file(path()), whole);
}

TEST_F(KillTest, ADamagedSaveIsKeptAndTheDriverGoesOn) {
  std::ofstream(path()) << "{\"format\":1}\nnonsense\n";
  Driven driven(path());
  const json first = driven.ask({{"op", "decision"}});
  EXPECT_EQ(first["error"]["code"], "no-game");
  ASSERT_EQ(first["notices"].size(), 1u);
  EXPECT_NE(first["notices"][0].get<std::string>().find("line 2"), std::string::npos);
  EXPECT_EQ(*match::read_file(path()), "{\"format\":1}\nnonsense\n") << "never overwritten";
  const json begun = driven.ask({{"op", "new"}});
  EXPECT_TRUE(begun["ok"]);
  EXPECT_EQ(*match::read_file(path() + ".damaged"), "{\"format\":1}\nnonsense\n");
  EXPECT_EQ(*match::read_file(path()), driven.ask({{"op", "save"}})["save"].get<std::string>());
}

TEST_F(KillTest, ASecondDriverDoesNotTouchTheGame) {
  Driven first(path());
  first.ask({{"op", "new"}});
  Driven second(path());
  EXPECT_TRUE(second.ask({{"op", "decision"}}).is_null()) << "it has ended with a sentence";
  EXPECT_TRUE(first.ask({{"op", "roll"}})["ok"]);
}

}  // namespace
}  // namespace cli
