#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "game/lang/sentences.h"

namespace spoken {

/// As a voice reads it: lines become sentences, signs words or pauses.
std::string as_said(const lang::Sentences& words, std::string_view shown);

/// One after the other; what is empty is left out, and each ends as a sentence does.
std::string joined(const lang::Sentences& words, std::initializer_list<std::string_view> sentences);

}  // namespace spoken
