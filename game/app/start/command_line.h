#pragma once

#include <array>
#include <cstdint>
#include <glm/vec2.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/render/renderer.h"
#include "game/commands/command.h"
#include "game/film/order.h"
#include "game/lang/phrase_book.h"
#include "game/screens/settings/setting_request.h"
#include "game/session/beginning.h"

namespace app {

/// Where a picture is taken from: a place and how far away, or a region.
struct Standpoint {
  std::optional<glm::vec2> place;
  float distance = 60;
  std::string region;
};

/// What the command line asked for.
struct CommandLine {
  bool help = false;
  bool version = false;
  bool offscreen = false;
  bool demo = false;
  bool bench = false;
  bool flat = false;
  bool no_ui = false;
  std::vector<screens::SettingRequest> settings{};  ///< for this run
  std::vector<commands::Command> air{};             ///< windows for others
  std::string record{};  ///< the film of what the window shows; empty: none
  bool tuio = false;     ///< the touches of a tracker count
  std::string game;      ///< its id; empty for the first of the program
  session::Beginning beginning;
  std::string out;       ///< file or, for a demonstration, folder
  std::string gallery;   ///< folder
  std::string script;    ///< file of what a hand does
  std::string sheet;     ///< what a picture shows open, one of screens::sheet_names
  float ui_scale = 0;    ///< 0 leaves it to the screen
  std::string language;  ///< else the settings say it
  std::string data;
  std::string data_dir;
  int turns = 1;
  glm::ivec2 size{1280, 720};
  std::optional<engine::Level> level;  ///< else the settings say it
  Standpoint standpoint;
  std::optional<glm::vec2> pointer;  ///< where it rests in a picture
  std::string until;                 ///< what must happen first, one of GameTable::happenings()
  std::optional<film::Order> film;   ///< of the saved game in `beginning.load`
  std::optional<float> watch;        ///< seconds between pictures of what machines do
  std::optional<float> moment;       ///< seconds into what chance and machines did last
};

/// `words` without the program's name. An Error is one sentence.
base::Result<CommandLine> parse_command_line(std::span<const std::string> words);

std::string help_text(const lang::PhraseBook& phrases = {});

}  // namespace app
