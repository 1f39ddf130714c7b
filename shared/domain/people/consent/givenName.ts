import { plainText } from '../../core/nameOrder.ts';

/** The longest given name that is published. */
export const MAX_GIVEN_NAME = 40;

/** Letters with their marks, and what stands between them in names. No digits, signs, controls or directions. */
const WORDS = /^[\p{L}\p{M}.'’ʻ·・ー -]+$/u;

/** A host's name: "rink.example" has letters right after its dot, "Ma. Cristina" and "M.J." have not. */
const LINK = /\.\p{L}{2,}/u;

/** More marks than any script puts on a letter overprint the lines above and below. */
const STACKED = /\p{M}{3,}/u;

/** A given name as it is stored: composed, with single spaces. */
export const composedName = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

/** Whether a text can be published as the given name of a child: a name, not a link, an address or a number. */
export function isGivenName(text: string): boolean {
  const name = composedName(text);
  if (name === '' || [...name].length > MAX_GIVEN_NAME) return false;
  return WORDS.test(name) && /\p{L}/u.test(name) && !LINK.test(name) && !STACKED.test(name);
}

/**
 * The confirmed name once the person is spelt otherwise: kept unless it was part of the old full name and is not
 * part of the new one. Then the new spelling is to be confirmed.
 */
export function nameAfterCorrection(givenName: string, before: string, after: string): string | null {
  if (before === after) return givenName;
  const [old, present] = [wordsOf(before), wordsOf(after)];
  const isCorrected = [...wordsOf(givenName)].some((word) => old.has(word) && !present.has(word));
  return isCorrected ? null : givenName;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(plainText(text).match(/[\p{L}\p{M}]+/gu));
