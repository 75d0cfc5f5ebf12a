# embed(FILE NAME VARIABLE) puts the path of a source file into the variable that defines the bytes
# of FILE as a std::string_view called NAME. As a script it writes that file.
if(CMAKE_SCRIPT_MODE_FILE)
  file(READ ${INPUT} bytes HEX)
  string(LENGTH "${bytes}" digits)
  math(EXPR size "${digits} / 2")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" bytes "${bytes}")
  # Sixty-four bytes per line.
  string(REPEAT "." 256 line)
  string(REGEX REPLACE "(${line})" "\\1\"\n\"" bytes "${bytes}")
  file(WRITE ${OUTPUT} "#include <string_view>\n
extern const std::string_view ${NAME};
const std::string_view ${NAME}(\"${bytes}\", ${size});\n")
  return()
endif()

set(embed_script ${CMAKE_CURRENT_LIST_FILE})

function(embed file name variable)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
  add_custom_command(OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -DINPUT=${file} -DOUTPUT=${source} -DNAME=${name} -P ${embed_script}
    DEPENDS ${file} ${embed_script}
    COMMENT "Embedding ${file}")
  # The standard asks compilers for 65,536 characters; all of ours take more.
  set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
  set(${variable} ${source} PARENT_SCOPE)
endfunction()
