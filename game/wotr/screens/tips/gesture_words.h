#pragma once

#include <string>

#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

/// A row of a bundle, or the answer that ends it.
std::string row_words(const Context& context, core::Action action);
/// What the person holds.
std::string held_words(const Context& context);
/// A Companion who may part with those that are held.
std::string touchable_words(const Context& context, const table::Touchable& one);
std::string touchable_tip(const Context& context, const table::Touchable& one);
/// What a gesture does; empty where it would name a card of a covered hand.
std::string gesture_words(const Context& context, const table::Gesture& gesture);

}  // namespace wotr_screens
