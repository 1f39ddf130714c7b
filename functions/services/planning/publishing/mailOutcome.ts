import type { ScheduleReader } from '../../../../shared/contract/planning/publishing.ts';
import type { MailsOfVersion, ScheduleMail } from '../../../store/planning/publishing/mailRepository.ts';

/**
 * The outcome of a reader's mail about the published version.
 * @param mail undefined where none is stored for the reader
 * @param work of making the version's mails; null for a version from before there were mails
 */
export function mailOutcome(
  mail: Pick<ScheduleMail, 'sentAt' | 'failure' | 'outbox'> | undefined,
  work: Pick<MailsOfVersion, 'sentAt' | 'outbox'> | null,
): ScheduleReader['mail'] {
  if (!mail) {
    const isWaiting = (work?.outbox?.state ?? 'waiting') === 'waiting';
    return work?.sentAt === null && isWaiting ? 'preparing' : 'none';
  }
  const { sentAt, failure, outbox } = mail;
  if (sentAt !== null) return failure === 'unknown' ? 'unsure' : failure === 'noAddress' ? failure : 'sent';
  const { state = 'waiting', failure: last = failure } = outbox ?? {};
  if (state === 'waiting') return last === null ? 'sending' : 'retrying';
  if (state === 'cancelled') return 'none';
  return last === 'noAddress' ? last : last === 'noAnswer' ? 'unsure' : 'unsent';
}
