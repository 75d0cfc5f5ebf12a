// The positions that the search is measured on: balanced middle games from self-play in several
// sets.
#pragma once

#include <array>
#include <string_view>

namespace mandible::bench {

struct SearchPosition {
  const char* name;
  std::string_view game;
};

inline constexpr std::array<SearchPosition, 12> kSearchPositions = {{
    {"Base 20",
     R"(Base;InProgress;White[11];wG1;bS1 wG1\;wB1 -wG1;bG1 bS1\;wB2 wG1/;bB1 bG1/;wQ \wB1;)"
     R"(bQ /bG1;wA1 \wB2;bA1 /bS1;wA2 -wA1;bA1 -wQ;wA2 -bQ;bB2 \bA1;wA1 -bB2;bA2 bB1-;)"
     R"(wA3 \wB2;bA2 \wQ;wA3 bQ\;bB1 bS1)"},
    {"Base 24",
     R"(Base;InProgress;White[13];wS1;bG1 wS1-;wA1 \wS1;bG2 bG1\;wG1 /wS1;bA1 bG1/;wQ -wG1;)"
     R"(bQ /bG2;wB1 /wA1;bA1 /wQ;wA1 bQ\;bB1 -bA1;wB2 /wA1;bB2 bA1\;wB2 /bQ;bB1 -wQ;wB1 wG1;)"
     R"(bB1 wQ;wB1 bB1;bB2 wB1\;wB2 bQ;bB2 wB1;wG2 wG1\;bG1 -wS1)"},
    {"Base+MDR 28",
     R"(Base+MDR;InProgress;White[15];wB1;bM wB1-;wA1 \wB1;bR bM/;wB2 /wB1;bB1 bR\;wQ -wB2;)"
     R"(bQ bB1-;wA1 bQ-;bA1 \bR;wA2 wB2\;bA1 /wQ;wR wA1\;bB2 bA1\;wR bQ;bR wR;wA2 /bB2;)"
     R"(bA2 bM\;wA3 wB2\;bA3 \bB1;wA3 \wA1;bA2 \wQ;wS1 wA1-;bA3 wS1/;wM wB2\;bD -bA1;)"
     R"(wD \wB1;bA2 /wD)"},
    {"Base+ML 20",
     R"(Base+ML;InProgress;White[11];wG1;bB1 wG1-;wG2 \wG1;bA1 bB1-;wL /wG1;bS1 bA1/;)"
     R"(wQ -wG2;bQ -bS1;wA1 wQ\;bA1 -wQ;wL bQ\;bB2 \bA1;wA1 \bB2;bQ \bS1;wA2 wQ\;bL /bB2;)"
     R"(wA2 bQ/;bL \wQ;wB1 \wA2;bM -bQ)"},
    {"Base+ML 24",
     R"(Base+ML;InProgress;White[13];wL;bS1 /wL;wQ wL/;bL /bS1;wB1 wQ/;bQ -bS1;wA1 -wQ;)"
     R"(bL wQ\;wS1 wB1/;bB1 bL-;wS1 bB1/;bA1 bL\;wA1 /bQ;bA1 -wQ;wA2 \wB1;bG1 bB1\;wA2 bG1\;)"
     R"(bB2 \bA1;wB1 wQ;bM /bB2;wB1 bA1;bB2 wB1;wQ bB2/;bA2 /bM)"},
    {"Base+MLP 20a",
     R"(Base+MLP;InProgress;White[11];wG1;bM /wG1;wB1 wG1/;bB1 -bM;wM \wB1;bQ bB1\;wQ wM/;)"
     R"(bB1 -wG1;wP wQ\;bP /bB1;wG2 wP/;bA1 -bB1;wG2 /bQ;bA1 \wQ;wB2 wG2\;bB2 bA1/;wB2 bQ\;)"
     R"(bB2 wQ/;wB2 bQ;bM wB2)"},
    {"Base+MLP 20b",
     R"(Base+MLP;InProgress;White[11];wM;bL /wM;wG1 wM-;bB1 bL\;wP \wG1;bQ bB1-;wQ wG1/;)"
     R"(bA1 bQ\;wA1 -wP;bA1 wQ-;wA1 bQ\;bB2 bA1/;wB1 wA1-;bB2 \bA1;wB1 wA1/;bA2 bA1/;)"
     R"(wG1 \bA2;bA2 wQ\;wB1 bQ;bP bA2\)"},
    {"Base+MLP 24",
     R"(Base+MLP;InProgress;White[13];wP;bB1 wP\;wB1 wP/;bL bB1-;wM -wB1;bM bL-;wQ /wM;)"
     R"(bQ bM\;wA1 \wB1;bP bL\;wM bP\;bB2 /bB1;bP wM\;bB2 wQ\;wQ -bB2;bG1 bB1\;wA1 bQ/;)"
     R"(bA1 bB2\;wB2 wA1-;bA1 wB2\;wL \wB2;bS1 bP-;wL wA1\;bA1 wB2-)"},
    {"Base+MLP 28",
     R"(Base+MLP;InProgress;White[15];wP;bB1 \wP;wA1 wP-;bQ bB1/;wB1 wA1\;bG1 -bQ;wQ /wP;)"
     R"(bP bQ-;wM wP\;bP bQ\;wA2 wM\;bB2 /bG1;wA1 \bQ;bB2 /bB1;wQ /wM;bB1 wP;wB2 wA1/;)"
     R"(bM bG1\;wB1 bP\;bB1 wM;wB1 bB1;bQ bP-;wA2 -bB2;bA1 -bG1;wA3 -wB2;bA1 \wA3;wS1 wB1-;)"
     R"(bA2 -bG1)"},
    {"Base+MLP 32a",
     R"(Base+MLP;InProgress;White[17];wP;bP wP/;wS1 wP\;bG1 bP/;wS2 /wP;bG2 bG1/;wQ -wP;)"
     R"(bQ -bG1;wB1 \wQ;bG2 /wS2;wB1 /bQ;bQ \wB1;wA1 -wQ;bA1 bQ/;wS1 bG1-;bA1 -wA1;wL wS1/;)"
     R"(wP bG1\;wA2 wP\;bG1 wA2\;wA3 wL\;bB1 -bQ;wA3 -bB1;bM \bQ;wL bP\;bM bB1;wS1 bQ/;)"
     R"(bM bB1\;wB2 \wS1;bM wQ;wB2 -wS1;wL \wP)"},
    {"Base+MLP 32b",
     R"(Base+MLP;InProgress;White[17];wG1;bS1 wG1-;wB1 -wG1;bS2 bS1/;wP \wB1;bQ bS2-;wQ -wP;)"
     R"(bP bS2\;wM wQ\;bA1 bS1\;wA1 wM\;bA1 \wQ;wM bQ\;bB1 -bA1;wA1 -bB1;wM bS1\;wA2 wQ\;)"
     R"(bA2 \bQ;wA2 bA2/;bB2 bA1/;wM bQ-;bM bS1\;wB2 wM-;bB2 bA1;wA3 wQ\;bB2 bB1\;wA3 /bB2;)"
     R"(bG1 \bA1;wA1 -bS2;bG1 wQ\;wP -wA1;bL \bA1)"},
    {"Base+MPDR 36",
     R"(Base+MPDR;InProgress;White[19];wP;bB1 \wP;wR /wP;bG1 bB1/;wM -wR;bR bG1/;wQ /wM;)"
     R"(bQ \bR;wA1 wM\;bA1 -bG1;wA2 wP-;bP -bQ;wA1 bQ/;bA2 /bA1;wA2 wA1\;bA2 wQ\;wA3 wR\;)"
     R"(bA1 wA3-;wB1 \wA1;bA2 wB1/;wD wA2-;bA3 -bG1;wD bR;bM \bP;wG1 wA2/;bA3 wG1-;wD bP;)"
     R"(bD -bG1;wS1 wM\;bD wD;wS1 bA1\;bS1 /bD;wS2 wM\;bS2 bS1\;wS1 wP\;bA1 -wQ)"},
}};

}  // namespace mandible::bench
