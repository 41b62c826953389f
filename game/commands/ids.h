#pragma once

#include "game/commands/command.h"

// Each id with what its argument is, if it has one.
namespace commands {

// The keys of every screen.
inline constexpr Id kConfirm = "confirm";
inline constexpr Id kBack = "back";
inline constexpr Id kNext = "next";
inline constexpr Id kPrevious = "previous";
inline constexpr Id kMenu = "menu";
inline constexpr Id kRules = "rules";
inline constexpr Id kKeys = "keys";
inline constexpr Id kQuit = "quit";
inline constexpr Id kFullScreen = "full-screen";
inline constexpr Id kSettings = "settings";  ///< screens::Settings: these hold from now on
inline constexpr Id kFold = "fold";
inline constexpr Id kFoldPanel = "fold-panel";  ///< std::string: its name
inline constexpr Id kMusic = "music";
inline constexpr Id kCloseNotice = "close-notice";
inline constexpr Id kTell = "tell";  ///< std::string: a key of data/lang, said for a while
inline constexpr Id kReport = "report";
inline constexpr Id kLock = "lock";  ///< the table, to be wiped
inline constexpr Id kMovePlace = "move-place";

// The map.
inline constexpr Id kNorth = "north";
inline constexpr Id kSouth = "south";
inline constexpr Id kWest = "west";
inline constexpr Id kEast = "east";
inline constexpr Id kNextPlace = "next-place";
inline constexpr Id kPreviousPlace = "previous-place";
inline constexpr Id kHome = "home";
inline constexpr Id kFlat = "flat";
inline constexpr Id kFigures = "figures";
inline constexpr Id kZoomIn = "zoom-in";
inline constexpr Id kZoomOut = "zoom-out";
inline constexpr Id kPanLeft = "pan-left";
inline constexpr Id kPanRight = "pan-right";
inline constexpr Id kPanUp = "pan-up";
inline constexpr Id kPanDown = "pan-down";
inline constexpr Id kLookAt = "look-at";  ///< table::RegionId
inline constexpr Id kTouch = "touch";     ///< table::Touchable: a thing of a panel was pressed
inline constexpr Id kCarry = "carry";     ///< table::Touchable: a thing of a panel is dragged
inline constexpr Id kLetGo = "let-go";
inline constexpr Id kPress = "press";  ///< what is pointed at

// The match.
inline constexpr Id kAnswer = "answer";  ///< std::vector<core::Action>: one after the other
inline constexpr Id kTakeBack = "take-back";
inline constexpr Id kHint = "hint";  ///< or puts it away
inline constexpr Id kGoOn = "go-on";
inline constexpr Id kPlay = "play";
inline constexpr Id kAnswerNow = "answer-now";  ///< the machine that thinks
inline constexpr Id kNextMoment = "next-moment";
inline constexpr Id kHoldMoments = "hold-moments";  ///< or lets them go on by themselves
inline constexpr Id kNewGame = "new-game";          ///< screens::NewGame
inline constexpr Id kOtherGame = "other-game";      ///< std::string: its id; what was left of it

// A match that is looked at again.
inline constexpr Id kReplay = "replay";
inline constexpr Id kReplaySeek = "replay-seek";  ///< std::size_t: the step
inline constexpr Id kReplayStepOn = "replay-step-on";
inline constexpr Id kReplayStepBack = "replay-step-back";
inline constexpr Id kReplayTurnOn = "replay-turn-on";
inline constexpr Id kReplayTurnBack = "replay-turn-back";
inline constexpr Id kReplayPlay = "replay-play";    ///< or holds it
inline constexpr Id kReplaySpeed = "replay-speed";  ///< std::size_t: of screens::kReplaySpeeds
inline constexpr Id kReplayEyes = "replay-eyes";    ///< std::size_t: of those that may be lent
inline constexpr Id kReplayBranch = "replay-branch";
inline constexpr Id kReplayClose = "replay-close";

// Lessons.
inline constexpr Id kLessonBegin = "lesson-begin";  ///< std::string: its id
inline constexpr Id kLessonRead = "lesson-read";
inline constexpr Id kLessonNext = "lesson-next";
inline constexpr Id kLessonLeave = "lesson-leave";

// Saved games.
inline constexpr Id kSave = "save";               ///< std::string: its name
inline constexpr Id kSaveLoad = "save-load";      ///< std::string: its path
inline constexpr Id kSaveWatch = "save-watch";    ///< std::string: its path
inline constexpr Id kSaveDelete = "save-delete";  ///< screens::SaveShown

// Films.
inline constexpr Id kFilmWhole = "film-whole";    ///< the match so far
inline constexpr Id kFilmReel = "film-reel";      ///< a minute of its turning points
inline constexpr Id kFilmLast = "film-last";      ///< its last half minute
inline constexpr Id kFilmRecord = "film-record";  ///< what the window shows; std::string: the file
inline constexpr Id kFilmStop = "film-stop";      ///< a recording, or the film that is made

// Windows for others. Each has a screens::OutputKind as its argument if nothing else is said; those
// of a key have none: then they are for all that are open.
inline constexpr Id kAirOpen = "air-open";
inline constexpr Id kAirClose = "air-close";
inline constexpr Id kAirDelay = "air-delay";          ///< screens::OutputCount: of seconds
inline constexpr Id kAirDecisions = "air-decisions";  ///< screens::OutputCount: of decisions
inline constexpr Id kAirQuality = "air-quality";      ///< screens::OutputQuality
inline constexpr Id kAirOverlay = "air-overlay";      ///< screens::OutputOverlay
inline constexpr Id kAirWhole = "air-whole";          ///< the camera shows the whole board
inline constexpr Id kAirHold = "air-hold";
inline constexpr Id kAirFree = "air-free";
inline constexpr Id kAirStandby = "air-standby";  ///< a sheet instead of the table, or the table

// The spoken table.
inline constexpr Id kHearQuestion = "hear-question";
inline constexpr Id kHearMore = "hear-more";
inline constexpr Id kHearPlace = "hear-place";
inline constexpr Id kHearNeighbours = "hear-neighbours";
inline constexpr Id kHearLine = "hear-line";
inline constexpr Id kHush = "hush";

}  // namespace commands
