import { initials } from '../membership/initials.ts';

/** How a skater's name is published, as the guardian chose. */
export const PUBLISHED_FORMS = ['full', 'firstAndRink', 'initials'] as const;
export type PublishedForm = (typeof PUBLISHED_FORMS)[number];

/** Design, section 8.13. */
export const DEFAULT_PUBLISHED_FORM: PublishedForm = 'firstAndRink';

/** The guardians' decision about a name; left out before it. */
interface NameChoice {
  readonly publishAs?: PublishedForm | null | undefined;
  /** As a guardian confirmed it. */
  readonly givenName?: string | null | undefined;
}

/** The form in which a name is published now: initials until somebody has confirmed the given name (decision 0284). */
export function publishedForm({ publishAs, givenName }: NameChoice): PublishedForm {
  const chosen = publishAs ?? DEFAULT_PUBLISHED_FORM;
  return chosen === 'firstAndRink' && !givenName ? 'initials' : chosen;
}

/** Whether a guardian has still to confirm the given name that the chosen form shows. */
export function isNameToConfirm({ publishAs, givenName }: NameChoice): boolean {
  return (publishAs ?? DEFAULT_PUBLISHED_FORM) === 'firstAndRink' && !givenName;
}

/** A skater's name as public pages and public exports show it: the only function that decides it. */
export function publishedName(
  { fullName, homeIsiRink }: { readonly fullName: string; readonly homeIsiRink: string },
  choice: NameChoice,
): string {
  const form = publishedForm(choice);
  if (form === 'full') return fullName;
  if (form === 'initials') return initials(fullName);
  return [choice.givenName ?? '', homeIsiRink.trim()].filter((part) => part !== '').join(', ');
}
