import { firstLetter } from '../skaters/firstLetter.ts';

/**
 * The initials of a member's first and last name, "A. K.": all that the public may see. A name written
 * without spaces (CJK, Thai) gives only its first letter.
 */
export function initials(fullName: string): string {
  const parts = fullName
    .normalize('NFC')
    .split(/[\s,]+/u)
    .filter((part) => /\p{L}/u.test(part));
  const shown = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return shown.map((part) => `${firstLetter(part ?? '')}.`).join(' ');
}
