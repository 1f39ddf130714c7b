/** How often what was read back agrees with what was expected. */
export interface Tally {
  readonly expected: number;
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
  /** Read back, though nothing expected it, or twice. */
  readonly extra: number;
}

/** Compares by name; values are compared as text. */
export function compare(
  expected: ReadonlyMap<string, unknown>,
  found: readonly (readonly [name: string, value: unknown])[],
): Tally {
  const seen = new Set<string>();
  let [right, wrong, extra] = [0, 0, 0];
  for (const [name, value] of found) {
    if (!expected.has(name) || seen.has(name)) extra += 1;
    else if (JSON.stringify(expected.get(name)) === JSON.stringify(value)) right += 1;
    else wrong += 1;
    seen.add(name);
  }
  const missing = [...expected.keys()].filter((name) => !seen.has(name)).length;
  return { expected: expected.size, right, wrong, missing, extra };
}

export const isRight = ({ expected, right, extra }: Tally): boolean =>
  expected > 0 && right === expected && extra === 0;
