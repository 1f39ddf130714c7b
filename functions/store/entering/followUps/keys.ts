import { itemKey, key, type Key } from '../../../platform/table/key.ts';

/** The follow-ups of a competition, by the change that left them. */
export const followUpKey = (competitionId: string, change: string): Key =>
  itemKey(key`COMPETITION#${competitionId}#FOLLOWUPS`, key`${change}`);

/** The mail to a coach about an event that was cancelled at an instant: another one for each cancellation. */
export const cancelledMailKey = (
  competitionId: string,
  { eventId, cancelledAt, coachId }: Readonly<Record<'eventId' | 'cancelledAt' | 'coachId', string>>,
): Key =>
  itemKey(
    key`COMPETITION#${competitionId}#CANCELLEDMAILS`,
    key`EVENT#${eventId}#${cancelledAt}#COACH#${coachId}`,
  );
