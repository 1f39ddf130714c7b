import type { ScheduleReader } from '../../../shared/contract/schedule/publishing.ts';
import type { MailsOfVersion, ScheduleMail } from '../../store/publishing/mailRepository.ts';

/** Nobody needs the times of a week ago: after a day a mail is given up, and the organiser sees who was not reached. */
export const ABANDON_MILLISECONDS = 24 * 60 * 60_000;

/**
 * What became of a reader's mail about the published version.
 * @param mail undefined where none is stored for the reader
 * @param work of making the version's mails; null for a version from before there were mails
 */
export function mailOutcome(
  mail: Pick<ScheduleMail, 'sentAt' | 'failure' | 'at'> | undefined,
  work: Pick<MailsOfVersion, 'sentAt' | 'at'> | null,
  now: Date,
): ScheduleReader['mail'] {
  const isGivenUp = (at: string) => now.getTime() - Date.parse(at) >= ABANDON_MILLISECONDS;
  if (!mail) return work?.sentAt === null && !isGivenUp(work.at) ? 'preparing' : 'none';
  const { sentAt, failure, at } = mail;
  if (sentAt !== null) return failure === 'unknown' ? 'unsure' : failure === 'noAddress' ? failure : 'sent';
  if (isGivenUp(at)) return 'unsent';
  return failure === null ? 'sending' : 'retrying';
}
