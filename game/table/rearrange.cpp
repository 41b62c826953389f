#include <algorithm>
#include <glm/geometric.hpp>
#include <iterator>
#include <optional>

#include "game/table/dice_tray.h"
#include "game/table/die_faces.h"
#include "game/table/frame.h"
#include "game/table/stage.h"
#include "game/table/throws.h"

namespace table {
namespace {

using wotr::EventKind;
using wotr::Side;

constexpr float kCounterSeconds = 0.25F;
constexpr float kShuffleSeconds = 0.35F;
constexpr float kDieSeconds = 0.5F;
constexpr float kCardSeconds = 0.45F;
constexpr float kGlowSeconds = 1.2F;
constexpr float kMarchStagger = 0.045F;
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

bool is_event(const core::Event& event, EventKind kind) {
  return event.kind == wotr::byte_of(kind);
}

class Rearranger {
 public:
  Rearranger(std::vector<Actor> standing, const std::vector<Piece>& target,
             std::span<const core::Event> events, std::uint32_t& throws)
      : standing_(std::move(standing)),
        target_(target),
        events_(events),
        throws_(throws),
        is_taken_(target.size(), false),
        is_placed_(standing_.size(), false) {}

  std::vector<Actor> run() {
    pair([](const Actor& a, const Piece& p) {
      return a.piece.model == p.model && a.piece.spot == p.spot && is_at(a.piece, p);
    });
    pair([](const Actor& a, const Piece& p) {
      return a.piece.model == p.model && a.piece.spot == p.spot;
    });
    pair([](const Actor& a, const Piece& p) {
      return a.piece.spot == p.spot && is_same_thing(a.piece.model, p.model);
    });
    if (!events_.empty()) {
      pair([this](const Actor& a, const Piece& p) { return moved(a.piece, p); });
    }
    leave_and_arrive();
    add_thrown();
    throw_together(thrown_, throws_);
    std::move(thrown_.begin(), thrown_.end(), std::back_inserter(stage_));
    add_cards();
    add_glows();
    return std::move(stage_);
  }

 private:
  template <class Fits>
  void pair(Fits fits);
  bool moved(const Piece& from, const Piece& to) const;
  void place(const Actor& actor, const Piece& piece);
  void leave_and_arrive();
  void add_thrown();
  void add_thrown_die(Side side, int pips);
  void add_cards();
  void add_card(const core::Event& event, bool is_drawn);
  void add_glows();
  bool is_rolled(const Piece& piece) const;

  std::vector<Actor> standing_;
  const std::vector<Piece>& target_;
  std::span<const core::Event> events_;
  std::uint32_t& throws_;
  std::vector<bool> is_taken_;
  std::vector<bool> is_placed_;
  std::vector<Actor> stage_;
  int marching_ = 0;
  std::vector<Actor> thrown_;  ///< dice of this beat, which fly together
};

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

void Rearranger::place(const Actor& actor, const Piece& piece) {
  Actor next{.piece = piece, .motion = {}};
  const bool stays = is_at(actor.piece, piece) && actor.piece.scale == piece.scale;
  const bool is_walker =
      piece.model.kind == PieceKind::kFigure || piece.model.kind == PieceKind::kFellowship;
  if (is_walker && actor.piece.spot == piece.spot && stays) {
    if (actor.piece.pose.rotation != piece.pose.rotation) {
      next.motion = slide(actor, 0, kShuffleSeconds);
    }
  } else if (is_walker && actor.piece.spot == piece.spot &&
             piece.model.kind == PieceKind::kFigure) {
    next.motion = slide(actor, 0, kShuffleSeconds);
  } else if (is_walker) {
    next.motion = march(actor, piece.pose, kMarchStagger * static_cast<float>(marching_++));
  } else if (piece.model.kind == PieceKind::kActionDie && !stays) {
    next.motion = march(actor, piece.pose, 0);
    next.motion.seconds = kDieSeconds;
  } else if (!stays) {
    next.motion = slide(actor, 0, kCounterSeconds);
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
  for (std::size_t i = 0; i < standing_.size(); ++i) {
    if (is_placed_[i]) continue;
    Actor gone = standing_[i];
    gone.motion = leave(gone, 0);
    gone.leaves = true;
    stage_.push_back(std::move(gone));
  }
  for (std::size_t k = 0; k < target_.size(); ++k) {
    if (is_taken_[k]) continue;
    Actor come{.piece = target_[k], .motion = {}};
    if (is_rolled(target_[k])) {
      thrown_.push_back(std::move(come));
    } else {
      come.motion = arrive(target_[k], 0);
      stage_.push_back(std::move(come));
    }
  }
}

/// It belongs nowhere on the table: it lies where it falls, and goes.
void Rearranger::add_thrown_die(Side side, int pips) {
  const Piece die{
      .model = {PieceKind::kCombatDie, wotr::byte_of(side), static_cast<std::uint8_t>(pips)},
      .spot = {Zone::kTray, wotr::byte_of(side)},
      .pose = {dice_tray_place(), pip_die_rest(pips)},
      .scale = kThrownDieScale};
  thrown_.push_back({.piece = die, .motion = {}, .leaves = true});
}

void Rearranger::add_thrown() {
  for (const core::Event& event : events_) {
    if (is_event(event, EventKind::kHuntDie)) add_thrown_die(Side::kShadow, event.args[0]);
    if (is_event(event, EventKind::kCombatDie)) {
      add_thrown_die(static_cast<Side>(event.args[0]), event.args[1]);
    }
  }
}

void Rearranger::add_card(const core::Event& event, bool is_drawn) {
  const auto side = static_cast<Side>(event.args[1]);
  const auto deck = static_cast<wotr::Deck>(event.args[2]);
  const glm::vec3 pile = is_drawn ? deck_place(side, deck) : discard_place(side, deck);
  const float outwards = side == Side::kFree ? -9.0F : 9.0F;
  const glm::vec3 hand = pile + glm::vec3(outwards, 6, 9);
  const engine::Pose at_pile{pile + glm::vec3(0, kDeckHeight, 0), facing(0)};
  const engine::Pose in_hand{hand, facing(0.25F)};
  Actor card{.piece = {.model = {PieceKind::kCard, event.args[1]},
                       .spot = {Zone::kDecks, event.args[1]},
                       .pose = is_drawn ? in_hand : at_pile,
                       .scale = 1},
             .motion = {}};
  Actor before = card;
  before.piece.pose = is_drawn ? at_pile : in_hand;
  card.motion = slide(before, 0, kCardSeconds);
  card.leaves = true;
  stage_.push_back(std::move(card));
}

void Rearranger::add_cards() {
  for (const core::Event& event : events_) {
    if (is_event(event, EventKind::kCardDrawn)) add_card(event, true);
    if (is_event(event, EventKind::kCardDiscarded)) add_card(event, false);
    if (is_event(event, EventKind::kCombatCardLaid)) add_card(event, false);
  }
}

/// What the Fellowship suffers is seen on the Fellowship.
void Rearranger::add_glows() {
  const bool struck = std::any_of(events_.begin(), events_.end(), [](const core::Event& event) {
    return is_event(event, EventKind::kRevealed) || is_event(event, EventKind::kHuntDamage) ||
           is_event(event, EventKind::kEnteredMordor);
  });
  if (!struck) return;
  for (Actor& actor : stage_) {
    if (actor.piece.model.kind == PieceKind::kFellowship) actor.glow_until = kGlowSeconds;
  }
}

}  // namespace

std::vector<Actor> rearrange(std::vector<Actor> standing, const std::vector<Piece>& target,
                             std::span<const core::Event> events, std::uint32_t& throws) {
  return Rearranger(std::move(standing), target, events, throws).run();
}

}  // namespace table
