import { nameOrder } from '../../core/nameOrder.ts';

/**
 * Whether two spellings can name one person, without case, accents, punctuation and order: each word of one is in
 * the other, perhaps written as several ("Jun Wei Lee", "LEE, Junwei"). A middle name may be left out. `unsure`
 * where a name is missing, or is in another script.
 */
export function compareNames(one: string, other: string): 'same' | 'other' | 'unsure' {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (words.length === 0 || others.length === 0) return 'unsure';
  if (isPartOf(words, others) || isPartOf(others, words)) return 'same';
  return isLatin(words) === isLatin(others) ? 'other' : 'unsure';
}

/** Letters whose plain form no decomposition gives. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

function wordsOf(name: string): string[] {
  return nameOrder(name)
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[’'`´]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

const isPartOf = (words: readonly string[], others: readonly string[]) => {
  const pieces = joinedRuns(others);
  return words.every((word) => pieces.has(word));
};

/** Every run of neighbouring words, written as one. */
function joinedRuns(words: readonly string[]): Set<string> {
  return new Set(
    words.flatMap((_word, from) =>
      words.slice(from).map((_last, more) => words.slice(from, from + more + 1).join('')),
    ),
  );
}

const isLatin = (words: readonly string[]) => /\p{Script=Latin}/u.test(words.join(''));
