import { itemKey, key } from '../../../platform/table/key.ts';

/** A competition's schedule: its draft, its published versions and the pointer to the last of them. */
const schedulePartition = (competitionId: string) => key`COMPETITION#${competitionId}#SCHEDULE`;

/** The published version. */
export const pointerKey = (competitionId: string) => itemKey(schedulePartition(competitionId), 'POINTER');

const digits = (version: number) => String(version).padStart(6, '0');

/** Each version has this record besides its tracks. */
export const PUBLISHED_PREFIX = 'PUBLISHED#';
export const publishedPartition = schedulePartition;
export const publishedKey = (competitionId: string, version: number) =>
  itemKey(schedulePartition(competitionId), key`PUBLISHED#${digits(version)}`);

/** A day of a surface as one publication wrote it, visible once the pointer names the publication. */
export const publishedTrackKey = (
  competitionId: string,
  publication: string,
  { surfaceId, date }: { readonly surfaceId: string; readonly date: string },
) => itemKey(schedulePartition(competitionId), key`VERSION#${publication}#${date}#${surfaceId}`);
export const publicationPrefix = (publication: string) => key`VERSION#${publication}#`;

/** A publication whose tracks are being written, or that broke off. */
export const ATTEMPT_PREFIX = 'ATTEMPT#';
export const attemptKey = (competitionId: string, publication: string) =>
  itemKey(schedulePartition(competitionId), key`ATTEMPT#${publication}`);

/** The mails about a competition's schedule: of each version the work of making them, and one for each recipient. */
export const scheduleMailsPartition = (competitionId: string) =>
  key`COMPETITION#${competitionId}#SCHEDULEMAILS`;
export const SCHEDULE_MAILS_PREFIX = 'VERSION#';
export const scheduleMailsKey = (competitionId: string, version: number) =>
  itemKey(scheduleMailsPartition(competitionId), key`VERSION#${digits(version)}`);
export const scheduleMailKey = (competitionId: string, version: number, to: string, recipient: string) =>
  itemKey(scheduleMailsPartition(competitionId), key`VERSION#${digits(version)}#${to}#${recipient}`);
export const scheduleMailPrefix = (version: number) => key`VERSION#${digits(version)}#`;
/** Mails that were not made or not sent before there was an outbox. */
export const unsentScheduleIndex = (competitionId: string) => key`UNSENTSCHEDULE#${competitionId}`;

/** The mails to judges about a cancelled event of their panels: another one for each cancellation. */
export const cancelledPanelsPartition = (competitionId: string) =>
  key`COMPETITION#${competitionId}#CANCELLEDPANELS`;
export const cancelledPanelKey = (
  competitionId: string,
  { eventId, cancelledAt, coachId }: Readonly<Record<'eventId' | 'cancelledAt' | 'coachId', string>>,
) => itemKey(cancelledPanelsPartition(competitionId), key`EVENT#${eventId}#${cancelledAt}#JUDGE#${coachId}`);

/** The version that an account has opened. */
export const scheduleSeenPartition = (competitionId: string) =>
  key`COMPETITION#${competitionId}#SCHEDULESEEN`;
export const scheduleSeenKey = (competitionId: string, accountId: string) =>
  itemKey(scheduleSeenPartition(competitionId), key`ACCOUNT#${accountId}`);
