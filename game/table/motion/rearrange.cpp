#include "game/table/motion/rearrange.h"

#include <algorithm>
#include <glm/geometric.hpp>
#include <iterator>
#include <map>
#include <optional>
#include <tuple>

#include "game/table/dice/throws.h"
#include "game/table/motion/guests.h"
#include "game/table/motion/march.h"
#include "game/table/motion/melee.h"
#include "rules/wotr/game.h"

namespace table {
namespace {

using wotr::EventKind;

constexpr float kNear = 1e-4F;

/// The same thing, though it may look different now: a turned counter, a die with another face.
bool is_same_thing(const Model& one, const Model& other) {
  if (one.kind != other.kind) return false;
  switch (one.kind) {
    case PieceKind::kFellowship:
    case PieceKind::kSettlement:
    case PieceKind::kPolitical:
    case PieceKind::kActionDie: return one.a == other.a;
    case PieceKind::kRing: return true;
    default: return one == other;
  }
}

bool is_at(const Piece& one, const Piece& other) {
  return glm::distance(one.pose.position, other.pose.position) < kNear;
}

bool is_walker(const Piece& piece) {
  return piece.model.kind == PieceKind::kFigure || piece.model.kind == PieceKind::kFellowship;
}

/// Nazgûl need no way.
bool flies(const Piece& piece) {
  if (piece.model.kind != PieceKind::kFigure) return false;
  const wotr::Figure figure{piece.model.a};
  return figure == wotr::kNazgul || figure == wotr::figure_of(wotr::Character::kWitchKing);
}

bool is_event(const core::Event& event, EventKind kind) {
  return event.kind == wotr::byte_of(kind);
}

class Rearranger {
 public:
  Rearranger(std::vector<Actor> standing, const std::vector<Piece>& target,
             std::span<const core::Event> events, const Staging& staging)
      : standing_(std::move(standing)),
        target_(target),
        events_(events),
        staging_(staging),
        style_(staging.world.layout.motion),
        is_taken_(target.size(), false),
        is_placed_(standing_.size(), false) {}

  std::vector<Actor> run(std::uint32_t& throws) {
    pair_all();
    leave_and_arrive();
    throw_dice(throws);
    add(travelling_cards(events_, style_, staging_.is_reduced));
    add_flashes();
    if (staging_.is_reduced) {
      show_hits(stage_, staging_.clash, events_, style_);
    } else {
      show_clash(stage_, staging_.clash, events_, style_);
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
  std::shared_ptr<const Way> way_of(const Piece& from, const Piece& to);
  void leave_and_arrive();
  void throw_dice(std::uint32_t& throws);
  void add_flashes();
  void add(std::vector<Actor> actors);
  float fallen_at() const;
  bool is_rolled(const Piece& piece) const;

  std::vector<Actor> standing_;
  const std::vector<Piece>& target_;
  std::span<const core::Event> events_;
  const Staging& staging_;
  const MotionStyle& style_;
  std::vector<bool> is_taken_;
  std::vector<bool> is_placed_;
  std::vector<Actor> stage_;
  std::vector<Actor> thrown_;  ///< dice of this beat, which fly together
  std::map<std::tuple<PieceKind, Spot, Spot>, std::shared_ptr<const Way>> ways_;
};

void Rearranger::pair_all() {
  pair([](const Actor& a, const Piece& p) {
    return a.piece.model == p.model && a.piece.spot == p.spot && is_at(a.piece, p);
  });
  pair([](const Actor& a, const Piece& p) {
    return a.piece.model == p.model && a.piece.spot == p.spot;
  });
  pair([](const Actor& a, const Piece& p) {
    return a.piece.spot == p.spot && is_same_thing(a.piece.model, p.model);
  });
  if (events_.empty()) return;
  pair([this](const Actor& a, const Piece& p) { return moved(a.piece, p); });
}

/// Each standing piece goes to the nearest place that fits, so that ranks close up instead of
/// changing about.
template <class Fits>
void Rearranger::pair(Fits fits) {
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

/// Figures leave one place for another only if an event says so.
bool Rearranger::moved(const Piece& from, const Piece& to) const {
  if (!is_same_thing(from.model, to.model)) return false;
  if (from.model.kind == PieceKind::kActionDie) return to.spot.zone == Zone::kHuntBox;
  if (from.model.kind != PieceKind::kFigure) return true;
  return std::any_of(events_.begin(), events_.end(), [&](const core::Event& event) {
    return is_event(event, EventKind::kFigures) && event.args[0] == from.model.a &&
           event.args[2] == from.spot.value;
  });
}

/// All who go from one place to another go one way.
std::shared_ptr<const Way> Rearranger::way_of(const Piece& from, const Piece& to) {
  if (flies(from)) return nullptr;
  const auto [way, is_new] = ways_.try_emplace({from.model.kind, from.spot, to.spot});
  if (is_new) {
    way->second = way_between(staging_.world, {from.pose.position.x, from.pose.position.z},
                              {to.pose.position.x, to.pose.position.z});
  }
  return way->second;
}

Motion Rearranger::motion_to(const Actor& actor, const Piece& piece) {
  if (is_walker(piece)) {
    const bool stays_there =
        actor.piece.spot == piece.spot && piece.model.kind == PieceKind::kFigure;
    if (stays_there) return slide(actor, 0, style_.pieces.close_ranks);
    return march(actor, piece.pose, way_of(actor.piece, piece), style_.march);
  }
  if (piece.model.kind == PieceKind::kActionDie) return hop(actor, style_.dice);
  return slide(actor, 0, style_.pieces.counter);
}

/// Reduced motion: the same thing goes there and comes here.
void Rearranger::fade_over(const Actor& actor, const Piece& piece) {
  Actor gone{.piece = actor.piece, .motion = {}, .leaves = true};
  gone.motion = fade(gone.piece, Gait::kFade, style_.reduced.fade);
  stage_.push_back(std::move(gone));
  stage_.push_back({.piece = piece, .motion = fade(piece, Gait::kAppear, style_.reduced.fade)});
}

void Rearranger::place(const Actor& actor, const Piece& piece) {
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

bool Rearranger::is_rolled(const Piece& piece) const {
  if (piece.model.kind != PieceKind::kActionDie) return false;
  return std::any_of(events_.begin(), events_.end(), [&](const core::Event& event) {
    return is_event(event, EventKind::kActionDie) && event.args[0] == piece.model.a &&
           event.args[1] == piece.model.b;
  });
}

void Rearranger::leave_and_arrive() {
  const float faded = style_.reduced.fade;
  for (std::size_t i = 0; i < standing_.size(); ++i) {
    if (is_placed_[i]) continue;
    Actor gone = standing_[i];
    gone.motion = staging_.is_reduced ? fade(gone.piece, Gait::kFade, faded) : leave(gone, style_);
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
      come.motion =
          staging_.is_reduced ? fade(come.piece, Gait::kAppear, faded) : arrive(come.piece, style_);
      stage_.push_back(std::move(come));
    }
  }
}

void Rearranger::throw_dice(std::uint32_t& throws) {
  std::vector<Actor> guests = thrown_dice(events_, staging_.world.rules);
  std::move(guests.begin(), guests.end(), std::back_inserter(thrown_));
  throw_together(thrown_,
                 {.tray = staging_.tray,
                  .style = style_.dice,
                  .source = staging_.source,
                  .fade = staging_.is_reduced ? style_.reduced.fade : 0},
                 throws);
  add(std::move(thrown_));
}

void Rearranger::add(std::vector<Actor> actors) {
  std::move(actors.begin(), actors.end(), std::back_inserter(stage_));
}

/// When the last of the fallen lies: only then do others march.
float Rearranger::fallen_at() const {
  float last = 0;
  for (const Actor& actor : stage_) {
    if (actor.motion.gait != Gait::kFall) continue;
    last = std::max(last, actor.motion.start + actor.motion.seconds);
  }
  return last;
}

/// What the Fellowship suffers is seen on the Fellowship.
void Rearranger::add_flashes() {
  const bool struck = std::any_of(events_.begin(), events_.end(), [](const core::Event& event) {
    return is_event(event, EventKind::kRevealed) || is_event(event, EventKind::kHuntDamage) ||
           is_event(event, EventKind::kEnteredMordor);
  });
  if (!struck) return;
  for (Actor& actor : stage_) {
    if (actor.piece.model.kind == PieceKind::kFellowship) actor.flash = {0, style_.pieces.glow};
  }
}

}  // namespace

std::vector<Actor> rearrange(std::vector<Actor> standing, const std::vector<Piece>& target,
                             std::span<const core::Event> events, const Staging& staging,
                             std::uint32_t& throws) {
  return Rearranger(std::move(standing), target, events, staging).run(throws);
}

}  // namespace table
