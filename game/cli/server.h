#pragma once

#include <chrono>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "game/cli/driver/driver.h"
#include "game/match/saves/locked_file.h"

namespace cli {

/// As long as a player may be told to think.
inline constexpr std::chrono::duration<double> kMostPatience{600};

/// serve: one JSON request a line, one answer a line. It opens no file that a request names.
class Server {
 public:
  /// `patience`: how long one request may let players think; then they answer with what they have.
  explicit Server(const Games& games, std::chrono::duration<double> patience = kMostPatience)
      : games_(games), patience_(patience) {}

  /// Plays on in `path` and keeps every later match there. An Error when a game cannot be kept
  /// there, or another program plays it; a save that is damaged becomes a notice and is kept aside.
  base::Result<void> use_autosave(const std::string& path);

  /// Whatever the line holds, this is an answer without a newline in it.
  std::string answer(std::string_view line);

  /// The answer to a line that was too long to be read.
  static std::string answer_too_long();

  bool has_quit() const { return has_quit_; }

 private:
  nlohmann::json handle(const nlohmann::json& request, std::string_view line);
  nlohmann::json begin(const nlohmann::json& request);
  nlohmann::json load(const nlohmann::json& request);
  nlohmann::json take(base::Result<Opened> opened, std::string_view code);
  void resume(const std::string& text);
  void serve(std::unique_ptr<ServedMatch> match);
  base::Result<void> keep_aside(const std::string& reason);

  const Games& games_;
  std::chrono::duration<double> patience_;
  std::unique_ptr<ServedMatch> match_;
  std::shared_ptr<match::LockedFile> autosave_;  ///< nothing: no match is kept
  bool autosave_is_damaged_ = false;
  std::vector<std::string> notices_;
  bool has_quit_ = false;
};

}  // namespace cli
