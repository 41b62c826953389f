#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/lang/sentences.h"

namespace lang {

inline constexpr std::string_view kEnglish = "en";  ///< what the others are measured by
/// English with strange letters, half as long again: what is not drawn so is no sentence of
/// data/lang, and what does not fit will not fit in some language.
inline constexpr std::string_view kPseudo = "pseudo";

/// Behind the name of a language: said plainly (sentences.h).
inline constexpr std::string_view kPlainly = "+plain";
/// The language alone.
std::string_view without_plainly(std::string_view requested);

/// Those of <data>/lang by the names of their files, English first.
std::vector<std::string> languages_in(const std::string& data);

/// The first that a request or else a locale, "de_AT.UTF-8", names; English where none does.
std::string language_for(std::span<const std::string> there, std::string_view requested,
                         std::string_view locale);
/// The locale of whoever started the program, for its messages.
std::string_view own_locale();

/// The sentences in kPseudo.
Sentences in_pseudo(Sentences english);

/// A sentence for each key of English that another language of the data has not, or has beside it,
/// and for each whose places are not the same.
std::vector<std::string> translation_faults(const std::string& data, std::string_view game);

}  // namespace lang
