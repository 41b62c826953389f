#pragma once

#include <chrono>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/match/saves/locked_file.h"

namespace cli {

/// One match that serve plays; what it is a game of is known only behind this.
class ServedMatch {
 public:
  virtual ~ServedMatch() = default;

  /// The answer to a request about this match. "ok" is false when it was refused; then the match
  /// is as it was.
  virtual nlohmann::json answer(std::string_view op, const nlohmann::json& request) = 0;

  /// How long one request may let players think.
  virtual void set_patience(std::chrono::duration<double> most) = 0;

  /// Unless it fails, every decision is on the disk from then on before it is answered. `go_on`:
  /// the file holds this match already.
  enum class Begin { kNewFile, kGoOn };
  virtual base::Result<void> start_autosave(std::shared_ptr<match::LockedFile> file,
                                            Begin begin) = 0;
};

}  // namespace cli
