/*
 * Names that nobody takes for a real family's: the words of figure skating.
 */
const GIVEN =
  'Alba Benno Clio Dario Edda Falk Gilda Hugo Ilse Jonas Kaia Lorenz Maja Nils Odile Piet Quinn Runa Silas Tilda Urs Vera Wanda Xaver Yara Zeno Bryn Cosmo Delia Enzo Fenna Gwen'.split(
    ' ',
  );
const FAMILY =
  'Axelby Arabesk Bladeworth Camelson Choctaw Crossover Deathspiral Edgeley Flipson Footwork Glideman Hydroblade Icefield Innerbauer Kilian Layback Loopman Lutzky Mohawk Outeredge Pivotal Quadley Rockerby Salchow Sitspin Spreadeagle Stroker Toepick Twizzler Upright Waltzjump Zamboni'.split(
    ' ',
  );
const TEAMS = 'Blue Figures|Silver Edges|North Loops|Red Twizzles|Green Mohawks|White Spirals'.split('|');

/** The name of the skater with a number from 0: as many as there are, no two alike. */
export function inventedName(index: number): string {
  const given = GIVEN[index % GIVEN.length] ?? '';
  const round = Math.floor(index / GIVEN.length);
  const family = FAMILY[(index + round) % FAMILY.length] ?? '';
  return `${given} ${family}${numbered(Math.floor(index / (GIVEN.length * FAMILY.length)))}`;
}

export const inventedTeam = (index: number): string =>
  `${TEAMS[index % TEAMS.length] ?? ''}${numbered(Math.floor(index / TEAMS.length))}`;

const numbered = (round: number) => (round === 0 ? '' : ` ${String(round + 1)}`);
