import type { Session } from '../../../../platform/http/session.ts';
import type { Item } from '../../../../platform/table/read.ts';
import { ONE_MAIL_MILLISECONDS } from '../../../../platform/workTime.ts';
import {
  findPlaceholder,
  HANDOVER_MAIL,
  holdInvitation,
} from '../../../../store/people/accounts/placeholders.ts';
import { allEntriesOfAccount } from '../../../../store/entering/entries/repository.ts';
import { mailHandler } from '../../../core/mail/mailHandler.ts';
import { heldOutcome, sendInTurn, type HeldOutcome } from '../../../core/mail/sendHeld.ts';
import { countAttempt } from '../../../core/throttling/attempts.ts';
import { composeHandoverMail } from './composeHandoverMail.ts';

const HANDLERS = { [HANDOVER_MAIL]: mailHandler(composeHandoverMail) };

/**
 * Counts a mail to an address that an organiser or head coach typed, before it is sent.
 * @throws {ApiError} TooManyAttempts
 */
export async function countInvitation(session: Session, now: Date): Promise<void> {
  await countAttempt({ what: 'handoverMail', who: session.id }, now);
}

/**
 * Mails a placeholder's family the link to take its entries over. The entries stand even if the mail fails: the
 * organiser sees when it was sent, and can send it again. A family whose mail failed counts as not invited.
 * @param by the name of who entered
 * @returns what became of the mail: `skipped` for the second of two calls at once, and where nothing is left to take over
 */
export async function inviteFamily(placeholderId: string, by: string, now: Date): Promise<HeldOutcome> {
  const placeholder = await findPlaceholder(placeholderId);
  if (!placeholder || placeholder.email === '' || placeholder.takenBy !== null) return 'skipped';
  const entries = await allEntriesOfAccount(placeholder.id);
  if (entries.every(({ state }) => state === 'withdrawn')) return 'skipped';
  const item = await holdInvitation(placeholder, by, now);
  return item ? sendInvitation(item, now) : 'skipped';
}

/** Sends an invitation that its caller has stored and holds. */
export async function sendInvitation(item: Item, now: Date): Promise<HeldOutcome> {
  return heldOutcome(await sendInTurn(item, HANDLERS, now, ONE_MAIL_MILLISECONDS));
}
