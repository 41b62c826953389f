# Gathers what the screens ask words for: cmake -DOUT=FILE -DNAMESPACE=NAME -DSOURCES=FILE;… -P asked_words.cmake
# Keys are texts with a dot ("screen.menu", or the beginning "tip."), arguments stand first in braces. A row's `.id` is
# its name in files and no key; what is said of each choice of a row begins with its `.sentence` and a hyphen.

set(keys "")
set(arguments "")
foreach(source IN LISTS SOURCES)
  file(READ ${source} text)
  string(REGEX REPLACE "\\.id = \"[^\"]*\"" "" text "${text}")
  string(REGEX MATCHALL "\"[a-z][a-z-]*\\.[a-z0-9.-]*\"" found "${text}")
  list(APPEND keys ${found})
  string(REGEX MATCHALL "\\.sentence = \"[a-z][a-z-]*\\.[a-z0-9.-]*\"" found "${text}")
  list(TRANSFORM found REPLACE "\\.sentence = (.*)\"" "\\1-\"")
  list(APPEND keys ${found})
  string(REGEX MATCHALL "{\"[A-Za-z][A-Za-z-]*\"," found "${text}")
  list(APPEND arguments ${found})
endforeach()
list(FILTER keys EXCLUDE REGEX "\\.(json|img|png|txt|ink|tiles|save|glb|mkv|mp4)\"$")
list(REMOVE_DUPLICATES keys)
list(SORT keys)
list(TRANSFORM arguments REPLACE "[{,]" "")
list(REMOVE_DUPLICATES arguments)
list(SORT arguments)
list(LENGTH keys key_count)
list(LENGTH arguments argument_count)
list(JOIN keys ",\n    " keys)
list(JOIN arguments ",\n    " arguments)
file(CONFIGURE OUTPUT ${OUT} CONTENT [[#pragma once

#include <array>
#include <string_view>

namespace @NAMESPACE@ {

inline constexpr std::array<std::string_view, @key_count@> kAskedWords{
    @keys@};
inline constexpr std::array<std::string_view, @argument_count@> kGivenArguments{
    @arguments@};

}  // namespace @NAMESPACE@
]] @ONLY)
