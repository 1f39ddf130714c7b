import { givenName } from './givenName.ts';
import { initials } from '../membership/initials.ts';

/** How a skater's name is published, as the guardian chose. */
export const PUBLISHED_FORMS = ['full', 'firstAndRink', 'initials'] as const;
export type PublishedForm = (typeof PUBLISHED_FORMS)[number];

/** Design, section 8.13. */
export const DEFAULT_PUBLISHED_FORM: PublishedForm = 'firstAndRink';

/**
 * A skater's name as public pages and public exports show it: the only function that decides it.
 * @param choice null or absent where the guardian has not chosen
 */
export function publishedName(
  { fullName, homeIsiRink }: { readonly fullName: string; readonly homeIsiRink: string },
  choice: PublishedForm | null | undefined,
): string {
  const form = choice ?? DEFAULT_PUBLISHED_FORM;
  if (form === 'full') return fullName;
  if (form === 'initials') return initials(fullName);
  return [givenName(fullName), homeIsiRink.trim()].filter((part) => part !== '').join(', ');
}
