#pragma once

#include <string_view>

// The ids of the usual sheets (usual_sheets.cpp).
namespace screens {

inline constexpr std::string_view kStartSheet = "start";
inline constexpr std::string_view kMenuSheet = "menu";
inline constexpr std::string_view kNewGameSheet = "new-game";
inline constexpr std::string_view kSavesSheet = "saves";
inline constexpr std::string_view kTutorialSheet = "tutorial";
inline constexpr std::string_view kFilmsSheet = "films";
inline constexpr std::string_view kOutputsSheet = "outputs";
inline constexpr std::string_view kRuleBookSheet = "rule-book";
inline constexpr std::string_view kRulesSheet = "rules";  ///< of the match on the table
inline constexpr std::string_view kGoalsSheet = "goals";
inline constexpr std::string_view kCourseSheet = "course";  ///< of a match that is over
inline constexpr std::string_view kRecentSheet = "recent";  ///< what has happened since
inline constexpr std::string_view kSettingsSheet = "settings";
inline constexpr std::string_view kRulerSheet = "ruler";
inline constexpr std::string_view kKeysSheet = "keys";
inline constexpr std::string_view kCreditsSheet = "credits";

}  // namespace screens
