# How test programs are built by kind and run. A program runs whole, or in a few shards of about as many seconds:
# thousands of starts would take longer than what they start, and what a program's tests share is made once for a shard.

# Lines of "PROGRAM SECONDS": what it takes alone, in a release build (scripts/test --weigh writes them).
set(weights_file ${CMAKE_CURRENT_SOURCE_DIR}/seconds.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${weights_file})
file(STRINGS ${weights_file} weights REGEX "^[a-z]")
set(seconds_of_a_shard 20)

function(seconds_of program result)
  set(seconds 1)
  foreach(line ${weights})
    if(line MATCHES "^${program} ([0-9]+)$")
      set(seconds ${CMAKE_MATCH_1})
    endif()
  endforeach()
  set(${result} ${seconds} PARENT_SCOPE)
endfunction()

# Whoever wants tests of one label builds what they need: the target tests_LABEL.
function(needed_by_label label program)
  if(NOT TARGET tests_${label})
    add_custom_target(tests_${label})
  endif()
  add_dependencies(tests_${label} ${program})
endfunction()

# What draws is built with GL, and no sanitizer sees it.
set(kinds_that_draw engine table screens)

# run_tests(PROGRAM KIND [release] [TIMEOUT SECONDS]): the kind of test is its label (see README). `release` is a label, too:
# of what a sanitized build leaves out.
function(run_tests program)
  cmake_parse_arguments(PARSE_ARGV 1 tests "" "TIMEOUT" "")
  set(labels ${tests_UNPARSED_ARGUMENTS})
  list(GET labels 0 kind)
  if(kind IN_LIST kinds_that_draw)
    list(APPEND labels release)
  endif()
  if(NOT tests_TIMEOUT)
    set(tests_TIMEOUT 900)
  endif()
  seconds_of(${program} seconds)
  math(EXPR shards "(${seconds} + ${seconds_of_a_shard} - 1) / ${seconds_of_a_shard}")
  math(EXPR cost "${seconds} / ${shards}")
  math(EXPR last "${shards} - 1")
  foreach(shard RANGE ${last})
    set(name ${program})
    if(last GREATER 0)
      string(APPEND name _${shard})
    endif()
    add_test(NAME ${name} COMMAND ${program} --gtest_brief=1)
    set_tests_properties(${name} PROPERTIES LABELS "${labels}" TIMEOUT ${tests_TIMEOUT} COST ${cost}
      ENVIRONMENT "GTEST_TOTAL_SHARDS=${shards};GTEST_SHARD_INDEX=${shard};GTEST_OUTPUT=json:${PROJECT_BINARY_DIR}/results/${kind}/${name}.json")
  endforeach()
  foreach(label ${labels})
    needed_by_label(${label} ${program})
  endforeach()
  set_property(GLOBAL APPEND PROPERTY test_programs ${program})
endfunction()

# run_script(NAME COMMAND WORD… LABELS LABEL… [NEEDS TARGET…]): a test that is no GoogleTest program.
function(run_script name)
  cmake_parse_arguments(PARSE_ARGV 1 script "" "" "COMMAND;LABELS;NEEDS")
  add_test(NAME ${name} COMMAND ${script_COMMAND})
  set_tests_properties(${name} PROPERTIES LABELS "${script_LABELS}")
  foreach(label ${script_LABELS})
    foreach(target ${script_NEEDS})
      needed_by_label(${label} ${target})
    endforeach()
  endforeach()
endfunction()

# What is written for scripts/test and scripts/times: a line for each program, "NAME FILE".
function(list_test_programs)
  get_property(programs GLOBAL PROPERTY test_programs)
  list(SORT programs)
  set(text)
  foreach(program ${programs})
    string(REGEX REPLACE "_tests$" "" name ${program})
    string(APPEND text "${name} $<TARGET_FILE:${program}>\n")
  endforeach()
  file(GENERATE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/programs.txt CONTENT "${text}")
endfunction()
