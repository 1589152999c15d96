/** Small hives that illustrate the chapters, as moves. */

/** Six pieces around a Queen. */
function surrounded(queen: string): string[] {
  return [
    queen,
    ...[`wA1 ${queen}-`, `bG1 ${queen}/`, `wS1 \\${queen}`, `bA1 -${queen}`],
    `wG1 /${queen}`,
    `bB1 ${queen}\\`,
  ];
}

export const PICTURES: Readonly<Record<string, readonly string[]>> = {
  goal: surrounded('bQ'),
  setup: ['wQ', 'wB1 wQ-', 'wG1 /wQ', 'wA1 wQ\\', 'wS1 wA1-'],
  placing: ['wS1', 'bS1 wS1-', 'wA1 /wS1'],
  'queen-turns': ['wS1', 'wG1 -wS1', 'wQ wG1\\'],
  opening: ['wG1', 'bG1 wG1-'],
  moving: ['wQ', 'bQ wQ-', 'wA1 wQ/'],
  'one-hive': ['wQ', 'bA1 wQ-', 'wG1 bA1-'],
  freedom: ['wA1', 'bA1 wA1-', 'wG1 bA1\\', 'bG1 /wG1', 'wS1 -bG1'],
  queen: ['wQ'],
  beetle: ['wB1'],
  grasshopper: ['wG1'],
  spider: ['wS1'],
  ant: ['wA1'],
  ladybug: ['wL'],
  mosquito: ['wM'],
  pillbug: ['wP'],
  passing: ['wQ', 'bB1 wQ-', 'bB1 wQ'],
  ending: surrounded('wQ'),
  draws: ['wQ', 'bQ wQ-'],
  corners: ['bP', 'wM bP-', 'bB1 wM\\', 'bB1 wM'],
  tactics: ['bQ', 'wB1 bQ-', 'wB1 bQ', 'wA1 bQ/', 'bS1 /bQ'],
};
