import { countAttempt } from '../../throttling/attempts.ts';

/**
 * Counts a mail that goes to the other side of a couple because somebody asked for it, so that nobody
 * fills a foreign mailbox.
 * @param who the account, or of the partner's own changes the entry
 * @throws {ApiError} TooManyAttempts
 */
export async function countPartnerMail(who: string, now: Date): Promise<void> {
  await countAttempt({ what: 'partnerMail', who }, now);
}
