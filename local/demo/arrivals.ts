/** Which part of the time an entry comes in by: a share of all entries, and how they lie in it. */
interface Wave {
  readonly share: number;
  /** From a chance (0 to 1) to a place in the time (0 to 1), the later the higher. */
  readonly at: (chance: number) => number;
}

/** Falls off from the beginning; `mean` is a part of the whole time. */
const fallingOff = (mean: number) => (chance: number) =>
  -mean * Math.log(1 - chance * (1 - Math.exp(-1 / mean)));

const OPENING = fallingOff(0.035);
const even = (chance: number) => chance;
/** A rink's own deadline, from which its coach hands in the whole club. */
const CLUBS = (chance: number) => 0.6 + 0.06 * chance;

/** Open for some weeks, and the deadline not near. */
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
 * Where an entry comes in between the opening (0) and the end of the time looked at (1): many on the
 * first days, many before the deadline where the time reaches it, some at all times.
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
