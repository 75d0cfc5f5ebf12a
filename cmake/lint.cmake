# Target `lint`: clang-format on all files and clang-tidy on src/ and apps/, again only for what changed.
find_program(clang_format NAMES clang-format-14 REQUIRED)
find_program(clang_tidy NAMES clang-tidy-14 REQUIRED)

file(GLOB_RECURSE formatted CONFIGURE_DEPENDS
  ${CMAKE_SOURCE_DIR}/src/*.h ${CMAKE_SOURCE_DIR}/src/*.cpp
  ${CMAKE_SOURCE_DIR}/apps/*.h ${CMAKE_SOURCE_DIR}/apps/*.cpp
  ${CMAKE_SOURCE_DIR}/bench/*.h ${CMAKE_SOURCE_DIR}/bench/*.cpp
  ${CMAKE_SOURCE_DIR}/tests/*.h ${CMAKE_SOURCE_DIR}/tests/*.cpp)
set(stamp_directory ${CMAKE_BINARY_DIR}/lint)
file(MAKE_DIRECTORY ${stamp_directory})

add_custom_command(OUTPUT ${stamp_directory}/format.stamp
  COMMAND ${clang_format} --dry-run --Werror ${formatted}
  COMMAND ${CMAKE_COMMAND} -E touch ${stamp_directory}/format.stamp
  DEPENDS ${formatted} ${CMAKE_SOURCE_DIR}/.clang-format
  COMMENT "clang-format")
set(stamps ${stamp_directory}/format.stamp)

set(headers ${formatted})
list(FILTER headers INCLUDE REGEX "^${CMAKE_SOURCE_DIR}/(src|apps)/.*\\.h$")
set(sources ${formatted})
list(FILTER sources INCLUDE REGEX "^${CMAKE_SOURCE_DIR}/(src|apps)/.*\\.cpp$")
# The analyser follows fewer paths: twice as fast, and the sanitizers watch the rest.
set(shallow --extra-arg=-Xclang --extra-arg=-analyzer-config --extra-arg=-Xclang --extra-arg=mode=shallow)
foreach(source ${sources})
  file(RELATIVE_PATH name ${CMAKE_SOURCE_DIR} ${source})
  string(REPLACE "/" "_" stamp ${name})
  add_custom_command(OUTPUT ${stamp_directory}/${stamp}.stamp
    COMMAND ${clang_tidy} --quiet -p ${CMAKE_BINARY_DIR}
      --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-ignored-optimization-argument
      ${shallow} ${source}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp_directory}/${stamp}.stamp
    DEPENDS ${source} ${headers} ${CMAKE_SOURCE_DIR}/.clang-tidy
    COMMENT "clang-tidy ${name}")
  list(APPEND stamps ${stamp_directory}/${stamp}.stamp)
endforeach()
add_custom_target(lint DEPENDS ${stamps})
