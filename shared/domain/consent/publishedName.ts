import { initials } from '../membership/initials.ts';

/** How a skater's name is published, as the guardian chose. */
export const PUBLISHED_FORMS = ['full', 'firstAndRink', 'initials'] as const;
export type PublishedForm = (typeof PUBLISHED_FORMS)[number];

/** Design, section 8.13. */
export const DEFAULT_PUBLISHED_FORM: PublishedForm = 'firstAndRink';

/**
 * A skater's name as public pages and public exports show it: the only function that decides it. A name that is
 * written without spaces (CJK, Thai) does not mark its first name, so it gives its first letter instead.
 * @param choice null or absent where the guardian has not chosen
 */
export function publishedName(
  { fullName, homeIsiRink }: { readonly fullName: string; readonly homeIsiRink: string },
  choice: PublishedForm | null | undefined,
): string {
  const form = choice ?? DEFAULT_PUBLISHED_FORM;
  if (form === 'full') return fullName;
  if (form === 'initials') return initials(fullName);
  return [firstName(fullName), homeIsiRink.trim()].filter((part) => part !== '').join(', ');
}

/** A family name in capitals, "CHAN Tai Man"; two letters can be initials. */
const isCapitals = (part: string) => /^[\p{Lu}'’-]{3,}$/u.test(part);

/** "Last, First" and "LAST First" are turned round. */
function firstName(fullName: string): string {
  const [last = '', given = ''] = fullName.normalize('NFC').split(',', 2);
  const parts = `${given} ${last}`.split(/\s+/u).filter((part) => /\p{L}/u.test(part));
  const [one, another] = parts;
  const first = parts.find((part) => !isCapitals(part)) ?? one;
  if (first === undefined) return '';
  const isUnmarked = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(first);
  return another === undefined && isUnmarked ? initials(first) : first;
}
