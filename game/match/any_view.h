#pragma once

#include <cassert>
#include <memory>
#include <string_view>
#include <utility>

#include "rules/core/game.h"

namespace match {

/// What one viewer may know of a match of any game, with the rules it is played by. A cheap value
/// that neutral rooms pass on; only the game's own rooms look inside, with `as<G>` and `rules<G>`.
class AnyView {
 public:
  AnyView() = default;

  template <core::Game G>
  static AnyView of(std::shared_ptr<const typename G::Rules> rules, core::Viewer viewer,
                    typename G::View view) {
    AnyView any;
    any.game_ = G::kId;
    any.viewer_ = viewer;
    auto held = std::make_shared<const typename G::View>(std::move(view));
    any.decision_ = &G::decision_of(*held);
    any.view_ = std::move(held);
    any.rules_ = std::move(rules);
    return any;
  }

  /// Of the same moment: one was copied from the other.
  bool is_same(const AnyView& other) const { return view_ == other.view_; }
  bool is_empty() const { return view_ == nullptr; }
  std::string_view game() const { return game_; }
  core::Viewer viewer() const { return viewer_; }
  /// With its options only if the viewer decides.
  const core::Decision& decision() const { return *decision_; }

  template <core::Game G>
  const typename G::View& as() const {
    assert(game_ == G::kId);
    return *static_cast<const typename G::View*>(view_.get());
  }
  template <core::Game G>
  const typename G::Rules& rules() const {
    assert(game_ == G::kId);
    return *static_cast<const typename G::Rules*>(rules_.get());
  }

 private:
  std::string_view game_;
  core::Viewer viewer_;
  std::shared_ptr<const void> view_;
  std::shared_ptr<const void> rules_;
  const core::Decision* decision_ = nullptr;
};

}  // namespace match
