#pragma once

#include <string>

namespace lang {

/// The words begun with a capital, for words that stand within sentences elsewhere: "der Ring wurde
/// vernichtet" as a title. `words` in UTF-8; letters of the Latin alphabets have capitals here.
std::string with_capital(std::string words);

}  // namespace lang
