#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/app/game_log.h"
#include "game/match/any_view.h"
#include "game/match/autosave.h"
#include "game/match/match.h"
#include "game/players/registry.h"

namespace app {

using Match = match::Match<wotr::Game>;

/// One game at the table: the match, who plays it, its log and its autosave. Actions come in
/// through here and nowhere else.
class Session {
 public:
  Session(Match match, const lang::Sentences& words);

  const Match& match() const { return *match_; }
  const wotr::Rules& rules() const { return match_->rules(); }
  /// As those who sit before the screen may see it.
  const wotr::View& view() const { return view_; }
  /// The same with its rules, for rooms that know no game.
  match::AnyView any_view() const {
    return match::AnyView::of<wotr::Game>(match_->tables().rules, view_.viewer, view_);
  }
  std::span<const match::LogLine> log() const { return log_->lines(); }
  const lang::Sentences& words() const { return *words_; }
  /// By seat: "human", "random" …
  std::vector<std::string> players() const;

  bool is_over() const { return match_->pending().is_over(); }
  /// Chance or a machine decides next.
  bool is_machine_next() const;
  bool can_undo() const;

  /// A throw of dice, however many, or one decision of a machine.
  void advance();
  /// Of the person before the screen. False if it is not offered.
  bool submit(core::Action action);
  void undo();

  /// What happened since the last call, masked for those before the screen.
  std::vector<core::Event> take_events();
  /// True once after an undo: then nothing led here, and the table is laid anew.
  bool take_undone();

  void keep_in(match::Autosave<wotr::Game> autosave) { autosave_ = std::move(autosave); }
  /// A sentence that went wrong in keeping, once.
  std::string take_fault() { return std::exchange(fault_, {}); }

 private:
  core::Viewer audience() const;
  core::Viewer people() const;
  void roll_all();
  void record();
  void settle();

  const lang::Sentences* words_;
  std::unique_ptr<Match> match_;
  std::map<core::Seat, std::unique_ptr<players::Player<wotr::Game>>> machines_;
  std::unique_ptr<GameLog> log_;
  std::optional<match::Autosave<wotr::Game>> autosave_;
  wotr::View view_;
  std::size_t taken_ = 0;
  bool undone_ = false;
  std::string fault_;
};

}  // namespace app
