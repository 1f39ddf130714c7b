import { DAY_WORDS } from '../../words/dayWords.ts';

/** A place stays when its skater is removed, because places 1 and 3 alone would raise the question who was second. */
export const shownName = (name: string | null): string => name ?? DAY_WORDS.protocol.removedName;

/** "7 Nov 2026, 14:10", of a UTC instant in venue time. */
export function instantText(at: string, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return clock.format(new Date(at));
}
