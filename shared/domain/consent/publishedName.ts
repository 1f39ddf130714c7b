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

/** "Last, First" is turned round. */
function firstName(fullName: string): string {
  const [last = '', given = ''] = fullName.normalize('NFC').split(',', 2);
  const [first, another] = `${given} ${last}`.split(/\s+/u).filter((part) => /\p{L}/u.test(part));
  if (first === undefined) return '';
  const isUnmarked = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(first);
  return another === undefined && isUnmarked ? initials(first) : first;
}
