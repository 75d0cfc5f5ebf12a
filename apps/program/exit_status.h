// What the programs return to the shell.
#pragma once

namespace mandible {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;         // could not be done
inline constexpr int kWrongUsage = 2;     // the arguments, or the files they name, are wrong
inline constexpr int kInterrupted = 130;  // by a signal, as shells count it

// For the help of every program.
inline constexpr const char* kExitStatusText =
    "Exit status: 0 done, 1 failed, 2 wrong arguments or input, 130 interrupted.\n";

}  // namespace mandible
