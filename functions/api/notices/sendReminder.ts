import { findAccount } from '../../store/accounts/accounts.ts';
import { notificationAddresses } from '../../services/accounts/notificationAddresses.ts';
import { findCompetition, type StoredCompetition } from '../../store/competitions/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler, Request } from '../../platform/http/requestContext.ts';
import { reminderMail } from '../../services/mail/reminderMail.ts';
import { sendMailInTime } from '../../platform/mail/sendMail.ts';
import { familyReminders } from '../../services/notifications/familyReminders.ts';
import { runInParallel } from '../../platform/runInParallel.ts';
import {
  claimReminder,
  recordReminder,
  releaseReminder,
} from '../../store/notifications/reminderRepository.ts';

/** Within a call's ten seconds, with room for the mail that was begun last. */
const LONGEST_MILLISECONDS = 7_000;
const CONCURRENCY = 5;

/** One mail for each family. Whoever is not reached can be sent to again; who was, is not for a day. */
export const sendReminder: Handler<'sendReminder'> = async (request) => {
  const competition = await findCompetition(request.params.competitionId);
  if (!competition) throw new ApiError('NotFound');
  const accounts = [...new Set(request.body.accounts)];
  const results = await runInParallel(
    accounts,
    CONCURRENCY,
    LONGEST_MILLISECONDS,
    async (accountId, left) => ({
      accountId,
      outcome: await remindFamily(accountId, request, competition, left),
    }),
  );
  const reached = new Map(results.map(({ accountId, outcome }) => [accountId, outcome]));
  const count = (outcome: string) => accounts.filter((one) => reached.get(one) === outcome).length;
  return {
    data: {
      sent: count('sent'),
      skipped: count('skipped'),
      unsure: count('unknown'),
      failed: accounts.filter((one) => (reached.get(one) ?? 'refused') === 'refused'),
    },
  };
};

async function remindFamily(
  accountId: string,
  { body: { about, kind, words }, session, now }: Request<'sendReminder'>,
  competition: StoredCompetition,
  left: number,
) {
  const of = { competitionId: competition.id, about };
  const [account, entries] = await Promise.all([
    findAccount(accountId),
    familyReminders(accountId, { about, kind, competition }),
  ]);
  if (!account || entries.length === 0) return 'skipped';
  if (!(await claimReminder(of, accountId, session.id, now))) return 'skipped';
  const mail = reminderMail({ about, words, competition, entries, name: account.name });
  const to = notificationAddresses(account);
  const outcome = await sendMailInTime({ to, mail }, left);
  if (outcome === 'refused') await releaseReminder(of, accountId);
  if (outcome === 'sent')
    await recordReminder(
      about,
      entries.map(({ entry }) => entry),
      now,
    );
  return outcome;
}
