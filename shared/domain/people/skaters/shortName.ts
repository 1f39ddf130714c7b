import { firstLetter } from './firstLetter.ts';

/**
 * A name as strangers see it: first name and last initial, "Mia K.". A name written without spaces (CJK,
 * Thai) gives only its first letter, because nothing marks the family name; "Last, First" is turned round.
 */
export function shortName(fullName: string): string {
  const [last = '', given = ''] = fullName.normalize('NFC').split(',', 2);
  const parts = `${given} ${last}`.split(/\s+/u).filter((part) => /\p{L}/u.test(part));
  const [first, ...others] = parts;
  if (first === undefined) return '';
  const family = others.at(-1);
  if (family !== undefined) return `${first} ${initial(family)}`;
  return /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(first)
    ? initial(first)
    : first;
}

const initial = (part: string) => `${firstLetter(part)}.`;
