/** Games to begin with, as GameStrings; each says what can be seen in it. */

/** Four pieces in a row, so both Spiders are pinned: without wS1, wQ would be cut off. White is to move. */
export const PINNED = 'Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-';

/** White has three pieces and no Queen: she is due. */
export const QUEEN_DUE = 'Base;InProgress;White[4];wS1;bS1 wS1-;wA1 -wS1;bA1 bS1-;wA2 -wA1;bA2 bA1-';

/**
 * wA2 stands before a hole in which it would fit, between wA1 and bQ, which leave no room to pass.
 *
 *     bS1 wS1
 *   bQ  ·   wQ
 *     wA2 wA1
 */
export const TOO_NARROW =
  'Base;InProgress;White[6];wS1;bS1 -wS1;wQ wS1\\;bQ /bS1;wA1 /wQ;bA1 \\bS1;wA2 wA1\\;bA2 \\bA1;wA2 -wA1;bG1 \\bA2';

/** After White's `wB2 bQ`, Beetles sit on all pieces of Black, who can only pass. */
export const PASS_AHEAD =
  'Base;InProgress;White[9];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 /wS1;bQ bS1/;wB1 wS1;bQ bS1-;wB1 bS1;bQ wB1/;' +
  'wB2 /wS1;bQ wB1-;wB2 wS1;bQ wB1/;wB2 wB1;bQ wB2-';

/** The Pillbug beside wQ may throw her. */
export const THROW_AHEAD = 'Base+P;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wP wQ/;bA1 bQ-';

/** The black Beetle stands on wS1. */
export const STACKED =
  'Base;InProgress;White[5];wS1;bB1 wS1-;wQ -wS1;bQ bB1/;wA1 -wQ;bQ \\bB1;wA2 -wA1;bB1 wS1';

/** White has just thrown bA1, which rests. Black is to move. */
export const RESTING =
  'Base+P;InProgress;Black[6];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wP wQ/;bA1 bQ-;wP wS1/;bA1 bS1/;wA1 -wQ;bG1 bQ-;bA1 \\wS1';
