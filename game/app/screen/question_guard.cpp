#include "game/app/screen/question_guard.h"

namespace app {
namespace {

constexpr double kReadingSeconds = 0.25;

}  // namespace

void QuestionGuard::update(double seconds, std::optional<std::size_t> question) {
  shown_for_ += seconds;
  if (question == question_) return;
  question_ = question;
  shown_for_ = 0;
}

bool QuestionGuard::lets_answer() const { return question_ && shown_for_ >= kReadingSeconds; }

}  // namespace app
