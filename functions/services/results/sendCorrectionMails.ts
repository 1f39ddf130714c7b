import { runInParallel } from '../../platform/runInParallel.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Key } from '../../platform/table/key.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { isErased } from '../../store/entries/people.ts';
import { entryById } from '../../store/entries/repository.ts';
import {
  claimResultMail,
  releaseResultMail,
  resultMailsByKey,
  unsentResultMails,
  type ResultMail,
} from '../../store/results/mailRepository.ts';
import { resultVersion } from '../../store/results/repository.ts';
import { correctionMail, type CorrectionMailFacts } from '../mail/correctionMail.ts';
import { sendMailInTime } from '../mail/sendMail.ts';
import { mailReader } from '../publishing/mailReader.ts';
import { ABANDON_MILLISECONDS } from '../publishing/mailOutcome.ts';
import { entryIdOf } from '../publishing/touchedReaders.ts';

/** Within a call's ten seconds, with time left for the last mail that was begun. */
const LONGEST_MILLISECONDS = 7_000;
/** Mails sent at the same time. */
const CONCURRENCY = 5;
/** The table's stream may still have a younger mail sent. */
const PENDING_MILLISECONDS = 2 * 60_000;
const MAILS_OF_A_ROUND = 50;

/** Sends the mails of a correction that was stored just now. */
export async function sendNewCorrectionMails(keys: readonly Key[], now: Date): Promise<void> {
  if (keys.length > 0) await deliverAll(await resultMailsByKey(keys), now);
}

/** Sends, on schedule, those that the stream could not have sent. */
export async function sendOverdueCorrectionMails(now: Date): Promise<void> {
  const since = new Date(now.getTime() - ABANDON_MILLISECONDS).toISOString();
  const unsent = await unsentResultMails(since, MAILS_OF_A_ROUND);
  await deliverAll(
    unsent.filter(({ at }) => now.getTime() - Date.parse(at) > PENDING_MILLISECONDS),
    now,
  );
}

async function deliverAll(mails: readonly ResultMail[], now: Date): Promise<void> {
  const unsent = mails.filter(({ sentAt }) => sentAt === null);
  await runInParallel(unsent, CONCURRENCY, LONGEST_MILLISECONDS, (mail, left) => deliver(mail, now, left));
}

async function deliver(stored: ResultMail, now: Date, within: number): Promise<void> {
  // Everything is read before the claim: a read that fails leaves the mail to the next attempt.
  const composed = await composeCorrectionMail(stored);
  if (!(await claimResultMail(stored, now)) || !composed || composed.to.length === 0) return;
  if ((await sendMailInTime(composed, within)) === 'refused') await releaseResultMail(stored);
}

/**
 * The mail by the names and addresses of now, with the reader's own skaters alone.
 * @returns null where nobody of it is left
 */
async function composeCorrectionMail(
  stored: ResultMail,
): Promise<{ readonly to: readonly string[]; readonly mail: Mail } | null> {
  const { competitionId, flightId, programmeIds, to } = stored;
  const [competition, version, reader, entries] = await Promise.all([
    findCompetition(competitionId),
    resultVersion(competitionId, flightId, stored.version),
    mailReader(stored),
    Promise.all(programmeIds.map((programmeId) => entryById(entryIdOf(programmeId)))),
  ]);
  if (!competition || !version?.correction) return null;
  const { rows, eventId, correction } = version;
  const skaters = programmeIds.flatMap((programmeId, index): CorrectionMailFacts['skaters'] => {
    const row = rows.find((one) => one.programmeId === programmeId);
    const entry = entries[index];
    if (!row?.before || !entry || isErased(entry)) return [];
    // An entry that another family has taken over since is no more of this one's.
    if (to === 'family' && entry.accountId !== stored.recipient) return [];
    const { place, total, points } = row;
    return [{ name: entry.name, before: row.before, after: { place, total, points } }];
  });
  const event = entries.flatMap((entry) => entry?.events ?? []).find(({ id }) => id === eventId);
  if (skaters.length === 0) return null;
  const { name, hasAccount } = reader;
  const what = event ? `${event.format}, ${event.level}` : '';
  const mail = correctionMail({ competition, to, name, hasAccount, event: what, skaters, correction });
  return { to: reader.to, mail };
}
