import type { ParsedRequest } from '../../../shared/contract/types.ts';
import { runInParallel } from '../../platform/runInParallel.ts';
import { notificationAddresses } from '../../store/accounts/accounts.ts';
import { findFamily, type Family } from '../../store/accounts/placeholders.ts';
import { getCompetition, type StoredCompetition } from '../../store/competitions/repository.ts';
import { entryById, getEntryOfCompetition } from '../../store/entries/repository.ts';
import { isErased } from '../../store/entries/people.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { claimEmail, recordEmail, releaseEmail } from '../../store/notifications/emailRepository.ts';
import { organiserMail } from '../mail/organiserMail.ts';
import { sendMailInTime } from '../mail/sendMail.ts';
import { countAttempt } from '../throttling/attempts.ts';

/** Within a call's ten seconds, with time left for the last mail that was begun. */
const LONGEST_MILLISECONDS = 7_000;
/** Families mailed at the same time. */
const CONCURRENCY = 5;

/**
 * An organiser's email as the family of an entry would get it.
 * @throws {ApiError} NotFound
 */
export async function previewEmail(
  competitionId: string,
  { subject, text, entry: entryId }: ParsedRequest<'previewEmail'>['body'],
): Promise<{ subject: string; text: string }> {
  const [competition, entry] = await Promise.all([
    getCompetition(competitionId),
    getEntryOfCompetition(competitionId, entryId),
  ]);
  const family = await findFamily(entry.accountId);
  const mail = organiserMail({
    subject,
    text,
    name: family?.name ?? '',
    isPlaceholder: isPlaceholder(family),
    competition,
  });
  return { subject: mail.subject, text: mail.text };
}

type EmailRequest = ParsedRequest<'sendEmail'>['body'] & {
  /** The account that sends it. */
  readonly by: string;
  readonly now: Date;
};

/**
 * Emails the families of these entries, each once for each message. A family that was reached is skipped; one
 * that was not, or for which the time ran out, is returned as failed and can be sent to again. Entries of other
 * competitions are ignored.
 * @throws {ApiError} NotFound; TooManyAttempts
 */
export async function sendEmail(competitionId: string, request: EmailRequest) {
  const competition = await getCompetition(competitionId);
  await countAttempt({ what: 'organiserEmail', who: request.by }, request.now);
  const found = await Promise.all([...new Set(request.entries)].map(entryById));
  const entries = found.filter(
    (entry): entry is StoredEntry => entry?.competitionId === competitionId && !isErased(entry),
  );
  const families = [...Map.groupBy(entries, ({ accountId }) => accountId)];
  const results = await runInParallel(
    families,
    CONCURRENCY,
    LONGEST_MILLISECONDS,
    async ([accountId, own], left) => ({
      accountId,
      outcome: await emailFamily(own, request, competition, left),
    }),
  );
  const outcomes = new Map(results.map(({ accountId, outcome }) => [accountId, outcome]));
  const count = (outcome: string) => families.filter(([one]) => outcomes.get(one) === outcome).length;
  const unreached = families.filter(([one]) => (outcomes.get(one) ?? 'refused') === 'refused');
  return {
    sent: count('sent'),
    skipped: count('skipped'),
    unsure: count('unknown'),
    failed: unreached.flatMap(([, own]) => own.map(({ id }) => id)),
  };
}

/** @param entries of one family */
async function emailFamily(
  entries: readonly StoredEntry[],
  { subject, text, message, by, now }: EmailRequest,
  competition: StoredCompetition,
  left: number,
) {
  const accountId = entries[0]?.accountId ?? '';
  const messageOf = { competitionId: competition.id, message };
  const family = await findFamily(accountId);
  const to = family ? notificationAddresses(family) : [];
  if (!family || to.length === 0) return 'skipped';
  if (!(await claimEmail(messageOf, accountId, by, now))) return 'skipped';

  const mail = organiserMail({
    subject,
    text,
    name: family.name,
    isPlaceholder: isPlaceholder(family),
    competition,
  });
  const outcome = await sendMailInTime({ to, mail }, left);
  if (outcome === 'refused') await releaseEmail(messageOf, accountId);
  if (outcome === 'sent') await recordEmail(message, subject, entries, now);
  return outcome;
}

const isPlaceholder = (family: Family | null) => family !== null && family.placeholder !== null;
