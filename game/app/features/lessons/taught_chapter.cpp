#include "game/app/features/lessons/taught_chapter.h"

#include <algorithm>
#include <utility>

#include "base/json_pattern.h"

namespace app {

TaughtChapter::TaughtChapter(const tutorial::Chapter& chapter, bool has_next, bool from_start)
    : guide_(chapter), has_next_(has_next), from_start_(from_start) {}

std::vector<core::Action> TaughtChapter::expected(const session::Session& taught) const {
  std::vector<core::Action> expected;
  if (guide_.is_at_end() || taught.is_machine_next()) return expected;
  for (const core::Action action : taught.screen().view().decision().actions) {
    if (guide_.allows(taught.action_json(action))) expected.push_back(action);
  }
  return expected;
}

bool TaughtChapter::asks_besides(const session::Session& taught) const {
  if (guide_.is_at_end() || guide_.is_to_be_read() || taught.is_machine_next()) return false;
  return expected(taught).empty();
}

bool TaughtChapter::asks_for(const session::Session& taught,
                             std::span<const core::Action> answers) const {
  tutorial::Guide ahead = guide_;
  for (const core::Action answer : answers) {
    if (ahead.is_at_end() || ahead.number() != guide_.number()) break;
    if (!ahead.allows(taught.action_json(answer))) return false;
    ahead.take();
  }
  return !guide_.is_at_end() && !answers.empty();
}

bool TaughtChapter::take(const session::Session& taught, core::Action action) {
  const bool is_besides = asks_besides(taught);
  const Answered answered{taught.screen().cursor(), guide_.place()};
  const bool is_taken = take_next(taught, action) || is_besides;
  is_wrong_ = !is_taken;
  if (is_taken) answered_.push_back(answered);
  return is_taken;
}

bool TaughtChapter::take_next(const session::Session& taught, core::Action action) {
  is_wrong_ = !guide_.allows(taught.action_json(action));
  if (!is_wrong_) guide_.take();
  return !is_wrong_;
}

void TaughtChapter::take_back_to(std::size_t steps) {
  is_wrong_ = false;
  while (!answered_.empty() && answered_.back().step >= steps) {
    guide_.go_back_to(answered_.back().place);
    answered_.pop_back();
  }
}

screens::TutorialShown TaughtChapter::shown(const session::Session& taught,
                                            const std::optional<Spot>& spot) const {
  const tutorial::Chapter& chapter = guide_.chapter();
  screens::TutorialShown shown{
      .chapter = chapter.title,
      .number = std::min(guide_.number() + 1, chapter.steps.size()),
      .of = chapter.steps.size(),
      .words = chapter.steps.back().words,
      .is_to_be_read = guide_.is_to_be_read(),
      .is_done = guide_.is_at_end(),
      .has_next = has_next_,
      .is_wrong = is_wrong_,
      .asks_besides = asks_besides(taught),
      .expected = expected(taught),
      .asks_for = [&](std::span<const core::Action> answers) { return asks_for(taught, answers); }};
  if (spot) {
    shown.place = spot->place;
    shown.extent = spot->extent;
    shown.window = spot->window;
    shown.land = spot->land;
  }
  if (guide_.is_done()) return shown;
  shown.words = guide_.step().words;
  shown.is_about_a_place = !guide_.step().place.empty();
  return shown;
}

base::Result<std::unique_ptr<session::Session>> begin_chapter(const session::Opener& opener,
                                                              const tutorial::Chapter& chapter) {
  session::SeatScripts scripts;
  for (const auto& [seat, answers] : chapter.others) {
    for (const tutorial::Pattern& pattern : answers) {
      scripts[seat].push_back(
          [pattern](const nlohmann::json& action) { return base::fits(action, pattern); });
    }
  }
  match::Setup setup = chapter.setup;
  setup.seats[chapter.learner] = players::kHuman;
  return opener.begin_scripted(std::move(setup), players::kRandom, scripts);
}

}  // namespace app
