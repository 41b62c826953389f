#include "game/airing/output_desk.h"

#include <algorithm>

namespace airing {
namespace {

using screens::OutputDeed;
using screens::OutputKind;

constexpr double kFrame = 1.0 / 30;
constexpr double kIdleFrame = 0.5;  // seconds, where nothing moves

/// Capture programs find a window again by its title and class: they are the same in every
/// language.
constexpr std::array<const char*, screens::kOutputKinds> kTitles{"Amon Hen - public",
                                                                 "Amon Hen - commentator"};
constexpr std::array<const char*, screens::kOutputKinds> kClasses{"amonhen-public",
                                                                  "amonhen-commentator"};

screens::Settings settings_on_air() {
  screens::Settings settings;
  settings.letters = screens::kBroadcastLetters;
  settings.ambient_life = false;
  return settings;
}

/// Asked again, the director leads.
void toggle(LiveDirector& director, CameraHand hand) {
  director.set_hand(director.hand() == hand ? CameraHand::kDirector : hand);
}

void obey_at(Airing& airing, OutputDeed deed) {
  switch (deed) {
    case OutputDeed::kWhole: return airing.director().show_whole();
    case OutputDeed::kHold: return toggle(airing.director(), CameraHand::kHold);
    case OutputDeed::kFree: return toggle(airing.director(), CameraHand::kFree);
    case OutputDeed::kStandby: return airing.set_standby(!airing.is_standby());
    default: return;
  }
}

}  // namespace

const screens::OutputsShown* OutputDesk::shown() {
  if (window_ == nullptr) return nullptr;
  for (std::size_t i = 0; i < outputs_.size(); ++i) {
    screens::OutputShown& row = shown_.outputs[i];
    const Wishes& wishes = wishes_[i];
    row = {.is_open = outputs_[i].has_value(),
           .delay = static_cast<int>(wishes.delay.seconds),
           .decisions = static_cast<int>(wishes.delay.decisions),
           .level = wishes.level,
           .overlays = wishes.overlays};
    if (!outputs_[i]) continue;
    Airing& airing = *outputs_[i]->airing;
    row.behind = static_cast<int>(airing.feed().foreseen().size());
    row.hand = airing.director().hand();
    row.is_standby = airing.is_standby();
  }
  return &shown_;
}

/// Drawn as the players' table it shares what that is made of; else it has all of its own.
base::Result<table::Tabletop> OutputDesk::table_for(const Wishes& wishes,
                                                    const table::Tabletop& table) const {
  if (!wishes.level) return table.another();
  table::TabletopSettings settings = studio_->settings;
  settings.effects = engine::effects_of(*wishes.level);
  return table::Tabletop::create(studio_->table, settings);
}

void OutputDesk::open(OutputKind kind, session::Session& session, const table::Tabletop& table) {
  const auto number = static_cast<std::size_t>(kind);
  const Wishes& wishes = wishes_[number];
  if (!studio_) {
    auto studio = make_studio_();
    if (!studio) return void(notice_ = studio.error());
    studio_ = std::make_unique<film::Studio>(studio.take());
  }
  auto window = engine::OutputWindow::open(
      *window_, {.title = kTitles[number], .window_class = kClasses[number]});
  if (!window) return void(notice_ = window.error());
  auto its_table = table_for(wishes, table);
  if (!its_table) return void(notice_ = its_table.error());
  const screens::AirLayout layout{.has_column = true,
                                  .is_commentator = kind == OutputKind::kCommentator};
  auto on_air = film::OnAirTable::create(*studio_, its_table.take(), settings_on_air(), layout,
                                         window->pixel_size());
  if (!on_air) return void(notice_ = on_air.error());
  outputs_[number].emplace(Output{
      window.take(), std::make_unique<Airing>(*studio_, session, on_air.take(), kind, wishes.delay),
      kIdleFrame});
  outputs_[number]->airing->set_overlays(wishes.overlays);
}

void OutputDesk::obey_wishes(const screens::OutputWish& wish) {
  Wishes& wishes = wishes_[static_cast<std::size_t>(wish.kind)];
  if (wish.deed == OutputDeed::kDelay) wishes.delay.seconds = wish.count;
  if (wish.deed == OutputDeed::kDecisionsDelay) {
    wishes.delay.decisions = static_cast<std::size_t>(wish.count);
  }
  if (wish.deed == OutputDeed::kQuality) wishes.level = wish.level;
  if (wish.deed == OutputDeed::kOverlay && wish.overlay != nullptr) {
    wishes.overlays.*wish.overlay = !(wishes.overlays.*wish.overlay);
  }
  const Slot& slot = at(wish.kind);
  if (!slot) return;
  slot->airing->set_delay(wishes.delay);
  slot->airing->set_overlays(wishes.overlays);
}

void OutputDesk::obey(const screens::OutputWish& wish, session::Session& session,
                      const table::Tabletop& table) {
  Slot& slot = at(wish.kind);
  obey_wishes(wish);
  switch (wish.deed) {
    case OutputDeed::kQuality:
      if (!slot) break;
      slot.reset();
      return open(wish.kind, session, table);
    case OutputDeed::kOpen:
      if (!slot) open(wish.kind, session, table);
      break;
    case OutputDeed::kClose: slot.reset(); break;
    default:
      if (slot) obey_at(*slot->airing, wish.deed);
  }
}

void OutputDesk::obey_for_all(OutputDeed deed) {
  for (Slot& slot : outputs_) {
    if (slot) obey_at(*slot->airing, deed);
  }
}

bool OutputDesk::is_on_air() const {
  return std::ranges::any_of(outputs_, [](const Slot& slot) { return slot.has_value(); });
}

std::size_t OutputDesk::frames_of(OutputKind kind) const {
  const Slot& slot = outputs_[static_cast<std::size_t>(kind)];
  return slot ? slot->frames : 0;
}

void OutputDesk::draw(Output& output, double seconds) {
  output.undrawn += seconds;
  const double due = output.airing->is_moving() ? kFrame : kIdleFrame;
  if (output.undrawn < due) return;
  output.window.begin();
  output.airing->draw(output.window.pixel_size(), output.undrawn);
  output.window.end();
  ++output.frames;
  output.undrawn = 0;
}

void OutputDesk::pass(double seconds, const engine::CameraPose& camera) {
  for (Slot& slot : outputs_) {
    if (!slot) continue;
    if (slot->window.is_closed()) {
      slot.reset();
      continue;
    }
    LiveDirector& director = slot->airing->director();
    if (director.hand() == CameraHand::kFree) director.lead(camera);
    slot->airing->pass(seconds);
    draw(*slot, seconds);
  }
}

void OutputDesk::let_go() {
  for (Slot& slot : outputs_) {
    if (slot) slot->airing->let_go();
  }
}

void OutputDesk::attach(session::Session& session) {
  for (Slot& slot : outputs_) {
    if (slot) slot->airing->attach(session);
  }
}

}  // namespace airing
