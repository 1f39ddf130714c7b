/** A share of all entries and its distribution over time. */
interface Wave {
  readonly share: number;
  /** Maps a chance (0 to 1) to a point in time (0 to 1), in ascending order. */
  readonly at: (chance: number) => number;
}

/** Decreases from the beginning; `mean` is a fraction of the whole time. */
const fallingOff = (mean: number) => (chance: number) =>
  -mean * Math.log(1 - chance * (1 - Math.exp(-1 / mean)));

const OPENING = fallingOff(0.035);
const even = (chance: number) => chance;
/** A rink's own deadline, when its coach submits the entries of the whole club. */
const CLUBS = (chance: number) => 0.6 + 0.06 * chance;

/** Open for some weeks, with the deadline still far away. */
const UNDER_WAY: readonly Wave[] = [
  { share: 0.38, at: OPENING },
  { share: 0.12, at: CLUBS },
  { share: 0.5, at: even },
];

const UNTIL_THE_DEADLINE: readonly Wave[] = [
  { share: 0.26, at: OPENING },
  { share: 0.1, at: CLUBS },
  { share: 0.34, at: even },
  { share: 0.3, at: (chance) => 1 - fallingOff(0.05)(1 - chance) },
];

/**
 * The point in time of an entry between the opening (0) and the end of the period (1): many on the first
 * days, many before the deadline if the period reaches it, some at all times.
 * @param chance from 0, below 1
 */
export function arrival(chance: number, reachesDeadline: boolean): number {
  let left = chance;
  for (const { share, at } of reachesDeadline ? UNTIL_THE_DEADLINE : UNDER_WAY) {
    if (left < share) return at(left / share);
    left -= share;
  }
  return even(chance);
}
