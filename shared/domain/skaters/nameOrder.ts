/**
 * A name as lists sort and search it: no case, no accents, single spaces. Letters that have no plain
 * form (CJK, Thai, Cyrillic) stay as they are.
 */
export function nameOrder(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Who a skater is within a competition, whichever account enters them. */
export function skaterIdentity(fullName: string, birthdate: string): string {
  return `${nameOrder(fullName)}|${birthdate}`;
}
