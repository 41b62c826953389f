#include "game/table/motion/transition_planner.h"

#include <algorithm>
#include <glm/geometric.hpp>
#include <iterator>
#include <map>
#include <optional>
#include <tuple>

#include "game/table/motion/battle_animation.h"
#include "game/table/motion/march.h"
#include "game/table/motion/throws.h"
#include "game/table/motion/transient_pieces.h"

namespace table {
namespace {

constexpr float kSamePlace = 1e-4F;

bool is_at(const Piece& one, const Piece& other) {
  return glm::distance(one.pose.position, other.pose.position) < kSamePlace;
}

class TransitionPlanner {
 public:
  TransitionPlanner(std::vector<Actor> standing, const std::vector<Piece>& target, const Cues& cues,
                    const Staging& staging)
      : standing_(std::move(standing)),
        target_(target),
        cues_(cues),
        staging_(staging),
        style_(staging.world.layout.motion),
        is_taken_(target.size(), false),
        is_placed_(standing_.size(), false) {}

  std::vector<Actor> run(std::uint32_t& throws) {
    pair_all();
    leave_and_arrive();
    throw_dice(throws);
    add(travelling_cards(cues_, style_, staging_.is_reduced));
    add_flashes();
    if (staging_.is_reduced) {
      show_hits(stage_, staging_.battle, cues_, style_);
    } else {
      animate_battle(stage_, staging_.battle, cues_, style_);
      form_columns(stage_, fallen_at(), style_.march);
    }
    return std::move(stage_);
  }

 private:
  void pair_all();
  template <class Fits>
  void pair(Fits fits);
  bool moved(const Piece& from, const Piece& to) const;
  void place(const Actor& actor, const Piece& piece);
  void fade_over(const Actor& actor, const Piece& piece);
  Motion motion_to(const Actor& actor, const Piece& piece);
  std::shared_ptr<const MarchPath> path_of(const Piece& from, const Piece& to);
  void leave_and_arrive();
  void throw_dice(std::uint32_t& throws);
  void add_flashes();
  void add(std::vector<Actor> actors);
  float fallen_at() const;
  bool is_rolled(const Piece& piece) const;

  std::vector<Actor> standing_;
  const std::vector<Piece>& target_;
  const Cues& cues_;
  const Staging& staging_;
  const MotionStyle& style_;
  std::vector<bool> is_taken_;
  std::vector<bool> is_placed_;
  std::vector<Actor> stage_;
  std::vector<Actor> thrown_;  ///< dice of this beat, which fly together
  std::map<std::tuple<std::uint8_t, Spot, Spot>, std::shared_ptr<const MarchPath>> paths_;
};

void TransitionPlanner::pair_all() {
  pair([](const Actor& a, const Piece& p) {
    return a.piece.model == p.model && a.piece.spot == p.spot && is_at(a.piece, p);
  });
  pair([](const Actor& a, const Piece& p) {
    return a.piece.model == p.model && a.piece.spot == p.spot;
  });
  pair([](const Actor& a, const Piece& p) {
    return a.piece.spot == p.spot && a.piece.traits.identity == p.traits.identity;
  });
  if (!cues_.has_events) return;
  pair([this](const Actor& a, const Piece& p) { return moved(a.piece, p); });
}

/// Each standing piece goes to the nearest place that fits, so that ranks close up instead of
/// changing about.
template <class Fits>
void TransitionPlanner::pair(Fits fits) {
  for (std::size_t i = 0; i < standing_.size(); ++i) {
    if (is_placed_[i] || standing_[i].leaves) continue;
    std::optional<std::size_t> nearest;
    float least = 1e9F;
    for (std::size_t k = 0; k < target_.size(); ++k) {
      if (is_taken_[k] || !fits(standing_[i], target_[k])) continue;
      const float way = glm::distance(standing_[i].piece.pose.position, target_[k].pose.position);
      if (way >= least) continue;
      least = way;
      nearest = k;
    }
    if (!nearest) continue;
    is_placed_[i] = true;
    is_taken_[*nearest] = true;
    place(standing_[i], target_[*nearest]);
  }
}

/// Figures leave one place for another only if the cues say so.
bool TransitionPlanner::moved(const Piece& from, const Piece& to) const {
  if (from.traits.identity != to.traits.identity) return false;
  if (from.traits.moves == Moves::kWhenReceived) return to.traits.receives;
  if (from.traits.moves == Moves::kAlways) return true;
  return std::find(cues_.moves.begin(), cues_.moves.end(), Relocation{from.model, from.spot}) !=
         cues_.moves.end();
}

/// All who go from one place to another go by one path.
std::shared_ptr<const MarchPath> TransitionPlanner::path_of(const Piece& from, const Piece& to) {
  if (from.traits.flies) return nullptr;
  const auto [path, is_new] = paths_.try_emplace({from.model.kind, from.spot, to.spot});
  if (is_new) {
    path->second = path_between(staging_.world, {from.pose.position.x, from.pose.position.z},
                                {to.pose.position.x, to.pose.position.z});
  }
  return path->second;
}

Motion TransitionPlanner::motion_to(const Actor& actor, const Piece& piece) {
  if (is_walker(piece)) {
    const bool stays_there =
        actor.piece.spot == piece.spot && piece.traits.role == PieceRole::kFigure;
    if (stays_there) return slide(actor, 0, style_.pieces.close_ranks);
    return march(actor, piece.pose, path_of(actor.piece, piece), style_.march);
  }
  if (piece.traits.role == PieceRole::kDie) return hop(actor, style_.dice);
  return slide(actor, 0, style_.pieces.counter);
}

/// Reduced motion: the same thing goes there and comes here.
void TransitionPlanner::fade_over(const Actor& actor, const Piece& piece) {
  Actor gone{.piece = actor.piece, .motion = {}, .leaves = true};
  gone.motion = fade(gone.piece, MotionKind::kFade, style_.reduced.fade);
  stage_.push_back(std::move(gone));
  stage_.push_back(
      {.piece = piece, .motion = fade(piece, MotionKind::kAppear, style_.reduced.fade)});
}

void TransitionPlanner::place(const Actor& actor, const Piece& piece) {
  const bool stays = is_at(actor.piece, piece) && actor.piece.scale == piece.scale;
  if (staging_.is_reduced && !stays) return fade_over(actor, piece);
  Actor next{.piece = piece, .motion = {}};
  const bool turns = is_walker(piece) && actor.piece.pose.rotation != piece.pose.rotation;
  if (!stays) {
    next.motion = motion_to(actor, piece);
  } else if (turns && !staging_.is_reduced) {
    next.motion = slide(actor, 0, style_.pieces.close_ranks);
  }
  stage_.push_back(std::move(next));
}

bool TransitionPlanner::is_rolled(const Piece& piece) const {
  return std::find(cues_.rolled.begin(), cues_.rolled.end(), piece.model) != cues_.rolled.end();
}

void TransitionPlanner::leave_and_arrive() {
  const float faded = style_.reduced.fade;
  for (std::size_t i = 0; i < standing_.size(); ++i) {
    if (is_placed_[i]) continue;
    Actor gone = standing_[i];
    gone.motion =
        staging_.is_reduced ? fade(gone.piece, MotionKind::kFade, faded) : leave(gone, style_);
    gone.flash = {};
    gone.leaves = true;
    stage_.push_back(std::move(gone));
  }
  for (std::size_t k = 0; k < target_.size(); ++k) {
    if (is_taken_[k]) continue;
    Actor come{.piece = target_[k], .motion = {}};
    if (is_rolled(target_[k])) {
      thrown_.push_back(std::move(come));
    } else {
      come.motion = staging_.is_reduced ? fade(come.piece, MotionKind::kAppear, faded)
                                        : arrive(come.piece, style_);
      stage_.push_back(std::move(come));
    }
  }
}

void TransitionPlanner::throw_dice(std::uint32_t& throws) {
  std::vector<Actor> passing = thrown_dice(cues_);
  std::move(passing.begin(), passing.end(), std::back_inserter(thrown_));
  throw_together(thrown_,
                 {.tray = staging_.tray,
                  .style = style_.dice,
                  .source = staging_.source,
                  .fade = staging_.is_reduced ? style_.reduced.fade : 0},
                 throws);
  add(std::move(thrown_));
}

void TransitionPlanner::add(std::vector<Actor> actors) {
  std::move(actors.begin(), actors.end(), std::back_inserter(stage_));
}

/// When the last of the fallen lies: only then do others march.
float TransitionPlanner::fallen_at() const {
  float last = 0;
  for (const Actor& actor : stage_) {
    if (actor.motion.kind != MotionKind::kFall) continue;
    last = std::max(last, actor.motion.start + actor.motion.seconds);
  }
  return last;
}

void TransitionPlanner::add_flashes() {
  for (const PieceModel& model : cues_.flashing) {
    for (Actor& actor : stage_) {
      if (actor.piece.model == model) actor.flash = {0, style_.pieces.glow};
    }
  }
}

}  // namespace

std::vector<Actor> plan_transition(std::vector<Actor> standing, const std::vector<Piece>& target,
                                   const Cues& cues, const Staging& staging,
                                   std::uint32_t& throws) {
  return TransitionPlanner(std::move(standing), target, cues, staging).run(throws);
}

}  // namespace table
