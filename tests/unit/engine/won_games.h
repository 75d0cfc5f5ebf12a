// Games that one side has won, if it finds how.
#pragma once

namespace mandible::test {

// White wins with its second move, and with its third.
inline constexpr const char* kWinInTwo =
    R"(Base+P;InProgress;White[14];wP;bG1 wP/;wQ /wP;bG2 \bG1;wA1 wP\;bQ bG2/;wA1 bQ-;bA1 \bQ;)"
    R"(wB1 wA1/;bA1 \wB1;wG1 wB1-;bP \bQ;wG1 /bA1;bA1 wQ\;wB1 wG1;bB1 /bA1;wB1 bP;bB1 /wQ;)"
    R"(wB2 -wB1;bA1 /wB2;wG2 \wG1;bB1 wQ;wG2 wB2\;bB2 bB1\;wG3 \wB1;bA1 \wG3)";
inline constexpr const char* kWinInThree =
    R"(Base;InProgress;White[12];wB1;bA1 wB1/;wQ /wB1;bB1 \bA1;wG1 /wQ;bQ bA1-;wA1 -wQ;bB1 bA1;)"
    R"(wA1 bQ-;bA2 \bB1;wG1 \bQ;bA2 wQ\;wA2 \wG1;bA2 wA2/;wA3 -wB1;bA2 -wA3;wA2 bQ\;bB1 wG1;)"
    R"(wS1 wA1\;bA3 bB1/;wS1 bA3\;bA3 wA1-)";

// Won in four moves; the search alone needs a million nodes to see it.
inline constexpr const char* kWonByThreats =
    R"(Base+P;InProgress;Black[16];wG1;bG1 /wG1;wQ wG1-;bS1 bG1\;wB1 \wG1;bQ bS1\;wP wQ\;)"
    R"(bP /bS1;wB2 wP\;bB1 /bG1;wB2 /wP;bG1 \wQ;wB1 bG1;bA1 bQ\;wA1 \wB1;bA1 wQ/;wA1 bQ\;)"
    R"(bS1 -wG1;wS1 wP\;bB1 -wB2;wS2 wS1/;bB1 wB2;wS2 bB1\;bB1 wP;wG2 wS1-;bA2 \bS1;)"
    R"(wA1 bA2/;bA3 /bS1;wB2 bB1;bA3 bA1\;wA2 wG2/)";

}  // namespace mandible::test
