#pragma once

#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

/// What is asked, in words, with every option.
screens::Question question_of(const Context& context);

}  // namespace wotr_screens
