import * as z from 'zod/mini';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import { newToken, tokenHash } from '../../../../platform/linkToken.ts';
import { getItem } from '../../../../platform/table/read.ts';
import type { TransactItem } from '../../../../platform/table/transaction.ts';
import { putItem } from '../../../../platform/table/writes.ts';
import {
  storedEntry,
  type DanceEntry,
  type StoredPartner,
} from '../../../../store/entering/entries/storedEntry.ts';
import { entryById } from '../../../../store/entering/entries/repository.ts';
import { entryKey, linkKey } from '../../../../store/keys.ts';
import type { NotificationContent } from '../../../../store/entering/notifications/notification.ts';
import { notificationWrites } from '../../../../store/entering/notifications/notificationWrites.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { coupleName } from './applyPartner.ts';
import { startOfDay } from '../../../../../shared/domain/core/dates/days.ts';

/** A couple whose partner is named. */
export type Couple = DanceEntry & { readonly partner: StoredPartner };

/** The entry as a couple; null for other kinds and for a skater who enters without a partner. */
export function coupleOf(entry: ReturnType<typeof storedEntry.parse>): Couple | null {
  return entry.kind === 'dance' && entry.partner ? { ...entry, partner: entry.partner } : null;
}

const link = z.object({
  purpose: z.literal('partner'),
  accountId: z.string(),
  entryId: z.string(),
  invitation: z.string(),
});

/** A link still shows the partner's answer for this long after the competition. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/**
 * Stores a new link for the invited partner. Every link of one invitation works until entries close;
 * another partner, or another address, gets another invitation.
 * @param lastDay of the competition, `YYYY-MM-DD`
 * @returns the token, which goes into the mail and nowhere else
 */
export async function storePartnerLink(couple: Couple, lastDay: string): Promise<string> {
  const token = newToken();
  await putItem({
    ...linkKey(tokenHash(token)),
    type: 'link',
    purpose: 'partner',
    accountId: couple.accountId,
    entryId: couple.id,
    invitation: couple.partner.invitation,
    expiresAt: Math.floor(startOfDay(lastDay).getTime() / 1000) + KEPT_SECONDS,
  });
  return token;
}

/**
 * The couple whose partner has this link, read with consistency.
 * @throws {ApiError} NotFound for an unknown token, and for one that went to an earlier partner or address
 */
export async function coupleOfLink(token: string): Promise<Couple> {
  const found = link.safeParse(await getItem(linkKey(tokenHash(token)))).data;
  if (!found) throw new ApiError('NotFound');
  const item = await getItem(entryKey(found.accountId, 'dance', found.entryId));
  // A family that took the entry over since has it under its own account.
  const entry = item ? storedEntry.parse(item) : await entryById(found.entryId);
  const couple = entry && coupleOf(entry);
  if (couple?.partner.invitation !== found.invitation) throw new ApiError('NotFound');
  return couple;
}

interface PartnerUpdate {
  readonly action:
    | 'partnerChanged'
    | 'partnerInvited'
    | 'partnerConfirmed'
    | 'partnerDeclined'
    | 'partnerCorrected'
    | 'waiverSigned'
    | 'publishedName';
  /** The account's id; null for the partner, who has only a link. */
  readonly by: string | null;
  readonly now: Date;
  readonly notice: NotificationContent | null;
  /** Further writes of the transaction. */
  readonly beside?: readonly TransactItem[];
  /** New eligibility findings; without them the stored ones stay. */
  readonly findings?: Pick<DanceEntry, 'checks' | 'vouches'>;
  /** The partner's own decisions; without them the stored ones stay. */
  readonly consents?: DanceEntry['consents'];
}

/**
 * Saves a couple with this partner, and queues the notification. Places and prices belong to events, so
 * they stay.
 * @throws {ApiError} VersionConflict; ValidationFailed (partner, AlreadyExist) where the partner is in
 * one of the events by another entry
 */
export async function savePartner(
  before: DanceEntry,
  partner: StoredPartner,
  { action, by, now, notice, beside = [], findings, consents = before.consents }: PartnerUpdate,
): Promise<Couple> {
  const after = { ...before, ...findings, name: coupleName(before.skater, partner), partner, consents };
  const stored = await saveEntry<DanceEntry>(before, after, {
    action,
    by,
    now,
    extraWrites: (entry) => [...(notice ? notificationWrites({ entry, notice }, now) : []), ...beside],
  });
  return { ...stored, partner };
}
