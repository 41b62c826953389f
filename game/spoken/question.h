#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "game/lang/sentences.h"
#include "game/screens/state/heard.h"

namespace spoken {

/// Whether the answers to the question may be gone through: else only who decides is said.
bool may_hear_options(const screens::Heard& heard);

/// Who is asked what, and how many answers there are; for whom the table waits; how the game ended.
std::string question_words(const lang::Sentences& words, const screens::Heard& heard);

/// A sentence about the key that confirms, with its name in the place of {key}; empty where there
/// is none.
std::string confirm_words(const lang::Sentences& words, const screens::Heard& heard,
                          std::string_view sentence);

/// "2 of 5: Move the Fellowship".
std::string option_words(const lang::Sentences& words, const screens::Heard& heard,
                         std::size_t number);

/// What it means to choose it.
std::string more_about_option(const lang::Sentences& words, const screens::Heard& heard,
                              std::size_t number);

/// That it was chosen.
std::string taken_words(const lang::Sentences& words, const screens::Heard& heard,
                        std::size_t number);

/// What the keys are on: nothing while cards lie open before several people, for a button may name
/// one.
std::string focus_words(const lang::Sentences& words, const screens::Heard& heard);

/// What has happened may be said line by line.
bool may_hear_log(const screens::Heard& heard);

}  // namespace spoken
