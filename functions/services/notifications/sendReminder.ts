import { sendMailInTime } from '../mail/sendMail.ts';
import { runInParallel } from '../../platform/runInParallel.ts';
import { notificationAddresses } from '../../store/accounts/accounts.ts';
import { findFamily } from '../../store/accounts/placeholders.ts';
import { getCompetition, type StoredCompetition } from '../../store/competitions/repository.ts';
import {
  claimReminder,
  recordReminder,
  releaseReminder,
} from '../../store/notifications/reminderRepository.ts';
import { reminderMail } from '../mail/reminderMail.ts';
import { familyDueBeside } from '../families/familyDue.ts';
import { remindableEntriesOfFamily, type ReminderSelection } from './remindableEntries.ts';

/** Within a call's ten seconds, with time left for the last mail that was begun. */
const LONGEST_MILLISECONDS = 7_000;
/** Families mailed at the same time. */
const CONCURRENCY = 5;

interface ReminderRequest extends ReminderSelection {
  /** The organiser's own text. */
  readonly words: string | null;
  /** The account that sends it. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Sends each family one mail about all its remindable entries. A family that was reached is skipped for a
 * day; one that was not, or for which the time ran out, is returned as failed and can be sent to again.
 * @throws {ApiError} NotFound
 */
export async function sendReminder(
  competitionId: string,
  accountIds: readonly string[],
  request: ReminderRequest,
) {
  const competition = await getCompetition(competitionId);
  const families = [...new Set(accountIds)];
  const results = await runInParallel(
    families,
    CONCURRENCY,
    LONGEST_MILLISECONDS,
    async (accountId, left) => ({
      accountId,
      outcome: await remindFamily(accountId, request, competition, left),
    }),
  );
  const outcomes = new Map(results.map(({ accountId, outcome }) => [accountId, outcome]));
  const count = (outcome: string) => families.filter((one) => outcomes.get(one) === outcome).length;
  return {
    sent: count('sent'),
    skipped: count('skipped'),
    unsure: count('unknown'),
    failed: families.filter((one) => (outcomes.get(one) ?? 'refused') === 'refused'),
  };
}

async function remindFamily(
  accountId: string,
  { about, kind, words, by, now }: ReminderRequest,
  competition: StoredCompetition,
  left: number,
) {
  const reminder = { competitionId: competition.id, about };
  const [account, entries] = await Promise.all([
    findFamily(accountId),
    remindableEntriesOfFamily(accountId, { about, kind }, competition),
  ]);
  const to = account ? notificationAddresses(account) : [];
  if (!account || to.length === 0 || entries.length === 0) return 'skipped';
  const [first] = entries;
  const familyDue = about === 'unpaid' && first ? await familyDueBeside(first.entry) : null;
  if (!(await claimReminder(reminder, accountId, by, now))) return 'skipped';

  const mail = reminderMail({ about, words, competition, entries, familyDue, name: account.name });
  const outcome = await sendMailInTime({ to, mail }, left);
  if (outcome === 'refused') await releaseReminder(reminder, accountId);
  const named = entries.map(({ entry }) => entry);
  if (outcome === 'sent') await recordReminder(about, named, now);
  return outcome;
}
