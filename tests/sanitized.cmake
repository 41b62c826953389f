# How a test program is run under a sanitizer. Thousands of starts would take longer than what they start, so a program
# runs whole, in a few shards.

# In place of GoogleTest's own, with the arguments that the rooms give it.
function(gtest_discover_tests program)
  cmake_parse_arguments(tests "" "" "PROPERTIES" ${ARGN})
  set(shards 4)
  math(EXPR last "${shards} - 1")
  foreach(shard RANGE ${last})
    set(name ${program}_${shard})
    add_test(NAME ${name} COMMAND ${program} --gtest_brief=1)
    set_tests_properties(${name} PROPERTIES ${tests_PROPERTIES}
      ENVIRONMENT "GTEST_TOTAL_SHARDS=${shards};GTEST_SHARD_INDEX=${shard}")
  endforeach()
  set_property(GLOBAL APPEND PROPERTY sanitized_tests ${program})
endfunction()
