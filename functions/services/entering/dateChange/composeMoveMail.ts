import { notificationAddresses } from '../../../store/people/accounts/accounts.ts';
import { findFamily } from '../../../store/people/accounts/placeholders.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { allEntriesOfAccount } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { findMove } from '../../../store/entering/dateChange/repository.ts';
import { familyMove, type StoredMove } from '../../../store/entering/dateChange/storedMove.ts';
import type { Composer } from '../../core/mail/mailHandler.ts';
import { moveMail } from '../mail/moveMail.ts';

/** A page opened before the move may still submit an entry for the old day. */
const FORM_OPEN_MILLISECONDS = 30_000;

/** The mail about a competition's last move; none after a later move, which tells the family of both. */
export const composeMoveMail: Composer = async (item, now) => {
  const plan = familyMove.parse(item);
  const competitionId = String(item['competitionId']);
  const [competition, move, family] = await Promise.all([
    findCompetition(competitionId),
    findMove(competitionId),
    currentFamily(plan.accountId),
  ]);
  if (!competition || !family || move?.id !== plan.moveId) return null;
  const entries = (await allEntriesOfAccount(family.id)).filter((entry) => isAffected(entry, move));
  if (entries.length === 0) return null;
  const mail = moveMail({ plan, entries, competition, name: family.name, now });
  return { to: notificationAddresses(family), mail };
};

/** The family, or the account that has taken its entries over. */
async function currentFamily(accountId: string) {
  const family = await findFamily(accountId);
  const takenBy = family?.placeholder?.takenBy ?? null;
  return takenBy === null ? family : findFamily(takenBy);
}

export function isAffected(entry: StoredEntry, move: StoredMove): boolean {
  const isEntered = entry.competitionId === move.competitionId && entry.state !== 'withdrawn';
  // Later entries are made for the new day.
  const since = Date.parse(entry.submittedAt) - Date.parse(move.at);
  return isEntered && !isErased(entry) && since <= FORM_OPEN_MILLISECONDS;
}
