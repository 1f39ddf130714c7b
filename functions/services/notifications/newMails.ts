import { runInParallel } from '../../platform/runInParallel.ts';
import type { Key } from '../../platform/table/key.ts';
import { competitionsById } from '../../store/competitions/repository.ts';
import { entryById, findEntry } from '../../store/entries/repository.ts';
import { isJudgeMailKey } from '../../store/judges/mailRepository.ts';
import { notificationsByKey } from '../../store/notifications/repository.ts';
import { sendNewJudgeMails } from '../judging/sendJudgeMails.ts';
import { deliverOne } from './deliver.ts';

/** Within a call's ten seconds, with time left for the last mail that was begun. */
const LONGEST_MILLISECONDS = 7_000;
/** Mails sent at the same time. */
const CONCURRENCY = 5;

/**
 * Sends the mails of notifications that were stored just now. A change never waits for its mail, and stands
 * even if mail fails: what is not sent here is sent on schedule.
 * @param keys of stored notifications; one that is gone or sent is left alone
 */
export async function sendNewMails(keys: readonly Key[], now: Date): Promise<void> {
  const toJudges = keys.filter(isJudgeMailKey);
  if (toJudges.length > 0) await sendNewJudgeMails(toJudges, now);
  const stored = await notificationsByKey(keys.filter((key) => !isJudgeMailKey(key)));
  const unsent = stored.filter(({ sentAt }) => sentAt === null);
  const competitions = await competitionsById(
    unsent.map(({ competitionId }) => competitionId),
    true,
  );
  await runInParallel(unsent, CONCURRENCY, LONGEST_MILLISECONDS, async (notification, left) => {
    const { accountId, entryId, competitionId } = notification;
    const competition = competitions.get(competitionId);
    const entry = (await findEntry(accountId, entryId)) ?? (await entryById(entryId));
    return entry && competition && deliverOne({ stored: notification, entry, competition }, now, left);
  });
}
