/** Letters of a payment reference, without its hyphen. */
const LENGTH = 8;

/**
 * As it is compared: capital letters and figures alone. Whoever copies a reference by hand writes O for
 * 0 and I or L for 1, which its alphabet (Crockford's base 32) has not; banks put spaces and line
 * ends anywhere.
 */
function squeezed(text: string): string {
  const capitals = text.normalize('NFKC').toUpperCase();
  return capitals
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** Finds payment references in what people write on transfers. */
export interface ReferenceFinder {
  /** The references that stand in a text, in its order, each once. */
  readonly find: (text: string) => string[];
  /** Those that stand in it but for one letter that is wrong; never enough to record by. */
  readonly almost: (text: string) => string[];
}

/** @param references as entries carry them, "K7QM-2F9D" */
export function referenceFinder(references: readonly string[]): ReferenceFinder {
  const exact = new Map(references.map((reference) => [squeezed(reference), reference]));
  const masked = new Map<string, string[]>();
  for (const [letters, reference] of exact) {
    for (const mask of masksOf(letters)) masked.set(mask, [...(masked.get(mask) ?? []), reference]);
  }
  return {
    find: (text) => {
      const letters = squeezed(text);
      const found = new Set<string>();
      for (let start = 0; start + LENGTH <= letters.length; start++) {
        const reference = exact.get(letters.slice(start, start + LENGTH));
        if (reference === undefined) continue;
        found.add(reference);
        start += LENGTH - 1;
      }
      return [...found];
    },
    almost: (text) => {
      const letters = squeezed(text);
      const found = new Set<string>();
      for (let start = 0; start + LENGTH <= letters.length; start++) {
        for (const mask of masksOf(letters.slice(start, start + LENGTH))) {
          for (const reference of masked.get(mask) ?? []) found.add(reference);
        }
      }
      return [...found];
    },
  };
}

/** The letters with each of them left open in turn. */
function masksOf(letters: string): string[] {
  return [...letters].map((_, index) => `${letters.slice(0, index)}?${letters.slice(index + 1)}`);
}
