/** Characters in a payment reference, without the hyphen. */
const LENGTH = 8;

/**
 * Normalises text for comparison: capitals and digits only. People who copy a reference by hand write O
 * for 0 and I or L for 1, letters that Crockford's base 32 leaves out; banks insert spaces and line ends
 * anywhere.
 */
function squeezed(text: string): string {
  const capitals = text.normalize('NFKC').toUpperCase();
  return capitals
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** Finds payment references in the text of transfers. */
export interface ReferenceFinder {
  /** The references in a text, in its order, each once. */
  readonly find: (text: string) => string[];
  /** References that the text contains with one wrong letter; too uncertain to record a payment. */
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

/** All variants of the text with one character replaced by a wildcard. */
function masksOf(letters: string): string[] {
  return [...letters].map((_, index) => `${letters.slice(0, index)}?${letters.slice(index + 1)}`);
}
