# Makes every asked_words.h and nothing else, for who reads sources without compiling them.
add_custom_target(asked_words)

# gather_words(TARGET ROOM…): asked_words.h for the target, in a namespace of its name, has what the sources of these rooms of
# game/ and of the rooms in them ask words for; a room may be a single source, too.
function(gather_words target)
  set(screens "")
  foreach(room IN LISTS ARGN)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/game/${room}/*.cpp
          ${PROJECT_SOURCE_DIR}/game/${room}/*.h)
    if(room MATCHES "[.]cpp$")
      set(sources ${PROJECT_SOURCE_DIR}/game/${room})
    endif()
    list(APPEND screens ${sources})
  endforeach()
  set(asked ${CMAKE_CURRENT_BINARY_DIR}/asked/asked_words.h)
  set(gather ${PROJECT_SOURCE_DIR}/cmake/asked_words.cmake)
  add_custom_command(
    OUTPUT ${asked}
    COMMAND ${CMAKE_COMMAND} -DOUT=${asked} -DNAMESPACE=${target} "-DSOURCES=${screens}" -P ${gather}
    DEPENDS ${gather} ${screens}
    COMMENT "Gathering the words that screens ask for"
    VERBATIM)
  target_sources(${target} PRIVATE ${asked})
  add_custom_target(${target}_asked_words DEPENDS ${asked})
  add_dependencies(${target} ${target}_asked_words)  # so that only one of them makes it
  add_dependencies(asked_words ${target}_asked_words)
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/asked)
endfunction()
