/** Names of a competition's waiting lists. What waits stands in one of them at a time. */

/** Of the competition as a whole: nothing more is taken in all. */
export const COMPETITION_WAITLIST = '*';

const EVENT = 'event:';
const FORMAT = 'format:';

/** For a place in an event. */
export const eventWaitlist = (eventId: string) => `${EVENT}${eventId}`;

/** For ice of a format whose ice is limited. */
export const formatWaitlist = (formatId: string) => `${FORMAT}${formatId}`;

export type WaitlistOf =
  | { readonly of: 'event'; readonly eventId: string }
  | { readonly of: 'format'; readonly formatId: string }
  | { readonly of: 'competition' };

/** What a list's name says. */
export function parseWaitlistName(name: string): WaitlistOf {
  if (name.startsWith(EVENT)) return { of: 'event', eventId: name.slice(EVENT.length) };
  if (name.startsWith(FORMAT)) return { of: 'format', formatId: name.slice(FORMAT.length) };
  return { of: 'competition' };
}
