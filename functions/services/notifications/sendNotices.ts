import { findAccount } from '../../store/accounts/accounts.ts';
import { noticeAddresses } from '../accounts/noticeAddresses.ts';
import { competitionsById, type StoredCompetition } from '../../store/competitions/repository.ts';
import { entryMail } from '../mail/entryMail.ts';
import { sendMailWithin } from '../../platform/mail/sendMail.ts';
import { waitingPlaces } from '../../store/capacity/waitingPlaces.ts';
import { inParallel } from '../../platform/inParallel.ts';
import { addressee } from '../../store/notifications/recipients.ts';
import { noticesOfNews, type News } from '../../store/notifications/noticeSteps.ts';
import type { StoredNotice } from '../../store/notifications/notice.ts';
import { claimNotice, releaseNotice } from '../../store/notifications/repository.ts';

/** What a change may wait for its mails in all; what is not sent by then stays on record as unsent. */
const LONGEST_MILLISECONDS = 2_500;
/** Mails under way at once: the promotion of many tells many. */
const AT_ONCE = 8;

/**
 * Sends the mails of news whose `noticeSteps` have been written. Never throws and never waits long: a
 * change stands whether or not mail works, and a mail that was not sent is on record to be sent again.
 */
export async function sendNotices(news: readonly News[], now: Date): Promise<void> {
  const mails = news.flatMap((one) => noticesOfNews(one, now).map((notice) => ({ ...one, stored: notice })));
  if (mails.length === 0) return;
  try {
    const competitions = await competitionsOf(news);
    await inParallel(mails, AT_ONCE, LONGEST_MILLISECONDS, async ({ stored, entry }, left) => {
      const competition = competitions.get(stored.competitionId);
      return competition && sendNotice({ stored, entry, competition }, now, left);
    });
  } catch (error) {
    logNotSent(error);
  }
}

async function competitionsOf(news: readonly News[]): Promise<Map<string, StoredCompetition>> {
  const known = news.flatMap(({ competition }) => competition ?? []);
  const missing = news.filter(({ competition }) => !competition).map(({ entry }) => entry.competitionId);
  const read = missing.length > 0 ? await competitionsById(missing, true) : [];
  return new Map([...known.map((one) => [one.id, one] as const), ...read]);
}

interface Sending {
  readonly stored: StoredNotice;
  readonly entry: News['entry'];
  readonly competition: StoredCompetition;
}

/**
 * Sends one mail that nobody has sent, to every address of the account, or to the coach or the partner.
 * @param within milliseconds that mail may take
 * @returns what became of it; a mail that somebody else has sent is sent
 */
export async function sendNotice({ stored, entry, competition }: Sending, now: Date, within: number) {
  if (stored.notice.what === 'reminder') return 'sent';
  const [account, mine] = await Promise.all([findAccount(entry.accountId), claimNotice(stored, now)]);
  if (!mine) return 'sent';
  const family = account ? noticeAddresses(account) : [];
  const other = addressee(entry, stored.to);
  // Who is also the family has the family's mail: nobody gets two for one thing.
  const to = stored.to === 'family' ? family : other && !family.includes(other.email) ? [other.email] : [];
  if (to.length === 0) return 'sent';
  const name = other?.name ?? account?.name ?? '';
  const places = await waitingPlaces([entry]);
  const waitingPlace = (eventId: string) => places(entry, eventId);
  const mail = entryMail({ notice: stored.notice, to: stored.to, name, entry, competition, waitingPlace });
  const outcome = await sendMailWithin({ to: [...new Set(to)], mail }, within);
  if (outcome !== 'sent') await releaseNotice(stored, outcome);
  return outcome;
}

function logNotSent(error: unknown): void {
  const name = error instanceof Error ? error.name : 'unknown';
  process.stderr.write(`${JSON.stringify({ level: 'error', event: 'noticesNotSent', error: name })}\n`);
}
