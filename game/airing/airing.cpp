#include "game/airing/airing.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "game/casting/cast.h"
#include "game/film/film_cards.h"
#include "game/film/motion_places.h"
#include "game/film/timeline_of.h"
#include "game/screens/gathers.h"

namespace airing {
namespace {

constexpr double kTurnCard = 2;            // seconds
constexpr double kRests = 0.3;             // seconds between two beats
constexpr std::size_t kMostForeseen = 24;  // beats that a shot is chosen by

core::Viewer viewer_of(screens::OutputKind kind) {
  return kind == screens::OutputKind::kPublic ? core::kPublic : core::kAll;
}

}  // namespace

Airing::Airing(const film::Studio& studio, session::Session& session, film::OnAirTable table,
               screens::OutputKind kind, Delay delay)
    : studio_(studio),
      session_(&session),
      table_(std::move(table)),
      kind_(kind),
      delay_(delay),
      director_(table_.set(), studio.rules) {
  attach(session);
}

void Airing::attach(session::Session& session) {
  session_ = &session;
  fought_at_.reset();
  const Gathers gathers = [this](const match::AnyView& view, std::span<const core::Event> events) {
    return screens::gathers(table_.game_screens(), studio_.words, *studio_.table, view, events);
  };
  feed_.reset();  // the old match lets go first
  feed_ = std::make_unique<Feed>(session, viewer_of(kind_), delay_, gathers);
  recall();
  lay_anew();
}

/// What was counted before anybody looked on. A match that is looked at again recalls nothing.
void Airing::recall() {
  timeline_ = {};
  const std::unique_ptr<session::Replay> past = session_->replay();
  if (past == nullptr) return;
  past->look_as(core::kPublic);
  timeline_ = film::timeline_of(*past, table_.game_screens().words, feed_->shown().cursor());
}

void Airing::note() {
  timeline_.note(feed_->shown().turn(), table_.game_screens().words.counted(feed_->shown().view()));
}

void Airing::set_delay(Delay delay) {
  delay_ = delay;
  feed_->set_delay(delay);
}

void Airing::lay_anew() {
  table_.tabletop().reset(feed_->shown().view());
  table_.tabletop().ask_nobody();
  table_.forget();
  note();
  moment_queue_.hush();
  waits_ = rests_ = idle_ = 0;
  turn_since_ = kTurnCard;
}

director::Beat Airing::beat_of(const Happening& happening, int turn_before) const {
  const director::Part part = director::part_of(studio_.cast, happening.events);
  director::Beat beat;
  beat.weight = part.weight;
  beat.shot = part.shot;
  beat.begins_turn = happening.turn != turn_before;
  const table::Layout& layout = table_.tabletop().layout();
  for (const table::RegionId region : studio_.table->regions_of(happening.events)) {
    beat.places.push_back(table::layout_of(layout, region).settlement);
  }
  return beat;
}

bool Airing::is_seen() const {
  return !table_.tabletop().is_moving() && !moment_queue_.is_holding() && rests_ <= 0;
}

std::vector<director::Beat> Airing::foreseen() const {
  std::vector<director::Beat> beats;
  int turn = feed_->shown().turn();
  for (const Happening& happening : feed_->foreseen()) {
    if (beats.size() == kMostForeseen) break;
    beats.push_back(beat_of(happening, turn));
    turn = happening.turn;
  }
  return beats;
}

/// The camera is there before it happens.
void Airing::show_next() {
  waits_ = static_cast<double>(director_.prepare(foreseen()));
  if (waits_ > 0) return;
  lines_before_ = feed_->shown().log().size();
  const director::Beat beat = beat_of(feed_->foreseen().front(), feed_->shown().turn());
  if (beat.begins_turn) turn_since_ = 0;
  if (beat.shot == director::ShotKind::kDuel && !beat.places.empty()) {
    fought_at_ = beat.places.back();
  }
  const Happening happening = feed_->take();
  idle_ = 0;
  note();
  table_.tabletop().tell(happening.view, happening.events);
  table_.tabletop().ask_nobody();
  std::vector<screens::Moment> moments =
      table_.game_screens().moments->moments(happening.view, studio_.words, happening.events);
  table_.note(happening.events);
  rests_ = moments.empty() ? 0 : kRests;
  moment_queue_.tell(std::move(moments), screens::Origin::kOthers);
}

/// While somebody thinks the camera looks at where the Ring may be, or where was fought last.
void Airing::wander(double seconds) {
  idle_ += seconds;
  if (idle_ < static_cast<double>(studio_.rules.lingers)) return;
  std::vector<glm::vec2> matters;
  if (const auto ring = film::place_of_ring(table_.tabletop().stage())) matters.push_back(*ring);
  if (fought_at_) matters.push_back(*fought_at_);
  if (director_.wander(matters)) idle_ = 0;
}

bool Airing::is_moving() const {
  return table_.tabletop().is_moving() || moment_queue_.has_more() ||
         director_.pose() != director_.goal() || !is_seen();
}

void Airing::update(double seconds) {
  feed_->update(seconds);
  if (feed_->take_undone()) lay_anew();
  director_.update(seconds);
  table_.tabletop().update(seconds);
  moment_queue_.update(seconds, table_.tabletop().has_falling_dice());
  if (!table_.tabletop().is_moving() && !moment_queue_.is_holding()) rests_ -= seconds;
  waits_ -= seconds;
  turn_since_ += seconds;
  wander(seconds);
  if (waits_ <= 0 && is_seen() && feed_->is_due()) show_next();
}

screens::OnAir Airing::on_air() const {
  const bool is_whole = director_.shown() == director::ShotKind::kWhole;
  const bool begins_turn = turn_since_ < kTurnCard && !timeline_.charts().empty();
  return {.overlays = overlays_,
          .timeline = is_whole ? timeline_.charts() : std::span<const match::Chart>(),
          .card = begins_turn ? std::optional(film::turn_card(
                                    feed_->shown().turn(), studio_.words,
                                    table_.game_screens().words.counted(feed_->shown().view())))
                              : std::nullopt,
          .is_standby = is_standby_ || feed_->seconds_to_begin() > 0,
          .seconds_to_begin = static_cast<int>(std::ceil(feed_->seconds_to_begin()))};
}

/// What is still to be told is not read before.
std::span<const match::LogLine> Airing::log_so_far() const {
  const std::span<const match::LogLine> log = feed_->shown().log();
  return moment_queue_.has_next() ? log.first(std::min(lines_before_, log.size())) : log;
}

void Airing::draw(glm::ivec2 pixels, double seconds) {
  if (table_.resize(pixels)) director_.stand_on(table_.set());
  table_.draw({.view = feed_->shown().view(),
               .log = log_so_far(),
               .seats = session_->seats().size(),
               .turn = feed_->shown().turn(),
               .moment = moment_queue_.shown(),
               .on_air = on_air()},
              director_.pose(), director_.goal(), seconds);
}

}  // namespace airing
