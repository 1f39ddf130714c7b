import { balanceDue } from '../../../../shared/domain/payments/paymentState.ts';
import type { Session } from '../../../platform/http/session.ts';
import { linkTo } from '../../../platform/mail/links.ts';
import { sendMailInTime } from '../../mail/sendMail.ts';
import { isWritten } from '../../../platform/table/writes.ts';
import { storeHandoverLink } from '../../../store/accounts/handoverLinks.ts';
import {
  findPlaceholder,
  recordInvitation,
  releaseInvitation,
} from '../../../store/accounts/placeholders.ts';
import { competitionWithRink } from '../../../store/competitions/withRinks.ts';
import { allEntriesOfAccount } from '../../../store/entries/repository.ts';
import { familyDueBeside, type FamilyDue } from '../../families/familyDue.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';
import { handoverMail } from '../../mail/handoverMail.ts';
import { countAttempt } from '../../throttling/attempts.ts';

/** Well within a call's ten seconds: the answer waits for the mail. */
const LONGEST_MILLISECONDS = 4_000;

/**
 * Counts a mail to an address that an organiser or head coach typed, before it is sent.
 * @throws {ApiError} TooManyAttempts
 */
export async function countInvitation(session: Session, now: Date): Promise<void> {
  await countAttempt({ what: 'handoverMail', who: session.id }, now);
}

/**
 * Mails a placeholder's family the link to take its entries over, with all of them and what is due. The
 * entries stand even if the mail fails: the organiser sees when it was sent, and can send it again. A mail that
 * the mail service refused counts as not sent.
 * @param by the name of who entered
 * @returns whether this call sent the mail: not twice at once, and not where nothing is left to take over
 */
export async function inviteFamily(placeholderId: string, by: string, now: Date): Promise<boolean> {
  const placeholder = await findPlaceholder(placeholderId);
  if (!placeholder || placeholder.email === '' || placeholder.takenBy !== null) return false;
  const entries = await allEntriesOfAccount(placeholder.id);
  const entered = entries.filter(({ state }) => state !== 'withdrawn');
  if (entered.length === 0 || !(await isWritten(recordInvitation(placeholder, now)))) return false;
  const [{ token, expiresAt }, competition, familyDue] = await Promise.all([
    storeHandoverLink(placeholder.id, now),
    competitionWithRink(placeholder.competitionId),
    dueTogether(entered),
  ]);
  const mail = handoverMail({
    by,
    competition,
    entries: entered.map((entry) => ({ ...entry, balance: balanceDue(entry) })),
    familyDue,
    link: linkTo('/take-over', { token }),
    until: new Date(expiresAt * 1000).toISOString(),
  });
  const outcome = await sendMailInTime({ to: [placeholder.email], mail }, LONGEST_MILLISECONDS);
  if (outcome === 'refused') await releaseInvitation(placeholder, now);
  return outcome === 'sent';
}

async function dueTogether(entries: readonly StoredEntry[]): Promise<FamilyDue | null> {
  const owing = entries.find((entry) => balanceDue(entry) > 0);
  return owing ? familyDueBeside(owing) : null;
}
