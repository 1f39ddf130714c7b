import { familyEntriesIn } from '../../families/familyEntries.ts';
import { ulid } from 'ulidx';
import { wrongField } from '../../../../platform/errors/apiError.ts';
import { familyOf, type Session } from '../../../../platform/http/session.ts';
import type { Item } from '../../../../platform/table/read.ts';
import type { TransactItem } from '../../../../platform/table/transaction.ts';
import { accountOfEmail, findAccount, type Account } from '../../../../store/people/accounts/accounts.ts';
import {
  furtherInvitation,
  newInvitation,
  newPlaceholderWrites,
  placeholderCheck,
  placeholderOfEmail,
} from '../../../../store/people/accounts/placeholders.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { isMyRink } from '../views/entryRows.ts';

/** The owner of an entry for a family, and the writes that store a new placeholder, or check or invite its own. */
export interface EntryFamily extends Pick<StoredEntry, 'accountId' | 'placeholder'> {
  readonly writes: readonly TransactItem[];
  /** Once the writes are stored, the caller sends it. */
  readonly invitation?: Item;
}

interface FamilyQuery {
  readonly competitionId: string;
  readonly email: string | null;
  /** The name of the skater, team or couple, for a new placeholder. */
  readonly name: string;
  /** Whether the writes invite a family without an account to take its entries over. */
  readonly invites: boolean;
  readonly session: Session;
  readonly now: Date;
}

/**
 * The account or placeholder for an address. An account is only used where the caller sees it anyway, so
 * that no answer, mail or record tells whether an address has an account (decision 0166).
 * @throws {ApiError} ValidationFailed: familyEmail NotNull for a head coach without an address
 */
export async function familyOfEmail({
  competitionId,
  email,
  name,
  invites,
  session,
  now,
}: FamilyQuery): Promise<EntryFamily> {
  if (email === null && session.role === 'HEAD_COACH') throw wrongField('familyEmail', 'NotNull');
  const account = email === null ? null : await visibleAccount(email, competitionId, session);
  if (account) return { accountId: familyOf(account), writes: [] };

  const known = email === null ? null : await placeholderOfEmail(competitionId, email);
  if (known?.takenBy && (await findAccount(known.takenBy))) return { accountId: known.takenBy, writes: [] };
  const isInvited = invites && email !== null;
  const placeholder = { email };
  if (known && known.takenBy === null) {
    const family = { accountId: known.id, placeholder };
    if (!isInvited) return { ...family, writes: [placeholderCheck(known.id)] };
    return { ...family, ...furtherInvitation(known, session.name, now) };
  }

  const id = ulid(now.getTime());
  const made = {
    type: 'placeholder',
    id,
    competitionId,
    email: email ?? '',
    name,
    createdAt: now.toISOString(),
    invitedAt: null,
    takenBy: null,
  } as const;
  const stored = isInvited ? newInvitation(made, session.name, now) : { writes: newPlaceholderWrites(made) };
  return { accountId: id, placeholder, ...stored };
}

/**
 * The family account of the address, if its entries in this competition already show it to the caller. An
 * address that nobody has confirmed may be a stranger's account: its owner gets the mail with the link.
 */
async function visibleAccount(
  email: string,
  competitionId: string,
  session: Session,
): Promise<Account | null> {
  const account = await accountOfEmail(email);
  if (account?.role !== 'SKATER' || !account.active || !account.emailVerified) return null;
  if (session.role === 'SUPER_ADMIN') return account;
  const entries = await familyEntriesIn(competitionId, familyOf(account));
  const isVisible = entries.some((entry) => session.role === 'MANAGER' || isMyRink(session, entry));
  return isVisible ? account : null;
}
