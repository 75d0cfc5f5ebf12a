# Warnings, sanitizers and the language subset, as targets to link to.

add_library(mandible_flags INTERFACE)
target_compile_options(mandible_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Wold-style-cast)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # False alarms of GCC 12 inside its own std::string (GCC bug 105651).
  target_compile_options(mandible_flags INTERFACE -Wno-restrict)
endif()
if(MANDIBLE_SANITIZERS)
  add_compile_options(-fsanitize=${MANDIBLE_SANITIZERS} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${MANDIBLE_SANITIZERS})
  # The check of virtual tables needs run-time types everywhere; the portable modules have none.
  add_compile_options(-fno-sanitize=vptr)
endif()
if(MANDIBLE_ARCH)
  add_compile_options(-march=${MANDIBLE_ARCH})
endif()
if(MANDIBLE_FUZZERS)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# The portable modules: also built for WebAssembly, so without exceptions and run-time types.
add_library(mandible_portable INTERFACE)
target_link_libraries(mandible_portable INTERFACE mandible_flags)
target_compile_options(mandible_portable INTERFACE -fno-exceptions -fno-rtti)
