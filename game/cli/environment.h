#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

#include "game/lang/languages.h"
#include "game/lang/phrase_book.h"

namespace laboratory {
class Ranks;
}

namespace cli {

/// What the program gives to its commands.
struct Environment {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  std::uint64_t (*allocations)() = nullptr;  ///< calls of operator new so far, where counted
  /// A sentence for each figure of a folder that is no good, where the program can read models.
  std::vector<std::string> (*figure_faults)(const std::filesystem::path& folder) = nullptr;
  laboratory::Ranks* ranks =
      nullptr;                 ///< the processes of a command that several share; none: it is alone
  lang::PhraseBook phrases{};  ///< how help, complaints and results are said
  std::string language{lang::kEnglish};
};

// Exit statuses.
inline constexpr int kDone = 0;
inline constexpr int kMissed = 1;   ///< it was done, and the answer is no: a puzzle was missed
inline constexpr int kMisuse = 2;   ///< the command line makes no sense
inline constexpr int kBadData = 3;  ///< a file, or what it holds

}  // namespace cli
