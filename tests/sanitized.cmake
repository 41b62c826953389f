# How a test program is built and run under a sanitizer. Reading the headers costs more than the tests,
# so several files are compiled as one, and not optimized; and thousands of starts would take longer than what
# they start, so a program runs whole, in a few shards.

# Files that use a name for something else than their neighbours do.
set(compiled_alone
  # cards
  combat_data_test.cpp hunt_defence_test.cpp hunt_draws_test.cpp hunt_tiles_test.cpp hunters_test.cpp
  # cli
  protocol_test.cpp scenarios_test.cpp
  # rules
  wotr/minions_test.cpp wotr/options_test.cpp
  # rulings
  activation_test.cpp borders_test.cpp capture_test.cpp companions_test.cpp event_moves_test.cpp
  hidden_information_test.cpp moving_armies_test.cpp political_advance_test.cpp separation_test.cpp
  setup_test.cpp team_scores_test.cpp victory_test.cpp)

# In place of GoogleTest's own, with the arguments that the rooms give it.
function(gtest_discover_tests program)
  cmake_parse_arguments(tests "" "" "PROPERTIES" ${ARGN})
  set_target_properties(${program} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  set_source_files_properties(${compiled_alone} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  target_compile_options(${program} PRIVATE -O0)
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
