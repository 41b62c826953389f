#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "game/app/run.h"
#include "game/programs/standard_streams.h"
#include "game/trilogy/trilogy_module.h"
#include "game/wotr/wotr_module.h"

int main(int count, char** words) {
  programs::occupy_standard_streams();
  try {
    app::GameModules games;
    games.push_back(wotr_module::make_module());
    games.push_back(trilogy_module::make_module());
    return app::run(std::vector<std::string>(words + 1, words + count), games);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "amonhen: %s\n", error.what());
    return 3;
  }
}
