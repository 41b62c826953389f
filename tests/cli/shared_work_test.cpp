// An arena of several processes, under mpirun.
#include <cstdlib>
#include <string>

#include <gtest/gtest.h>

#include "tests/cli/arena_reports.h"

namespace cli {
namespace {

const std::string kArena = std::string(TOY_CLI) +
                           " arena --players steady,curious,random --games 30 --data " +
                           AMONHEN_SOURCE_DIR "/tests/toy/data";

TEST(SharedWork, OfSeveralProcessesTellsTheSame) {
  if (std::system("command -v mpirun >/dev/null 2>&1") != 0) GTEST_SKIP() << "there is no mpirun";
  const std::string mpirun = "mpirun --oversubscribe --allow-run-as-root -np 2 ";
  const std::string shared = output_of(mpirun + kArena);
  EXPECT_NE(shared.find("180 games"), std::string::npos) << shared;
  EXPECT_EQ(shared, output_of(kArena));
  const std::string refused = output_of(mpirun + kArena + " --out /none/such 2>&1");
  EXPECT_NE(refused.find("/none/such"), std::string::npos) << refused;  // and nobody waits for ever
}

}  // namespace
}  // namespace cli
