// The positions that speed is measured on.
#pragma once

#include <array>
#include <string_view>

namespace mandible::bench {

struct NamedPosition {
  const char* name;
  const char* legal_move;
  std::string_view game;
};

inline constexpr std::array<NamedPosition, 4> kPositions = {{
    {"start", "wA1", "Base+MLP"},
    {"M20", "wS1 wQ/",
     R"(Base+MLP;InProgress;White[11];wL;bL /wL;wA1 wL/;bM /bL;wQ wL-;bP \bM;wA1 -bM;bQ bL\;wM \wQ;)"
     R"(bB1 /bQ;wB1 -wA1;bP wA1\;wA2 \wL;bA1 bQ\;wM bA1\;bB1 bQ;wB1 wA1;bB1 bL;wB1 bP;bB1 wL)"},
    {"M40", "wS2 wS1-",
     R"(Base+MLP;InProgress;White[21];wL;bL /wL;wA1 wL/;bM /bL;wQ wL-;bP \bM;wA1 -bM;bQ bL\;wM \wQ;)"
     R"(bB1 /bQ;wB1 -wA1;bP wA1\;wA2 \wL;bA1 bQ\;wM bA1\;bB1 bQ;wB1 wA1;bB1 bL;wB1 bP;bB1 wL;)"
     R"(wP wQ-;bB1 wQ;wS1 wP\;bB1 wP;wA3 /wS1;bG1 bB1/;wA3 bQ-;bG2 bG1-;wA2 \bG1;bG2 wQ/;wB2 /wM;)"
     R"(bG1 \wQ;wB2 /bA1;bG3 \bG1;wB2 bA1;bG3 wQ\;wL -bG1;bL /wQ;wB2 bQ;bL -wQ)"},
    {"O20", R"(wS2 wA2\)",
     R"(Base+MLP;InProgress;White[11];wB1;bS1 wB1-;wQ /wB1;bQ bS1/;wG1 -wB1;bG1 bS1-;wM -wQ;bM bQ-;)"
     R"(wP /wQ;bP bQ/;wL -wG1;bL bG1-;wA1 wQ\;bB1 \bQ;wS1 wA1-;bA1 -bB1;wA2 -wP;bA2 bP-;wA2 wS1/;)"
     R"(bA2 /bA1)"},
}};

}  // namespace mandible::bench
