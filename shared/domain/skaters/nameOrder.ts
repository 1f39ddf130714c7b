/** Names have 120 characters at most. Two of this length still fit a sort key of 1,024 bytes. */
const LONGEST = 150;

/**
 * A name as lists sort and search it: no case, no accents, single spaces. Letters that have no plain
 * form (CJK, Thai, Cyrillic) stay as they are. At most 150 UTF-16 units: what one letter stands for can
 * be a whole sentence (U+FDFA), and the name is part of keys.
 */
export function nameOrder(name: string): string {
  return (
    plainText(name)
      .slice(0, LONGEST)
      // Half of a pair that was cut through is no letter.
      .replace(/[\uD800-\uDBFF]$/, '')
  );
}

/** The same of a text of any length. */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{Diacritic}/gu, '')
      // A Korean syllable is one letter again: taken apart it is three, and begins like its neighbours.
      .normalize('NFC')
      .toLocaleLowerCase('en')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/** Who a skater is within a competition, whichever account enters them. */
export function skaterIdentity(fullName: string, birthdate: string): string {
  return `${nameOrder(fullName)}|${birthdate}`;
}
