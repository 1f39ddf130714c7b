import type { EntryMail } from '../../../shared/contract/notifications/mails.ts';
import type { StoredNotification } from './notification.ts';

/** A mail as those who answer for the entry see it. */
export function mailToApi({ key, notice, to, at, sentAt, failure }: StoredNotification): EntryMail {
  return { key, what: notice.what, to, at, sentAt, outcome: outcomeOf({ sentAt, failure }) };
}

export function outcomeOf({ sentAt, failure }: Pick<StoredNotification, 'sentAt' | 'failure'>) {
  if (sentAt !== null) return 'sent';
  return failure === 'unknown' ? 'unsure' : 'unsent';
}
