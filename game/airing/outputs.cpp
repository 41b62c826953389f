#include "game/airing/outputs.h"

#include <algorithm>

#include "game/commands/ids.h"

namespace airing {
namespace {

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

/// False if the command does not lead a camera or show a sheet.
bool obey_at(Airing& airing, commands::Id command) {
  LiveDirector& director = airing.director();
  if (command == commands::kAirWhole) return director.show_whole(), true;
  if (command == commands::kAirHold) return toggle(director, CameraHand::kHold), true;
  if (command == commands::kAirFree) return toggle(director, CameraHand::kFree), true;
  if (command == commands::kAirStandby) return airing.set_standby(!airing.is_standby()), true;
  return false;
}

}  // namespace

const screens::OutputsShown* Outputs::shown() {
  if (window_ == nullptr) return nullptr;
  for (std::size_t i = 0; i < outputs_.size(); ++i) {
    screens::OutputShown& row = shown_.outputs[i];
    const Options& options = options_[i];
    row = {.is_open = outputs_[i].has_value(),
           .delay = static_cast<int>(options.delay.seconds),
           .decisions = static_cast<int>(options.delay.decisions),
           .level = options.level,
           .overlays = options.overlays};
    if (!outputs_[i]) continue;
    Airing& airing = *outputs_[i]->airing;
    row.behind = static_cast<int>(airing.feed().foreseen().size());
    row.hand = airing.director().hand();
    row.is_standby = airing.is_standby();
  }
  return &shown_;
}

/// Drawn as the players' table it shares what that is made of; else it has all of its own.
base::Result<table::Tabletop> Outputs::table_for(const Options& options,
                                                 const table::Tabletop& table) const {
  if (!options.level) return table.another();
  table::TabletopSettings settings = studio_->settings;
  settings.effects = engine::effects_of(*options.level);
  return table::Tabletop::create(studio_->table, settings);
}

void Outputs::open(OutputKind kind, session::Session& session, const table::Tabletop& table) {
  const auto number = static_cast<std::size_t>(kind);
  const Options& options = options_of(kind);
  if (!studio_) {
    auto studio = make_studio_();
    if (!studio) return void(notice_ = studio.error());
    studio_ = std::make_unique<film::Studio>(studio.take());
  }
  auto window = engine::OutputWindow::open(*window_, {.title = kTitles[number],
                                                      .window_class = kClasses[number],
                                                      .number = static_cast<int>(number)});
  if (!window) return void(notice_ = window.error());
  auto its_table = table_for(options, table);
  if (!its_table) return void(notice_ = its_table.error());
  const screens::AirLayout layout{.is_commentator = kind == OutputKind::kCommentator};
  auto on_air = film::OnAirTable::create(*studio_, its_table.take(), settings_on_air(), layout,
                                         window->pixel_size());
  if (!on_air) return void(notice_ = on_air.error());
  outputs_[number].emplace(Output{
      window.take(),
      std::make_unique<Airing>(*studio_, session, on_air.take(), kind, options.delay), kIdleFrame});
  outputs_[number]->airing->set_overlays(options.overlays);
}

/// How one is to be shown, whether it is open or not.
bool Outputs::set(const commands::Command& command) {
  if (const auto* count = commands::argument_of<screens::OutputCount>(command)) {
    Delay& delay = options_of(count->kind).delay;
    if (command.id == commands::kAirDelay) delay.seconds = count->count;
    if (command.id == commands::kAirDecisions) {
      delay.decisions = static_cast<std::size_t>(count->count);
    }
    return apply_options(count->kind), true;
  }
  if (const auto* overlay = commands::argument_of<screens::OutputOverlay>(command)) {
    bool& is_shown = options_of(overlay->kind).overlays.*overlay->overlay;
    is_shown = !is_shown;
    return apply_options(overlay->kind), true;
  }
  return false;
}

void Outputs::apply_options(OutputKind kind) {
  const Slot& slot = at(kind);
  if (!slot) return;
  slot->airing->set_delay(options_of(kind).delay);
  slot->airing->set_overlays(options_of(kind).overlays);
}

/// One of them, or all.
bool Outputs::lead(const commands::Command& command) {
  const auto* kind = commands::argument_of<OutputKind>(command);
  bool is_taken = false;
  for (Slot& slot : outputs_) {
    const bool is_meant = kind == nullptr || &slot == &at(*kind);
    if (slot && is_meant) is_taken = obey_at(*slot->airing, command.id) || is_taken;
  }
  return is_taken;
}

bool Outputs::take(const commands::Command& command, session::Session& session,
                   const table::Tabletop& table) {
  if (const auto* quality = commands::argument_of<screens::OutputQuality>(command)) {
    options_of(quality->kind).level = quality->level;
    Slot& slot = at(quality->kind);
    if (!slot) return true;
    slot.reset();
    return open(quality->kind, session, table), true;
  }
  if (set(command)) return true;
  const auto* kind = commands::argument_of<OutputKind>(command);
  if (kind != nullptr && command.id == commands::kAirClose) return at(*kind).reset(), true;
  if (kind != nullptr && command.id == commands::kAirOpen) {
    if (!at(*kind)) open(*kind, session, table);
    return true;
  }
  return lead(command);
}

bool Outputs::is_on_air() const {
  return std::ranges::any_of(outputs_, [](const Slot& slot) { return slot.has_value(); });
}

std::size_t Outputs::frames_of(OutputKind kind) const {
  const Slot& slot = outputs_[static_cast<std::size_t>(kind)];
  return slot ? slot->frames : 0;
}

void Outputs::draw(Output& output, double seconds) {
  output.undrawn += seconds;
  const double due = output.airing->is_moving() ? kFrame : kIdleFrame;
  if (output.undrawn < due) return;
  output.window.begin();
  output.airing->draw(output.window.pixel_size(), output.undrawn);
  output.window.end();
  ++output.frames;
  output.undrawn = 0;
}

void Outputs::update(double seconds, const engine::CameraPose& camera) {
  for (Slot& slot : outputs_) {
    if (!slot) continue;
    if (slot->window.is_closed()) {
      slot.reset();
      continue;
    }
    LiveDirector& director = slot->airing->director();
    if (director.hand() == CameraHand::kFree) director.lead(camera);
    slot->airing->update(seconds);
    draw(*slot, seconds);
  }
}

void Outputs::let_go() {
  for (Slot& slot : outputs_) {
    if (slot) slot->airing->let_go();
  }
}

void Outputs::attach(session::Session& session) {
  for (Slot& slot : outputs_) {
    if (slot) slot->airing->attach(session);
  }
}

}  // namespace airing
