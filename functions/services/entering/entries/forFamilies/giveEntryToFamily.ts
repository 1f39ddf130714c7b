import { ApiError } from '../../../../platform/errors/apiError.ts';
import type { Session } from '../../../../platform/http/session.ts';
import { retry } from '../../../../platform/retry.ts';
import { PlaceholderChanged } from '../../../../store/people/accounts/placeholders.ts';
import { inheritFamilyReference } from '../../../../store/entering/families/familyReferences.ts';
import { allEntriesOfAccount, getEntryOfCompetition } from '../../../../store/entering/entries/repository.ts';
import { familyOfEmail } from './entryFamily.ts';
import { countInvitation, inviteFamily, sendInvitation } from './inviteFamily.ts';
import { moveEntry } from './moveEntry.ts';

interface GivenEntry {
  readonly competitionId: string;
  readonly entryId: string;
  readonly email: string;
}

/**
 * Gives an entry that no account has taken over to an address: an entry on paper, or one whose address was
 * wrong; the old link then no longer leads to it. The same address is invited again.
 * @throws {ApiError} NotFound, also for an entry that is in an account; VersionConflict; TooManyAttempts
 */
export async function giveEntryToFamily(
  { competitionId, entryId, email }: GivenEntry,
  session: Session,
  now: Date,
): Promise<void> {
  const give = async () => {
    const entry = await getEntryOfCompetition(competitionId, entryId);
    if (!entry.placeholder) throw new ApiError('NotFound');
    if (entry.placeholder.email === email) {
      await inviteFamily(entry.accountId, session.name, now);
      return;
    }
    const { name } = entry;
    const family = await familyOfEmail({ competitionId, email, name, invites: true, session, now });
    await moveEntry(entry, family, { action: 'familyGiven', by: session.id, now });
    const left = await allEntriesOfAccount(entry.accountId);
    // The reference on the paper goes along, unless other entries stay where it belongs.
    if (left.length === 0) await inheritFamilyReference(competitionId, entry.accountId, family.accountId);
    if (family.invitation) await sendInvitation(family.invitation, now);
  };
  await countInvitation(session, now);
  await retry(give, { attempts: 4, isRetryable: (error) => error instanceof PlaceholderChanged });
}
