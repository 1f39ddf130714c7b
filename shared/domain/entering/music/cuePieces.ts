interface PlayedProgramme {
  /** Of the music; '' where the family named none. */
  readonly title: string;
  readonly seconds: number;
  readonly plays: number;
}

/** A piece of music as a collecting society counts it. */
export interface CuePiece extends PlayedProgramme {
  /** How many skate to it. */
  readonly programmes: number;
}

/**
 * Each piece once, by its title in whatever letters, with the longest of its files and all of its plays; what has no title
 * comes last.
 */
export function cuePieces(programmes: readonly PlayedProgramme[]): CuePiece[] {
  const byTitle = Map.groupBy(programmes, ({ title }) => title.trim().toLocaleLowerCase('en'));
  return [...byTitle.values()]
    .map((same) => ({
      title: same[0]?.title.trim() ?? '',
      seconds: Math.max(...same.map(({ seconds }) => seconds)),
      programmes: same.length,
      plays: same.reduce((sum, { plays }) => sum + plays, 0),
    }))
    .toSorted(
      (one, other) =>
        Number(one.title === '') - Number(other.title === '') || one.title.localeCompare(other.title),
    );
}
