import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { notificationAddresses } from '../../../store/people/accounts/accounts.ts';
import { findFamily } from '../../../store/people/accounts/placeholders.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { getEntryOfCompetition } from '../../../store/entering/entries/repository.ts';
import { holdEmail, ORGANISER_EMAIL } from '../../../store/entering/notifications/emailRepository.ts';
import { mailHandler } from '../../core/mail/mailHandler.ts';
import { organiserMail } from '../mail/organiserMail.ts';
import { sendToEach } from '../../core/mail/sendHeld.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { composeEmail, entriesToEmail } from './composeEmail.ts';

const HANDLERS = { [ORGANISER_EMAIL]: mailHandler(composeEmail) };

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
    isPlaceholder: family?.placeholder != null,
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
 * Emails the families of these entries, each once for each message. A family that was reached, or whose mail waits for
 * another attempt, is skipped; one whose mail failed, or for which the time ran out, is returned as failed and can be
 * sent to again. Entries of other competitions are ignored.
 * @throws {ApiError} NotFound; TooManyAttempts
 */
export async function sendEmail(
  competitionId: string,
  { subject, text, message, entries: ids, by, now }: EmailRequest,
) {
  await getCompetition(competitionId);
  await countAttempt({ what: 'organiserEmail', who: by }, now);
  const entries = await entriesToEmail(competitionId, ids);
  const families = [...Map.groupBy(entries, ({ accountId }) => accountId)];
  const outcomes = await sendToEach(families, HANDLERS, now, async ([accountId, own]) => {
    const family = await findFamily(accountId);
    if (!family || notificationAddresses(family).length === 0) return null;
    const copy = { competitionId, message, accountId, subject, text, entries: own.map(({ id }) => id) };
    return holdEmail(copy, by, now);
  });
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  const unreached = families.filter((_, index) => ['failed', 'left'].includes(outcomes[index] ?? 'left'));
  return {
    sent: count('sent'),
    queued: count('queued'),
    skipped: count('skipped'),
    failed: unreached.flatMap(([, own]) => own.map(({ id }) => id)),
  };
}
