import { ulid } from 'ulidx';
import { ENTRY_KINDS } from '../../../../shared/contract/competitions/forms.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import type { Session } from '../../../platform/http/session.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { accountOfEmail, findAccount, type Account } from '../../../store/accounts/accounts.ts';
import {
  newPlaceholderWrites,
  placeholderCheck,
  placeholderOfEmail,
} from '../../../store/accounts/placeholders.ts';
import { entriesInCompetition } from '../../../store/entries/repository.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';
import { isOwnRink } from '../views/entryRows.ts';

/** Who an entry for a family belongs to, and the writes that store a new placeholder or check its own. */
export interface EntryFamily extends Pick<StoredEntry, 'accountId' | 'placeholder'> {
  readonly writes: readonly TransactItem[];
}

interface FamilyQuery {
  readonly competitionId: string;
  readonly email: string | null;
  /** The name of the skater, team or couple, for a new placeholder. */
  readonly name: string;
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
  session,
  now,
}: FamilyQuery): Promise<EntryFamily> {
  if (email === null && session.role === 'HEAD_COACH') throw wrongField('familyEmail', 'NotNull');
  const account = email === null ? null : await visibleAccount(email, competitionId, session);
  if (account) return { accountId: account.id, writes: [] };

  const known = email === null ? null : await placeholderOfEmail(competitionId, email);
  if (known?.takenBy && (await findAccount(known.takenBy))) return { accountId: known.takenBy, writes: [] };
  const placeholder = { email };
  if (known && known.takenBy === null)
    return { accountId: known.id, placeholder, writes: [placeholderCheck(known.id)] };

  const id = ulid(now.getTime());
  const writes = newPlaceholderWrites({
    type: 'placeholder',
    id,
    competitionId,
    email: email ?? '',
    name,
    createdAt: now.toISOString(),
    invitedAt: null,
    takenBy: null,
  });
  return { accountId: id, placeholder, writes };
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
  const kinds = ENTRY_KINDS.map((kind) => entriesInCompetition(account.id, kind, competitionId));
  const entries = (await Promise.all(kinds)).flat();
  const isVisible = entries.some((entry) => session.role === 'MANAGER' || isOwnRink(session, entry));
  return isVisible ? account : null;
}
