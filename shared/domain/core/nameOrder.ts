/** Names have at most 120 characters. Two of this length still fit a sort key of 1,024 bytes. */
const LONGEST = 150;

/**
 * A name as lists sort and search it: no case, no accents, single spaces. Letters without a plain form
 * (CJK, Thai, Cyrillic) stay. At most 150 UTF-16 units, because one letter can expand to a sentence
 * (U+FDFA) and names are part of keys.
 */
export function nameOrder(name: string): string {
  return (
    plainText(name)
      .slice(0, LONGEST)
      // Drop half of a surrogate pair that was cut.
      .replace(/[\uD800-\uDBFF]$/, '')
  );
}

/** Like `nameOrder`, for text of any length. */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{Diacritic}/gu, '')
      // Recompose Korean syllables: split into letters, one would match the beginning of others.
      .normalize('NFC')
      .toLocaleLowerCase('en')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/** Identifies a skater within a competition, whichever account enters them. */
export function skaterIdentity(fullName: string, birthdate: string): string {
  return `${nameOrder(fullName)}|${birthdate}`;
}
