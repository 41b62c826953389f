# One place for how every room is compiled.

# Precompiled headers are kept out of the compiler's cache unless it is told that their dates do not matter; paths from
# here on let one build folder, or one clone, serve the next.
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  set(cached ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${CCACHE_PROGRAM})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${cached})
  set(CMAKE_C_COMPILER_LAUNCHER ${cached})
endif()

if(AMONHEN_SANITIZE)
  add_compile_options(-fsanitize=${AMONHEN_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_compile_definitions(AMONHEN_SANITIZED)
  add_link_options(-fsanitize=${AMONHEN_SANITIZE})
endif()
# libFuzzer is steered by what code counts of its own branches: that of the rooms that read what comes from outside. It is
# what -fsanitize=fuzzer-no-link counts, which other rooms could not share precompiled headers with.
function(count_branches target)
  if(AMONHEN_FUZZ)
    target_compile_options(${target} PRIVATE -fsanitize-coverage=inline-8bit-counters,indirect-calls,trace-cmp,pc-table)
  endif()
endfunction()
# Else the compiler's cache never knows a precompiled header again.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-Xclang -fno-pch-timestamp>")
endif()

# What nearly every file includes of the standard library is precompiled once, with `base`, for all rooms. Only headers
# that are not ours: an edit then builds what it touches, and the compiler's cache serves every clone. JSON is none of
# them: its templates would cost a second in each file, and few need them.
set(standard_headers <algorithm> <array> <functional> <memory> <optional> <span> <string> <string_view> <utility>
  <variant> <vector>)

# Under a sanitizer what plays games by the thousand is optimized a little; the rest is sooner run than optimized.
set(busy_rooms base rules match players wotr_players trilogy_players)

# Rooms of things in space share those of `engine_geometry`, which hold glm too.
function(share_precompiled_headers target)
  set(owner base)
  if(ARGV1)
    set(owner ${ARGV1})
  elseif(AMONHEN_SANITIZE AND NOT target IN_LIST busy_rooms)
    set(owner idle_headers)
  endif()
  target_precompile_headers(${target} REUSE_FROM ${owner})
endfunction()

# A room is a static library of every source in its folder; headers are included from the root. `add_room(NAME OWNER)`
# shares the precompiled headers of OWNER.
function(add_room name)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  add_library(${name} STATIC ${sources})
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR})
  strict_warnings(${name})
  if(AMONHEN_SANITIZE AND name IN_LIST busy_rooms)
    target_compile_options(${name} PRIVATE -O1)
  endif()
  if(NOT name STREQUAL base)
    share_precompiled_headers(${name} ${ARGV1})
  endif()
endfunction()

# A sanitized build repeats no warnings: the release build has the last word on them.
function(strict_warnings target)
  if(AMONHEN_SANITIZE)
    target_compile_options(${target} PRIVATE -w)
    return()
  endif()
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)
endfunction()
