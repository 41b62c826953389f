// `amonhen-cli check` of folders with figures. How files are read is tested with the table.

#include <filesystem>

#include <gtest/gtest.h>

#include "game/wotr/driver/driver.h"
#include "rules/wotr/game.h"
#include "tests/cli/data_folder.h"
#include "tests/cli/toy_console.h"
#include "tests/harness/own_folder.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> one_is_broken(const fs::path& folder) {
  return {(folder / "gimli.glb").string() + ": it is too large."};
}
std::vector<std::string> all_are_good(const fs::path&) { return {}; }

Ran check(const std::string& path, decltype(Environment::figure_faults) figure_faults) {
  Games games;
  games.push_back(wotr_driver::driver());
  std::istringstream in;
  std::ostringstream out, err;
  const int status = run(std::vector<std::string>{"check", path, "--data", kData}, games,
                         {in, out, err, nullptr, figure_faults});
  return {status, out.str(), err.str()};
}

class CheckedFigures : public testing::Test {
 protected:
  CheckedFigures() { fs::create_directories(assets / "figures"); }

  const harness::OwnFolder folder;
  const fs::path assets = folder / "assets";
};

TEST_F(CheckedFigures, ABadFileIsNamedWhicheverFolderIsChecked) {
  for (const fs::path& checked : {assets, assets / "figures", assets / "figures/"}) {
    const Ran bad = check(checked.string(), one_is_broken);
    EXPECT_EQ(bad.status, kBadData) << checked;
    EXPECT_EQ(bad.err,
              "amonhen-cli: " + (assets / "figures/gimli.glb").string() + ": it is too large.\n");
    EXPECT_EQ(check(checked.string(), all_are_good).status, kDone) << checked;
  }
}

TEST_F(CheckedFigures, AreCheckedWithTheDataBesideThem) {
  const Ran bad = check(kData, one_is_broken);
  EXPECT_EQ(bad.status, kBadData);
  EXPECT_NE(bad.err.find("assets/figures/gimli.glb: it is too large."), std::string::npos);
  EXPECT_EQ(check(kData, all_are_good).status, kDone);
}

TEST_F(CheckedFigures, AProgramWithoutATableSaysSo) {
  const Ran ran = check(assets.string(), nullptr);
  EXPECT_EQ(ran.status, kBadData);
  EXPECT_NE(ran.err.find("it reads no figures"), std::string::npos);
}

}  // namespace
}  // namespace cli
