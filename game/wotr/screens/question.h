#pragma once

#include "game/wotr/screens/desk/desk.h"

namespace wotr_screens {

/// What is asked, in words, with every option.
screens::Question question_of(const Desk& desk);

}  // namespace wotr_screens
