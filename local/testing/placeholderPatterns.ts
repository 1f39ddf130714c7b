import { ulid } from 'ulidx';
import { transact } from '../../functions/platform/table/transaction.ts';
import { createAccount, newAccount } from '../../functions/store/people/accounts/accounts.ts';
import { findHandoverLink, storeHandoverLink } from '../../functions/store/people/accounts/handoverLinks.ts';
import * as placeholders from '../../functions/store/people/accounts/placeholders.ts';
import type { StoredCompetition } from '../../functions/store/entering/competitions/repository.ts';

interface World {
  readonly competition: StoredCompetition;
  readonly now: Date;
}

/** The reads and writes of a placeholder, which an organiser's entry for a family has made. */
export async function placeholderPatterns({
  competition,
  now,
}: World): Promise<Record<string, () => Promise<unknown>>> {
  const [first, taken] = ['ada@paper.test.example', 'bo@paper.test.example'].map((email) => ({
    type: 'placeholder' as const,
    id: ulid(),
    competitionId: competition.id,
    email,
    name: 'Ada Frost',
    createdAt: now.toISOString(),
    invitedAt: null,
    takenBy: null,
  }));
  if (!first || !taken) throw new Error('Two addresses, two placeholders');
  for (const one of [first, taken]) await transact(placeholders.newPlaceholderWrites(one));
  const family = { email: 'family@paper.test.example', name: 'Robin', passwordHash: 'a hash' };
  const account = newAccount({ ...family, role: 'SKATER' }, now);
  await createAccount(account);
  const refused = () => new Error('Refused');
  const { token } = await storeHandoverLink(first.id, now);
  return {
    findPlaceholder: () => placeholders.findPlaceholder(first.id),
    findFamily: () => placeholders.findFamily(first.id),
    placeholderOfEmail: () => placeholders.placeholderOfEmail(competition.id, first.email),
    uninvitedPlaceholders: () => placeholders.uninvitedPlaceholders(competition.id),
    holdInvitation: () => placeholders.holdInvitation(first, 'Kim Lake', now),
    takePlaceholder: () =>
      placeholders.takePlaceholder(
        { ...taken, takenBy: account.id },
        { accountId: account.id, by: account.id },
        {
          taken: refused,
          otherAddress: refused,
          unconfirmed: refused,
        },
      ),
    clearPlaceholder: () => placeholders.clearPlaceholder(taken),
    storeHandoverLink: () => storeHandoverLink(first.id, now),
    findHandoverLink: () => findHandoverLink(token, now),
  };
}
